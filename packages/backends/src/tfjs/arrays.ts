/** Dense arrays to tensors and back. */
import * as tf from '@tensorflow/tfjs';
import { UnsupportedError, type DenseArray } from '../backend';

/** @throws UnsupportedError for element types that tfjs does not compute in. */
export function upload(array: DenseArray): tf.Tensor {
  const shape = [...array.shape];
  switch (array.type) {
    case 'f32':
      return tf.tensor(array.data, shape, 'float32');
    case 'i32':
      return tf.tensor(array.data, shape, 'int32');
    case 'i1':
      return tf.tensor(array.data, shape, 'bool');
    case 'f64':
    case 'bf16':
      throw new UnsupportedError(`TensorFlow.js has no ${array.type} tensors`);
    default:
      return array.type satisfies never;
  }
}

export async function download(tensor: tf.Tensor): Promise<DenseArray> {
  const data = await tensor.data();
  const { shape } = tensor;
  switch (tensor.dtype) {
    case 'float32':
      return { type: 'f32', shape, data: Float32Array.from(data) };
    case 'int32':
      return { type: 'i32', shape, data: Int32Array.from(data) };
    case 'bool':
      return { type: 'i1', shape, data: Uint8Array.from(data) };
    case 'string':
    case 'complex64':
      throw new Error(`a result has the tfjs type ${tensor.dtype}, which no request asks for`);
    default:
      return tensor.dtype satisfies never;
  }
}
