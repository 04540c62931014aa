import { definitionsOf, subexpressions } from '../features';
import type { Subject } from './subject';

/** The finite numbers that a text names. */
export function numbersIn({ statements }: Subject): number[] {
  const numbers = new Set<number>();
  for (const { body } of definitionsOf(statements)) {
    for (const part of subexpressions(body)) {
      if (part.kind === 'number' && Number.isFinite(part.value)) numbers.add(part.value);
    }
  }
  return [...numbers];
}
