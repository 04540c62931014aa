/**
 * Laws of a maximum over ranges, and of the place of the first one. With a and c > 0 that do not depend on the ranges:
 *
 *     max(c b + a) = c max(b) + a          min(b) = -max(-b)
 *     argmax(c b + a) = argmax(b)          max over i of max over j = max over i, j
 *     max(a) = a  and  argmax(a) = 0       over ranges that are not empty
 */
import { addScaled, variable, type Affine } from '../affine';
import type { Range } from '../ast';
import { collect } from './collect';
import { entails } from './entailment';
import type { Opaques } from './opaque';
import { inverse, isOne, ONE, rational, type Rational } from './rational';
import {
  addSums,
  argument,
  factorSum,
  negateSum,
  rangeIndex,
  scaleSum,
  substituteSum,
  type Names,
  type Sum,
  type Term,
} from './term';

const MAX = 'max';

interface Makers {
  readonly opaques: Opaques;
  readonly names: Names;
  /** What holds outside of the ranges: forms that are >= 0. */
  readonly context: readonly Affine[];
}

/** @param ranges their indices are free in the body */
export function extremum(
  reducer: 'max' | 'min' | 'argmax',
  body: Sum,
  ranges: readonly Range[],
  makers: Makers,
): Sum {
  switch (reducer) {
    case 'max':
      return maximum(body, ranges, makers);
    case 'min':
      return negateSum(maximum(negateSum(body), ranges, makers));
    case 'argmax':
      return firstMaximum(body, ranges, makers);
    default:
      return reducer satisfies never;
  }
}

function maximum(sum: Sum, ranges: readonly Range[], makers: Makers): Sum {
  const { dependent, rest, scale } = standardise(sum, ranges);
  const needed = ranges.filter((range) => !isInhabited(range, makers) || dependsOn(dependent, [range]));
  if (needed.length === 0) return addSums(rest, scaleSum(dependent, scale));
  const inner = nestedMaximum(dependent, makers);
  const largest = inner
    ? maximum(inner.body, [...needed, ...inner.ranges], makers)
    : factorSum(makers.opaques.make(MAX, [dependent], needed));
  return addSums(rest, scaleSum(largest, scale));
}

function firstMaximum(sum: Sum, ranges: readonly Range[], makers: Makers): Sum {
  const { dependent } = standardise(sum, ranges);
  const outermost = ranges.findIndex((range) => !isInhabited(range, makers) || dependsOn(dependent, [range]));
  if (outermost < 0) return [];
  return factorSum(makers.opaques.make('argmax', [dependent], ranges.slice(outermost)));
}

/** sum = scale * dependent + rest, where the rest does not depend on the ranges. */
function standardise(
  sum: Sum,
  ranges: readonly Range[],
): { readonly dependent: Sum; readonly rest: Sum; readonly scale: Rational } {
  const collected = collect(sum);
  const dependent = collected.filter((term) => dependsOn([term], ranges));
  const rest = collected.filter((term) => !dependent.includes(term));
  const scale = magnitude(dependent[0]?.coefficient ?? ONE);
  return { dependent: isOne(scale) ? dependent : scaleSum(dependent, inverse(scale)), rest, scale };
}

const magnitude = ({ numerator, denominator }: Rational): Rational =>
  rational(numerator < 0n ? -numerator : numerator, denominator);

const dependsOn = (sum: Sum, ranges: readonly Range[]): boolean =>
  sum.some((term) =>
    formsOf(term).some(({ terms }) => ranges.some(({ index }) => terms[index] !== undefined)),
  );

const formsOf = ({ factors, nonnegative, zero }: Term): Affine[] => [
  ...factors.flatMap(({ slots }) => slots),
  ...nonnegative,
  ...zero,
];

const isInhabited = ({ extent }: Range, { context }: Makers): boolean =>
  entails(context, addScaled(extent, 1, -1));

/** What a sum that is nothing but a maximum is the maximum of. */
function nestedMaximum(
  sum: Sum,
  { opaques, names }: Makers,
): { readonly body: Sum; readonly ranges: readonly Range[] } | undefined {
  const [term] = sum;
  if (sum.length !== 1 || !isOne(term.coefficient) || term.factors.length !== 1) return undefined;
  if (term.bound.length + term.nonnegative.length + term.zero.length > 0) return undefined;
  if (Object.keys(term.scalars).length > 0) return undefined;
  const [{ key, slots, power }] = term.factors;
  if (power !== 1 || opaques.nameOf(key) !== MAX) return undefined;
  const { bodies, extents } = opaques.get(key);
  const ranges = extents.map((extent): Range => ({ index: names.fresh(), extent }));
  const bindings: Record<string, Affine> = {};
  slots.forEach((slot, k) => (bindings[argument(k)] = slot));
  ranges.forEach(({ index }, k) => (bindings[rangeIndex(k)] = variable(index)));
  return { body: substituteSum(bodies[0], bindings, names), ranges };
}
