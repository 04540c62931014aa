/**
 * What a right backend may answer: the denotation's value over the reals, and how far float arithmetic may
 * take a result from it, derived from what is executed (the emitted operations, or the denotation for a
 * framework's own kernel).
 */
import type { AccuracyProfile, Route } from '@gradcert/backends';
import {
  errorBound,
  evaluate,
  evaluateAt,
  real,
  type Algebra,
  type EvaluateAtOptions,
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

/**
 * The denotation, evaluated in an algebra.
 * @param ordinals row-major ordinals of the elements to evaluate, as a tensor of rank 1; all unless given
 */
export const evaluateDenotation = (
  { denotation, result }: CertifiedFunction,
  dims: DimValues,
  inputs: Readonly<Record<string, TensorValue>>,
  algebra: Algebra,
  ordinals?: Int32Array,
): TensorValue => evaluateResult(denotation, algebra, { dims, inputs, output: result.name, ordinals });

/** The emitted text, evaluated in an algebra by its meaning. Parameters as of evaluateDenotation. */
export function evaluateEmitted(
  entry: CertifiedFunction,
  dims: DimValues,
  inputs: Readonly<Record<string, TensorValue>>,
  algebra: Algebra,
  ordinals?: Int32Array,
): TensorValue {
  const { statements, result } = bindEntry(entry, dims);
  return evaluateResult(statements, algebra, { dims, inputs, output: result, ordinals });
}

/** What is evaluated: all elements of an output unless some are named. */
type ResultOptions = Omit<EvaluateAtOptions, 'ordinals'> & { readonly ordinals?: Int32Array | undefined };

/** One result of a program, or elements of it. */
export function evaluateResult(
  statements: readonly Statement[],
  algebra: Algebra,
  { ordinals, ...of }: ResultOptions,
): TensorValue {
  if (ordinals) return evaluateAt(statements, algebra, { ...of, ordinals });
  const { inputs, output } = of;
  // A program may return an operand as it is.
  if (!statements.some(({ name }) => name === output)) return inputs[output];
  return evaluate(statements, algebra, { ...of, outputs: [output] })[output];
}

export interface Expectation {
  /** Of the whole result. */
  readonly shape: readonly number[];
  /** Row-major ordinals of the elements that are judged, in the order of what follows; all of them unless given. */
  readonly ordinals?: Int32Array;
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

/**
 * The oracle value and the derived bound of one case on one route.
 * @param ordinals the elements to judge, row-major; all of them unless given
 */
export function expectation(
  entry: CertifiedFunction,
  dims: DimValues,
  data: OperandData,
  route: Route,
  profile: AccuracyProfile,
  ordinals?: Int32Array,
): Expectation {
  const evaluated = (by: typeof evaluateDenotation, algebra: Algebra): TensorValue =>
    by(entry, dims, liftOperands(entry, dims, data, algebra), algebra, ordinals);
  const [expected] = evaluated(evaluateDenotation, real).lanes as Float64Array[];
  const executed = route === 'emitted' ? evaluateEmitted : evaluateDenotation;
  const [computed, bound] = evaluated(executed, errorAlgebra(profile)).lanes as Float64Array[];
  if (profile.propagatesNaN && Object.values(data).some((operand) => operand.some(Number.isNaN)))
    promiseNaNs(expected, computed, bound);
  return { shape: extentsOf(entry.result.shape, dims), ordinals, expected, bound };
}

/**
 * Where the denotation and what is executed both come to a NaN of the operands, the result must be one. Nothing is
 * claimed of the others: a kernel may multiply a NaN by what it padded with, which index notation does not read.
 */
function promiseNaNs(expected: Float64Array, computed: Float64Array, bound: Float64Array): void {
  for (let at = 0; at < expected.length; at++)
    bound[at] = Number.isNaN(expected[at]) && Number.isNaN(computed[at]) ? 0 : Infinity;
}
