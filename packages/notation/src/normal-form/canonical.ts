/**
 * The canonical form of a term: equal terms under another choice of bound indices get one key.
 *
 * The slots of all factors, as functions of the bound indices, span a lattice; its Hermite form does not
 * depend on the choice of indices. Shifts (in free indices, dims and constants) are reduced modulo that
 * lattice. Factors with the same head may come in any order: the least key of all orders is taken.
 */
import type { Affine } from '../affine';
import { columnHermite, type Matrix } from './hermite';
import type { Factor, Term } from './term';

/** Beyond this many orders of equal factors only the first is looked at: two equal terms may then differ. */
const MOST_ORDERS = 720;

export interface Canonical {
  /** Names the term but for its coefficient. */
  readonly key: string;
  /** The part of the key that brackets have no part in. */
  readonly head: string;
  readonly term: Term;
}

export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const factorHead = ({ key, power, slots }: Factor): string =>
  `${key}^${String(power)}(${String(slots.length)})`;

/** All orders of the items. */
function* permutations<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length <= 1) {
    yield items;
    return;
  }
  for (let k = 0; k < items.length; k++) {
    const rest = [...items.slice(0, k), ...items.slice(k + 1)];
    for (const tail of permutations(rest)) yield [items[k], ...tail];
  }
}

/** The groups one after the other, each in all its orders. */
export function* orders<T>(groups: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = groups;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const head of permutations(first)) for (const tail of orders(rest)) yield [...head, ...tail];
}

/** Items with one key each, the groups in the order of their keys. */
export function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return [...groups].sort(([a], [b]) => compareText(a, b)).map(([, group]) => group);
}

/** Forms as rows over the bound indices and over everything else. */
class Rows {
  readonly others: readonly string[];

  constructor(
    private readonly term: Term,
    forms: readonly Affine[],
  ) {
    const names = new Set(forms.flatMap((form) => Object.keys(form.terms)));
    for (const name of term.bound) names.delete(name);
    this.others = [...names].sort();
    if (this.others.some((name) => name.startsWith(CANONICAL))) {
      throw new Error('internal: a canonical index of another term is free in this one');
    }
  }

  boundPart(forms: readonly Affine[]): Matrix {
    return forms.map((form) => this.term.bound.map((name) => form.terms[name] ?? 0));
  }

  otherPart(forms: readonly Affine[]): Matrix {
    return forms.map((form) => [...this.others.map((name) => form.terms[name] ?? 0), form.constant]);
  }

  /** The form of a row pair. */
  form(bound: readonly number[], other: readonly number[]): Affine {
    const terms: Record<string, number> = {};
    bound.forEach((coefficient, k) => {
      if (coefficient !== 0) terms[canonicalName(k)] = coefficient;
    });
    this.others.forEach((name, k) => {
      const coefficient = other[k];
      if (coefficient !== 0) terms[name] = coefficient;
    });
    return { constant: other[this.others.length], terms };
  }

  /** A text for a row pair, which two rows share exactly if they are equal. */
  text(bound: readonly number[], other: readonly number[]): string {
    let text = bound.join(',');
    this.others.forEach((name, k) => {
      if (other[k] !== 0) text += `|${String(other[k])}${name}`;
    });
    return `${text}|${String(other[this.others.length])}`;
  }
}

/** Start of the names of bound indices in canonical terms. */
const CANONICAL = '$c';

const canonicalName = (position: number): string => `${CANONICAL}${String(position)}`;

const isNegativeRow = (...parts: readonly (readonly number[])[]): boolean =>
  (parts.flat().find((value) => value !== 0) ?? 0) < 0;

const negateRow = (row: readonly number[]): number[] => row.map((value) => (value === 0 ? 0 : -value));

/** The term with its forms in this very order, in canonical indices. */
function arranged(
  term: Term,
  factors: readonly Factor[],
  nonnegative: readonly Affine[],
  rows: Rows,
): Omit<Canonical, 'head'> & { readonly slotText: string } {
  const slots = factors.flatMap((factor) => factor.slots);
  const forms = [...slots, ...nonnegative, ...term.zero];
  const { form: bound, pivots } = columnHermite(rows.boundPart(forms));
  const other = rows.otherPart(forms);
  pivots.forEach((row, column) => {
    const pivot = bound[row][column];
    for (let k = 0; k < other[row].length; k++) {
      const shift = Math.floor(other[row][k] / pivot);
      if (shift === 0) continue;
      for (let at = 0; at < forms.length; at++) {
        other[at][k] = other[at][k] - shift * bound[at][column];
      }
    }
  });
  const used = pivots.length;
  if (used < term.bound.length) throw new Error('internal: a sum over an unbounded index');
  const row = (at: number): [number[], number[]] => [bound[at].slice(0, used), other[at]];
  const slotText = slots.map((_, at) => rows.text(...row(at))).join(';');
  const halfSpaces = nonnegative.map((_, k) => row(slots.length + k));
  const equations = term.zero.map((_, k): [number[], number[]] => {
    const [a, b] = row(slots.length + nonnegative.length + k);
    return isNegativeRow(a, b) ? [negateRow(a), negateRow(b)] : [a, b];
  });
  const sorted = (pairs: [number[], number[]][]): [string, Affine][] =>
    [...new Map(pairs.map((pair) => [rows.text(...pair), rows.form(...pair)]))].sort(([a], [b]) =>
      compareText(a, b),
    );
  const [texts, zeros] = [sorted(halfSpaces), sorted(equations)];
  let at = 0;
  return {
    slotText,
    key: `${slotText} >= ${texts.map(([text]) => text).join(';')} == ${zeros.map(([text]) => text).join(';')}`,
    term: {
      ...term,
      bound: Array.from({ length: used }, (_, k) => canonicalName(k)),
      factors: factors.map((factor) => ({
        ...factor,
        slots: factor.slots.map(() => rows.form(...row(at++))),
      })),
      nonnegative: texts.map(([, form]) => form),
      zero: zeros.map(([, form]) => form),
    },
  };
}

/** Orders of the brackets that matter: all, where some bound index stands in no slot. */
function bracketOrders(term: Term): Iterable<readonly Affine[]> {
  const inSlots = new Set(
    term.factors.flatMap(({ slots }) => slots.flatMap((slot) => Object.keys(slot.terms))),
  );
  const isLoose = (form: Affine): boolean =>
    Object.keys(form.terms).some((name) => term.bound.includes(name) && !inSlots.has(name));
  const loose = term.nonnegative.filter(isLoose);
  if (loose.length === 0 || loose.length > 4) return [term.nonnegative];
  const rest = term.nonnegative.filter((form) => !isLoose(form));
  return [...permutations(loose)].map((order) => [...order, ...rest]);
}

/** Whether the term's forms tell any two choices of its bound indices apart: else it would be an infinite sum. */
export function separatesBound(term: Term): boolean {
  if (term.bound.length === 0) return true;
  const forms = [...term.factors.flatMap(({ slots }) => slots), ...term.nonnegative, ...term.zero];
  const matrix = forms.map((form) => term.bound.map((name) => form.terms[name] ?? 0));
  return columnHermite(matrix).pivots.length === term.bound.length;
}

const known = new WeakMap<Term, Canonical>();

/** The canonical form; remembered. */
export function canonical(term: Term): Canonical {
  const before = known.get(term);
  if (before) return before;
  const found = search(term);
  known.set(term, found);
  known.set(found.term, found);
  return found;
}

function search(term: Term): Canonical {
  const groups = groupBy(term.factors, factorHead);
  const rows = new Rows(term, [
    ...term.factors.flatMap(({ slots }) => slots),
    ...term.nonnegative,
    ...term.zero,
  ]);
  let best: ReturnType<typeof arranged> | undefined;
  let count = 0;
  all: for (const nonnegative of bracketOrders(term)) {
    for (const factors of orders(groups)) {
      const candidate = arranged(term, factors, nonnegative, rows);
      if (!best || candidate.key < best.key) best = candidate;
      if (++count >= MOST_ORDERS) break all;
    }
  }
  const scalars = Object.entries(term.scalars)
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, power]) => `${name}^${String(power)}`);
  const heads = groups.flatMap((group) => group.map(factorHead));
  const prefix = `${scalars.join('*')} ${heads.join(' ')} `;
  if (!best) throw new Error('internal: a term without an order');
  return { key: prefix + best.key, head: prefix + best.slotText, term: best.term };
}
