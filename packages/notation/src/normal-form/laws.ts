/**
 * Laws of opaque factors. Each holds over the reals wherever both of its sides are finite.
 */
import { affineKey } from '../affine';
import { rational } from './rational';
import { argument, multiplySums, scaleSum, substituteSum, type Factor, type Sum, type Term } from './term';
import type { Session } from './session';

/** [body > 0], a function that is 0 or 1. */
export const POSITIVE = 'positive';
/** [body == 0], a function that is 0 or 1. */
export const NULL = 'null';
/** The body itself, where a power of it is taken that is no positive integer. */
export const BASE = 'base';

export const isIndicator = (name: string | undefined): boolean => name === POSITIVE || name === NULL;

export const placeKey = ({ key, slots }: Factor): string => `${key}(${slots.map(affineKey).join(', ')})`;

/** a^p * a^q = a^(p + q), a^0 = 1; for an indicator s, s * s = s. */
function mergePowers(term: Term, { opaques }: Session): Sum | undefined {
  if (term.factors.length === 0) return undefined;
  const merged = new Map<string, Factor>();
  let changed = false;
  for (const factor of term.factors) {
    const place = placeKey(factor);
    const other = merged.get(place);
    const power = (other?.power ?? 0) + factor.power;
    const shown = isIndicator(opaques.nameOf(factor.key)) ? Math.min(power, 1) : power;
    changed ||= other !== undefined || shown !== factor.power;
    merged.set(place, { ...factor, power: shown });
  }
  if (!changed) return undefined;
  return [{ ...term, factors: [...merged.values()].filter(({ power }) => power !== 0) }];
}

/** A positive integer power of a base is multiplied out. */
function expandBases(term: Term, { opaques, names }: Session): Sum | undefined {
  const position = term.factors.findIndex(
    ({ key, power }) => power > 0 && Number.isInteger(power) && opaques.nameOf(key) === BASE,
  );
  if (position < 0) return undefined;
  const { key, slots, power } = term.factors[position];
  const bindings = Object.fromEntries(slots.map((slot, k) => [argument(k), slot]));
  let product: Sum = [{ ...term, factors: term.factors.filter((_, k) => k !== position) }];
  for (let k = 0; k < power; k++) {
    product = multiplySums(product, substituteSum(opaques.get(key).bodies[0], bindings, names), names);
  }
  return product;
}

/** [e > 0] * [e == 0] = 0 */
function excludeBoth(term: Term, { opaques }: Session): Sum | undefined {
  const places = (name: string): string[] =>
    term.factors
      .filter(({ key }) => opaques.nameOf(key) === name)
      .map(({ key, slots }) => `${opaques.get(key).bodyKey}(${slots.map(affineKey).join(', ')})`);
  const positive = places(POSITIVE);
  return positive.length > 0 && places(NULL).some((place) => positive.includes(place)) ? [] : undefined;
}

/** [a + b == 0] * a = [a + b == 0] * -b, for a first term a that is a single factor and does not stand in b. */
function useNulls(term: Term, { opaques, names }: Session): Sum | undefined {
  for (const { key, slots } of term.factors) {
    if (opaques.nameOf(key) !== NULL) continue;
    const bindings = Object.fromEntries(slots.map((slot, k) => [argument(k), slot]));
    const [lead, ...rest] = substituteSum(opaques.get(key).bodies[0], bindings, names);
    const [factor] = lead.factors;
    const isSimple =
      lead.factors.length === 1 &&
      factor.power === 1 &&
      lead.bound.length + lead.nonnegative.length + lead.zero.length === 0 &&
      Object.keys(lead.scalars).length === 0;
    if (!isSimple || rest.some(({ factors }) => factors.some((other) => other.key === factor.key))) continue;
    const position = term.factors.findIndex(
      (other) => placeKey(other) === placeKey(factor) && Number.isInteger(other.power) && other.power > 0,
    );
    if (position < 0) continue;
    const { power } = term.factors[position];
    const fewer =
      power === 1
        ? term.factors.toSpliced(position, 1)
        : term.factors.with(position, { ...factor, power: power - 1 });
    const { numerator, denominator } = lead.coefficient;
    const instead = scaleSum(rest, rational(-denominator, numerator));
    return multiplySums([{ ...term, factors: fewer }], instead, names);
  }
  return undefined;
}

/** The first law that applies to the term. */
export const applyLaws = (term: Term, session: Session): Sum | undefined =>
  mergePowers(term, session) ??
  expandBases(term, session) ??
  excludeBoth(term, session) ??
  useNulls(term, session);
