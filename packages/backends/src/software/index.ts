import type { BackendDefinition } from '../backend';
import { javascriptUlp } from '../javascript-accuracy';
import { softwareBackend } from './backend';

const definition: BackendDefinition = {
  id: 'software',
  title: 'The reference: float32 arithmetic by the notation of the text, one rounding an operation',
  routes: ['emitted'],
  native: [],
  accuracy: {
    id: 'javascript-float32',
    source: 'IEEE 754 binary32 by Math.fround; ECMA-262, 21.3.2 (Math, in float64) for the functions',
    flushToZero: false,
    propagatesNaN: true,
    ulp: javascriptUlp,
  },
  preference: 0,
  merit: 'it is the reference, and always there',
  install: 'nothing to install',
  start: () => Promise.resolve(softwareBackend()),
};
export default definition;
