import { operandDims, operandsChangedAlong } from '../axes';
import type { BehaviourOperator } from '../operator';

export default {
  kind: 'behaviour',
  name: 'first-only-read',
  title: 'a stride was 0: the first along a dim was read for all',
  fault: 'index',
  *misbehaviours(entry) {
    for (const dim of operandDims(entry)) {
      yield {
        what: dim,
        wrap: (kernel) => (operands, dims) =>
          kernel(
            operandsChangedAlong(entry, operands, dims, dim, (_, __, at) => at(0)),
            dims,
          ),
      };
    }
  },
} satisfies BehaviourOperator;
