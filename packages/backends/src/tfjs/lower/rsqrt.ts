import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'rsqrt'> = ([x]) => tf.rsqrt(x);
export default lowering;
