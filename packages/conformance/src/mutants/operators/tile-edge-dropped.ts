import { changedAlong, resultDims } from '../axes';
import type { BehaviourOperator } from '../operator';

const TILE = 8;

export default {
  kind: 'behaviour',
  name: 'tile-edge-dropped',
  title: 'the last row or column of each tile of 8 along a dim was not written',
  fault: 'index',
  *misbehaviours(entry) {
    for (const dim of resultDims(entry)) {
      yield {
        what: dim,
        wrap: (kernel) => (operands, dims) =>
          changedAlong(kernel(operands, dims), entry.result.shape, dims, dim, (element, index) =>
            index % TILE === TILE - 1 ? 0 : element,
          ),
      };
    }
  },
} satisfies BehaviourOperator;
