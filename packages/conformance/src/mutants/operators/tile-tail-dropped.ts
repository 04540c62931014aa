import { changedAlong, resultDims } from '../axes';
import type { BehaviourOperator } from '../operator';

const TILE = 8;

export default {
  kind: 'behaviour',
  name: 'tile-tail-dropped',
  title: 'the last, partial tile of 8 along a dim was not written',
  fault: 'index',
  *misbehaviours(entry) {
    for (const dim of resultDims(entry)) {
      yield {
        what: dim,
        wrap: (kernel) => (operands, dims) => {
          const whole = dims[dim] - (dims[dim] % TILE);
          if (whole === 0) return kernel(operands, dims);
          return changedAlong(kernel(operands, dims), entry.result.shape, dims, dim, (element, index) =>
            index < whole ? element : 0,
          );
        },
      };
    }
  },
} satisfies BehaviourOperator;
