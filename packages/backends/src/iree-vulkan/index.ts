import { join } from 'node:path';
import type { BackendDefinition } from '../backend';
import { deviations } from './deviations';
import { install, installation } from '../iree/installation';
import { load } from '../load';
import { accuracy } from './accuracy';
import type * as Start from './start';

const definition: BackendDefinition = {
  id: 'iree-vulkan',
  title: 'IREE on Vulkan: the emitted text itself, compiled',
  routes: ['emitted'],
  native: [],
  accuracy,
  deviations,
  preference: 3,
  merit: 'it compiles the emitted text itself',
  install,
  installation,
  start: () => load<typeof Start>(join(__dirname, 'start')).start(),
};
export default definition;
