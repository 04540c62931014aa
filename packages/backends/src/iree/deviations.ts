import type { KnownDeviation } from '../backend';

/** What IREE's compiler does before it knows its target. Seen on IREE 3.13.0. */
export const deviationsOfCompiler: readonly KnownDeviation[] = [
  {
    cases: '*',
    route: 'emitted',
    error: "op inferred input/output operand #1 has shape's dimension",
    reason:
      'a window of stride 2 with one output, which leaves the end of its padded input unused, is not compiled',
    link: 'docs/findings.md#iree-window-of-one-output',
  },
  {
    cases: 'max-pool-2x2-input-grad',
    route: 'emitted',
    checks: [
      'text: select_and_scatter by GE: the first of equal cells is selected',
      'text: select_and_scatter by GT: the last of equal cells is selected',
    ],
    reason: 'select_and_scatter selects the last of tied maxima: its region gets its operands exchanged',
    link: 'docs/findings.md#iree-select_and_scatter',
  },
];
