import { join } from 'node:path';
import type { BackendDefinition } from '../backend';
import { installCommand } from '../install/installation';
import { load } from '../load';
import { accuracy } from '../tensorflow/accuracy';
import { tensorflowInstallation } from '../tensorflow/installation';
import type * as Start from '../tensorflow/start';
import { nativeCoverage } from '../tfjs/native-op';
import { deviations } from './deviations';

const definition: BackendDefinition = {
  id: 'tfjs-node-gpu',
  title: "TensorFlow's CUDA kernels, through tfjs-node-gpu",
  routes: ['emitted', 'native'],
  native: nativeCoverage,
  accuracy,
  deviations,
  // Without a CUDA device it is tfjs-node in a larger package.
  preference: 12,
  merit: "it runs TensorFlow's own kernels",
  install: installCommand('tfjs-node-gpu'),
  installation: tensorflowInstallation('tfjs-node-gpu'),
  start: () => load<typeof Start>(join(__dirname, '..', 'tensorflow', 'start')).start('tfjs-node-gpu'),
};
export default definition;
