/** A net's train step as one StableHLO module. */
import { constant as constantForm } from '@gradcert/notation';
import {
  bindDims,
  buildFunction,
  buildModule,
  constant,
  divide,
  parameter,
  reshape,
  shareCollectives,
  type Func,
  type Module,
  type Operation,
  type Value,
} from '@gradcert/stablehlo';
import { functionName } from '../check/emission';
import type { Application } from '../entry';
import { emitFunction } from '../variant';
import { inlineFunction } from './inline';
import type { NetArgument, NetValue } from './graph';

export interface TrainStepParts {
  readonly id: string;
  readonly inputs: readonly NetArgument[];
  readonly targets: readonly NetArgument[];
  readonly parameters: readonly NetValue[];
  readonly forward: readonly Application[];
  readonly backward: readonly Application[];
  readonly updates: readonly Application[];
  readonly gradients: ReadonlySet<Application>;
  readonly lossSlot?: string;
  /** The batch, where the loss is a sum over it and the report is to be the mean. */
  readonly meanOver?: number;
}

/**
 * Arguments: inputs, parameters, the loss slot if any, masks, targets. Results: the updated parameters in
 * the same order, then the mean loss of the batch, which is for reports only: nothing depends on it. The
 * parameters' gradients stand inside the fused updates.
 */
export function buildTrainStep(parts: TrainStepParts): Module {
  const { inputs, targets, parameters, forward, backward, updates, lossSlot } = parts;
  const slot = lossSlot === undefined ? [] : [{ name: lossSlot, shape: [] }];
  const values = new Map<string, Value>();
  const masks = inputs.filter(({ kind }) => kind === 'mask');
  const examples = inputs.filter(({ kind }) => kind !== 'mask');
  const parameterValues = [...examples, ...parameters, ...slot, ...masks, ...targets].map(
    ({ name, shape }) => {
      const { value } = parameter(name, shape);
      values.set(name, value);
      return value;
    },
  );
  const body: Operation[] = [];
  const run = (func: Func, operands: readonly string[], result: string): void => {
    const inlined = inlineFunction(
      func,
      operands.map((name) => valueOf(values, name)),
    );
    body.push(...inlined.operations);
    const [value] = inlined.results;
    value.name = result;
    values.set(result, value);
  };
  const loss = forward[forward.length - 1];
  const chain = [
    ...forward.slice(0, -1),
    ...backward.filter((step) => !parts.gradients.has(step)),
    ...updates,
  ];
  for (const step of [...chain, loss]) {
    run(stepFunction(step, values), Object.values(step.operands), step.result);
  }
  let reported = loss.result;
  if (parts.meanOver !== undefined) {
    reported = `${loss.result}_mean`;
    run(meanFunction(parts.meanOver), [loss.result], reported);
  }
  const results = [...updates.map(({ result }) => result), reported].map((name) => valueOf(values, name));
  const train = { name: `${functionName(parts.id)}_train_step`, arguments: parameterValues, body, results };
  return bindDims(buildModule([shareCollectives(train)]), {});
}

function valueOf(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`the train step reads '${name}' before it is defined`);
  return value;
}

/** One step as a function of its operands, in their order. */
function stepFunction(step: Application, values: ReadonlyMap<string, Value>): Func {
  const operands = Object.fromEntries(
    Object.entries(step.operands).map(([name, value]) => [
      name,
      parameter(name, valueOf(values, value).type.shape),
    ]),
  );
  if (step.apply === 'reshape') {
    return buildFunction('reshape', [operands.input], [reshape(operands.input, step.shape)]);
  }
  const forms = Object.fromEntries(
    Object.entries(step.dims).map(([name, value]) => [name, constantForm(value)]),
  );
  return emitFunction(step.apply, operands, forms);
}

function meanFunction(batch: number): Func {
  const sum = parameter('sum', []);
  return buildFunction('mean', [sum], [divide(sum, constant(batch))]);
}
