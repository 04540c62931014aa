/** The table that says how an entry's tolerance comes about, op by op. */
import type { Affine } from '@gradcert/notation';
import type { Func, Operation } from '@gradcert/stablehlo';
import { formula, shapeText } from './formulas';
import { productText, roundingOf, type Rounding } from './rounding';

interface ToleranceRow {
  readonly op: string;
  readonly shape: string;
  /** HTML of the term. */
  readonly term: string;
  readonly words: string;
}

export interface ToleranceView {
  /** Ops that add something, in the order of the text. */
  readonly rows: readonly ToleranceRow[];
  /** Kinds of ops that add nothing. */
  readonly exact: string;
  /** In one sentence. */
  readonly summary: string;
  /** What the symbols stand for: HTML. */
  readonly legend: string;
}

/** What each kind of rounding adds, in words. */
export const ROUNDING_WORDS: Readonly<Record<Rounding['kind'], string>> = {
  none: 'nothing: it moves or selects data, or is exact',
  unit: 'one rounding of the result',
  literal: 'float32 does not hold the literal',
  contraction: 'a sum of many terms, in any order, with or without fused multiply-add',
  function: 'the accuracy that the backend’s standard promises for this function',
  conversion: 'one rounding to a shorter mantissa',
};

export function tolerance(func: Func, where: string): ToleranceView {
  const rows = func.body.flatMap((operation) => row(operation, where));
  const exactKinds = func.body
    .filter((operation) => roundingOf(operation).kind === 'none')
    .map(({ kind }) => kind);
  return {
    rows,
    exact: [...new Set(exactKinds)].join(', '),
    summary: summarize(func),
    legend: legend(where),
  };
}

function row(operation: Operation, where: string): readonly ToleranceRow[] {
  const rounding = roundingOf(operation);
  const op = operation.kind;
  const shape = shapeText(operation.results[0]?.type.shape ?? []);
  switch (rounding.kind) {
    case 'none':
      return [];
    case 'unit':
      return [{ op, shape, term: formula('u\\,|v|', where), words: ROUNDING_WORDS.unit }];
    case 'literal':
      return [{ op, shape, term: formula('u\\,|v|', where), words: ROUNDING_WORDS.literal }];
    case 'contraction': {
      const words = `a sum of ${productText(rounding.factors)} terms, in any order, with or without fused multiply-add`;
      return [{ op, shape, term: formula('\\gamma_n \\textstyle\\sum |t|', where), words }];
    }
    case 'function': {
      const term = formula(`k_{\\text{${rounding.name}}}\\,u\\,|v|`, where);
      return [{ op, shape, term, words: ROUNDING_WORDS.function }];
    }
    case 'conversion': {
      const words = `one rounding to a mantissa of ${String(rounding.bits)} bits`;
      return [{ op, shape, term: formula(`2^{-${String(rounding.bits)}}\\,|v|`, where), words }];
    }
    default:
      return rounding satisfies never;
  }
}

function summarize(func: Func): string {
  const roundings = func.body.map(roundingOf);
  const sums: (readonly Affine[])[] = roundings.flatMap((one) =>
    one.kind === 'contraction' ? [one.factors] : [],
  );
  const others = roundings.filter(
    ({ kind }) => kind === 'unit' || kind === 'literal' || kind === 'function',
  ).length;
  if (sums.length === 0 && others === 0)
    return 'No op of this text rounds: every result must be equal bit by bit.';
  const parts = [
    ...(sums.length > 0
      ? [`${plural(sums.length, 'sum')} of ${sums.map(productText).join(' and ')} terms`]
      : []),
    ...(others > 0 ? [`${plural(others, 'op')} that round each element`] : []),
  ];
  return `The bound collects ${parts.join(' and ')}.`;
}

/** Higham, Accuracy and Stability of Numerical Algorithms, section 3.1. */
function legend(where: string): string {
  const set = (latex: string): string => formula(latex, where);
  return [
    `${set('u = 2^{-24}')}; ${set('\\gamma_n = n u / (1 - n u)')}, with terms that are 0 not counted;`,
    `${set('t')} the terms of a sum, ${set('v')} the value of the result.`,
    'An op whose result fits the mantissa on its grid adds nothing, and the error of operands is carried along.',
  ].join(' ');
}

const plural = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
