/** Is a mutant's program the entry's function after all? */
import { constant, decideEqual, evaluateAffine, type Affine, type DecisionContext } from '@gradcert/notation';
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
 * Compares a mutant's program with the entry's function, roundings erased: with its denotation, for every shape, where it is
 * a program at every shape; else with its emitted program at each of the shapes given, where it is one, since a constant such
 * as 0.1/K is printed to some digits there. Undefined for a mutant without a program.
 */
export function meaningOf(
  entry: CertifiedFunction,
  { function: func }: Mutant,
  shapes: readonly DimValues[],
): Meaning | undefined {
  if (!func) return undefined;
  if (verifyModule({ functions: [func] }).length === 0)
    return compare(
      unfolded(func),
      { statements: entry.denotation, result: entry.result.name },
      assumptionsOf(entry),
    );
  const emitted = entry.module.functions[0];
  const meanings = [...new Map(shapes.map((dims) => [shapeName(dims), dims])).values()].map((dims) =>
    compare(unfolded(bindDims(func, dims)), unfolded(bindDims(emitted, dims)), atShape(entry, dims)),
  );
  const decided = meanings.find(({ verdict }) => verdict !== 'equal') ?? meanings[0];
  return { ...decided, how: `${decided.how}, at the shapes where it is a program` };
}

type Side = Parameters<typeof decideEqual>[0];

function unfolded(func: Func): Side {
  const { statements, results } = unfold(func);
  return { statements, result: results[0] };
}

function compare(mutant: Side, right: Side, context: DecisionContext): Meaning {
  const decision = decideEqual(mutant, right, context);
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
