/**
 * What a right backend may answer: the denotation's value over the reals, and how far float arithmetic may
 * take a result from it, derived from what is executed (the emitted operations, or the denotation for a
 * framework's own kernel).
 */
import type { AccuracyProfile, Route } from '@gradcert/backends';
import {
  errorBound,
  evaluate,
  real,
  type Algebra,
  type Statement,
  type TensorValue,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { bindDims, printModule, unfold, type Func } from '@gradcert/stablehlo';
import type { OperandData } from './data/recipe';
import { extentsOf, type DimValues } from './extents';
import { shapeName } from './shapes';

/** An entry's emitted module at one shape. */
export interface BoundEntry {
  readonly function: Func;
  /** What a backend is given. */
  readonly text: string;
  /** The text's meaning in index notation. */
  readonly statements: readonly Statement[];
  readonly result: string;
}

const boundEntries = new WeakMap<CertifiedFunction, Map<string, BoundEntry>>();

/**
 * The entry's module with its dims made numbers, printed and unfolded; remembered per shape.
 * @param replicas unfolded on so many in lock step: all tensors have a leading axis for the replica
 */
export function bindEntry(entry: CertifiedFunction, dims: DimValues, replicas?: number): BoundEntry {
  let byShape = boundEntries.get(entry);
  if (!byShape) boundEntries.set(entry, (byShape = new Map<string, BoundEntry>()));
  const key = `${shapeName(dims)} ${String(replicas)}`;
  let bound = byShape.get(key);
  if (!bound) {
    const module = bindDims(entry.module, dims);
    const [main] = module.functions;
    const { statements, results } = unfold(main, { replicas });
    bound = { function: main, text: printModule(module), statements, result: results[0] };
    byShape.set(key, bound);
  }
  return bound;
}

/** Operands as values of an algebra. */
export function liftOperands(
  entry: CertifiedFunction,
  dims: DimValues,
  data: Readonly<Record<string, Float32Array | Float64Array>>,
  algebra: Algebra,
): Record<string, TensorValue> {
  const values: Record<string, TensorValue> = {};
  for (const operand of entry.operands) {
    values[operand.name] = algebra.lift(data[operand.name], extentsOf(operand.shape, dims));
  }
  return values;
}

/** The denotation, evaluated in an algebra. */
export const evaluateDenotation = (
  entry: CertifiedFunction,
  dims: DimValues,
  inputs: Readonly<Record<string, TensorValue>>,
  algebra: Algebra,
): TensorValue =>
  evaluate(entry.denotation, algebra, { dims, inputs, outputs: [entry.result.name] })[entry.result.name];

/** The emitted text, evaluated in an algebra by its meaning. */
export function evaluateEmitted(
  entry: CertifiedFunction,
  dims: DimValues,
  inputs: Readonly<Record<string, TensorValue>>,
  algebra: Algebra,
): TensorValue {
  const { statements, result } = bindEntry(entry, dims);
  return evaluate(statements, algebra, { dims, inputs, outputs: [result] })[result];
}

export interface Expectation {
  readonly shape: readonly number[];
  /** The denotation over the reals, in float64; NaN where it reads one of the operands. */
  readonly expected: Float64Array;
  /** |result - expected| may be this large, 0 where a NaN must be one; Infinity where nothing can be said. */
  readonly bound: Float64Array;
}

const algebras = new WeakMap<AccuracyProfile, Algebra>();

function errorAlgebra(profile: AccuracyProfile): Algebra {
  let algebra = algebras.get(profile);
  if (!algebra) algebras.set(profile, (algebra = errorBound(profile)));
  return algebra;
}

/** The oracle value and the derived bound of one case on one route. */
export function expectation(
  entry: CertifiedFunction,
  dims: DimValues,
  data: OperandData,
  route: Route,
  profile: AccuracyProfile,
): Expectation {
  const expected = evaluateDenotation(entry, dims, liftOperands(entry, dims, data, real), real);
  const algebra = errorAlgebra(profile);
  const operands = liftOperands(entry, dims, data, algebra);
  const [computed, bound] = (
    route === 'emitted'
      ? evaluateEmitted(entry, dims, operands, algebra)
      : evaluateDenotation(entry, dims, operands, algebra)
  ).lanes as Float64Array[];
  const values = expected.lanes[0] as Float64Array;
  if (profile.propagatesNaN && Object.values(data).some((operand) => operand.some(Number.isNaN)))
    promiseNaNs(values, computed, bound);
  return { shape: expected.shape, expected: values, bound };
}

/**
 * Where the denotation and what is executed both come to a NaN of the operands, the result must be one. Nothing is
 * claimed of the others: a kernel may multiply a NaN by what it padded with, which index notation does not read.
 */
function promiseNaNs(expected: Float64Array, computed: Float64Array, bound: Float64Array): void {
  for (let at = 0; at < expected.length; at++)
    bound[at] = Number.isNaN(expected[at]) && Number.isNaN(computed[at]) ? 0 : Infinity;
}
