import { defineNet } from '../define';
import { classify } from '../layers/classifier';
import { Images, type Image } from '../layers/images';
import { normalisedConvolution } from '../layers/normalised-convolution';
import type { OpSpec } from '../entry';
import classifierInputGrad from '../nodes/classifier-input-grad';
import convInputGradReverseFirst from '../nodes/conv-input-grad-reverse-first';
import smoothedCeLogitsGradRows from '../nodes/smoothed-ce-logits-grad-rows';
import conv from '../ops/conv';
import convStridedXla from '../ops/conv-strided-xla';
import depthwise from '../ops/depthwise';
import depthwiseStridedXla from '../ops/depthwise-strided-xla';
import meanPool from '../ops/mean-pool';
import relu6 from '../ops/relu6';

/** Expansion, channels, blocks and stride of each stage: table 2 of the article. */
const STAGES = [
  [1, 16, 1, 1],
  [6, 24, 2, 2],
  [6, 32, 3, 2],
  [6, 64, 4, 2],
  [6, 96, 3, 1],
  [6, 160, 3, 2],
  [6, 320, 1, 1],
] as const;

/** Sandler et al. 2018, arXiv:1801.04381. */
export default defineNet({
  id: 'mobilenet-v2',
  title: 'MobileNetV2',
  source: 'mobilenet-v2',
  batch: 32,
  widths: {
    // Channels are those of the article over `divisor`, blocks of a stage at most `blocks`.
    literal: { side: 224, divisor: 1, blocks: 4, classes: 10 },
    reduced: { side: 32, divisor: 8, blocks: 2, classes: 4 },
  },
  switches: { convBias: false, smoothing: true },
  constants: { eps: 1e-5, lr: 0.1 },
  nodes: [classifierInputGrad, convInputGradReverseFirst, smoothedCeLogitsGradRows],
  forward: (net, sizes, { convBias, smoothing }) => {
    const images = new Images(net);

    const normalised = (name: string, op: OpSpec, x: Image, W: readonly number[]): Image =>
      normalisedConvolution(images, (part) => `${name}${part}`, op, x, W, convBias);

    const activated = (name: string, op: OpSpec, x: Image, W: readonly number[]): Image =>
      images.map(`${name}a`, relu6, normalised(name, op, x, W));

    const inverted = (name: string, x: Image, expansion: number, to: number, stride: number): Image => {
      const from = x.grid[1];
      const wide = from * expansion;
      const expanded = expansion === 1 ? x : activated(`${name}e`, conv, x, [wide, from, 1, 1]);
      const mix = stride === 2 ? depthwiseStridedXla : depthwise;
      const mixed = activated(`${name}d`, mix, expanded, [wide, 1, 3, 3]);
      const projected = normalised(`${name}p`, conv, mixed, [to, wide, 1, 1]);
      return stride === 1 && from === to ? images.add(`${name}out`, projected, x) : projected;
    };

    const width = (channels: number): number => channels / sizes.divisor;
    const image = images.input('x', sizes.batch, 3, sizes.side);
    let x = activated('s', convStridedXla, image, [width(32), 3, 3, 3]);
    STAGES.forEach(([expansion, channels, blocks, stride], stage) => {
      for (let block = 0; block < Math.min(blocks, sizes.blocks); block++) {
        const name = `s${String(stage + 1)}b${String(block)}`;
        x = inverted(name, x, expansion, width(channels), block === 0 ? stride : 1);
      }
    });
    x = activated('h', conv, x, [width(1280), x.grid[1], 1, 1]);
    classify(net, images.pool('gap', meanPool, x), sizes.classes, smoothing);
  },
});
