/**
 * What a normal form is made of: a sum of terms, each
 *
 *     coefficient * dims^powers * SUM over the bound indices, running over all integers, of
 *         [form >= 0] ... [form == 0] ... * factor^power ...
 *
 * A read of an operand is 0 outside its extents, so that sums need no ranges of their own where a read or a
 * bracket bounds the index.
 */
import { addScaled, isConstant, substitute, variable, type Affine } from '../affine';
import { fromDecimal, ONE, plus, rational, times, type Rational } from './rational';

/** A tensor or function at some place. */
export interface Factor {
  /** An operand's name, or an opaque function's (which has a '#', see opaque.ts). */
  readonly key: string;
  readonly slots: readonly Affine[];
  /** Extents of an operand, outside which it is 0. An opaque function has none: it has a value everywhere. */
  readonly extents?: readonly Affine[];
  readonly power: number;
}

export interface Term {
  readonly coefficient: Rational;
  /** Powers of dims. */
  readonly scalars: Readonly<Record<string, number>>;
  /** Bound indices: each runs over all integers. */
  readonly bound: readonly string[];
  readonly factors: readonly Factor[];
  /** Brackets [form >= 0]. */
  readonly nonnegative: readonly Affine[];
  /** Brackets [form == 0]. */
  readonly zero: readonly Affine[];
}

/** The sum of its terms; empty is 0. */
export type Sum = readonly Term[];

/** Makes names of bound indices, one set a decision, so that results do not depend on what ran before. */
export class Names {
  private count = 0;
  fresh(): string {
    return `$${String(++this.count)}`;
  }
}

/** Names of indices start with a sign: `$` bound, `@` free, `%` of a maximum's range; all others are dims. */
export const isIndex = (name: string): boolean => /^[$@%]/.test(name);

/** The free index at a position: of a result, or an argument of an opaque function. */
export const argument = (position: number): string => `@${String(position)}`;

/** The index of a maximum's range, at a position among its ranges. */
export const rangeIndex = (position: number): string => `%${String(position)}`;

export const UNIT: Term = {
  coefficient: ONE,
  scalars: {},
  bound: [],
  factors: [],
  nonnegative: [],
  zero: [],
};

export const constantSum = (value: number): Sum =>
  value === 0 ? [] : [{ ...UNIT, coefficient: fromDecimal(value) }];

/** A product of brackets [form >= 0]. */
export const bracketsSum = (nonnegative: readonly Affine[], zero: readonly Affine[] = []): Sum => [
  { ...UNIT, nonnegative, zero },
];

export const factorSum = (factor: Factor): Sum => [{ ...UNIT, factors: [factor] }];

/** The key of an index's own value, as a total function of its one slot. */
const ORDINAL = 'ordinal#';

/** An affine form as a value: of dims a polynomial; with indices, a function of the form as a whole. */
export function formSum(form: Affine): Sum {
  if (Object.keys(form.terms).some(isIndex)) {
    return factorSum({ key: ORDINAL, slots: [form], power: 1 });
  }
  return [
    ...Object.entries(form.terms).map(([name, coefficient]) => ({
      ...UNIT,
      coefficient: rational(BigInt(coefficient)),
      scalars: { [name]: 1 },
    })),
    ...constantSum(form.constant),
  ];
}

/** The constraints 0 <= form < extent, each >= 0. */
export const withinConstraints = (form: Affine, extent: Affine): [Affine, Affine] => [
  form,
  addScaled(addScaled(extent, form, -1), 1, -1),
];

/** Constraints that hold wherever a factor is not 0. */
export const supportOf = ({ slots, extents }: Factor): Affine[] =>
  extents === undefined ? [] : slots.flatMap((slot, axis) => withinConstraints(slot, extents[axis]));

/** Constraints that hold wherever the term is not 0. */
export const supportOfTerm = (term: Term): Affine[] => [
  ...term.nonnegative,
  ...term.zero.flatMap((form) => [form, addScaled(0, form, -1)]),
  ...term.factors.flatMap(supportOf),
];

export type Bindings = Readonly<Record<string, Affine>>;

/** Replaces indices in all forms; the caller sees to the bound ones. */
export function substituteTerm(term: Term, bindings: Bindings): Term {
  const replace = (form: Affine): Affine => (isConstant(form) ? form : substitute(form, bindings));
  return {
    ...term,
    factors: term.factors.map((factor) => ({ ...factor, slots: factor.slots.map(replace) })),
    nonnegative: term.nonnegative.map(replace),
    zero: term.zero.map(replace),
  };
}

/** The term with new names for its bound indices. */
export function renameBound(term: Term, names: Names): Term {
  if (term.bound.length === 0) return term;
  const bound = term.bound.map(() => names.fresh());
  const bindings = Object.fromEntries(term.bound.map((name, k) => [name, variable(bound[k])]));
  return { ...substituteTerm(term, bindings), bound };
}

/** The sum with its free indices replaced. */
export const substituteSum = (sum: Sum, bindings: Bindings, names: Names): Sum =>
  sum.map((term) => substituteTerm(renameBound(term, names), bindings));

function multiplyScalars(a: Term['scalars'], b: Term['scalars']): Term['scalars'] {
  const added = Object.entries(b);
  if (added.length === 0) return a;
  const powers = new Map(Object.entries(a));
  for (const [name, power] of added) powers.set(name, (powers.get(name) ?? 0) + power);
  return Object.fromEntries([...powers].filter(([, power]) => power !== 0));
}

function multiplyTerms(a: Term, b: Term): Term {
  return {
    coefficient: times(a.coefficient, b.coefficient),
    scalars: multiplyScalars(a.scalars, b.scalars),
    bound: [...a.bound, ...b.bound],
    factors: [...a.factors, ...b.factors],
    nonnegative: [...a.nonnegative, ...b.nonnegative],
    zero: [...a.zero, ...b.zero],
  };
}

export const multiplySums = (a: Sum, b: Sum, names: Names): Sum =>
  a.flatMap((left) => b.map((right) => multiplyTerms(left, renameBound(right, names))));

export const scaleSum = (sum: Sum, factor: Rational): Sum =>
  sum.map((term) => ({ ...term, coefficient: times(term.coefficient, factor) }));

const MINUS_ONE = rational(-1n);

export const negateSum = (sum: Sum): Sum => scaleSum(sum, MINUS_ONE);

export const addSums = (...sums: readonly Sum[]): Sum => sums.flat();

export const subtractSums = (a: Sum, b: Sum): Sum => [...a, ...negateSum(b)];

/** Two terms that differ in their coefficient only, as one. */
export const addTerms = (a: Term, b: Term): Term => ({
  ...a,
  coefficient: plus(a.coefficient, b.coefficient),
});
