/**
 * The whole-net layer: each parameter node at the chain's own cotangent is the derivative of the net's loss
 * in that parameter. The left side is the emitted backward program in float64, the right side dual numbers
 * through the emitted forward, in random directions and along single entries.
 */
import { dual, real, type Algebra, type TensorValue } from '@gradcert/notation';
import type { Application, Net } from '@gradcert/spec';
import { elementCount, unravel } from './extents';
import { netData } from './net-data';
import { applyStep, onEvery, valueOf, type NetValues } from './net-program';
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

/** Executes a net once, forward and backward, on its own data; yields after every step. */
export function* executing(net: Net): Generator<Application, ExecutedNet> {
  const values = netData(net);
  for (const step of [...net.forward, ...net.backward]) {
    values.set(step.result, applyStep(step, values, real));
    yield step;
  }
  return { net, values };
}

/** Executes a net once, forward and backward, on its own data. */
export function executeNet(net: Net): ExecutedNet {
  const steps = executing(net);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
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
  const size = elementCount(parameter.shape);
  // Of the replicas, where there are several, all have the same gradient.
  const gradient = Float64Array.from(
    valueOf(values, parameter.application.result).lanes[0].subarray(0, size),
  );
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
  // Along one entry the gradient may be tiny or 0, and that of a bias before a batch norm is 0: both sides are
  // compared at the scale of the whole parameter's gradient, and of the terms that cancel in it.
  const typical = Math.max(
    rootMeanSquare(gradient),
    rootMeanSquare(gradientAtMagnitudes(parameter.application, values)),
  );
  let failed = 0;
  let maxRelativeError = 0;
  let message = 'equal along every direction';
  for (const { along, name: direction } of tried) {
    let denoted = 0;
    let magnitude = typical;
    for (let at = 0; at < size; at++) {
      if (along[at] === 0) continue;
      denoted += gradient[at] * along[at];
      magnitude += Math.abs(gradient[at] * along[at]);
    }
    const derivative = directionalDerivative({ net, values }, parameter.name, along);
    const difference = Math.abs(derivative - denoted);
    const relative = difference === 0 ? 0 : difference / magnitude;
    if (!(relative <= maxRelativeError)) maxRelativeError = relative;
    if (relative <= LOSS_GRADIENT_RELATIVE) continue;
    if (failed++ === 0) {
      message = `${direction}: the node gives ${String(denoted)}, the derivative of the loss is ${String(derivative)}`;
    }
  }
  return {
    net: net.id,
    parameter: parameter.name,
    node: parameter.application.apply === 'reshape' ? 'reshape' : parameter.application.apply.id,
    shape: parameter.shape,
    checked: tried.length,
    failed,
    maxRelativeError,
    verdict: failed === 0 ? 'passed' : 'failed',
    message,
  };
}

const rootMeanSquare = (data: Float64Array): number =>
  Math.sqrt(data.reduce((total, entry) => total + entry * entry, 0) / data.length);

/** The node at the magnitudes of its cotangent. */
export function gradientAtMagnitudes(step: Application, values: NetValues): Float64Array {
  const operands = new Map(values);
  const cotangent = Object.values(step.operands).at(-1) ?? '';
  const { shape, lanes } = valueOf(values, cotangent);
  operands.set(cotangent, real.lift(Float64Array.from(lanes[0], Math.abs), shape));
  return Float64Array.from(applyStep(step, operands, real).lanes[0]);
}

/**
 * d loss / ds at a parameter or an input + s * along, the mean over the replicas: by an algebra of derivatives through
 * the steps that depend on it, the rest reused.
 */
export function directionalDerivative(
  { net, values }: ExecutedNet,
  moved: string,
  along: Float64Array,
  algebra: Algebra = dual(real),
): number {
  const start = valueOf(values, moved);
  const moving = new Map<string, TensorValue>([
    [moved, { shape: start.shape, lanes: [start.lanes[0], onEvery(net.replicas, along)] }],
  ]);
  for (const step of net.forward) {
    const sources = Object.values(step.operands);
    if (!sources.some((name) => moving.has(name))) continue;
    const operands = new Map(
      sources.map((name) => {
        const fixed = valueOf(values, name);
        return [name, moving.get(name) ?? algebra.lift(fixed.lanes[0], fixed.shape)];
      }),
    );
    moving.set(step.result, applyStep(step, operands, algebra));
  }
  const derivatives = Float64Array.from(moving.get(net.loss)?.lanes[1] ?? [0]);
  return derivatives.reduce((total, derivative) => total + derivative, 0) / derivatives.length;
}
