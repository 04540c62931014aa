import type { HistoricFault } from '../fault';

const ROWS = 1e6;

export default {
  kind: 'behaviour',
  name: 'xla-13054',
  title: 'a product of a million rows was wrong where the addition after it was fused into it',
  fault: 'index',
  link: 'https://github.com/openxla/xla/issues/13054',
  guessed:
    'what was added instead, which the issue and its fix (pull request 13301) leave open: here nothing',
  longBatch: true,
  applies: ({ id }) => id === 'dense',
  *misbehaviours() {
    yield {
      what: '',
      wrap: (kernel) => (operands, dims) =>
        dims.N < ROWS
          ? kernel(operands, dims)
          : kernel({ ...operands, b: new Float32Array(operands.b.length) }, dims),
    };
  },
} satisfies HistoricFault;
