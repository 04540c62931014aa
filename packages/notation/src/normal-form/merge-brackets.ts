/**
 * Pairs of terms that differ in one bracket only, as one term:
 *
 *     t [b] + t [not b] = t        t - t [b] = t [not b]
 */
import { addScaled } from '../affine';
import { canonical, separatesBound, type Canonical } from './canonical';
import { plus, isZero } from './rational';
import type { Term } from './term';

/** Whether two coefficients are equal or opposite. */
const isEqual = (a: Term, b: Term): boolean =>
  a.coefficient.numerator === b.coefficient.numerator &&
  a.coefficient.denominator === b.coefficient.denominator;
const isOpposite = (a: Term, b: Term): boolean => isZero(plus(a.coefficient, b.coefficient));

/** What a term and one of the others make together: the other, and the one term. */
function mergeOnce(
  byKey: ReadonlyMap<string, Canonical>,
  { term }: Canonical,
): [Canonical, Canonical] | undefined {
  for (let position = 0; position < term.nonnegative.length; position++) {
    const without: Term = { ...term, nonnegative: term.nonnegative.toSpliced(position, 1) };
    if (!separatesBound(without)) continue;
    const complement = addScaled(-1, term.nonnegative[position], -1);
    const opposite: Term = { ...term, nonnegative: term.nonnegative.with(position, complement) };
    const other = byKey.get(canonical(opposite).key);
    if (other && isEqual(term, other.term)) return [other, canonical(without)];
    const whole = byKey.get(canonical(without).key);
    if (whole && isOpposite(term, whole.term)) {
      return [whole, canonical({ ...opposite, coefficient: whole.term.coefficient })];
    }
  }
  return undefined;
}

/** Merges until nothing is left to merge. Keys are unique before and after. */
export function mergeBrackets(found: readonly Canonical[]): readonly Canonical[] {
  const heads = new Map<string, number>();
  for (const { head } of found) heads.set(head, (heads.get(head) ?? 0) + 1);
  const isAlone = ({ head }: Canonical): boolean => heads.get(head) === 1;
  if (found.every((each) => isAlone(each) || each.term.nonnegative.length === 0)) return found;
  const byKey = new Map(found.map((each) => [each.key, each]));
  const pending = found.filter((each) => !isAlone(each) && each.term.nonnegative.length > 0);
  for (let each = pending.pop(); each !== undefined; each = pending.pop()) {
    if (byKey.get(each.key) !== each) continue;
    const merged = mergeOnce(byKey, each);
    if (!merged) continue;
    const [other, made] = merged;
    byKey.delete(each.key);
    byKey.delete(other.key);
    const same = byKey.get(made.key);
    if (!same) {
      byKey.set(made.key, made);
      pending.push(made);
      continue;
    }
    byKey.delete(made.key);
    const coefficient = plus(same.term.coefficient, made.term.coefficient);
    if (isZero(coefficient)) continue;
    const summed = canonical({ ...made.term, coefficient });
    byKey.set(summed.key, summed);
    pending.push(summed);
  }
  return [...byKey.values()];
}
