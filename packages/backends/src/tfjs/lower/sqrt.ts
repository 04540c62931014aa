import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'sqrt'> = ([x]) => tf.sqrt(x);
export default lowering;
