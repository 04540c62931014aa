import * as tf from '@tensorflow/tfjs';
import { shapeOf, type Lowering } from '../lowering';

const lowering: Lowering<'constant'> = (_operands, { attributes: { value }, results }) => {
  const shape = shapeOf(results[0]);
  const dtype =
    results[0].type.element === 'i1' ? 'bool' : results[0].type.element === 'i32' ? 'int32' : 'float32';
  if (typeof value === 'number') return tf.fill(shape, value, dtype);
  if ('kind' in value) throw new Error('the module has symbolic constants: bind its dims before printing');
  return tf.tensor([...value], shape, dtype);
};
export default lowering;
