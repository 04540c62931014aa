import { join } from 'node:path';
import type { BackendDefinition } from '../backend';
import { install, installation } from '../iree/installation';
import { load } from '../load';
import { accuracy } from './accuracy';
import { deviations } from './deviations';
import type * as Start from './start';

const definition: BackendDefinition = {
  id: 'iree-llvm-cpu',
  title: 'IREE on the CPU, through LLVM: the emitted text itself, compiled',
  routes: ['emitted'],
  native: [],
  accuracy,
  deviations,
  preference: 4,
  merit: 'it compiles the emitted text itself',
  install,
  installation,
  start: () => load<typeof Start>(join(__dirname, 'start')).start(),
};
export default definition;
