import type { KnownDeviation } from '../backend';
import { deviationsOfCompiler } from '../iree/deviations';

/** Seen on IREE 3.13.0. */
export const deviations: readonly KnownDeviation[] = [
  ...deviationsOfCompiler,
  {
    cases: 'dense:bounded:*-wide-range',
    route: 'emitted',
    reason: 'the bias is the first term of the sums, and swallows terms that are small beside it',
    link: 'docs/findings.md#iree-bias-in-the-sum',
  },
];
