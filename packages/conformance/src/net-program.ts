/** Executes a net's straight-line program in an algebra, by the meanings of its emitted modules. */
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

/** Executes one step on the values that it names. */
export function applyStep(
  step: Application,
  values: ReadonlyMap<string, TensorValue>,
  algebra: Algebra,
): TensorValue {
  const inputs = Object.fromEntries(
    Object.entries(step.operands).map(([name, source]) => [name, valueOf(values, source)]),
  );
  if (step.apply === 'reshape') return { shape: step.shape, lanes: Object.values(inputs)[0].lanes };
  const { statements, result } = bindEntry(step.apply, step.dims);
  return evaluate(statements, algebra, { dims: step.dims, inputs, outputs: [result] })[result];
}

/** Executes steps in order, adding their results to the values. */
export function runSteps(steps: readonly Application[], values: NetValues, algebra: Algebra): void {
  for (const step of steps) values.set(step.result, applyStep(step, values, algebra));
}
