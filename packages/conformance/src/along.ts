/** A net's loss along directions of its parameters: what the nodes give, and what dual numbers give. */
import { dual, real, type Algebra, type TensorValue } from '@gradcert/notation';
import type { Application, Net } from '@gradcert/spec';
import { elementCount } from './extents';
import type { ExecutedNet } from './loss-gradient';
import { applyStep, onEvery, valueOf, type NetValues } from './net-program';

type Parameter = Net['parameters'][number];

/** The gradient that the chain computed. Of the replicas, where there are several, all have the same. */
const chainGradient = ({ values }: ExecutedNet, { shape, application }: Parameter): Float64Array =>
  Float64Array.from(valueOf(values, application.result).lanes[0].subarray(0, elementCount(shape)));

/**
 * The size at which the two sides are compared: along one entry the gradient may be tiny or 0, and that of a bias
 * before a batch norm is 0, so it is that of the whole parameter's gradient and of the terms that cancel in it.
 */
export const typicalGradient = (executed: ExecutedNet, parameter: Parameter): number =>
  Math.max(
    rootMeanSquare(chainGradient(executed, parameter)),
    rootMeanSquare(gradientAtMagnitudes(parameter.application, executed.values)),
  );

export interface Comparison {
  /** What the nodes give: < gradient, direction >, summed over the parameters that move. */
  readonly denoted: number;
  /** d loss / ds */
  readonly derivative: number;
  /** Their difference, relative to `size` and the terms of the sum. */
  readonly relative: number;
}

/** Both sides where parameters move along directions, all at once. */
export function compareAlong(
  executed: ExecutedNet,
  along: ReadonlyMap<string, Float64Array>,
  size: number,
): Comparison {
  let denoted = 0;
  let magnitude = size;
  for (const parameter of executed.net.parameters) {
    const direction = along.get(parameter.name);
    if (!direction) continue;
    const gradient = chainGradient(executed, parameter);
    for (let at = 0; at < gradient.length; at++) {
      if (direction[at] === 0) continue;
      denoted += gradient[at] * direction[at];
      magnitude += Math.abs(gradient[at] * direction[at]);
    }
  }
  const derivative = derivativeAlong(executed, along);
  const difference = Math.abs(derivative - denoted);
  return { denoted, derivative, relative: difference === 0 ? 0 : difference / magnitude };
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
 * d loss / ds where parameters or inputs are at their values + s * along, the mean over the replicas: by an algebra of
 * derivatives through the steps that depend on them, the rest reused.
 */
export function derivativeAlong(
  { net, values }: ExecutedNet,
  along: ReadonlyMap<string, Float64Array>,
  algebra: Algebra = dual(real),
): number {
  const moving = new Map<string, TensorValue>();
  for (const [name, direction] of along) {
    const { shape, lanes } = valueOf(values, name);
    moving.set(name, { shape, lanes: [lanes[0], onEvery(net.replicas, direction)] });
  }
  // A value is freed after its last reader: at literal widths the two lanes of all of them are some gigabytes.
  const lastReader = new Map(
    net.forward.flatMap((step) => Object.values(step.operands).map((name) => [name, step])),
  );
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
    for (const name of sources) if (lastReader.get(name) === step) moving.delete(name);
  }
  const derivatives = Float64Array.from(moving.get(net.loss)?.lanes[1] ?? [0]);
  return derivatives.reduce((total, derivative) => total + derivative, 0) / derivatives.length;
}
