import { defineNet } from '../define';
import { classify } from '../layers/classifier';
import { Images, type Image } from '../layers/images';
import { normalisedConvolution } from '../layers/normalised-convolution';
import type { OpSpec } from '../entry';
import convInputGradReverseFirst from '../nodes/conv-input-grad-reverse-first';
import smoothedCeLogitsGradRows from '../nodes/smoothed-ce-logits-grad-rows';
import channelGate from '../ops/channel-gate';
import conv from '../ops/conv';
import convStridedXla from '../ops/conv-strided-xla';
import dense from '../ops/dense';
import depthwise from '../ops/depthwise';
import depthwiseStrided from '../ops/depthwise-strided';
import meanPool from '../ops/mean-pool';
import sigmoid from '../ops/sigmoid';
import swish from '../ops/swish';

/** Expansion, channels, blocks, stride and kernel of each stage: table 1 of the article. */
const STAGES = [
  [1, 16, 1, 1, 3],
  [6, 24, 2, 2, 3],
  [6, 40, 2, 2, 5],
  [6, 80, 3, 2, 3],
  [6, 112, 3, 1, 5],
  [6, 192, 4, 2, 5],
  [6, 320, 1, 1, 3],
] as const;

/** Tan and Le 2019, arXiv:1905.11946. */
export default defineNet({
  id: 'efficientnet-b0',
  title: 'EfficientNet-B0',
  source: 'efficientnet-b0',
  batch: 32,
  widths: {
    // Channels are those of the article over `divisor`, blocks of a stage at most `blocks`.
    literal: { side: 224, divisor: 1, blocks: 4, classes: 10 },
    reduced: { side: 32, divisor: 8, blocks: 2, classes: 4 },
  },
  switches: { convBias: false, smoothing: true },
  constants: { eps: 1e-3, lr: 0.1 },
  nodes: [convInputGradReverseFirst, smoothedCeLogitsGradRows],
  forward: (net, sizes, { convBias, smoothing }) => {
    const images = new Images(net);

    const normalised = (name: string, op: OpSpec, x: Image, W: readonly number[]): Image =>
      normalisedConvolution(images, (part) => `${name}${part}`, op, x, W, convBias);

    /** Squeeze and excite: a gate for each channel from the channels' means. */
    const excited = (name: string, x: Image, squeezed: number): Image => {
      const channels = x.grid[1];
      const layer = (part: string, from: number, to: number) => ({
        W: net.parameter(`${name}${part}W`, [from, to]),
        b: net.parameter(`${name}${part}b`, [to]),
      });
      const means = images.pool(`${name}q`, meanPool, x);
      const small = net.apply(`${name}qs`, dense, { x: means, ...layer('s', channels, squeezed) });
      const bent = net.apply(`${name}qa`, swish, { x: small });
      const large = net.apply(`${name}qe`, dense, { x: bent, ...layer('e', squeezed, channels) });
      return images.apply(`${name}x`, channelGate, x, { g: net.apply(`${name}qg`, sigmoid, { x: large }) });
    };

    const activated = (name: string, op: OpSpec, x: Image, W: readonly number[]): Image =>
      images.map(`${name}a`, swish, normalised(name, op, x, W));

    const inverted = (name: string, x: Image, expansion: number, to: number, stride: number, k: number) => {
      const from = x.grid[1];
      const wide = from * expansion;
      const expanded = expansion === 1 ? x : activated(`${name}e`, conv, x, [wide, from, 1, 1]);
      const mix = stride === 2 ? depthwiseStrided : depthwise;
      const mixed = activated(`${name}d`, mix, expanded, [wide, 1, k, k]);
      const gated = excited(`${name}s`, mixed, Math.max(1, Math.floor(from / 4)));
      const projected = normalised(`${name}p`, conv, gated, [to, wide, 1, 1]);
      return stride === 1 && from === to ? images.add(`${name}out`, projected, x) : projected;
    };

    const width = (channels: number): number => channels / sizes.divisor;
    const image = images.input('x', sizes.batch, 3, sizes.side);
    let x = activated('s', convStridedXla, image, [width(32), 3, 3, 3]);
    STAGES.forEach(([expansion, channels, blocks, stride, kernel], stage) => {
      for (let block = 0; block < Math.min(blocks, sizes.blocks); block++) {
        const name = `s${String(stage + 1)}b${String(block)}`;
        x = inverted(name, x, expansion, width(channels), block === 0 ? stride : 1, kernel);
      }
    });
    x = activated('h', conv, x, [width(1280), x.grid[1], 1, 1]);
    classify(net, images.pool('gap', meanPool, x), sizes.classes, smoothing);
  },
});
