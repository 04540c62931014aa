import type { CertifiedFunction } from '@gradcert/spec';
import { numbersIn } from './numbers';
import type { Subject } from './subject';

type Constants = Readonly<Record<string, number>>;

/** Further values than these are not tried. */
const MOST_VALUES = 24;

/**
 * Values of an entry's named constants (eps, lr, alpha) at which a text may be it: the entry's own first, then each
 * of the text's numbers that is no integer.
 */
export function constantsToTry(entry: CertifiedFunction, subject: Subject): Constants[] {
  const fractions = numbersIn(subject).filter((value) => !Number.isInteger(value));
  const numbers = [...new Set(fractions.map(shortest))];
  let choices: Constants[] = [{}];
  for (const [name, value] of Object.entries(entry.constants)) {
    const values = [value, ...numbers.filter((other) => other !== value)];
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
