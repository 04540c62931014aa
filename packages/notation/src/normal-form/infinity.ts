/** Values that are infinite: constants, and what a read gives outside of its tensor. */
import type { Opaques } from './opaque';
import { rational } from './rational';
import { constantSum, factorSum, type Factor, type Sum } from './term';

/** Start of the name of a function that is infinite outside; the value follows. */
export const ELSE = 'else ';

const INFINITY = 'infinity#';

/** A constant, infinite ones as a factor of their own. */
export const numberSum = (value: number): Sum =>
  Number.isFinite(value)
    ? constantSum(value)
    : factorSum({ key: INFINITY, slots: [], power: 1 }).map((term) => ({
        ...term,
        coefficient: rational(value > 0 ? 1n : -1n),
      }));

/** 1 for +Infinity, -1 for -Infinity, 0 for anything else. */
export function infinitySign(sum: Sum): number {
  const [term] = sum;
  if (sum.length !== 1 || term?.factors[0]?.key !== INFINITY || term.factors.length > 1) return 0;
  return term.coefficient.numerator > 0n ? 1 : -1;
}

const isInfinite = ({ key }: Factor, opaques: Opaques): boolean =>
  key === INFINITY || (opaques.nameOf(key)?.startsWith(ELSE) ?? false);

/** Whether the sum may be infinite by a constant or by what a read gives outside of its tensor. */
export const mayBeInfinite = (sum: Sum, opaques: Opaques): boolean =>
  sum.some(({ factors }) => factors.some((factor) => isInfinite(factor, opaques)));

/** The same, and also by a maximum all of whose range may be outside. */
export const mayHoldInfinity = (sum: Sum, opaques: Opaques): boolean =>
  mayBeInfinite(sum, opaques) ||
  sum.some(({ factors }) =>
    factors.some(
      ({ key }) => opaques.nameOf(key) === 'max' && mayHoldInfinity(opaques.get(key).bodies[0], opaques),
    ),
  );
