import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'negate'> = ([x]) => tf.neg(x);
export default lowering;
