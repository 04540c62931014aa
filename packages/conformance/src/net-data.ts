/** Parameters, examples and targets of a net, from names alone (examples from the net's own data set where it has one). */
import { real } from '@gradcert/notation';
import type { Net } from '@gradcert/spec';
import { elementCount } from './extents';
import { onAll, onEvery, type NetValues } from './net-program';
import { randomStream } from './random';

/** He initialisation by fan-in (He et al. 2015, arXiv:1502.01852); vectors start near, not at, their usual 0. */
function parameterData(name: string, shape: readonly number[]): Float32Array {
  const stream = randomStream(`parameter ${name} ${shape.join()}`);
  // Kernels are [O, C, kh, kw], dense weights [in, out].
  const fanIn = shape.length === 4 ? shape[1] * shape[2] * shape[3] : shape.length === 2 ? shape[0] : 0;
  const deviation = fanIn > 0 ? Math.sqrt(2 / fanIn) : 0.1;
  return Float32Array.from({ length: elementCount(shape) }, () => deviation * stream.normal());
}

/** The shape that a value with a batch has for the examples of all replicas: one net with that batch has the same data. */
const ofAllExamples = (replicas: number | undefined, [batch, ...rest]: readonly number[]): number[] => [
  (replicas ?? 1) * batch,
  ...rest,
];

/**
 * Every input, target and parameter of a net, as float32 numbers in float64. Replicas have examples of their own and
 * the same parameters.
 */
export function netData(net: Net): NetValues {
  const { replicas } = net;
  const values: NetValues = new Map();
  const examples = net.examples();
  for (const { name, shape: local, kind } of [...net.inputs, ...net.targets]) {
    const shape = ofAllExamples(replicas, local);
    const stream = randomStream(`example ${net.id} ${name} ${shape.join()}`);
    const data = new Float32Array(elementCount(shape));
    if (Object.hasOwn(examples, name)) data.set(examples[name]);
    else if (kind === 'one-hot') {
      const classes = shape.at(-1) ?? 1;
      for (let row = 0; row < data.length; row += classes) data[row + stream.integer(0, classes - 1)] = 1;
    } else data.forEach((_, at) => (data[at] = stream.normal()));
    values.set(name, real.lift(data, onAll(replicas, local)));
  }
  for (const { name, shape } of net.parameters) {
    const data = parameterData(`${net.id} ${name}`, shape);
    values.set(name, real.lift(onEvery(replicas, data), onAll(replicas, shape)));
  }
  return values;
}
