/** Which elements of a net's values are the same function of what is varied: its parameters, or its inputs. */
import { genericFunctions, PRIME, type TensorValue } from '@gradcert/notation';
import type { Application, Net } from '@gradcert/spec';
import { fieldTensor } from '../field-data';
import { readBy, runSteps, valueOf, type NetValues } from '../net-program';

export type Varied = 'parameters' | 'inputs';

/** Two independent draws: together, unequal functions are taken for equal with a chance of about 2^-52. */
const DRAWS = [0, 1] as const;

/**
 * For every value that the steps define: a number for each element, equal for elements that are the same function of
 * what is varied at the net's data. (Data are exact in the prime field: float32 numbers are dyadic fractions.)
 * @param steps the forward from its start
 * @param values the net's inputs and parameters
 */
export function functionClasses(
  net: Net,
  steps: readonly Application[],
  values: NetValues,
  varied: Varied,
): ReadonlyMap<string, Float64Array> {
  const moving = new Set((varied === 'parameters' ? net.parameters : net.inputs).map(({ name }) => name));
  const read = [...readBy(steps)];
  const fixed = read
    .filter((name) => !moving.has(name))
    .map((name) => [name, lifted(valueOf(values, name))] as const);
  const draws = DRAWS.map((draw) => {
    const field: NetValues = new Map(fixed);
    for (const name of read.filter((each) => moving.has(each))) {
      const seed = `function classes ${net.id} ${name} ${String(draw)}`;
      field.set(name, fieldTensor(valueOf(values, name).shape, seed));
    }
    runSteps(steps, field, genericFunctions);
    return field;
  });
  const [first, second] = draws;
  return new Map(
    steps.map(({ result }) => {
      const other = valueOf(second, result).lanes[0];
      return [
        result,
        Float64Array.from(valueOf(first, result).lanes[0], (value, at) => value * PRIME + other[at]),
      ];
    }),
  );
}

const lifted = ({ shape, lanes }: TensorValue): TensorValue => genericFunctions.lift(lanes[0], shape);
