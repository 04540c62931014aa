import type { AccuracyProfile } from '../backend';
import { javascriptUlp } from '../javascript-accuracy';

export const accuracy: AccuracyProfile = {
  id: 'tfjs-cpu',
  source:
    'ECMA-262, 21.3.2 (Math, in float64), each result stored as float32; erf: polynomial 7.1.26 of Abramowitz and Stegun',
  flushToZero: false,
  propagatesNaN: true,
  ulp: javascriptUlp,
  absolute: { erf: 1.6e-7 },
};
