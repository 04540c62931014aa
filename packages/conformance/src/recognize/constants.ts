import type { CertifiedFunction } from '@gradcert/spec';
import { definitionsOf, subexpressions } from '../features';
import type { Subject } from './subject';

type Constants = Readonly<Record<string, number>>;

/** Further values than these are not tried. */
const MOST_VALUES = 24;

/**
 * Values of an entry's named constants (eps, lr, alpha) at which a text may be it: the entry's own first, then each
 * of the text's numbers that is no integer.
 */
export function constantsToTry(entry: CertifiedFunction, { statements }: Subject): Constants[] {
  const numbers = new Set<number>();
  for (const { body } of definitionsOf(statements)) {
    for (const part of subexpressions(body)) {
      if (part.kind !== 'number' || !Number.isFinite(part.value) || Number.isInteger(part.value)) continue;
      numbers.add(shortest(part.value));
    }
  }
  let choices: Constants[] = [{}];
  for (const [name, value] of Object.entries(entry.constants)) {
    const values = [value, ...[...numbers].filter((other) => other !== value)];
    choices = choices.flatMap((choice) => values.map((each) => ({ ...choice, [name]: each })));
  }
  return choices.slice(0, MOST_VALUES);
}

/** The shortest decimal that float32 rounds to the same number: what the author of the text wrote. */
function shortest(value: number): number {
  for (let digits = 1; digits < 9; digits++) {
    const decimal = Number(value.toPrecision(digits));
    if (Math.fround(decimal) === Math.fround(value)) return decimal;
  }
  return value;
}
