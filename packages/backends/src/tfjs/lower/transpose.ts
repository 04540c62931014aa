import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'transpose'> = ([x], { attributes }) => tf.transpose(x, [...attributes.permutation]);
export default lowering;
