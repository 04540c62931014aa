import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const comparisons = {
  EQ: tf.equal,
  NE: tf.notEqual,
  GE: tf.greaterEqual,
  GT: tf.greater,
  LE: tf.lessEqual,
  LT: tf.less,
} as const;

const lowering: Lowering<'compare'> = ([a, b], { attributes }) => comparisons[attributes.direction](a, b);
export default lowering;
