import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'exponential'> = ([x]) => tf.exp(x);
export default lowering;
