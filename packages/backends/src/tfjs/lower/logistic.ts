import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'logistic'> = ([x]) => tf.sigmoid(x);
export default lowering;
