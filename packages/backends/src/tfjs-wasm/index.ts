import { join } from 'node:path';
import type { BackendDefinition } from '../backend';
import { load } from '../load';
import { nativeCoverage } from '../tfjs/native-op';
import { accuracy } from './accuracy';
import { deviations } from './deviations';
import type * as Start from './start';

const definition: BackendDefinition = {
  id: 'tfjs-wasm',
  title: 'TensorFlow.js on the CPU, in WebAssembly with XNNPACK',
  routes: ['emitted', 'native'],
  native: nativeCoverage,
  accuracy,
  deviations,
  // Below tfjs-cpu although it is faster: it lacks kernels that gradients need.
  preference: 5,
  merit: 'its kernels are compiled, though some are lacking',
  install: 'npm ci',
  start: () => load<typeof Start>(join(__dirname, 'start')).start(),
};
export default definition;
