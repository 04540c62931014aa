import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'or'> = ([a, b]) => tf.logicalOr(a, b);
export default lowering;
