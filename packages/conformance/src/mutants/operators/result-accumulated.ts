import type { BehaviourOperator } from '../operator';

export default {
  kind: 'behaviour',
  name: 'result-accumulated',
  title: 'the result was added to what the call before left in the buffer',
  fault: 'state',
  *misbehaviours() {
    yield {
      what: '',
      wrap: (kernel) => {
        let before: Float32Array = new Float32Array();
        return (operands, dims) => {
          const result = kernel(operands, dims);
          const left = before;
          before = left.length === result.length ? result.map((element, at) => element + left[at]) : result;
          return before;
        };
      },
    };
  },
} satisfies BehaviourOperator;
