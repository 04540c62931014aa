/** The meaning of a function: index notation, a statement or a few per operation. */
import { definition, read, type Affine, type Statement } from '@gradcert/notation';
import { ensure, OutsideLanguageError, StableHloError } from './errors';
import type { Func, Operation, OpKind, OperationOf, Value } from './ir';
import { Replicas } from './meaning/replicas';
import { MeaningScope } from './meaning/scope';
import type { OpKindDefinition } from './op-kind';
import { opKind } from './registry';
import { positionsIn } from './text/positions';

export interface Meaning {
  readonly statements: readonly Statement[];
  /** Tensor names of the function's results, in order. A single result is the last statement's. */
  readonly results: readonly string[];
}

/** Hands out names that are not taken. */
function uniqueNames(): (wanted: string | undefined, hint: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted, hint) => {
    let name = wanted ?? hint;
    while (taken.has(name)) {
      const count = (counts.get(hint) ?? 0) + 1;
      counts.set(hint, count);
      name = `${hint}${String(count)}`;
    }
    taken.add(name);
    return name;
  };
}

/** Every dim that a function speaks of, in extents, attributes and constants. */
function dimsOf(func: Func): ReadonlySet<string> {
  const dims = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('terms' in value) for (const name of Object.keys((value as Affine).terms)) dims.add(name);
    else Object.values(value).forEach(collect);
  };
  for (const value of func.arguments) collect(value.type.shape);
  for (const { attributes, results } of func.body) {
    collect(attributes);
    for (const { type } of results) collect(type.shape);
  }
  return dims;
}

const meaningOf = <K extends OpKind>(
  operation: OperationOf<K>,
  scope: MeaningScope,
): readonly Statement[] => {
  const { meaning }: OpKindDefinition<K> = opKind(operation.kind);
  return meaning(operation, scope);
};

const onAll = (replicas: Replicas | undefined, statements: readonly Statement[]): readonly Statement[] =>
  replicas ? statements.map((statement) => replicas.lift(statement)) : statements;

/** Adds the operation's place in the source to an error of its meaning. */
function located<T>({ span }: Operation, source: string | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StableHloError) || !span || source === undefined) throw error;
    throw new OutsideLanguageError(error.problem, error.hint, positionsIn(source)(span));
  }
}

export interface UnfoldOptions {
  /** The text that the function was parsed from: errors then say where in it. */
  readonly source?: string;
  /** On how many replicas the function runs in lock step: all tensors then have a leading axis for the replica. */
  readonly replicas?: number;
}

/**
 * What a function computes, in index notation. Its arguments are tensors under their own names;
 * operations that no result needs are left out. Works for symbolic and for concrete extents.
 * @throws StableHloError where an operation has no meaning in index notation.
 */
export function unfold(func: Func, { replicas, source }: UnfoldOptions = {}): Meaning {
  const unique = uniqueNames();
  const names = new Map<Value, string>();
  const constants = new Map<Value, number>();
  for (const [k, value] of func.arguments.entries())
    names.set(value, unique(value.name, `argument${String(k)}`));
  for (const operation of func.body) {
    for (const value of operation.results) {
      names.set(value, unique(value.name, 'v'));
      if (operation.kind === 'constant' && typeof operation.attributes.value === 'number') {
        constants.set(value, operation.attributes.value);
      }
    }
  }
  const scope = new MeaningScope(names, constants, dimsOf(func), (hint) => unique(undefined, hint));
  const lockStep = replicas === undefined ? undefined : new Replicas(replicas, scope.indexName('replica', 0));
  const results = func.results.map((value) => scope.name(value));
  // From the results upwards, so that only what they need is unfolded.
  const statements: (readonly Statement[])[] = [];
  for (const operation of func.body.toReversed()) {
    const isNeeded = operation.results.some((value) => scope.isUsed(value));
    if (!isNeeded) continue;
    if (lockStep && operation.kind === 'all_reduce') statements.push([lockStep.allReduce(operation, scope)]);
    else
      statements.push(
        onAll(
          lockStep,
          located(operation, source, () => meaningOf(operation, scope)),
        ),
      );
  }
  const [result] = func.results;
  ensure(result !== undefined, () => `function ${func.name} has no results`, 'return a tensor');
  if (results.length === 1 && func.arguments.includes(result)) {
    const name = unique(undefined, 'result');
    const rank = result.type.shape.length;
    const copy = definition(name, scope.ranges(result.type.shape), read(results[0], scope.indices(rank)));
    return { statements: onAll(lockStep, [copy]), results: [name] };
  }
  return { statements: statements.reverse().flat(), results };
}
