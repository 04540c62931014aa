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
});
