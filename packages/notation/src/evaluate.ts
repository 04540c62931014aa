/** Evaluates definitions in an algebra: one compiled set of loops a definition. */
import { evaluateAffine, type Environment } from './affine';
import type { Definition, Statement, View } from './ast';
import type { Algebra, TensorValue } from './algebras/algebra';
import { compile } from './compile/compiled';
import { definitionNames } from './compile/names';

export type { Algebra, TensorValue } from './algebras/algebra';

export interface EvaluateOptions {
  /** Values of the dims that the statements name. */
  readonly dims: Environment;
  /** Tensors that the statements read and do not define, lifted by the same algebra. */
  readonly inputs: Readonly<Record<string, TensorValue>>;
  /** Names to return; the last statement's alone unless given. Intermediates are freed when no longer needed. */
  readonly outputs?: readonly string[];
  /**
   * Row-major ordinals by output name: only those elements are computed, and the value has rank 1. It saves
   * work where no other statement reads that output.
   */
  readonly sample?: Readonly<Record<string, Int32Array>>;
}

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, extent) => product * extent, 1);

const readsOf = (statement: Statement): Iterable<string> =>
  statement.kind === 'view' ? [statement.source] : definitionNames(statement).tensors.keys();

function checkInputs(inputs: EvaluateOptions['inputs'], algebra: Algebra): Map<string, TensorValue> {
  const values = new Map(Object.entries(inputs));
  for (const [name, { shape, lanes }] of values) {
    if (lanes.length !== algebra.lanes) {
      throw new RangeError(
        `input '${name}' has ${String(lanes.length)} lanes, but algebra '${algebra.name}' has ${String(algebra.lanes)}: lift it with that algebra`,
      );
    }
    const size = sizeOf(shape);
    for (const lane of lanes) {
      if (lane.length !== size) {
        throw new RangeError(
          `input '${name}' has ${String(lane.length)} elements, but its shape [${shape.join(', ')}] has ${String(size)}`,
        );
      }
    }
  }
  return values;
}

function reshape(statement: View, values: ReadonlyMap<string, TensorValue>, dims: Environment): TensorValue {
  const source = values.get(statement.source);
  if (!source) {
    throw new RangeError(
      `'${statement.name}' reads '${statement.source}', which is neither an input nor defined before`,
    );
  }
  let shape: number[];
  try {
    shape = statement.shape.map((extent) => evaluateAffine(extent, dims));
  } catch (error) {
    throw new RangeError(`in '${statement.name}': ${error instanceof Error ? error.message : String(error)}`);
  }
  if (sizeOf(shape) !== sizeOf(source.shape)) {
    throw new RangeError(
      `'${statement.name}' views '${statement.source}' of shape [${source.shape.join(', ')}] as [${shape.join(', ')}], which has another number of elements`,
    );
  }
  return { ...source, shape };
}

/** The elements at some ordinals, as a tensor of rank 1. @throws RangeError where one is outside. */
export function gather(name: string, value: TensorValue, ordinals: Int32Array): TensorValue {
  checkOrdinals(name, ordinals, sizeOf(value.shape));
  const lanes = value.lanes.map((lane) => {
    const picked =
      lane instanceof Float32Array ? new Float32Array(ordinals.length) : new Float64Array(ordinals.length);
    ordinals.forEach((ordinal, k) => (picked[k] = lane[ordinal]));
    return picked;
  });
  return { shape: [ordinals.length], lanes };
}

/** @throws RangeError where an ordinal is outside of a tensor. */
export function checkOrdinals(name: string, ordinals: Int32Array, size: number): void {
  for (const ordinal of ordinals) {
    if (ordinal < 0 || ordinal >= size) {
      throw new RangeError(
        `ordinal ${String(ordinal)} is outside '${name}', which has ${String(size)} elements`,
      );
    }
  }
}

/** All elements of a definition, or those at the given ordinals. */
function run(
  definition: Definition,
  algebra: Algebra,
  dims: Environment,
  values: ReadonlyMap<string, TensorValue>,
  ordinals: Int32Array | undefined,
): TensorValue {
  const { shape, tensors, kernel, integers, literals } = compile(
    definition,
    algebra,
    dims,
    values,
    ordinals !== undefined,
  );
  if (ordinals) checkOrdinals(definition.name, ordinals, sizeOf(shape));
  const size = ordinals?.length ?? sizeOf(shape);
  const lanes = Array.from({ length: algebra.lanes }, () =>
    algebra.storage === 'float32' ? new Float32Array(size) : new Float64Array(size),
  );
  kernel(
    [...tensors.flatMap((tensor) => values.get(tensor)?.lanes ?? []), ...(ordinals ? [ordinals] : [])],
    lanes.filter((_, lane) => literals[lane] !== '0'),
    [size, ...integers],
  );
  return { shape: ordinals ? [size] : shape, lanes, literals };
}

/**
 * Values of the outputs.
 * @throws RangeError for a missing input, a value whose rank, size or lanes do not fit, a dim without a
 *   value, an unknown output, a sampled ordinal outside its tensor.
 */
export function evaluate(
  statements: readonly Statement[],
  algebra: Algebra,
  { dims, inputs, outputs, sample = {} }: EvaluateOptions,
): Record<string, TensorValue> {
  const values = checkInputs(inputs, algebra);
  const wanted = new Set(outputs ?? statements.slice(-1).map(({ name }) => name));
  const samples = new Map(Object.entries(sample));
  for (const name of samples.keys()) {
    if (!wanted.has(name)) throw new RangeError(`'${name}' is sampled but is not an output`);
  }
  const lastUse = new Map<string, number>();
  statements.forEach((statement, place) => {
    for (const name of readsOf(statement)) lastUse.set(name, place);
  });
  const results = new Map<string, TensorValue>();

  statements.forEach((statement, place) => {
    const { name } = statement;
    const ordinals = samples.get(name);
    if (statement.kind === 'definition' && ordinals && !lastUse.has(name)) {
      results.set(name, run(statement, algebra, dims, values, ordinals));
    } else {
      const value =
        statement.kind === 'view'
          ? reshape(statement, values, dims)
          : run(statement, algebra, dims, values, undefined);
      values.set(name, value);
      if (wanted.has(name)) results.set(name, ordinals ? gather(name, value, ordinals) : value);
    }
    for (const read of readsOf(statement)) if (lastUse.get(read) === place) values.delete(read);
  });
  for (const name of wanted) {
    if (!results.has(name)) throw new RangeError(`no statement defines the output '${name}'`);
  }
  return Object.fromEntries(results);
}
