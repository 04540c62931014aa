/** The windows of a pool, counted by how many cells have the maximum. */
import {
  apply,
  definition,
  evaluate,
  evaluateAffine,
  read,
  real,
  reduce,
  variable,
  type TensorValue,
} from '@gradcert/notation';
import { functionTensor, type Application, type CertifiedFunction, type Hypothesis } from '@gradcert/spec';
import { elementCount, ravel, unravel } from '../extents';
import { definitionsOf, type Reducing } from '../features';
import { guardTensor } from '../hypotheses/guards';

/** A step that applies an op of maxima over windows. */
export type PoolStep = Application & { readonly apply: CertifiedFunction };

export interface Windows {
  /** [N,C,h,w] */
  readonly shape: readonly number[];
  /** Of each window, the maximum. */
  readonly tops: ArrayLike<number>;
  /** Of each window, at how many cells it is. */
  readonly counts: ArrayLike<number>;
  /** Of each window, whether the hypothesis holds there. */
  readonly holds: (window: number) => boolean;
}

/** The line of an op that takes maxima over windows. */
function poolingOf({ id, denotation }: CertifiedFunction): Reducing {
  const line = definitionsOf(denotation).at(-1);
  if (line?.body.kind === 'reduce' && line.body.reducer === 'max') return line as Reducing;
  throw new RangeError(`'${id}' takes no maxima over windows`);
}

/** @param x the pool's operand, @param functions which function of the parameters each of its elements is */
export function windowsOf(
  step: PoolStep,
  hypothesis: Hypothesis,
  x: TensorValue,
  functions: TensorValue,
): Windows {
  const pool = step.apply;
  const { name, ranges, body } = poolingOf(pool);
  const top = read(
    name,
    ranges.map(({ index }) => variable(index)),
  );
  const isTop = apply('eq', body.body, top);
  const counting = definition('count', ranges, reduce('sum', body.ranges, isTop));
  const { dims } = step;
  const values = evaluate([...pool.denotation, counting], real, {
    dims,
    inputs: { x },
    outputs: [name, 'count'],
  });
  const { holds } = guardTensor(hypothesis, pool, dims, { x, [functionTensor('x')]: functions });
  const [lane] = holds.lanes;
  return {
    shape: step.shape,
    tops: values[name].lanes[0],
    counts: values['count'].lanes[0],
    holds: (window) => lane[window] !== 0,
  };
}

/** A cell of a window: its row and column in the pool's operand, and its row-major place there. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly at: number;
}

/** The cells of a window that have a value, in row-major order. */
export function cellsWith(step: PoolStep, x: TensorValue, window: readonly number[], value: number): Cell[] {
  const { ranges, body } = poolingOf(step.apply);
  if (body.body.kind !== 'read') throw new RangeError('the windows of a pool read one tensor');
  const { indices } = body.body;
  const extents = body.ranges.map(({ extent }) => evaluateAffine(extent, step.dims));
  const outer = Object.fromEntries(ranges.map(({ index }, axis) => [index, window[axis]]));
  const cells: Cell[] = [];
  for (let ordinal = 0; ordinal < elementCount(extents); ordinal++) {
    const offsets = unravel(ordinal, extents);
    const inner = Object.fromEntries(body.ranges.map(({ index }, axis) => [index, offsets[axis]]));
    const place = indices.map((form) => evaluateAffine(form, { ...step.dims, ...outer, ...inner }));
    if (place.some((index, axis) => index < 0 || index >= x.shape[axis])) continue;
    const at = ravel(place, x.shape);
    if (x.lanes[0][at] === value) cells.push({ row: place[2], column: place[3], at });
  }
  return cells;
}
