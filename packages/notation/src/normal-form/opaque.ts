/**
 * Opaque functions: the parts of an expression that are not sums of products (exp, a comparison, a maximum, a
 * power of a sum). Such a part is a total function of the affine arguments that it depends on, named by the
 * normal form of what it is applied to: equal parts get one name. It has a value where a read inside it is
 * outside of its tensor (exp(0) is 1), so a factor of this kind bounds no index.
 */
import { addScaled, affineKey, constant, scale, variable, type Affine } from '../affine';
import type { Range } from '../ast';
import { groupBy, orders } from './canonical';
import { collect, sumKey } from './collect';
import { rowBasis, type Matrix } from './hermite';
import {
  argument,
  isIndex,
  rangeIndex,
  substituteTerm,
  type Bindings,
  type Factor,
  type Sum,
  type Term,
} from './term';

/** Beyond this many choices of argument order and origin only the first ones are looked at. */
const MOST_CHOICES = 96;

export interface Opaque {
  readonly name: string;
  /** What it is applied to, as functions of `@0`, `@1`... and of the indices `%0`... of its ranges. */
  readonly bodies: readonly Sum[];
  /** A text that functions of equal bodies share. */
  readonly bodyKey: string;
  /** Extents of the ranges that a maximum, minimum or argmax runs over. */
  readonly extents: readonly Affine[];
}

/** Reducers whose value does not depend on the order of their ranges. */
const ORDERLESS: ReadonlySet<string> = new Set(['max', 'min']);

const formsOf = (term: Term): Affine[] => [
  ...term.factors.flatMap(({ slots }) => slots),
  ...term.nonnegative,
  ...term.zero,
];

const mapForms = (bodies: readonly Sum[], change: (form: Affine, term: Term) => Affine): Sum[] =>
  bodies.map((body) =>
    body.map((term) => ({
      ...term,
      factors: term.factors.map((factor) => ({
        ...factor,
        slots: factor.slots.map((form) => change(form, term)),
      })),
      nonnegative: term.nonnegative.map((form) => change(form, term)),
      zero: term.zero.map((form) => change(form, term)),
    })),
  );

/** Bodies as functions of `@0`, `@1`..., and the form that each argument is. */
interface Abstraction {
  readonly bodies: readonly Sum[];
  readonly slots: readonly Affine[];
}

/** Takes the affine forms on which the bodies depend as arguments: a basis of the lattice of their forms. */
function abstracted(bodies: readonly Sum[]): Abstraction {
  const isFree = (name: string, term: Term): boolean =>
    isIndex(name) && !name.startsWith('%') && !term.bound.includes(name);
  const free = [
    ...new Set(
      bodies.flatMap((body) =>
        body.flatMap((term) =>
          formsOf(term).flatMap((form) => Object.keys(form.terms).filter((name) => isFree(name, term))),
        ),
      ),
    ),
  ].sort();
  const freePart = (form: Affine, term: Term): number[] =>
    free.map((name) => (isFree(name, term) ? (form.terms[name] ?? 0) : 0));
  const rows: Matrix = bodies.flatMap((body) =>
    body.flatMap((term) => formsOf(term).map((form) => freePart(form, term))),
  );
  const basis = rowBasis(rows.filter((row) => row.some((value) => value !== 0)));
  const inBasis = (form: Affine, term: Term): Affine => {
    const rest = freePart(form, term);
    const terms = Object.fromEntries(Object.entries(form.terms).filter(([name]) => !isFree(name, term)));
    basis.forEach((vector, k) => {
      const pivot = vector.findIndex((value) => value !== 0);
      const factor = rest[pivot] / vector[pivot];
      if (factor === 0) return;
      terms[argument(k)] = factor;
      vector.forEach((value, j) => (rest[j] = rest[j] - factor * value));
    });
    return { constant: form.constant, terms };
  };
  return {
    bodies: mapForms(bodies, inBasis),
    slots: basis.map((vector) => ({
      constant: 0,
      terms: Object.fromEntries(free.flatMap((name, k) => (vector[k] === 0 ? [] : [[name, vector[k]]]))),
    })),
  };
}

/** An argument's origin and direction: the argument becomes sign * it + offset. */
interface Placement {
  readonly sign: number;
  readonly offset: Affine;
}

/** Placements that make some slot the argument itself (plus a range's index). */
function placements(bodies: readonly Sum[], position: number): Placement[] {
  const name = argument(position);
  const found = new Map<string, Placement>();
  const consider = (form: Affine): void => {
    const coefficient = form.terms[name];
    if (coefficient !== 1 && coefficient !== -1) return;
    const offset: Record<string, number> = {};
    for (const [other, factor] of Object.entries(form.terms)) {
      if (other === name || other.startsWith('%')) continue;
      if (isIndex(other)) return;
      offset[other] = factor;
    }
    const placement = { sign: coefficient, offset: { constant: form.constant, terms: offset } };
    found.set(`${String(coefficient)} ${affineKey(placement.offset)}`, placement);
  };
  const terms = bodies.flat();
  for (const term of terms) for (const { slots } of term.factors) slots.forEach(consider);
  if (found.size === 0) for (const term of terms) term.nonnegative.forEach(consider);
  const all = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, placement]) => placement);
  return all.length > 0 ? all.slice(0, 4) : [{ sign: 1, offset: constant(0) }];
}

/** Where an index occurs, whatever the other indices are called. */
function signature(bodies: readonly Sum[], name: string): string {
  const uses = bodies.flatMap((body, at) =>
    body
      .flatMap((term) => [
        ...term.factors.flatMap(({ key, power, slots }) =>
          slots.map(
            (slot, axis) => `${key}^${String(power)}.${String(axis)}:${String(slot.terms[name] ?? '')}`,
          ),
        ),
        ...term.nonnegative.map((form) => `>=${String(form.terms[name] ?? '')}`),
        ...term.zero.map((form) => `==${String(Math.abs(form.terms[name] ?? 0))}`),
      ])
      .map((use) => `${String(at)} ${use}`),
  );
  return uses.sort().join(' ');
}

function* choices<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) yield [];
  else for (const head of first) for (const tail of choices(rest)) yield [head, ...tail];
}

function* firstOf<T>(items: Iterable<T>, most: number): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count++ >= most) return;
    yield item;
  }
}

const substituteBodies = (bodies: readonly Sum[], bindings: Bindings): Sum[] =>
  bodies.map((body) => body.map((term) => substituteTerm(term, bindings)));

/** The opaque functions of one decision. */
export class Opaques {
  private readonly identities = new Map<string, string>();
  private readonly functions = new Map<string, Opaque>();

  /** @throws RangeError for a key that names no opaque function. */
  get(key: string): Opaque {
    const found = this.functions.get(key);
    if (!found) throw new RangeError(`'${key}' is no opaque function`);
    return found;
  }

  /** The name that an opaque function was made with; undefined for an operand. */
  nameOf(key: string): string | undefined {
    return this.functions.get(key)?.name;
  }

  /**
   * The value of a function at these bodies.
   * @param ranges what a maximum, minimum or argmax runs over: indices that are free in the bodies
   */
  make(name: string, bodies: readonly Sum[], ranges: readonly Range[] = []): Factor {
    const { bodies: abstract, slots } = abstracted(
      substituteBodies(
        bodies,
        Object.fromEntries(ranges.map(({ index }, position) => [index, variable(rangeIndex(position))])),
      ),
    );
    const positions = slots.map((_, position) => position);
    const groups = groupBy(positions, (position) => signature(abstract, argument(position)));
    const placed = [...choices(positions.map((position) => placements(abstract, position)))];
    let best: { key: string; bodies: Sum[]; extents: readonly Affine[]; slots: Affine[] } | undefined;
    for (const [order, rangeBindings, placement] of firstOf(
      combinations(
        [...orders(groups)],
        [
          ...rangeChoices(
            name,
            ranges.map(({ extent }) => extent),
          ),
        ],
        placed,
      ),
      MOST_CHOICES,
    )) {
      const bindings: Record<string, Affine> = { ...rangeBindings.bindings };
      order.forEach((position, rank) => {
        const { sign, offset } = placement[position];
        bindings[argument(position)] = scale(addScaled(variable(argument(rank)), offset, -1), sign);
      });
      const candidate = substituteBodies(abstract, bindings).map(collect);
      const extents = rangeBindings.extents;
      const key = [...extents.map(affineKey), ...candidate.map(sumKey)].join(' ; ');
      if (best && key >= best.key) continue;
      const at = order.map((position) => {
        const { sign, offset } = placement[position];
        return addScaled(scale(slots[position], sign), offset, 1);
      });
      best = { key, bodies: candidate, extents, slots: at };
    }
    if (!best) throw new Error('internal: an opaque function without a form');
    const whole = `${name} ; ${best.key}`;
    let identity = this.identities.get(whole);
    if (identity === undefined) {
      identity = `${name}#${String(this.identities.size)}`;
      this.identities.set(whole, identity);
      this.functions.set(identity, { name, bodies: best.bodies, bodyKey: best.key, extents: best.extents });
    }
    return { key: identity, slots: best.slots, power: 1 };
  }
}

/** Ways to order and direct the ranges that leave the value of the reduction as it is. */
function* rangeChoices(
  name: string,
  ranges: readonly Affine[],
): Generator<{ bindings: Bindings; extents: readonly Affine[] }> {
  const isOrderless = ORDERLESS.has(name);
  const positions = ranges.map((_, position) => position);
  for (const order of isOrderless ? orders([positions]) : [positions]) {
    const extents = order.map((position) => ranges[position]);
    const directions = extents.map((extent, rank): Affine[] => {
      const upwards = variable(rangeIndex(rank));
      const downwards = addScaled(addScaled(extent, 1, -1), upwards, -1);
      return isOrderless && ranges.length <= 2 ? [upwards, downwards] : [upwards];
    });
    for (const forms of choices(directions)) {
      const bindings = Object.fromEntries(order.map((position, rank) => [rangeIndex(position), forms[rank]]));
      yield { bindings, extents };
    }
  }
}

function* combinations<A, B, C>(
  first: readonly A[],
  second: readonly B[],
  third: readonly C[],
): Generator<readonly [A, B, C]> {
  for (const a of first) for (const b of second) for (const c of third) yield [a, b, c];
}
