import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'and'> = ([a, b]) => tf.logicalAnd(a, b);
export default lowering;
