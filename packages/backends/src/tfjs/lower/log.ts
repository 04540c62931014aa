import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'log'> = ([x]) => tf.log(x);
export default lowering;
