import { defineNet } from '../define';
import { classify } from '../layers/classifier';
import { Images, type Image } from '../layers/images';
import type { NetValue } from '../net/graph';
import type { OpSpec } from '../entry';
import classifierBiasGrad from '../nodes/classifier-bias-grad';
import classifierWeightGrad from '../nodes/classifier-weight-grad';
import convInputGradReverseFirst from '../nodes/conv-input-grad-reverse-first';
import channelLayerNorm from '../ops/channel-layer-norm';
import conv from '../ops/conv';
import depthwise from '../ops/depthwise';
import downsample from '../ops/downsample';
import dropPath from '../ops/drop-path';
import gelu from '../ops/gelu';
import layerNorm from '../ops/layer-norm';
import layerScale from '../ops/layer-scale';
import meanPool from '../ops/mean-pool';
import patchify from '../ops/patchify';

/** Liu et al. 2022, arXiv:2201.03545. */
export default defineNet({
  id: 'convnext-tiny',
  title: 'ConvNeXt-T',
  source: 'convnext-tiny',
  batch: 32,
  widths: {
    literal: { side: 224, width: 96, blocks1: 3, blocks2: 3, blocks3: 9, blocks4: 3, classes: 10 },
    reduced: { side: 32, width: 3, blocks1: 3, blocks2: 3, blocks3: 9, blocks4: 3, classes: 4 },
  },
  switches: { headNorm: true, dropPath: true, smoothing: true },
  constants: { eps: 1e-6, lr: 0.1 },
  nodes: [classifierBiasGrad, classifierWeightGrad, convInputGradReverseFirst],
  forward: (net, sizes, switches) => {
    const images = new Images(net);
    let site = 0;

    const kernel = (name: string, op: OpSpec, x: Image, W: readonly number[]): Image =>
      images.apply(`${name}y`, op, x, {
        W: net.parameter(`${name}W`, W),
        b: net.parameter(`${name}b`, [W[0]]),
      });

    const vectors = (prefix: string, extent: number): Record<'gamma' | 'beta', NetValue> => ({
      gamma: net.parameter(`${prefix}ng`, [extent]),
      beta: net.parameter(`${prefix}nbt`, [extent]),
    });

    const normalised = (prefix: string, x: Image): Image => {
      const [batch, channels, h, w] = x.grid;
      return images.apply(`${prefix}n`, channelLayerNorm, x, vectors(prefix, channels), [
        batch,
        channels,
        h * w,
      ]);
    };

    const block = (name: string, x: Image): Image => {
      const [batch, channels] = x.grid;
      const mixed = normalised(name, kernel(`${name}d`, depthwise, x, [channels, 1, 7, 7]));
      const expanded = kernel(`${name}e`, conv, mixed, [4 * channels, channels, 1, 1]);
      const bent = images.map(`${name}a`, gelu, expanded);
      const projected = kernel(`${name}p`, conv, bent, [channels, 4 * channels, 1, 1]);
      const gamma = net.parameter(`${name}lg`, [channels]);
      let branch = images.apply(`${name}l`, layerScale, projected, { gamma });
      if (switches.dropPath) {
        const s = net.input(`dp${String(site++)}`, [batch], 'mask');
        branch = images.map(`${name}s`, dropPath, branch, { s });
      }
      return images.add(`${name}out`, branch, x);
    };

    const image = images.input('x', sizes.batch, 3, sizes.side);
    let x = normalised('ps', kernel('ps', patchify, image, [sizes.width, 3, 4, 4]));
    const depths = [sizes.blocks1, sizes.blocks2, sizes.blocks3, sizes.blocks4];
    depths.forEach((blocks, stage) => {
      const number = String(stage + 1);
      const channels = sizes.width * 2 ** stage;
      if (stage > 0) {
        x = kernel(`d${number}`, downsample, normalised(`d${number}`, x), [channels, channels / 2, 2, 2]);
      }
      for (let index = 0; index < blocks; index++) x = block(`s${number}b${String(index)}`, x);
    });
    let features = images.pool('gap', meanPool, x);
    if (switches.headNorm) {
      const [batch, channels] = features.shape;
      const row = net.reshape(features, [batch, 1, channels], 'hn_x');
      features = net.flatten(net.apply('hn_row', layerNorm, { x: row, ...vectors('h', channels) }), 'hn');
    }
    classify(net, features, sizes.classes, switches.smoothing);
  },
});
