import { join } from 'node:path';
import type { BackendDefinition } from '../backend';
import { load } from '../load';
import { accuracy } from './accuracy';
import { install, installation } from './installation';
import type * as Evaluators from './evaluators';
import type * as Start from './start';
import type * as Verifier from './verifier';

const evaluators = (): typeof Evaluators => load<typeof Evaluators>(join(__dirname, 'evaluators'));

const definition: BackendDefinition = {
  id: 'xla',
  title: 'XLA on the CPU: the emitted text itself, compiled',
  routes: ['emitted'],
  native: [],
  accuracy,
  preference: 8,
  merit: 'it compiles the emitted text itself',
  install,
  installation,
  verifier: () => load<typeof Verifier>(join(__dirname, 'verifier')).openVerifier(),
  evaluators: [
    { title: 'XLA', replicates: true, open: (replicas) => evaluators().openDevices(replicas) },
    {
      title: 'the reference interpreter of StableHLO',
      replicates: false,
      open: () => evaluators().openInterpreter(),
    },
  ],
  start: () => load<typeof Start>(join(__dirname, 'start')).start(),
};
export default definition;
