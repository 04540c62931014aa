import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'abs'> = ([x]) => tf.abs(x);
export default lowering;
