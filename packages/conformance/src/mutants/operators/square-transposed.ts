import { like, resultOf, withOperands } from '../build';
import type { RewritingOperator } from '../operator';

/** Well-formed where the last two extents are equal: at other shapes nothing is wrong. */
export default {
  kind: 'rewriting',
  name: 'square-transposed',
  title: 'a square operand was read in the other layout',
  fault: 'index',
  *changes(operation, { producer }) {
    for (const [at, operand] of operation.operands.entries()) {
      const rank = operand.type.shape.length;
      if (rank < 2 || producer(operand)) continue;
      const axes = [...operand.type.shape.keys()];
      const permutation = [...axes.slice(0, -2), rank - 1, rank - 2];
      const transposed = like(operand, 'transpose', [operand], { permutation });
      const operands = operation.operands.with(at, resultOf(transposed));
      yield { what: `operand ${String(at)}`, by: [transposed, withOperands(operation, operands)] };
    }
  },
} satisfies RewritingOperator;
