import type { CertifiedFunction } from '@gradcert/spec';
import type { Value } from '@gradcert/stablehlo';
import { narrowed, resultOf, withOperands } from '../build';
import type { RewritingOperator } from '../operator';

const READS: ReadonlySet<string> = new Set([
  'convolution',
  'dot_general',
  'reduce',
  'multiply',
  'select_and_scatter',
  'select',
]);

function isOneHot({ module, operands }: CertifiedFunction, value: Value): boolean {
  const at = module.functions[0].arguments.indexOf(value);
  return at >= 0 && operands[at].kind === 'one-hot';
}

export default {
  kind: 'rewriting',
  name: 'operand-narrowed',
  title: 'an operand was rounded to a narrower type',
  fault: 'precision',
  beyondReals: true,
  *changes(operation, { entry, producer }) {
    if (!READS.has(operation.kind)) return;
    for (const [at, operand] of operation.operands.entries()) {
      // Constants are what constant-digits is about; zeros and ones have no digits to lose.
      if (producer(operand)?.kind === 'constant' || isOneHot(entry, operand)) continue;
      if (
        operand.type.element !== 'f32' ||
        (operation.kind !== 'multiply' && operand.type.shape.length === 0)
      )
        continue;
      for (const element of ['bf16', 'f16'] as const) {
        const through = narrowed(operand, element);
        const operands = operation.operands.with(at, resultOf(through[1]));
        yield {
          what: `operand ${String(at)} to ${element}`,
          by: [...through, withOperands(operation, operands)],
        };
      }
    }
  },
} satisfies RewritingOperator;
