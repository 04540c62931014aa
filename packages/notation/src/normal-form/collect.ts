/** Sums in canonical form. */
import { canonical, compareText, type Canonical } from './canonical';
import { mergeBrackets } from './merge-brackets';
import { formatRational, isZero, times } from './rational';
import { addTerms, type Sum } from './term';

/** Adds up equal terms, drops those that cancel, merges brackets, and sorts the rest by key. */
export function collect(sum: Sum): Sum {
  const byKey = new Map<string, Canonical>();
  for (const each of sum) {
    const found = canonical(each);
    const other = byKey.get(found.key);
    byKey.set(found.key, other ? canonical(addTerms(other.term, found.term)) : found);
  }
  return [...mergeBrackets([...byKey.values()].filter(({ term }) => !isZero(term.coefficient)))]
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ term }) => term);
}

/** A text that two sums share exactly if their collected forms are equal. @param sum collected */
export const sumKey = (sum: Sum): string =>
  sum.map((term) => `${formatRational(term.coefficient)} ${canonical(term).key}`).join(' + ') || '0';

/** Equal up to a rational multiple: the sum over its first coefficient, and that coefficient's sign kept. */
export function withUnitLead(sum: Sum): Sum {
  const [first] = sum;
  if (!first) return sum;
  const { numerator, denominator } = first.coefficient;
  const magnitude = { numerator: denominator, denominator: numerator < 0n ? -numerator : numerator };
  return sum.map((term) => ({ ...term, coefficient: times(term.coefficient, magnitude) }));
}
