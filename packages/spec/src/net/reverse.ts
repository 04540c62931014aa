/** Reverse-mode differentiation of a recorded forward, by the spec's nodes. */
import type { Application, CertifiedFunction } from '../entry';
import type { Catalogue } from './catalogue';
import type { Graph, NetValue } from './graph';
import { NetError } from './net-error';

/**
 * Id of the op that sums the cotangents of a value that is read more than once. Its own VJP is the cotangent
 * itself, for both operands.
 */
const SUM_OP = 'residual-add';

export interface Derivative {
  /** Cotangents from the loss's down, each parameter's gradient where its cotangent is ready. */
  readonly backward: readonly Application[];
  /** The step that computes each parameter's gradient, by the parameter's name. */
  readonly gradients: ReadonlyMap<string, Application>;
  /** One optimizer step per parameter, in the order of the parameters. */
  readonly updates: readonly Application[];
}

/**
 * Derives cotangents, gradients and updates. Continues the forward's graph, so that names stay unique.
 * @throws NetError where the spec lacks a node, or the net has a form that is not covered.
 */
export function differentiate(graph: Graph, catalogue: Catalogue): Derivative {
  const forward = [...graph.steps];
  const trained = valuesThatDependOnParameters(graph, forward);
  const parameters = new Set(graph.parameters.map(({ name }) => name));
  const contributions = new Map<string, NetValue[]>();
  // The latest first: a block's own cotangent, then that of the skip around it.
  const contribute = (to: string, cotangent: NetValue): void => {
    contributions.set(to, [cotangent, ...(contributions.get(to) ?? [])]);
  };
  const readers = countReaders(forward);

  for (const step of forward.toReversed()) {
    const isLoss = step === forward.at(-1);
    if (!isLoss && !contributions.has(step.result)) continue;
    const cotangent = isLoss
      ? undefined
      : sumOf(graph, catalogue, step.result, contributions.get(step.result) ?? []);
    const wanted = Object.entries(step.operands).filter(([, value]) => trained.has(value));
    // A parameter's gradient comes first: its cotangent is ready and the chain goes on below.
    const ordered = [
      ...wanted.filter(([, value]) => parameters.has(value)),
      ...wanted.filter(([, value]) => !parameters.has(value)),
    ];
    for (const [argument, value] of ordered) {
      if (step.apply !== 'reshape' && step.apply.id === SUM_OP && cotangent) {
        contribute(value, cotangent);
        continue;
      }
      const isShared = (readers.get(value) ?? 0) > 1;
      if (isShared && parameters.has(value)) {
        throw new NetError(`the parameter '${value}' is read twice`, 'tied parameters are not covered yet');
      }
      const name = isShared ? `d${value}_${step.result}` : `d${value}`;
      contribute(value, pullBack(graph, catalogue, step, argument, name, cotangent));
    }
  }

  const backward = graph.steps.slice(forward.length);
  const gradients = new Map(
    graph.parameters.map(({ name }) => [name, gradientStep(backward, name)] as const),
  );
  for (const { name } of graph.parameters) update(graph, catalogue, name, gradients);
  return { backward, gradients, updates: graph.steps.slice(forward.length + backward.length) };
}

function valuesThatDependOnParameters(graph: Graph, forward: readonly Application[]): Set<string> {
  const dependent = new Set(graph.parameters.map(({ name }) => name));
  for (const { operands, result } of forward) {
    if (Object.values(operands).some((name) => dependent.has(name))) dependent.add(result);
  }
  return dependent;
}

function countReaders(forward: readonly Application[]): Map<string, number> {
  const readers = new Map<string, number>();
  for (const name of forward.flatMap(({ operands }) => Object.values(operands))) {
    readers.set(name, (readers.get(name) ?? 0) + 1);
  }
  return readers;
}

/** The cotangent of a value: the sum over its readers. */
function sumOf(
  graph: Graph,
  catalogue: Catalogue,
  value: string,
  [first, ...others]: readonly NetValue[],
): NetValue {
  let total = first;
  for (const [index, other] of others.entries()) {
    const add = catalogue.opById(SUM_OP);
    if (!add) {
      throw new NetError(
        `'${value}' is read ${String(others.length + 1)} times, so its cotangents must be summed`,
        `the spec needs the op '${SUM_OP}'`,
      );
    }
    const [a, b] = add.operands;
    const name = index === others.length - 1 ? `d${value}` : `d${value}_sum${String(index + 1)}`;
    total = graph.applyFunction(name, add, { [a.name]: total, [b.name]: other });
  }
  return total;
}

/** The cotangent of one operand of a step. */
function pullBack(
  graph: Graph,
  catalogue: Catalogue,
  step: Application,
  argument: string,
  name: string,
  cotangent: NetValue | undefined,
): NetValue {
  if (step.apply === 'reshape') {
    if (!cotangent) throw new NetError('the forward ends with a reshape', 'end it with the loss');
    return graph.reshape(cotangent, graph.value(step.operands.input).shape, name);
  }
  const node = catalogue.gradient(step.apply, argument);
  if (!node) {
    throw new NetError(
      `no node is the gradient of '${step.apply.id}' in '${argument}', which '${step.result}' needs`,
      `write nodes/${step.apply.id}-${argument === 'x' ? 'input' : argument}-grad.ts`,
    );
  }
  const cotangentName = `d${step.apply.result.name}`;
  return graph.applyFunction(
    name,
    node,
    operandsOf(graph, node, { ...step.operands, ...(cotangent && { [cotangentName]: cotangent.name }) }),
    step.dims,
  );
}

/** Of the given values, those that a node reads. */
const operandsOf = (
  graph: Graph,
  node: CertifiedFunction,
  values: Readonly<Record<string, string>>,
): Record<string, NetValue> =>
  Object.fromEntries(
    node.operands
      .filter(({ name }) => Object.hasOwn(values, name))
      .map(({ name }) => [name, graph.value(values[name])]),
  );

function gradientStep(backward: readonly Application[], parameter: string): Application {
  const step = backward.find(({ result }) => result === `d${parameter}`);
  if (step) return step;
  throw new NetError(`the loss does not depend on the parameter '${parameter}'`, 'use it, or remove it');
}

function update(
  graph: Graph,
  catalogue: Catalogue,
  parameter: string,
  gradients: ReadonlyMap<string, Application>,
): void {
  const gradient = gradients.get(parameter);
  if (!gradient || gradient.apply === 'reshape') {
    throw new NetError(
      `the parameter '${parameter}' is reshaped before use`,
      'declare it in the shape of its op',
    );
  }
  const node = catalogue.update(gradient.apply);
  if (!node?.updates) {
    throw new NetError(
      `no node updates a parameter by '${gradient.apply.id}', which '${parameter}' needs`,
      `write nodes/${gradient.apply.id.replace(/-grad$/, '-sgd')}.ts`,
    );
  }
  const operands = { ...gradient.operands, [node.updates.parameter]: parameter };
  graph.applyFunction(`next${parameter}`, node, operandsOf(graph, node, operands), gradient.dims);
}
