import * as tf from '@tensorflow/tfjs';
import type { Lowering } from '../lowering';

const lowering: Lowering<'concatenate'> = (operands, { attributes }) =>
  tf.concat([...operands], attributes.dimension);
export default lowering;
