import { narrowed, resultOf } from '../build';
import type { RewritingOperator } from '../operator';

export default {
  kind: 'rewriting',
  name: 'result-narrowed',
  title: 'the result was rounded to a narrower type',
  fault: 'precision',
  beyondReals: true,
  *changes(operation, { entry }) {
    const result = resultOf(operation);
    if (operation.kind === 'constant' || !entry.module.functions[0].results.includes(result)) return;
    for (const element of ['bf16', 'f16'] as const)
      yield { what: `to ${element}`, by: [operation, ...narrowed(result, element)] };
  },
} satisfies RewritingOperator;
