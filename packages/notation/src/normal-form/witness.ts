/** Compares two programs by evaluation: what refutes, and what every proof is checked against. */
import type { Affine, Environment } from '../affine';
import { errorBound } from '../algebras/error-bound';
import { ieeeModel } from '../algebras/error-bound/model';
import { primeField, PRIME } from '../algebras/prime-field';
import { multiplyAdds } from '../cost';
import { evaluate, type Algebra, type TensorValue } from '../evaluate';
import { liftConstants } from './constants';
import {
  extentsIn,
  isRational,
  numbersIn,
  shapeOf,
  type DecisionContext,
  type DecisionSide,
} from './program';
import { fromDecimal, modulo } from './rational';
import { extentsAt, Sampler, sizeOf } from './sampling';

/** A place at which two programs differ. */
export interface Witness {
  readonly dims: Environment;
  /** Index of the element; for `shape`, the axis. */
  readonly index: readonly number[];
  readonly left: number;
  readonly right: number;
  /** `prime field` (values are residues), `float64`, or `shape` (values are extents, or ranks for no axis). */
  readonly algebra: 'prime field' | 'float64' | 'shape';
}

/** Largest dims, one draw after the other. */
const SIZES = [3, 4, 9, 6];

/** Beyond this many multiply-adds only some elements are compared, but as many at least. */
const MOST_WORK = 2e7;
const LEAST_COMPARED = 16;

const bounds = errorBound(ieeeModel);

/** float64 rounds 2^29 times finer than float32, for which the bounds are; the rest is slack. */
const FLOAT64_SCALE = 2 ** -24;

export class Comparison {
  private readonly sides: readonly [DecisionSide, DecisionSide];
  private readonly algebra: Algebra;
  private readonly sampler: Sampler;
  private draws = 0;
  private readonly extents: readonly Affine[];
  /** Values at which something may happen: data take them now and then. */
  private readonly thresholds: readonly number[];
  private readonly constants: ReadonlyMap<string, number>;

  constructor(
    left: DecisionSide,
    right: DecisionSide,
    private readonly context: DecisionContext,
    seed: number,
  ) {
    const [a, b] = [liftConstants(left.statements), liftConstants(right.statements)];
    this.sides = [
      { statements: a.statements, result: left.result },
      { statements: b.statements, result: right.result },
    ];
    this.constants = new Map([...a.constants, ...b.constants]);
    this.thresholds = numbersIn([...a.statements, ...b.statements]);
    this.algebra = isRational([...a.statements, ...b.statements]) ? primeField : bounds;
    this.sampler = new Sampler(seed);
    this.extents = [left, right].flatMap((side) => extentsIn(side).map(({ extent }) => extent));
  }

  /** How values are compared. */
  get means(): string {
    return this.algebra === primeField ? 'prime field' : 'float64';
  }

  /** Dims that meet the assumptions and give both sides a value; undefined where none was found. */
  drawDims(): Environment | undefined {
    return this.sampler.dims(this.context, this.extents, SIZES[this.draws++ % SIZES.length]);
  }

  /** Operands at these dims, and the first element at which the two programs differ there. */
  differenceAt(dims: Environment): {
    readonly data: Record<string, Float64Array>;
    readonly witness?: Witness;
  } {
    const data: Record<string, Float64Array> = {};
    const inputs: Record<string, TensorValue> = {};
    for (const [name, shape] of Object.entries(this.context.operands)) {
      const size = sizeOf(shape, dims);
      data[name] = this.draw(size);
      inputs[name] = this.algebra.lift(data[name], extentsAt(shape, dims));
    }
    for (const [name, value] of this.constants) {
      const datum = this.algebra === primeField ? modulo(fromDecimal(value), PRIME) : value;
      inputs[name] = this.algebra.lift([datum], []);
    }
    const shapes = this.sides.map((side) => extentsAt(shapeOf(side, this.context), dims));
    const shape = differentShapes(shapes[0], shapes[1]);
    if (shape) return { data, witness: { dims, ...shape, algebra: 'shape' } };
    const ordinals = this.drawOrdinals(dims);
    const [left, right] = this.sides.map(({ statements, result }) => {
      if (inputs[result]) return inputs[result];
      const sample = ordinals && { [result]: ordinals };
      return evaluate(statements, this.algebra, { dims, inputs, outputs: [result], sample })[result];
    });
    return { data, witness: this.firstDifference(dims, left, right, ordinals) };
  }

  /** The elements that are compared, where all of them would take long; undefined for all. */
  private drawOrdinals(dims: Environment): Int32Array | undefined {
    const work = this.sides.reduce((sum, { statements }) => sum + multiplyAdds(statements, dims), 0);
    if (work <= MOST_WORK) return undefined;
    const size = sizeOf(this.context.resultShape, dims);
    const count = Math.max(LEAST_COMPARED, Math.floor((size * MOST_WORK) / work));
    return Int32Array.from({ length: count }, () => this.sampler.integer(0, size - 1));
  }

  /** Data for one operand: residues; else normal data and ties in turn, so that kinks are met. */
  private draw(size: number): Float64Array {
    if (this.algebra === primeField) return this.sampler.residues(size);
    return this.draws % 2 === 1 ? this.sampler.normals(size) : this.sampler.ties(size, this.thresholds);
  }

  private firstDifference(
    dims: Environment,
    left: TensorValue,
    right: TensorValue,
    ordinals?: Int32Array,
  ): Witness | undefined {
    const shape = extentsAt(this.context.resultShape, dims);
    const [a, b] = [left.lanes, right.lanes];
    for (let at = 0; at < a[0].length; at++) {
      const [x, y] = [a[0][at], b[0][at]];
      if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
      const allowed = this.algebra === primeField ? 0 : (a[1][at] + b[1][at]) * FLOAT64_SCALE;
      if (!(Math.abs(x - y) > allowed)) continue;
      const algebra = this.algebra === primeField ? 'prime field' : 'float64';
      return { dims, index: unravel(ordinals?.[at] ?? at, shape), left: x, right: y, algebra };
    }
    return undefined;
  }
}

function differentShapes(
  left: readonly number[],
  right: readonly number[],
): Pick<Witness, 'index' | 'left' | 'right'> | undefined {
  if (left.length !== right.length) return { index: [], left: left.length, right: right.length };
  const axis = left.findIndex((extent, k) => extent !== right[k]);
  return axis < 0 ? undefined : { index: [axis], left: left[axis], right: right[axis] };
}

function unravel(ordinal: number, shape: readonly number[]): number[] {
  let rest = ordinal;
  return shape
    .toReversed()
    .map((extent) => {
      const index = rest % extent;
      rest = (rest - index) / extent;
      return index;
    })
    .reverse();
}
