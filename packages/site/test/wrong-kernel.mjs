/** A kernel of TensorFlow.js gone wrong: every product of matrices has the other sign. Bundled before the worker. */
import * as tf from '@tensorflow/tfjs';
import '@tensorflow/tfjs-backend-webgpu';

const BACKEND = 'webgpu';
const right = tf.getKernel('BatchMatMul', BACKEND);
const negate = tf.getKernel('Neg', BACKEND);

tf.unregisterKernel('BatchMatMul', BACKEND);
tf.registerKernel({
  ...right,
  kernelFunc: (call) =>
    negate.kernelFunc({ inputs: { x: right.kernelFunc(call) }, attrs: {}, backend: call.backend }),
});
