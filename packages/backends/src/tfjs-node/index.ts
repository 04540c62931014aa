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
  id: 'tfjs-node',
  title: "TensorFlow's kernels on the CPU, through tfjs-node",
  routes: ['emitted', 'native'],
  native: nativeCoverage,
  accuracy,
  deviations,
  preference: 15,
  merit: "it runs TensorFlow's own kernels",
  install: installCommand('tfjs-node'),
  installation: tensorflowInstallation('tfjs-node'),
  start: () => load<typeof Start>(join(__dirname, '..', 'tensorflow', 'start')).start('tfjs-node'),
};
export default definition;
