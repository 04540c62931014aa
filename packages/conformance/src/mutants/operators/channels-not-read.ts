import { operandDims, operandsChangedAlong } from '../axes';
import type { BehaviourOperator } from '../operator';

const WARP = 32;
const WIDE: ReadonlySet<string> = new Set(['channel', 'feature', 'class', 'row']);

export default {
  kind: 'behaviour',
  name: 'channels-not-read',
  title: 'what lies beyond the first 32 of a dim was not read',
  fault: 'index',
  *misbehaviours(entry) {
    for (const dim of operandDims(entry)) {
      if (!WIDE.has(entry.dims[dim])) continue;
      yield {
        what: dim,
        wrap: (kernel) => (operands, dims) =>
          kernel(
            operandsChangedAlong(entry, operands, dims, dim, (element, index) =>
              index < WARP ? element : 0,
            ),
            dims,
          ),
      };
    }
  },
} satisfies BehaviourOperator;
