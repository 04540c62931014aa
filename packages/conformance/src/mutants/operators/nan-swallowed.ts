import { undecidedByNaN } from '../../features';
import type { BehaviourOperator } from '../operator';

/** `x == x ? x : 0`, or arithmetic that was told that there are no NaNs; where a NaN decides nothing. */
export default {
  kind: 'behaviour',
  name: 'nan-swallowed',
  title: 'a NaN in the result became 0',
  fault: 'range',
  *misbehaviours(entry) {
    if (undecidedByNaN(entry).length === 0) return;
    yield {
      what: '',
      wrap: (kernel) => (operands, dims) =>
        kernel(operands, dims).map((element) => (Number.isNaN(element) ? 0 : element)),
    };
  },
} satisfies BehaviourOperator;
