/** Reductions by a combiner in index notation. */
import { apply, reduce, type Expression, type Operator, type Range } from '@gradcert/notation';
import type { ReducerKind } from '../combiner';
import { fail } from '../errors';
import type { OpKind, Value } from '../ir';
import type { MeaningScope } from './scope';

interface ReducerMeaning {
  readonly reduce: (ranges: readonly Range[], body: Expression) => Expression;
  readonly combine: Operator;
  /** The initial value that changes nothing. */
  readonly identity: number;
}

/** Booleans are 0 and 1, so that `and` is the minimum and `or` the maximum. */
export function reducerMeaning(kind: ReducerKind): ReducerMeaning {
  switch (kind) {
    case 'add':
      return { reduce: (ranges, body) => reduce('sum', ranges, body), combine: 'add', identity: 0 };
    case 'maximum':
      return { reduce: (ranges, body) => reduce('max', ranges, body), combine: 'max', identity: -Infinity };
    case 'minimum':
      return { reduce: (ranges, body) => reduce('min', ranges, body), combine: 'min', identity: Infinity };
    case 'and':
      return { reduce: (ranges, body) => reduce('min', ranges, body), combine: 'min', identity: 1 };
    case 'or':
      return { reduce: (ranges, body) => reduce('max', ranges, body), combine: 'max', identity: 0 };
    default:
      return kind satisfies never;
  }
}

/** The reduction combined with the initial value, unless that changes nothing. */
export function combined(
  kind: ReducerKind,
  body: Expression,
  initial: Value,
  scope: MeaningScope,
): Expression {
  const { combine, identity } = reducerMeaning(kind);
  return scope.constantOf(initial) === identity ? body : apply(combine, body, scope.read(initial, []));
}

/** The initial value as the number that padding holds. */
export function initialNumber(kind: OpKind, initial: Value, scope: MeaningScope): number {
  return (
    scope.constantOf(initial) ??
    fail(`${kind}: the initial value is not a constant`, 'padding holds it, so give it as stablehlo.constant')
  );
}
