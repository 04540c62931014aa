/** Guards of hypotheses, evaluated on data. */
import { evaluate, real, type Definition, type TensorValue } from '@gradcert/notation';
import { guardStatements, type CertifiedFunction, type Hypothesis } from '@gradcert/spec';
import { unravel, type DimValues } from '../extents';

export interface GuardVerdict {
  /** Elements of the guard: windows, examples, activations; 1 where it speaks of constants or dims alone. */
  readonly elements: number;
  /** At how many of them the hypothesis does not hold. */
  readonly failing: number;
  /** The first of those. */
  readonly first?: readonly { readonly name: string; readonly value: number }[];
}

/** A guard's result: 0 where the hypothesis does not hold; the names of its axes. */
export function guardTensor(
  { guard }: Hypothesis,
  entry: CertifiedFunction,
  dims: DimValues,
  inputs: Readonly<Record<string, TensorValue>>,
): { readonly holds: TensorValue; readonly axes: readonly string[] } {
  const statements = guardStatements(guard, entry);
  const last = statements.at(-1) as Definition;
  const { [last.name]: holds } = evaluate(statements, real, { dims, inputs });
  return { holds, axes: last.ranges.map(({ index }) => index) };
}

/** Evaluates a guard for an entry that names it (or one whose place it takes), on operands in float64. */
export function evaluateGuard(
  hypothesis: Hypothesis,
  entry: CertifiedFunction,
  dims: DimValues,
  inputs: Readonly<Record<string, TensorValue>>,
): GuardVerdict {
  const { holds, axes } = guardTensor(hypothesis, entry, dims, inputs);
  const [lane] = holds.lanes;
  let failing = 0;
  let first: GuardVerdict['first'];
  for (let at = 0; at < lane.length; at++) {
    if (lane[at] !== 0) continue;
    failing++;
    first ??= unravel(at, holds.shape).map((value, axis) => ({ name: axes[axis], value }));
  }
  return { elements: lane.length, failing, first };
}
