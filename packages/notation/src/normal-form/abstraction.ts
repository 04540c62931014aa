/**
 * Bodies of opaque functions as functions of their essential arguments: a basis of the lattice of the affine
 * forms on which they depend, each argument with an origin and a direction.
 */
import { affineKey, constant, type Affine } from '../affine';
import { rowBasis, type Matrix } from './hermite';
import { argument, isIndex, type Sum, type Term } from './term';

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
export function abstracted(bodies: readonly Sum[]): Abstraction {
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
export function placements(bodies: readonly Sum[], position: number): Placement[] {
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
export function signature(bodies: readonly Sum[], name: string): string {
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
