import { printMatrix, printOperands } from '../assembly';
import { defineOpKind } from '../op-kind';
import { reducerOf } from '../combiner';
import { ensure, fail } from '../errors';

export default defineOpKind({
  kind: 'all_reduce',
  arity: 1,
  regionCount: 1,
  infer: ({ operands, attributes: { replicaGroups }, regions }) => {
    const operand = operands[0];
    const replicas = replicaGroups.flat();
    ensure(
      replicas.length > 0 && new Set(replicas).size === replicas.length && replicas.every((r) => r >= 0),
      () => `all_reduce: replica groups ${JSON.stringify(replicaGroups)} must name distinct replicas`,
      'name each replica once',
    );
    reducerOf('all_reduce', 'combiner', regions[0], operand.element);
    return operand;
  },

  assembly: {
    print: (operation, printer) =>
      `(${printOperands(operation.operands, printer)}) ${printer.regions(operation.regions)} ` +
      `{replica_groups = ${printMatrix(operation.attributes.replicaGroups)}} : ${printer.functional(operation)}`,
    attributes: (reader) => {
      // A channel only names the collective.
      reader.ignore('channel_handle');
      return { replicaGroups: reader.matrix('replica_groups') };
    },
  },
  meaning: () =>
    fail(
      'all_reduce: one replica alone has no meaning',
      'unfold it on all replicas of its groups, or leave the collective out',
    ),
});
