import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'select'> = ([condition, then, otherwise]) => tf.where(condition, then, otherwise);
export default lowering;
