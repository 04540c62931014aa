import { join } from 'node:path';
import type { BackendDefinition } from '../backend';
import { load } from '../load';
import { nativeCoverage } from '../tfjs/native-op';
import { accuracy } from './accuracy';
import { deviations } from './deviations';
import type * as Start from './start';

const definition: BackendDefinition = {
  id: 'tfjs-webgpu',
  title: 'TensorFlow.js on WebGPU, through Dawn',
  routes: ['emitted', 'native'],
  native: nativeCoverage,
  accuracy,
  deviations,
  // Above tfjs-cpu although a software adapter is slower: see merit.
  preference: 20,
  merit: 'its kernels are the ones that a GPU runs',
  install: "npm ci, and a Vulkan driver: the GPU's own, or tools/setup/software-vulkan.sh on Debian",
  start: () => load<typeof Start>(join(__dirname, 'start')).start(),
};
export default definition;
