import { apply } from '@gradcert/notation';
import { plainAssembly } from '../assembly';
import { defineOpKind, ensureSameTypes } from '../op-kind';
import { ensure } from '../errors';
import { formatType, sameShape } from '../shapes';

export default defineOpKind({
  kind: 'select',
  arity: 3,
  infer: ({ operands }) => {
    const [predicate, onTrue, onFalse] = operands as [
      (typeof operands)[0],
      (typeof operands)[0],
      (typeof operands)[0],
    ];
    ensureSameTypes('select', [onTrue, onFalse]);
    ensure(
      predicate.element === 'i1' &&
        (predicate.shape.length === 0 || sameShape(predicate.shape, onTrue.shape)),
      () => `select: the predicate has type ${formatType(predicate)}, the values ${formatType(onTrue)}`,
      'the predicate is i1, of rank 0 or of the shape of the values',
    );
    return onTrue;
  },

  assembly: plainAssembly('select', 'select'),
  meaning: (operation, scope) => {
    const [predicate, onTrue, onFalse] = operation.operands;
    const indices = scope.indices(operation.results[0].type.shape.length);
    const condition = scope.read(predicate, predicate.type.shape.length === 0 ? [] : indices);
    const body = apply('select', condition, scope.read(onTrue, indices), scope.read(onFalse, indices));
    return [scope.moved(operation, body)];
  },
});
