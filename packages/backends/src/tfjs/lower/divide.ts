import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'divide'> = ([a, b]) => tf.div(a, b);
export default lowering;
