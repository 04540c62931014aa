/**
 * Simplification of terms under constraints: equations eliminate bound indices, brackets that the rest implies
 * go, terms whose support is empty go, sums over an index that nothing reads are counted.
 * Every step leaves the term's value as it is at all points of the context.
 */
import { addScaled, isConstant, scale, type Affine } from '../affine';
import { separatesBound } from './canonical';
import { contradictory, entails } from './entailment';
import {
  mentions,
  tightenBrackets,
  useEquations,
  useFreeEquations,
  useImpliedEquations,
  without,
} from './equations';
import { applyLaws } from './laws';
import { useIndicators } from './nested-indicators';
import { isZero } from './rational';
import { formSum, multiplySums, supportOf, supportOfTerm, type Sum, type Term } from './term';
import type { Session, Step } from './session';

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

/** Brackets that the context, the reads and the other brackets imply. */
const dropImplied: Step = (term, { context }) => {
  const supports = term.factors.flatMap(supportOf);
  const equations = term.zero.flatMap((form) => [form, scale(form, -1)]);
  const always = [...context, ...supports, ...equations];
  const kept = [...term.nonnegative];
  for (let k = kept.length - 1; k >= 0; k--) {
    if (entails([...always, ...without(kept, k)], kept[k])) kept.splice(k, 1);
  }
  if (kept.length === term.nonnegative.length) return undefined;
  const rest = { ...term, nonnegative: kept };
  // Constraints that contradict each other imply all others. What holds at no place, or at every value of an index that
  // had finitely many, holds at none.
  return separatesBound(rest) ? [rest] : [];
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
  useIndicators,
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
