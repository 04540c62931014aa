import { join } from 'node:path';
import type { BackendDefinition } from '../backend';
import { load } from '../load';
import { nativeCoverage } from '../tfjs/native-op';
import { accuracy } from './accuracy';
import { deviations } from './deviations';
import type * as Start from './start';

const definition: BackendDefinition = {
  id: 'tfjs-cpu',
  title: 'TensorFlow.js on the CPU, in JavaScript',
  routes: ['emitted', 'native'],
  native: nativeCoverage,
  accuracy,
  deviations,
  preference: 10,
  merit: "it runs a framework's own kernels and needs no driver",
  install: 'npm ci',
  start: () => load<typeof Start>(join(__dirname, 'start')).start(),
};
export default definition;
