/** What a denotation does where values are equal: read off its comparisons and reductions. */
import { childrenOf, latexExpression, type Expression } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { formula } from './formulas';

export interface Tie {
  /** HTML of the part of the denotation. */
  readonly part: string;
  readonly words: string;
}

/** 1 or 0, by whether a comparison holds of equal values. */
const AT_EQUALITY: Readonly<Record<string, 0 | 1>> = { lt: 0, ne: 0, gt: 0, le: 1, eq: 1, ge: 1 };

/** Each comparison of values and each choice of a maximum, once. */
export function tiesOf({ id, denotation }: CertifiedFunction): readonly Tie[] {
  const ties = new Map<string, Tie>();
  const visit = (part: Expression): void => {
    const words = wordsOf(part);
    if (words !== undefined) {
      const latex = latexExpression(part);
      ties.set(latex, { part: formula(latex, id), words });
    }
    childrenOf(part).forEach(visit);
  };
  for (const statement of denotation) if (statement.kind === 'definition') visit(statement.body);
  return [...ties.values()];
}

function wordsOf(part: Expression): string | undefined {
  if (part.kind === 'reduce' && part.reducer === 'argmax')
    return 'Of equal maxima it is the first in row-major order.';
  if (part.kind !== 'apply' || !(part.operator in AT_EQUALITY)) return undefined;
  return `It is ${String(AT_EQUALITY[part.operator])} where both sides are equal.`;
}
