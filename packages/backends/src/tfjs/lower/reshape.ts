import * as tf from '@tensorflow/tfjs';
import { shapeOf, type Lowering } from '../lowering';

const lowering: Lowering<'reshape'> = ([x], { results }) => tf.reshape(x, shapeOf(results[0]));
export default lowering;
