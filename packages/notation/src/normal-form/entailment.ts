/**
 * Integer linear reasoning: does a set of constraints (affine forms >= 0) imply another?
 *
 * Fourier-Motzkin elimination with gcd tightening (A. Schrijver, Theory of Linear and Integer Programming,
 * sections 12.2 and 23.1; W. Pugh, The Omega test, 1991, without its splinters). A refutation is sound over
 * the integers. It is not complete: "not implied" means only that no refutation was found.
 */
import { addScaled, isConstant, type Affine } from '../affine';
import { gcd } from './integers';

/** Elimination gives up beyond this many constraints: the answer is then "not implied". */
const MOST_ROWS = 1500;

/** A constraint as numbers: coefficients by column, then the constant. */
type Row = number[];

/**
 * Rows with coefficients divided by their gcd and the constant rounded down (no integer point is lost), the
 * tightest of each direction. Undefined where a row is false by itself, or two opposite ones contradict.
 */
function tighten(rows: readonly Row[], width: number): Row[] | undefined {
  const tightest = new Map<string, Row>();
  for (const row of rows) {
    let divisor = 0;
    for (let k = 0; k < width && divisor !== 1; k++) {
      if (row[k] !== 0) divisor = gcd(divisor, row[k]);
    }
    if (divisor === 0) {
      if (row[width] < 0) return undefined;
      continue;
    }
    const scaled =
      divisor === 1
        ? row
        : row.map((value, k) => (k < width ? value / divisor : Math.floor(value / divisor)));
    const direction = scaled.slice(0, width).join();
    const known = tightest.get(direction);
    if (known === undefined || known[width] > scaled[width]) tightest.set(direction, scaled);
  }
  return [...tightest.values()];
}

/** The column whose elimination makes the fewest rows. */
function cheapestColumn(rows: readonly Row[], width: number): number {
  let [best, cost] = [-1, Infinity];
  for (let k = 0; k < width; k++) {
    let [positive, negative] = [0, 0];
    for (const row of rows) {
      if (row[k] > 0) positive++;
      else if (row[k] < 0) negative++;
    }
    if (positive + negative === 0) continue;
    const growth = positive * negative - positive - negative;
    if (growth < cost) [best, cost] = [k, growth];
  }
  return best;
}

/** Whether no integer point satisfies the rows, as far as elimination shows. */
function refuted(initial: readonly Row[], width: number): boolean {
  let rows = tighten(initial, width);
  for (;;) {
    if (rows === undefined) return true;
    const column = cheapestColumn(rows, width);
    if (column < 0) return false;
    const lower = rows.filter((row) => row[column] > 0);
    const upper = rows.filter((row) => row[column] < 0);
    const next = rows.filter((row) => row[column] === 0);
    if (next.length + lower.length * upper.length > MOST_ROWS) return false;
    for (const low of lower) {
      for (const high of upper) {
        const sum = low.map((value, k) => value * -high[column] + high[k] * low[column]);
        if (sum.some((value) => !Number.isSafeInteger(value))) return false;
        next.push(sum);
      }
    }
    rows = tighten(next, width);
  }
}

/** Whether no integer values satisfy all constraints, as far as elimination shows. */
export function contradictory(constraints: readonly Affine[]): boolean {
  const columns = [...new Set(constraints.flatMap((form) => Object.keys(form.terms)))];
  const rows = constraints.map((form) => [...columns.map((name) => form.terms[name] ?? 0), form.constant]);
  return refuted(rows, columns.length);
}

/** The constraints that share names with the form, directly or through others. */
function connected(constraints: readonly Affine[], form: Affine): Affine[] {
  const names = new Set(Object.keys(form.terms));
  const kept: Affine[] = [];
  let rest = [...constraints];
  for (let grew = true; grew;) {
    grew = false;
    rest = rest.filter((constraint) => {
      const own = Object.keys(constraint.terms);
      if (!own.some((name) => names.has(name))) return true;
      for (const name of own) names.add(name);
      kept.push(constraint);
      grew = true;
      return false;
    });
  }
  return kept;
}

const sameTerms = (a: Affine, b: Affine): boolean => {
  const names = Object.keys(a.terms);
  return (
    names.length === Object.keys(b.terms).length && names.every((name) => a.terms[name] === b.terms[name])
  );
};

/**
 * Whether `goal >= 0` at all integer points of the constraints (each >= 0). True is a proof; false is not.
 * A contradiction among constraints that do not touch the goal's names is not looked for.
 */
export function entails(constraints: readonly Affine[], goal: Affine): boolean {
  if (isConstant(goal)) return goal.constant >= 0;
  if (constraints.some((form) => sameTerms(form, goal) && form.constant <= goal.constant)) return true;
  // not (goal >= 0) over the integers: -goal - 1 >= 0
  return contradictory([...connected(constraints, goal), addScaled(-1, goal, -1)]);
}

/** Whether `form` is certainly negative, so that its bracket [form >= 0] is 0. */
export const entailsNegative = (constraints: readonly Affine[], form: Affine): boolean =>
  entails(constraints, addScaled(-1, form, -1));
