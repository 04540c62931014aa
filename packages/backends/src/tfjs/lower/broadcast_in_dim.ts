import * as tf from '@tensorflow/tfjs';
import { shapeOf, type Lowering } from '../lowering';

const lowering: Lowering<'broadcast_in_dim'> = ([x], { attributes, results }) => {
  const shape = shapeOf(results[0]);
  // Operand axes in the order in which the result has them; the dims need not be sorted.
  const axes = attributes.dimensions.map((_, axis) => axis);
  axes.sort((a, b) => attributes.dimensions[a] - attributes.dimensions[b]);
  const aligned = shape.map(() => 1);
  attributes.dimensions.forEach((dimension, axis) => {
    aligned[dimension] = x.shape[axis];
  });
  return tf.broadcastTo(tf.reshape(tf.transpose(x, axes), aligned), shape);
};
export default lowering;
