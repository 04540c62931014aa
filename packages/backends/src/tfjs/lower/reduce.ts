import * as tf from '@tensorflow/tfjs';
import { UnsupportedError } from '../../backend';
import type { Lowering } from '../lowering';
import { combinerOf } from '../regions';

/** The reduction of a combiner, and the initial value that changes nothing. */
const reductions = {
  add: { run: tf.sum, neutral: 0 },
  multiply: { run: tf.prod, neutral: 1 },
  maximum: { run: tf.max, neutral: -Infinity },
  minimum: { run: tf.min, neutral: Infinity },
} as const;

const lowering: Lowering<'reduce'> = ([x, initial], { attributes, operands, regions }, context) => {
  const combiner = combinerOf(regions[0]);
  if (!(combiner in reductions)) throw new UnsupportedError(`stablehlo.reduce with ${combiner} on tfjs`);
  const { run, neutral } = reductions[combiner as keyof typeof reductions];
  const reduced = run(x, [...attributes.dimensions]);
  return context.splat(operands[1]) === neutral
    ? reduced
    : context.elementwise(regions[0], [initial, reduced]);
};
export default lowering;
