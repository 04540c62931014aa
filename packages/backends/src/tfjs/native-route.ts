/** The native route: the framework's own forward of an op, or what tf.grad runs for its gradient. */
import * as tf from '@tensorflow/tfjs';
import { UnsupportedError, type NativeRequest } from '../backend';
import { upload } from './arrays';
import { nativeOps } from './native-op';

/** @throws UnsupportedError where the op or its gradient in that argument is not bound; Error where operands do not fit. */
export function runNative({ op, argument, operands, cotangent, dims, constants }: NativeRequest): tf.Tensor {
  const native = nativeOps.get(op);
  if (native === undefined) throw new UnsupportedError(`no native route to the op '${op}' on tfjs`);
  const shapes = native.shapes(dims);
  const tensors: Record<string, tf.Tensor> = {};
  for (const [name, shape] of Object.entries(shapes)) {
    // A gradient need not read every operand of its op; tf.grad wants one of the right shape all the same.
    tensors[name] = name in operands ? upload(operands[name]) : tf.zeros([...shape]);
    const got = tensors[name].shape.join(',');
    if (got !== shape.join(','))
      throw new Error(`${op}: operand ${name} has shape [${got}], not [${shape.join(',')}]`);
  }
  if (argument === undefined) return native.forward(tf, tensors, { dims, constants });
  if (!native.differentiable.includes(argument)) {
    throw new UnsupportedError(`no native gradient of '${op}' in '${argument}' on tfjs`);
  }
  const gradient = tf.grad((x: tf.Tensor) =>
    native.forward(tf, { ...tensors, [argument]: x }, { dims, constants }),
  );
  return gradient(tensors[argument], cotangent === undefined ? undefined : upload(cotangent));
}
