import type { OpSpec } from '../entry';
import batchNorm from '../ops/batch-norm';
import zeroBias from '../ops/zero-bias';
import type { Image, Images } from './images';

/**
 * A convolution, then batch normalisation.
 * @param nameOf names of the parameters W, b, g, bt and of the values c and n, from these
 * @param W shape of the kernel, output channels first
 * @param bias whether the convolution has a bias; the statistics of the batch take it out again
 */
export function normalisedConvolution(
  images: Images,
  nameOf: (part: string) => string,
  op: OpSpec,
  x: Image,
  W: readonly number[],
  bias: boolean,
): Image {
  const { net } = images;
  const [outputs] = W;
  const weight = net.parameter(nameOf('W'), W);
  const b = bias
    ? net.parameter(nameOf('b'), [outputs])
    : net.apply(nameOf('zb'), zeroBias, {}, { O: outputs });
  const gamma = net.parameter(nameOf('g'), [outputs]);
  const beta = net.parameter(nameOf('bt'), [outputs]);
  const y = images.apply(nameOf('c'), op, x, { W: weight, b });
  return images.apply(nameOf('n'), batchNorm, y, { gamma, beta });
}
