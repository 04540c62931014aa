import type { BehaviourOperator } from '../operator';

export default {
  kind: 'behaviour',
  name: 'result-stale',
  title: 'a result of the same size was returned again',
  fault: 'stale',
  *misbehaviours() {
    yield {
      what: '',
      wrap: (kernel) => {
        const bySize = new Map<number, Float32Array>();
        return (operands, dims) => {
          const result = kernel(operands, dims);
          const known = bySize.get(result.length) ?? result;
          bySize.set(result.length, known);
          return known;
        };
      },
    };
  },
} satisfies BehaviourOperator;
