/**
 * Executes a net's straight-line program in an algebra, by the meanings of its emitted modules. The values of a net
 * on replicas have a leading axis for the replica.
 */
import { evaluate, type Algebra, type TensorValue } from '@gradcert/notation';
import type { Application } from '@gradcert/spec';
import { bindEntry } from './oracle';

export type NetValues = Map<string, TensorValue>;

/** @throws Error where a step reads what no step before it computed. */
export function valueOf(values: ReadonlyMap<string, TensorValue>, name: string): TensorValue {
  const value = values.get(name);
  if (!value) throw new Error(`the net's value '${name}' is used before it is computed`);
  return value;
}

/** A step's operands, by the names that what it applies has for them. */
export const operandsOf = (
  step: Application,
  values: ReadonlyMap<string, TensorValue>,
): Record<string, TensorValue> =>
  Object.fromEntries(Object.entries(step.operands).map(([name, source]) => [name, valueOf(values, source)]));

/** Executes one step on the values that it names. */
export function applyStep(
  step: Application,
  values: ReadonlyMap<string, TensorValue>,
  algebra: Algebra,
): TensorValue {
  const inputs = operandsOf(step, values);
  const { apply, replicas } = step;
  if (apply === 'reshape') {
    return { shape: onAll(replicas, step.shape), lanes: Object.values(inputs)[0].lanes };
  }
  const { statements, result } = bindEntry(apply, step.dims, replicas);
  return evaluate(statements, algebra, { dims: step.dims, inputs, outputs: [result] })[result];
}

/** The shape of a value on all replicas. */
export const onAll = (replicas: number | undefined, shape: readonly number[]): readonly number[] =>
  replicas === undefined ? shape : [replicas, ...shape];

/** The same data on all replicas. */
export function onEvery(replicas: number | undefined, data: ArrayLike<number>): Float64Array {
  const count = replicas ?? 1;
  const all = new Float64Array(count * data.length);
  for (let replica = 0; replica < count; replica++) all.set(data, replica * data.length);
  return all;
}

/** Executes steps in order, adding their results to the values. */
export function runSteps(steps: readonly Application[], values: NetValues, algebra: Algebra): void {
  for (const step of steps) values.set(step.result, applyStep(step, values, algebra));
}

/** Names of the values that steps read and none of them defines. */
export function readBy(steps: readonly Application[]): Set<string> {
  const defined = new Set(steps.map(({ result }) => result));
  const read = steps.flatMap(({ operands }) => Object.values(operands));
  return new Set(read.filter((name) => !defined.has(name)));
}
