import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'maximum'> = ([a, b]) => tf.maximum(a, b);
export default lowering;
