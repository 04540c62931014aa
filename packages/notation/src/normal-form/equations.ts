/** Steps that make or use equations: [form == 0] as a factor, and brackets that leave one value. */
import { addScaled, affineEquals, isConstant, scale, variable, type Affine } from '../affine';
import { entails } from './entailment';
import { gcd } from './integers';
import type { Step } from './session';
import { isIndex, substituteTerm, supportOfTerm, type Term } from './term';

export const without = <T>(items: readonly T[], position: number): T[] =>
  items.filter((_, k) => k !== position);

export const mentions = (form: Affine, name: string): boolean => form.terms[name] !== undefined;

/** Replaces a bound index by a form. */
function eliminate(term: Term, name: string, by: Affine): Term {
  return substituteTerm({ ...term, bound: term.bound.filter((other) => other !== name) }, { [name]: by });
}

/**
 * The equation with at most one of the given bound indices: Euclid's algorithm on their coefficients, each step a
 * change of bound indices that keeps the sum over all integers.
 */
function withOneOf(term: Term, position: number, names: readonly string[]): Term {
  let current = term;
  for (;;) {
    const form = current.zero[position];
    const present = names.filter((name) => mentions(form, name));
    if (present.length <= 1) return current;
    present.sort((a, b) => Math.abs(form.terms[a]) - Math.abs(form.terms[b]));
    const [small, large] = present as [string, string];
    const quotient = Math.trunc(form.terms[large] / form.terms[small]);
    current = substituteTerm(current, { [small]: addScaled(variable(small), variable(large), -quotient) });
  }
}

/** The bound indices of an equation that no earlier one mentions. */
const newIndices = ({ zero, bound }: Term, position: number): string[] =>
  bound.filter(
    (name) => mentions(zero[position], name) && !zero.slice(0, position).some((form) => mentions(form, name)),
  );

/** The equation less multiples of earlier ones, each of which brings one index of its own. */
function reducedByEarlier(term: Term, position: number): Affine {
  let form = term.zero[position];
  for (let earlier = position - 1; earlier >= 0; earlier--) {
    const [name, ...others] = newIndices(term, earlier);
    if (name === undefined || others.length > 0) continue;
    const quotient = (form.terms[name] ?? 0) / term.zero[earlier].terms[name];
    if (Number.isInteger(quotient)) form = addScaled(form, term.zero[earlier], -quotient);
  }
  return form;
}

/** Replaces the one bound index of an equation, whose coefficient is 1 or -1. */
function solveFor(term: Term, position: number): Term {
  const form = term.zero[position];
  const [name] = term.bound.filter((candidate) => mentions(form, candidate));
  const coefficient = form.terms[name];
  const rest = addScaled(form, variable(name), -coefficient);
  return eliminate({ ...term, zero: without(term.zero, position) }, name, scale(rest, -coefficient));
}

/**
 * Equations: contradictions, tautologies, and those that determine a bound index. The others are brought into echelon
 * form, so that each step leaves the equations before its own as they are, and the steps end.
 */
export const useEquations: Step = (term, { context }) => {
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
    const bound = term.bound.filter((name) => mentions(form, name));
    if (bound.length > 0) {
      const reduced = reducedByEarlier(term, position);
      if (!affineEquals(reduced, form)) return [{ ...term, zero: term.zero.with(position, reduced) }];
      const isSolvable = bound.reduce((common, name) => gcd(common, form.terms[name]), 0) === 1;
      const single = withOneOf(term, position, isSolvable ? bound : newIndices(term, position));
      if (isSolvable) return [solveFor(single, position)];
      if (single !== term) return [single];
    } else if (entails(context, form) && entails(context, scale(form, -1))) {
      return [{ ...term, zero: without(term.zero, position) }];
    }
  }
  return undefined;
};

/** Where an equation determines a free index, that index stands nowhere else. */
export const useFreeEquations: Step = (term) => {
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

/**
 * A bound index with a coefficient c > 1 in a bracket, where the constraints leave one value: with w = v + q
 * for the part q of the bracket that c divides, w == shift is implied.
 */
export const useImpliedEquations: Step = (term, { context }) => {
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
export const tightenBrackets: Step = (term, { context, tight }) => {
  if (!tight) return undefined;
  const constraints = [...context, ...supportOfTerm(term)];
  const position = term.nonnegative.findIndex((form) => entails(constraints, scale(form, -1)));
  if (position < 0) return undefined;
  const zero = [...term.zero, term.nonnegative[position]];
  return [{ ...term, nonnegative: without(term.nonnegative, position), zero }];
};
