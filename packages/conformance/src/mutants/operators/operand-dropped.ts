import type { RewritingOperator } from '../operator';

export default {
  kind: 'rewriting',
  name: 'operand-dropped',
  title: 'a term or a factor was left out',
  fault: 'term',
  *changes({ kind, operands: [left, right] }) {
    if (kind === 'add' || kind === 'multiply') yield { what: 'operand 0', by: right };
    if (kind === 'add' || kind === 'multiply' || kind === 'subtract' || kind === 'divide')
      yield { what: 'operand 1', by: left };
  },
} satisfies RewritingOperator;
