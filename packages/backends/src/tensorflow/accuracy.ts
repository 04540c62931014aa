import type { AccuracyProfile } from '../backend';
import { javascriptUlp } from '../javascript-accuracy';

export const accuracy: AccuracyProfile = {
  id: 'tensorflow-cpu',
  source: 'x',
  flushToZero: true,
  ulp: javascriptUlp,
};
