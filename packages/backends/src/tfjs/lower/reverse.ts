import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'reverse'> = ([x], { attributes }) => tf.reverse(x, [...attributes.dimensions]);
export default lowering;
