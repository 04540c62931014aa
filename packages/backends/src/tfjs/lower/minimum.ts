import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'minimum'> = ([a, b]) => tf.minimum(a, b);
export default lowering;
