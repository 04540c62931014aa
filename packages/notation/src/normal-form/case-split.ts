/**
 * Shows that a sum is 0 by cases. A condition on free indices and dims holds or does not; under each
 * assumption the sum is simplified again, opaque functions included. Terms that differ in their brackets only
 * are compared place by place: at each value of their bound indices, their brackets must cancel.
 */
import { addScaled, scale, substitute, variable, type Affine } from '../affine';
import { canonical } from './canonical';
import { collect } from './collect';
import { contradictory, entails, entailsNegative } from './entailment';
import type { Functions } from './functions';
import { isZero, plus, ZERO } from './rational';
import type { Session } from './session';
import { simplify } from './simplify';
import {
  argument,
  multiplySums,
  renameBound,
  rangeIndex,
  substituteSum,
  supportOf,
  supportOfTerm,
  withinConstraints,
  type Bindings,
  type Sum,
  type Term,
} from './term';

/** Leaves of the case tree that are looked at before giving up. */
const MOST_CASES = 160;

export class CaseSplit {
  private cases = 0;

  constructor(
    private readonly functions: Functions,
    private readonly session: Omit<Session, 'context'>,
  ) {}

  /** How many cases were looked at. */
  get count(): number {
    return this.cases;
  }

  /** Whether the sum is 0 at all points of the context. False where the cases do not show it. */
  vanishes(sum: Sum, context: readonly Affine[]): boolean {
    if (++this.cases > MOST_CASES) return false;
    const rest = this.resettled(sum, context);
    if (rest.length === 0) return true;
    const condition = this.freeCondition(rest, context);
    if (condition) {
      return assumptions(condition).every((assumed) => {
        const narrowed = [...context, ...assumed];
        if (contradictory(narrowed)) return true;
        return this.vanishes(this.withPinnedIndex(rest, assumed[0], narrowed), narrowed);
      });
    }
    return this.cancelsPlaceByPlace(rest, context);
  }

  /** Where the context makes an assumed form 0, an index that this determines is replaced. */
  private withPinnedIndex(sum: Sum, form: Affine, context: readonly Affine[]): Sum {
    const name = Object.keys(form.terms).find(
      (each) => each.startsWith('@') && Math.abs(form.terms[each]) === 1,
    );
    if (name === undefined || !entails(context, scale(form, -1))) return sum;
    const coefficient = form.terms[name];
    const by = scale(addScaled(form, variable(name), -coefficient), -coefficient);
    return substituteSum(sum, { [name]: by }, this.session.names);
  }

  /** The sum with its opaque factors made again under what holds at the term, simplified. */
  private resettled(sum: Sum, context: readonly Affine[]): Sum {
    const session = { ...this.session, context, tight: true };
    const first = collect(simplify(sum, session));
    const again = first.flatMap((term) => this.withFactorsRemade(term, context));
    return collect(simplify(again, session));
  }

  private withFactorsRemade(collected: Term, context: readonly Affine[]): Sum {
    const { opaques, names } = this.session;
    // Its bound indices are free in what the functions are applied to, where canonical names are given again.
    const term = renameBound(collected, names);
    const known = [...context, ...supportOfTerm(term)];
    let result: Sum = [{ ...term, factors: term.factors.filter(({ key }) => !opaques.nameOf(key)) }];
    for (const { key, slots, power } of term.factors) {
      const name = opaques.nameOf(key);
      if (!name) continue;
      const { bodies, extents } = opaques.get(key);
      const ranges = extents.map((extent) => ({ index: names.fresh(), extent }));
      const bindings: Record<string, Affine> = {};
      slots.forEach((slot, k) => (bindings[argument(k)] = slot));
      ranges.forEach(({ index }, k) => (bindings[rangeIndex(k)] = variable(index)));
      const inRange = ranges.flatMap(({ index, extent }) => withinConstraints(variable(index), extent));
      const settled = bodies.map((body) =>
        this.resettled(substituteSum(body, bindings, names), [...known, ...inRange]),
      );
      result = multiplySums(result, this.functions.remake(name, settled, ranges, power), names);
    }
    return result;
  }

  /** A bracket over free indices and dims only, of a term or of what an opaque factor is applied to. */
  private freeCondition(sum: Sum, context: readonly Affine[]): Condition | undefined {
    for (const term of sum) {
      const found = this.conditionsOf(term, {}).find(
        ({ form, relation }) =>
          Object.keys(form.terms).every((name) => !/^[$%]/.test(name)) && !isDecided(form, relation, context),
      );
      if (found) return found;
    }
    return undefined;
  }

  private conditionsOf(term: Term, bindings: Bindings): Condition[] {
    const { opaques } = this.session;
    const bound = new Set(term.bound);
    const shown = (form: Affine): Affine =>
      Object.keys(form.terms).some((name) => bound.has(name)) ? HIDDEN : substitute(form, bindings);
    return [
      ...term.nonnegative.map((form): Condition => ({ form: shown(form), relation: 'nonnegative' })),
      ...term.zero.map((form): Condition => ({ form: shown(form), relation: 'zero' })),
      ...term.factors.flatMap(({ key, slots }) =>
        opaques.nameOf(key) === undefined
          ? []
          : opaques
              .get(key)
              .bodies.flatMap((body) =>
                body.flatMap((part) =>
                  this.conditionsOf(
                    part,
                    Object.fromEntries(slots.map((slot, k) => [argument(k), shown(slot)])),
                  ),
                ),
              ),
      ),
    ];
  }

  /** Whether the terms of each head cancel at every value of their bound indices. */
  private cancelsPlaceByPlace(sum: Sum, context: readonly Affine[]): boolean {
    const groups = new Map<string, Term[]>();
    for (const term of sum) {
      const { head, term: form } = canonical(term);
      groups.set(head, [...(groups.get(head) ?? []), form]);
    }
    return [...groups.values()].every((terms) => {
      const [first] = terms;
      const inSlots = new Set(
        first.factors.flatMap(({ slots }) => slots.flatMap((slot) => Object.keys(slot.terms))),
      );
      const isAligned = terms.every(({ bound }) => bound.every((name) => inSlots.has(name)));
      const places = [...context, ...first.factors.flatMap(supportOf)];
      return terms.length > 1 && isAligned && this.bracketsCancel(terms, places);
    });
  }

  /** Whether the coefficients of the terms whose brackets hold add up to 0 at all points of the context. */
  private bracketsCancel(terms: readonly Term[], context: readonly Affine[]): boolean {
    if (contradictory(context)) return true;
    const pending = terms.find((term) => term.nonnegative.length + term.zero.length > 0);
    if (!pending) return isZero(terms.reduce((total, term) => plus(total, term.coefficient), ZERO));
    if (++this.cases > MOST_CASES) return false;
    const condition: Condition =
      pending.nonnegative.length > 0
        ? { form: pending.nonnegative[0], relation: 'nonnegative' }
        : { form: pending.zero[0], relation: 'zero' };
    return assumptions(condition).every((assumed) => {
      const narrowed = [...context, ...assumed];
      return this.bracketsCancel(
        terms.flatMap((term) => decideBrackets(term, narrowed)),
        narrowed,
      );
    });
  }
}

interface Condition {
  readonly form: Affine;
  readonly relation: 'nonnegative' | 'zero';
}

/** A form with a bound index, which no case can speak of. */
const HIDDEN: Affine = { constant: 0, terms: { $: 1 } };

/** The cases of a condition, each as constraints. */
function assumptions({ form, relation }: Condition): Affine[][] {
  const below = addScaled(-1, form, -1);
  if (relation === 'nonnegative') return [[form], [below]];
  return [[form, scale(form, -1)], [below], [addScaled(form, 1, -1)]];
}

function isDecided(form: Affine, relation: Condition['relation'], context: readonly Affine[]): boolean {
  if (relation === 'nonnegative') return entails(context, form) || entailsNegative(context, form);
  const opposite = scale(form, -1);
  if (entailsNegative(context, form) || entailsNegative(context, opposite)) return true;
  return entails(context, form) && entails(context, opposite);
}

/** The term without brackets that hold; nothing where one does not. */
function decideBrackets(term: Term, context: readonly Affine[]): Term[] {
  const opposite = (form: Affine): Affine => scale(form, -1);
  const isFalse =
    term.nonnegative.some((form) => entailsNegative(context, form)) ||
    term.zero.some((form) => entailsNegative(context, form) || entailsNegative(context, opposite(form)));
  if (isFalse) return [];
  const nonnegative = term.nonnegative.filter((form) => !entails(context, form));
  const zero = term.zero.filter((form) => !(entails(context, form) && entails(context, opposite(form))));
  return [{ ...term, nonnegative, zero }];
}
