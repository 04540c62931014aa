import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'tanh'> = ([x]) => tf.tanh(x);
export default lowering;
