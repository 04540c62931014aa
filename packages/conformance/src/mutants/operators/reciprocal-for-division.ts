import { like, resultOf, splat } from '../build';
import type { RewritingOperator } from '../operator';

/** Kinds that are exact on small integers. */
const EXACT: ReadonlySet<string> = new Set([
  'add',
  'subtract',
  'multiply',
  'reduce',
  'constant',
  'reshape',
  'broadcast_in_dim',
  'divide',
]);

/**
 * Of a quotient that is the result, where all before it can be exact: elsewhere one rounding more is what the bound
 * of a node allows.
 */
export default {
  kind: 'rewriting',
  name: 'reciprocal-for-division',
  title: 'a division was a product with the reciprocal',
  fault: 'precision',
  beyondReals: true,
  *changes(operation, { entry }) {
    const [main] = entry.module.functions;
    if (operation.kind !== 'divide' || !main.results.includes(resultOf(operation))) return;
    if (main.body.some(({ kind }) => !EXACT.has(kind))) return;
    const [numerator, divisor] = operation.operands;
    const one = splat(divisor, 1);
    const reciprocal = like(divisor, 'divide', [resultOf(one), divisor], {});
    yield {
      what: '',
      by: [one, reciprocal, like(numerator, 'multiply', [numerator, resultOf(reciprocal)], {})],
    };
  },
} satisfies RewritingOperator;
