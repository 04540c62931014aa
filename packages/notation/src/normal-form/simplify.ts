/**
 * Simplification of terms under constraints: equations eliminate bound indices, brackets that the rest implies
 * go, terms whose support is empty go, sums over an index that nothing reads are counted.
 * Every step leaves the term's value as it is at all points of the context.
 */
import { addScaled, isConstant, scale, variable, type Affine } from '../affine';
import { gcd } from './integers';
import { contradictory, entails } from './entailment';
import { applyLaws } from './laws';
import type { Opaques } from './opaque';
import { isZero } from './rational';
import {
  formSum,
  isIndex,
  multiplySums,
  substituteTerm,
  supportOf,
  supportOfTerm,
  type Names,
  type Sum,
  type Term,
} from './term';

/** What a step makes of a term: other terms, or undefined where it does not apply. */
export type Step = (term: Term, session: Session) => Sum | undefined;

/** What simplification needs to know. */
export interface Session {
  readonly names: Names;
  readonly opaques: Opaques;
  /** Forms that are >= 0 at all points of interest. */
  readonly context: readonly Affine[];
  /**
   * Whether brackets that the rest makes equations become equations: [i <= 0] where i >= 0. It is for the last
   * comparison: before, a bracket and its complement are easier to merge.
   */
  readonly tight?: boolean;
}

const without = <T>(items: readonly T[], position: number): T[] => items.filter((_, k) => k !== position);

const mentions = (form: Affine, name: string): boolean => form.terms[name] !== undefined;

/** Axes of extent 1: only the index 0 reads anything. */
const dropUnitAxes: Step = (term) => {
  const isUnit = (extent: Affine): boolean => isConstant(extent) && extent.constant === 1;
  if (!term.factors.some(({ extents }) => extents?.some(isUnit))) return undefined;
  const zero = [...term.zero];
  const factors = term.factors.map((factor) => {
    const { extents } = factor;
    if (!extents) return factor;
    factor.slots.forEach((slot, axis) => {
      if (isUnit(extents[axis])) zero.push(slot);
    });
    const isKept = (_: Affine, axis: number): boolean => !isUnit(extents[axis]);
    return { ...factor, slots: factor.slots.filter(isKept), extents: extents.filter(isKept) };
  });
  return [{ ...term, factors, zero }];
};

/** Replaces a bound index by a form. */
function eliminate(term: Term, name: string, by: Affine): Term {
  return substituteTerm({ ...term, bound: term.bound.filter((other) => other !== name) }, { [name]: by });
}

/**
 * The equation with at most one bound index: Euclid's algorithm on the coefficients of its bound indices, each
 * step a change of bound indices that keeps the sum over all integers.
 */
function withOneBoundIndex(term: Term, position: number): Term {
  let current = term;
  for (;;) {
    const form = current.zero[position];
    const bound = current.bound.filter((name) => mentions(form, name));
    if (bound.length <= 1) return current;
    bound.sort((a, b) => Math.abs(form.terms[a]) - Math.abs(form.terms[b]));
    const [small, large] = bound as [string, string];
    const quotient = Math.trunc(form.terms[large] / form.terms[small]);
    current = substituteTerm(current, { [small]: addScaled(variable(small), variable(large), -quotient) });
  }
}

/** Equations: contradictions, tautologies, and those that determine a bound index. */
const useEquations: Step = (term, { context }) => {
  for (let position = 0; position < term.zero.length; position++) {
    const form = term.zero[position];
    if (isConstant(form)) {
      return form.constant === 0 ? [{ ...term, zero: without(term.zero, position) }] : [];
    }
    const divisor = Object.values(form.terms).reduce(gcd, 0);
    if (form.constant % divisor !== 0) return [];
    if (divisor > 1) {
      const terms = Object.fromEntries(Object.entries(form.terms).map(([name, c]) => [name, c / divisor]));
      return [{ ...term, zero: term.zero.with(position, { constant: form.constant / divisor, terms }) }];
    }
    if (term.bound.some((name) => mentions(form, name))) {
      const single = withOneBoundIndex(term, position);
      const reduced = single.zero[position];
      const [name] = single.bound.filter((candidate) => mentions(reduced, candidate));
      const coefficient = reduced.terms[name];
      if (Math.abs(coefficient) === 1) {
        const rest = addScaled(reduced, variable(name), -coefficient);
        const other = { ...single, zero: without(single.zero, position) };
        return [eliminate(other, name, scale(rest, -coefficient))];
      }
      if (single !== term) return [single];
    } else if (entails(context, form) && entails(context, scale(form, -1))) {
      return [{ ...term, zero: without(term.zero, position) }];
    }
  }
  return undefined;
};

/** Where an equation determines a free index, that index stands nowhere else. */
const useFreeEquations: Step = (term) => {
  for (let position = 0; position < term.zero.length; position++) {
    const form = term.zero[position];
    if (term.bound.some((name) => mentions(form, name))) continue;
    const name = Object.keys(form.terms)
      .filter((candidate) => isIndex(candidate) && Math.abs(form.terms[candidate]) === 1)
      .sort()
      .at(-1);
    if (name === undefined) continue;
    const rest: Term = { ...term, zero: without(term.zero, position) };
    const isUsed = [...rest.factors.flatMap(({ slots }) => slots), ...rest.nonnegative, ...rest.zero].some(
      (other) => mentions(other, name),
    );
    if (!isUsed) continue;
    const coefficient = form.terms[name];
    const by = scale(addScaled(form, variable(name), -coefficient), -coefficient);
    const replaced = substituteTerm(rest, { [name]: by });
    return [{ ...replaced, zero: [...replaced.zero, form] }];
  }
  return undefined;
};

/** Brackets that the context, the reads and the other brackets imply. */
const dropImplied: Step = (term, { context }) => {
  const supports = term.factors.flatMap(supportOf);
  const equations = term.zero.flatMap((form) => [form, scale(form, -1)]);
  const always = [...context, ...supports, ...equations];
  const kept = [...term.nonnegative];
  for (let k = kept.length - 1; k >= 0; k--) {
    if (entails([...always, ...without(kept, k)], kept[k])) kept.splice(k, 1);
  }
  return kept.length === term.nonnegative.length ? undefined : [{ ...term, nonnegative: kept }];
};

/** A term that is nowhere other than 0. */
const dropEmpty: Step = (term, { context }) => {
  const isSure =
    term.nonnegative.length === 0 &&
    term.zero.length === 0 &&
    term.factors.every((factor) => factor.slots.every((slot) => !isConstant(slot)) && isPlain(factor.slots));
  if (isSure) return undefined;
  return contradictory([...context, ...supportOfTerm(term)]) ? [] : undefined;
};

/** Slots that are one index each, none twice: any of them can be within its extent. */
const isPlain = (slots: readonly Affine[]): boolean =>
  slots.every((slot) => Object.keys(slot.terms).length === 1 && slot.constant === 0);

/**
 * A bound index with a coefficient c > 1 in a bracket, where the constraints leave one value: with w = v + q
 * for the part q of the bracket that c divides, w == shift is implied.
 */
const useImpliedEquations: Step = (term, { context }) => {
  const isSteep = (form: Affine): boolean => term.bound.some((name) => Math.abs(form.terms[name] ?? 0) >= 2);
  const steep = term.nonnegative.filter(isSteep);
  if (steep.length === 0) return undefined;
  const support = supportOfTerm(term);
  for (const form of steep) {
    for (const name of term.bound) {
      const coefficient = form.terms[name] ?? 0;
      if (Math.abs(coefficient) < 2) continue;
      const quotient: Record<string, number> = {};
      for (const [other, value] of Object.entries(form.terms)) {
        const share = Math.round(value / coefficient);
        if (share !== 0) quotient[other] = share;
      }
      const whole: Affine = { constant: Math.round(form.constant / coefficient), terms: quotient };
      for (const shift of [0, 1, -1]) {
        const equation = addScaled(whole, shift, 1);
        const constraints = [...context, ...support];
        if (!entails(constraints, equation) || !entails(constraints, scale(equation, -1))) continue;
        return [eliminate(term, name, addScaled(variable(name), equation, -1))];
      }
    }
  }
  return undefined;
};

/** A bracket [form >= 0] where the rest implies form <= 0, as an equation. */
const tightenBrackets: Step = (term, { context, tight }) => {
  if (!tight) return undefined;
  const constraints = [...context, ...supportOfTerm(term)];
  const position = term.nonnegative.findIndex((form) => entails(constraints, scale(form, -1)));
  if (position < 0) return undefined;
  const zero = [...term.zero, term.nonnegative[position]];
  return [{ ...term, nonnegative: without(term.nonnegative, position), zero }];
};

/** Bound indices that stand in two brackets only, which bound them from below and above. */
const countFreely: Step = (term, { context, names }) => {
  for (const name of term.bound) {
    const isElsewhere = [...term.factors.flatMap(({ slots }) => slots), ...term.zero].some((form) =>
      mentions(form, name),
    );
    if (isElsewhere) continue;
    const bracketing = term.nonnegative.filter((form) => mentions(form, name));
    const [lower, upper] = [1, -1].map((sign) =>
      bracketing.find((form) => Math.sign(form.terms[name]) === sign),
    );
    if (bracketing.length !== 2 || !lower || !upper) continue;
    const rest: Term = {
      ...term,
      bound: term.bound.filter((other) => other !== name),
      nonnegative: term.nonnegative.filter((form) => !mentions(form, name)),
    };
    const width = addScaled(lower, upper, 1);
    const coefficient = lower.terms[name];
    if (coefficient !== -upper.terms[name]) continue;
    // c v + e >= 0 and c v + e <= c - 1 hold for exactly one v
    if (isConstant(width) && width.constant === coefficient - 1) return [rest];
    const count = addScaled(width, 1, 1);
    if (coefficient !== 1 || !entails([...context, ...supportOfTerm(rest)], count)) continue;
    return multiplySums([rest], formSum(count), names);
  }
  return undefined;
};

const STEPS: readonly Step[] = [
  dropUnitAxes,
  useEquations,
  applyLaws,
  useFreeEquations,
  dropImplied,
  useImpliedEquations,
  tightenBrackets,
  countFreely,
  dropEmpty,
];

/** The sum with each term simplified until no step applies. Not collected. */
export function simplify(sum: Sum, session: Session): Sum {
  const done: Term[] = [];
  const pending = [...sum].reverse();
  for (let term = pending.pop(); term !== undefined; term = pending.pop()) {
    if (isZero(term.coefficient)) continue;
    let next: Sum | undefined;
    for (const step of STEPS) {
      next = step(term, session);
      if (next) break;
    }
    if (next) pending.push(...[...next].reverse());
    else done.push(term);
  }
  return done;
}
