import { defineOpKind } from '../op-kind';
import { reducerOf } from '../combiner';
import { ensure } from '../errors';

export default defineOpKind({
  kind: 'all_reduce',
  arity: 1,
  infer: ({ operands, attributes: { replicaGroups }, regions }) => {
    const operand = operands[0]!;
    const replicas = replicaGroups.flat();
    ensure(
      replicas.length > 0 && new Set(replicas).size === replicas.length && replicas.every((r) => r >= 0),
      () => `all_reduce: replica groups ${JSON.stringify(replicaGroups)} must name distinct replicas`,
      'name each replica once',
    );
    reducerOf('all_reduce', 'combiner', regions[0], operand.element);
    return operand;
  },
});
