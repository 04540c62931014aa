/** What a net does below its first pool, and the ties that there are in that pool's windows. */
import { float32Sequential, real, type Algebra, type TensorValue } from '@gradcert/notation';
import type { Application, Hypothesis, Net, Spec } from '@gradcert/spec';
import { elementCount, unravel } from '../extents';
import { functionClasses } from '../hypotheses/function-classes';
import { netData } from '../net-data';
import { readBy, valueOf, type NetValues } from '../net-program';
import type { ProbeImage, TiedWindow } from './probe';
import { runSharedSteps, type PlaceClasses } from './shared-steps';
import type { ProbeTally } from './tally';
import { cellsWith, windowsOf, type Cell, type PoolStep, type Windows } from './windows';

export class LowerNet {
  private readonly pool: PoolStep;
  private readonly hypothesis: Hypothesis;
  private readonly wide: Layers;
  private readonly narrow: Layers;

  /** @param oneChannel the same net with one channel in every layer below the pool */
  constructor(net: Net, oneChannel: Net, spec: Spec) {
    const { place, pool, hypothesis } = firstPool(net, spec);
    this.pool = pool;
    this.hypothesis = hypothesis;
    this.wide = layersOf(net, place);
    this.narrow = layersOf(oneChannel, place);
  }

  /** Counts every window of a batch of images. */
  count(batch: readonly ProbeImage[], tally: ProbeTally): void {
    const { net, steps } = this.narrow;
    const classes = functionClasses(net, steps, withImages(this.narrow, batch, real), 'parameters');
    const x = this.activation(batch, classes, float32Sequential);
    const functions = this.functionsOf(x, classes);
    const windows = windowsOf(this.pool, this.hypothesis, x, functions);
    let exact: TensorValue | undefined;
    const exactly = (): TensorValue => (exact ??= this.activation(batch, classes, real));
    const windowsOfImage = elementCount(windows.shape) / batch.length;
    for (const [index, image] of batch.entries()) {
      tally.startImage();
      for (let window = index * windowsOfImage; window < (index + 1) * windowsOfImage; window++) {
        if (windows.tops[window] <= 0) tally.dead();
        else if (windows.counts[window] === 1) tally.unique();
        else {
          const cells = (): Cell[] => this.cellsOf(windows, window, x);
          const kind = windows.holds(window)
            ? 'twins'
            : staysTied(cells(), exactly(), functions)
              ? 'offending'
              : 'rounding';
          tally.tied(kind, windows.counts[window], () =>
            describe(image, windows, window, cells(), exactly()),
          );
        }
      }
    }
  }

  /** The pool's operand as the algebra computes it, in float64. */
  private activation(batch: readonly ProbeImage[], classes: PlaceClasses, algebra: Algebra): TensorValue {
    const values = withImages(this.wide, batch, algebra);
    runSharedSteps(this.wide.steps, values, algebra, classes);
    const { lanes, shape } = valueOf(values, this.pool.operands.x);
    return { shape, lanes: [Float64Array.from(lanes[0])] };
  }

  /** Which function of the parameters each element of the pool's operand is: in each channel, by its place. */
  private functionsOf({ shape }: TensorValue, classes: PlaceClasses): TensorValue {
    const [batch, channels, height, width] = shape;
    const area = height * width;
    const places = classes.get(this.pool.operands.x) ?? new Float64Array(batch * area);
    const lane = new Float64Array(batch * channels * area);
    for (let plane = 0; plane < batch * channels; plane++) {
      const image = Math.floor(plane / channels);
      lane.set(places.subarray(image * area, (image + 1) * area), plane * area);
    }
    return { shape, lanes: [lane] };
  }

  private cellsOf({ shape, tops }: Windows, window: number, x: TensorValue): Cell[] {
    return cellsWith(this.pool, x, unravel(window, shape), tops[window]);
  }
}

/** Steps of a net up to a place, and the parameters that they read. */
interface Layers {
  readonly net: Net;
  readonly steps: readonly Application[];
  readonly parameters: NetValues;
}

function layersOf(net: Net, count: number): Layers {
  const steps = net.forward.slice(0, count);
  const read = readBy(steps);
  return { net, steps, parameters: new Map([...netData(net)].filter(([name]) => read.has(name))) };
}

function withImages({ net, parameters }: Layers, batch: readonly ProbeImage[], algebra: Algebra): NetValues {
  const [{ name, shape }] = net.inputs;
  const data = new Float32Array(elementCount(shape));
  const size = data.length / batch.length;
  for (const [index, { name: image, pixels }] of batch.entries()) {
    if (pixels.length !== size) {
      throw new RangeError(`${image} has ${String(pixels.length)} values, ${net.id} takes ${String(size)}`);
    }
    data.set(pixels, index * size);
  }
  const values: NetValues = new Map([[name, algebra.lift(data, shape)]]);
  for (const [parameter, value] of parameters) {
    if (parameter !== name) values.set(parameter, algebra.lift(value.lanes[0], value.shape));
  }
  return values;
}

/**
 * The first step whose hypothesis another one takes the place of in nets: a pool.
 * @throws RangeError where there is none
 */
function firstPool(
  net: Net,
  spec: Spec,
): { readonly place: number; readonly pool: PoolStep; readonly hypothesis: Hypothesis } {
  for (const [place, { apply, ...step }] of net.forward.entries()) {
    if (apply === 'reshape') continue;
    const hypothesis = spec.hypotheses.find(
      ({ inNets }) => inNets !== undefined && apply.hypotheses.includes(inNets),
    );
    if (hypothesis) return { place, pool: { ...step, apply }, hypothesis };
  }
  throw new RangeError(`'${net.id}' has no pool`);
}

/** Are the largest of the cells, by their exact values, still several that are not the same function? */
function staysTied(cells: readonly Cell[], exact: TensorValue, functions: TensorValue): boolean {
  const values = cells.map(({ at }) => exact.lanes[0][at]);
  const top = Math.max(...values);
  return new Set(cells.filter((_, k) => values[k] === top).map(({ at }) => functions.lanes[0][at])).size > 1;
}

function describe(
  { name }: ProbeImage,
  { shape, tops }: Windows,
  window: number,
  cells: readonly Cell[],
  exact: TensorValue,
): TiedWindow {
  const [, channel, row, column] = unravel(window, shape);
  return {
    image: name,
    channel,
    row,
    column,
    cells: cells.map((cell) => ({ row: cell.row, column: cell.column, exact: exact.lanes[0][cell.at] })),
    value: tops[window],
  };
}
