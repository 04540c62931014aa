import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'multiply'> = ([a, b]) => tf.mul(a, b);
export default lowering;
