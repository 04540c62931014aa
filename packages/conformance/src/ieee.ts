/** IEEE 754 arithmetic as an accuracy profile: what is executed in this process keeps it. */
import type { AccuracyProfile } from '@gradcert/backends';
import { ieeeModel } from '@gradcert/notation';

export const ieeeProfile: AccuracyProfile = {
  id: 'ieee',
  source: 'IEEE 754-2019',
  propagatesNaN: true,
  ...ieeeModel,
};
