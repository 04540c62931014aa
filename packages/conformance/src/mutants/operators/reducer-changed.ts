import { like } from '../build';
import type { RewritingOperator } from '../operator';

const OTHERS: Readonly<Partial<Record<string, 'add' | 'maximum' | 'minimum'>>> = {
  add: 'maximum',
  maximum: 'minimum',
  minimum: 'maximum',
};

export default {
  kind: 'rewriting',
  name: 'reducer-changed',
  title: 'a reduction combined by another operation',
  fault: 'term',
  *changes(operation) {
    if (operation.kind !== 'reduce' && operation.kind !== 'reduce_window') return;
    const [region] = operation.regions;
    const [combiner] = region.body;
    const other = OTHERS[combiner.kind];
    if (!other) return;
    const body = [like(combiner.results[0], other, combiner.operands, {})];
    const results = body.flatMap((each) => each.results);
    yield {
      what: `${other} for ${combiner.kind}`,
      by: [{ ...operation, regions: [{ ...region, body, results }] }],
    };
  },
} satisfies RewritingOperator;
