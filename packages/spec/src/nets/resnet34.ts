import { defineNet } from '../define';
import { classify } from '../layers/classifier';
import { Images, type Image } from '../layers/images';
import { normalisedConvolution } from '../layers/normalised-convolution';
import type { OpSpec } from '../entry';
import classifierInputGrad from '../nodes/classifier-input-grad';
import convInputGradReverseFirst from '../nodes/conv-input-grad-reverse-first';
import smoothedCeLogitsGradRows from '../nodes/smoothed-ce-logits-grad-rows';
import conv from '../ops/conv';
import convStrided from '../ops/conv-strided';
import maxPool3x3 from '../ops/max-pool-3x3';
import meanPool from '../ops/mean-pool';
import relu from '../ops/relu';

/** He, Zhang, Ren and Sun 2016, arXiv:1512.03385, with batch normalisation by the statistics of the batch. */
export default defineNet({
  id: 'resnet34',
  title: 'ResNet-34',
  source: 'resnet34',
  batch: 32,
  widths: {
    // Blocks of a stage that keep its size; the stages after the first begin with one that halves it.
    literal: { side: 224, width: 64, blocks1: 3, blocks2: 3, blocks3: 5, blocks4: 2, classes: 10 },
    reduced: { side: 64, width: 2, blocks1: 3, blocks2: 3, blocks3: 5, blocks4: 2, classes: 4 },
  },
  switches: { convBias: true, smoothing: true },
  constants: { eps: 1e-5, lr: 0.1 },
  nodes: [classifierInputGrad, convInputGradReverseFirst, smoothedCeLogitsGradRows],
  forward: (net, sizes, { convBias, smoothing }) => {
    const images = new Images(net);

    /** Sites tell the convolutions of one block apart. */
    const normalised = (block: string, site: string, op: OpSpec, x: Image, outputs: number, kernel: number) =>
      normalisedConvolution(
        images,
        (part) => `${block}${part}${site}`,
        op,
        x,
        [outputs, x.grid[1], kernel, kernel],
        convBias,
      );

    const residual = (block: string, first: OpSpec, x: Image, outputs: number): Image => {
      const bent = images.map(`${block}r1`, relu, normalised(block, '1', first, x, outputs, 3));
      const main = normalised(block, '2', conv, bent, outputs, 3);
      const skip = first === conv ? x : normalised(block, 'p', first, x, outputs, 1);
      return images.map(`${block}out`, relu, images.add(`${block}sum`, main, skip));
    };

    const image = images.input('x', sizes.batch, 3, sizes.side);
    const stem = images.map('sr', relu, normalised('s', '', convStrided, image, sizes.width, 7));
    let x = images.apply('pool', maxPool3x3, stem);
    const depths = [sizes.blocks1, sizes.blocks2, sizes.blocks3, sizes.blocks4];
    depths.forEach((blocks, stage) => {
      const number = String(stage + 1);
      const outputs = sizes.width * 2 ** stage;
      if (stage > 0) x = residual(`d${number}`, convStrided, x, outputs);
      for (let block = 0; block < blocks; block++) {
        x = residual(`s${number}b${String(block)}`, conv, x, outputs);
      }
    });
    classify(net, images.pool('gap', meanPool, x), sizes.classes, smoothing);
  },
});
