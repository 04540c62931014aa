import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'subtract'> = ([a, b]) => tf.sub(a, b);
export default lowering;
