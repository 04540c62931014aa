import { CLIFF, cliffDim } from '../../shapes';
import { operandsChangedAlong } from '../axes';
import type { BehaviourOperator } from '../operator';

export default {
  kind: 'behaviour',
  name: 'tile-cliff',
  title: `what lies beyond the first ${String(CLIFF)} of a dim was not read`,
  fault: 'index',
  *misbehaviours(entry) {
    const dim = cliffDim(entry);
    if (dim === undefined) return;
    yield {
      what: dim,
      wrap: (kernel) => (operands, dims) =>
        kernel(
          operandsChangedAlong(entry, operands, dims, dim, (element, index) => (index < CLIFF ? element : 0)),
          dims,
        ),
    };
  },
} satisfies BehaviourOperator;
