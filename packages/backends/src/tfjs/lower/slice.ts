import * as tf from '@tensorflow/tfjs';
import { numberOf } from '../../signature';
import type { Lowering } from '../lowering';

const lowering: Lowering<'slice'> = ([x], { attributes: { start, limit, strides } }) =>
  tf.stridedSlice(x, start.map(numberOf), limit.map(numberOf), [...strides]);
export default lowering;
