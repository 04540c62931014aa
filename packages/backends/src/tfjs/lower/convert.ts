import * as tf from '@tensorflow/tfjs';
import { UnsupportedError } from '../../backend';
import type { Lowering } from '../lowering';

const lowering: Lowering<'convert'> = ([x], { results }) => {
  const { element } = results[0].type;
  switch (element) {
    case 'f32':
      return tf.cast(x, 'float32');
    case 'i32':
      return tf.cast(x, 'int32');
    case 'i1':
      return tf.notEqual(x, 0);
    case 'f64':
    case 'bf16':
    case 'f16':
    case 'i64':
      throw new UnsupportedError(`tfjs computes nothing in ${element} (stablehlo.convert)`);
    default:
      return element satisfies never;
  }
};
export default lowering;
