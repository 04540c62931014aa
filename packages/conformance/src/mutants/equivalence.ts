/** Is a mutant's program the entry's function after all? */
import {
  constant,
  decideEqual,
  evaluateAffine,
  substituteForms,
  type Affine,
  type DecisionContext,
  type Statement,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { bindDims, unfold, verifyModule, type Func } from '@gradcert/stablehlo';
import type { DimValues } from '../extents';
import { assumptionsOf } from '../proof';
import { shapeName } from '../shapes';
import type { Mutant } from './mutant';

export interface Meaning {
  readonly verdict: 'equal' | 'different' | 'undecided';
  /** How it is decided. */
  readonly how: string;
}

/**
 * Compares a mutant's program with the entry's denotation, roundings erased: for every shape where it is a program
 * at every shape, else at each of those given, where it is one. Undefined for a mutant without a program.
 */
export function meaningOf(
  entry: CertifiedFunction,
  { function: func }: Mutant,
  shapes: readonly DimValues[],
): Meaning | undefined {
  if (!func) return undefined;
  if (verifyModule({ functions: [func] }).length === 0)
    return compare(func, entry.denotation, entry, assumptionsOf(entry));
  const meanings = [...new Map(shapes.map((dims) => [shapeName(dims), dims])).values()].map((dims) =>
    compare(bindDims(func, dims), substituteForms(entry.denotation, dims), entry, atShape(entry, dims)),
  );
  const decided = meanings.find(({ verdict }) => verdict !== 'equal') ?? meanings[0];
  return { ...decided, how: `${decided.how}, at the shapes where it is a program` };
}

function compare(
  func: Func,
  denotation: readonly Statement[],
  { result }: CertifiedFunction,
  context: DecisionContext,
): Meaning {
  const { statements, results } = unfold(func);
  const decision = decideEqual(
    { statements, result: results[0] },
    { statements: denotation, result: result.name },
    context,
  );
  return { verdict: decision.verdict, how: decision.verdict === 'equal' ? decision.how : '' };
}

function atShape({ operands, result }: CertifiedFunction, dims: DimValues): DecisionContext {
  const numbers = (extents: readonly Affine[]): Affine[] =>
    extents.map((extent) => constant(evaluateAffine(extent, dims)));
  return {
    dims: [],
    constraints: [],
    operands: Object.fromEntries(operands.map(({ name, shape }) => [name, numbers(shape)])),
    resultShape: numbers(result.shape),
  };
}
