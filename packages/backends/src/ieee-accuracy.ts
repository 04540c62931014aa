import { ieeeModel } from '@gradcert/notation';
import type { AccuracyProfile } from './backend';

/** What a kernel on an ordinary CPU keeps to, where nobody says otherwise. */
export const ieeeAccuracy: AccuracyProfile = {
  id: 'ieee-754',
  source: 'IEEE 754-2019, 5.4 (operations); glibc manual, Errors in Math Functions (the others)',
  ...ieeeModel,
};
