/** TensorFlow.js as a run needs it: the core and its gradients, without layers, data, converter and other backends. */
import '@tensorflow/tfjs-core/dist/register_all_gradients';
import { version_core } from '@tensorflow/tfjs-core';

export * from '@tensorflow/tfjs-core';
export const version = { tfjs: version_core };
