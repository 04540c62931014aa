import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'add'> = ([a, b]) => tf.add(a, b);
export default lowering;
