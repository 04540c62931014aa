/**
 * The whole-net layer: each parameter node at the chain's own cotangent is the derivative of the net's loss
 * in that parameter. The left side is the emitted backward program in float64, the right side dual numbers
 * through the emitted forward, in random directions and along single entries.
 */
import { real } from '@gradcert/notation';
import type { Net } from '@gradcert/spec';
import { compareAlong, typicalGradient } from './along';
import { elementCount, unravel } from './extents';
import { netData } from './net-data';
import { applyStep, type NetValues } from './net-program';
import { randomStream } from './random';

/** Largest relative difference at which the two sides count as equal: float64 through some dozens of layers. */
export const LOSS_GRADIENT_RELATIVE = 1e-10;

export interface ParameterCheck {
  readonly net: string;
  readonly parameter: string;
  readonly node: string;
  readonly shape: readonly number[];
  /** Directions tried: random ones, then single entries. */
  readonly checked: number;
  readonly failed: number;
  readonly maxRelativeError: number;
  readonly verdict: 'passed' | 'failed';
  /** The first direction along which the two sides differ. */
  readonly message: string;
}

export interface LossGradientOptions {
  /** Random directions per parameter. */
  readonly directions?: number;
  /** Single entries per parameter. */
  readonly entries?: number;
  /** Only these parameters. */
  readonly parameters?: readonly string[];
  readonly onParameter?: (check: ParameterCheck) => void;
}

export interface LossGradientSummary {
  readonly checked: number;
  readonly failed: number;
  readonly maxRelativeError: number;
}

/** A net with its values: forward and backward executed once in float64. */
export interface ExecutedNet {
  readonly net: Net;
  readonly values: NetValues;
}

/** Executes a net once, forward and backward, on its own data; yields every value's name as it is there. */
export function* executing(net: Net): Generator<string, ExecutedNet> {
  const values = netData(net);
  for (const step of [...net.forward, ...net.backward]) {
    values.set(step.result, applyStep(step, values, real));
    yield step.result;
  }
  return { net, values };
}

/** Runs work in steps to its end. */
export function ended<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Executes a net once, forward and backward, on its own data. */
export function executeNet(net: Net): ExecutedNet {
  return ended(executing(net));
}

/** Checks every parameter (or those named). */
export function checkLossGradient(
  executed: ExecutedNet,
  options: LossGradientOptions = {},
): LossGradientSummary {
  let checked = 0;
  let failed = 0;
  let maxRelativeError = 0;
  for (const parameter of executed.net.parameters) {
    if (options.parameters && !options.parameters.includes(parameter.name)) continue;
    const check = checkParameter(executed, parameter.name, options);
    options.onParameter?.(check);
    checked += check.checked;
    failed += check.failed;
    maxRelativeError = Math.max(maxRelativeError, check.maxRelativeError);
  }
  return { checked, failed, maxRelativeError };
}

interface Direction {
  readonly along: Float64Array;
  readonly name: string;
}

/**
 * Checks one parameter.
 * @throws RangeError where the net has none of that name.
 */
export function checkParameter(
  { net, values }: ExecutedNet,
  name: string,
  { directions = 2, entries = 4 }: LossGradientOptions = {},
): ParameterCheck {
  const parameter = net.parameters.find((candidate) => candidate.name === name);
  if (!parameter) throw new RangeError(`net '${net.id}' has no parameter '${name}'`);
  const executed = { net, values };
  const size = elementCount(parameter.shape);
  const stream = randomStream(`directions ${net.id} ${parameter.name}`);
  const tried: Direction[] = [];
  for (let random = 0; random < directions; random++) {
    tried.push({
      along: Float64Array.from({ length: size }, () => stream.normal()),
      name: `random direction ${String(random)}`,
    });
  }
  for (let entry = 0; entry < Math.min(entries, size); entry++) {
    const ordinal = stream.integer(0, size - 1);
    const along = new Float64Array(size);
    along[ordinal] = 1;
    tried.push({ along, name: `entry [${unravel(ordinal, parameter.shape).join(', ')}]` });
  }
  const typical = typicalGradient(executed, parameter);
  let failed = 0;
  let maxRelativeError = 0;
  let message = 'equal along every direction';
  for (const { along, name: direction } of tried) {
    const { denoted, derivative, relative } = compareAlong(executed, new Map([[name, along]]), typical);
    if (!(relative <= maxRelativeError)) maxRelativeError = relative;
    if (relative <= LOSS_GRADIENT_RELATIVE) continue;
    if (failed++ === 0) {
      message = `${direction}: the node gives ${String(denoted)}, the derivative of the loss is ${String(derivative)}`;
    }
  }
  return parameterCheck(net, parameter, { checked: tried.length, failed, maxRelativeError, message });
}

/** The verdict on one parameter. */
export const parameterCheck = (
  net: Net,
  { name, shape, application: { apply } }: Net['parameters'][number],
  found: Pick<ParameterCheck, 'checked' | 'failed' | 'maxRelativeError' | 'message'>,
): ParameterCheck => ({
  net: net.id,
  parameter: name,
  node: apply === 'reshape' ? apply : apply.id,
  shape,
  ...found,
  verdict: found.failed === 0 ? 'passed' : 'failed',
});
