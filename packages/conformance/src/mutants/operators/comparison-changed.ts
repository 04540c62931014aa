import type { Attributes } from '@gradcert/stablehlo';
import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

type Direction = Attributes['compare']['direction'];

/** Ties on the other side, and the other order. */
const OTHERS: Readonly<Record<Direction, readonly Direction[]>> = {
  GT: ['GE', 'LT'],
  GE: ['GT', 'LE'],
  LT: ['LE', 'GT'],
  LE: ['LT', 'GE'],
  EQ: ['NE'],
  NE: ['EQ'],
};

export default {
  kind: 'rewriting',
  name: 'comparison-changed',
  title: 'a comparison took ties, or the order, the other way',
  fault: 'choice',
  *changes(operation) {
    if (operation.kind !== 'compare') return;
    const { direction } = operation.attributes;
    for (const other of OTHERS[direction])
      yield { what: `${other} for ${direction}`, by: [withAttributes(operation, { direction: other })] };
  },
} satisfies RewritingOperator;
