/** Many parameters in one pass, where a pass for each would take hours. */
import { compareAlong, typicalGradient } from './along';
import { elementCount } from './extents';
import {
  LOSS_GRADIENT_RELATIVE,
  parameterCheck,
  type ExecutedNet,
  type ParameterCheck,
} from './loss-gradient';
import { randomStream } from './random';

type Part = readonly [name: string, along: Float64Array];

/**
 * Checks parameters along a direction that moves all of them at once. Each one's part is scaled to its own gradient,
 * so that a mistake in any shows. Where the two sides differ each half is tried, down to the parameters that are wrong.
 * Yields after every part of the direction that is ready.
 */
export function* checkingTogether(
  executed: ExecutedNet,
  names: readonly string[],
): Generator<string, ParameterCheck[]> {
  const parts: Part[] = [];
  for (const parameter of executed.net.parameters) {
    if (!names.includes(parameter.name)) continue;
    const size = elementCount(parameter.shape);
    // A gradient that is 0 whatever its cotangent has no scale.
    const scale = 1 / ((typicalGradient(executed, parameter) || 1) * Math.sqrt(size));
    const stream = randomStream(`together ${executed.net.id} ${parameter.name}`);
    parts.push([parameter.name, Float64Array.from({ length: size }, () => scale * stream.normal())]);
    yield parameter.name;
  }
  return checkParts(executed, parts);
}

function checkParts(executed: ExecutedNet, parts: readonly Part[]): ParameterCheck[] {
  // Every part's gradient has the size 1 along it.
  const { denoted, derivative, relative } = compareAlong(executed, new Map(parts), parts.length);
  const holds = relative <= LOSS_GRADIENT_RELATIVE;
  if (!holds && parts.length > 1) {
    const half = Math.ceil(parts.length / 2);
    return [parts.slice(0, half), parts.slice(half)].flatMap((some) => checkParts(executed, some));
  }
  const message = holds
    ? `equal along a direction that moves ${String(parts.length)} parameters`
    : `the node gives ${String(denoted)}, the derivative of the loss is ${String(derivative)}`;
  const names = new Set(parts.map(([name]) => name));
  return executed.net.parameters
    .filter(({ name }) => names.has(name))
    .map((parameter) =>
      parameterCheck(executed.net, parameter, {
        checked: 1,
        failed: holds ? 0 : 1,
        maxRelativeError: relative,
        message,
      }),
    );
}
