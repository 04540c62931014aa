import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'not'> = ([x]) => tf.logicalNot(x);
export default lowering;
