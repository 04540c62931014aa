/** Arithmetic of shapes with symbolic extents: what the inference rules of the op kinds share. */
import {
  add,
  affineEquals,
  constant,
  floorDivide,
  formatAffine,
  isConstant,
  scale,
  subtract,
  type Affine,
} from '@gradcert/notation';
import { fail, ensure } from './errors';
import type { TensorType } from './ir';

export type Shape = readonly Affine[];

export const sameShape = (a: Shape, b: Shape): boolean =>
  a.length === b.length && a.every((extent, axis) => affineEquals(extent, b[axis]));

export const sameType = (a: TensorType, b: TensorType): boolean =>
  a.element === b.element && sameShape(a.shape, b.shape);

export const isOne = (extent: Affine): boolean => isConstant(extent) && extent.constant === 1;

const isSimple = (extent: Affine): boolean =>
  isConstant(extent) || (extent.constant === 0 && Object.keys(extent.terms).length === 1);

/** `2xNx(h+1)`, for messages about symbolic shapes; for concrete ones it is MLIR's own form. */
function formatShape(shape: Shape): string {
  return shape
    .map((extent) => (isSimple(extent) ? formatAffine(extent) : `(${formatAffine(extent)})`))
    .join('x');
}

/** `tensor<2x3xf32>` */
export const formatType = (type: TensorType): string =>
  `tensor<${type.shape.length === 0 ? '' : `${formatShape(type.shape)}x`}${type.element}>`;

/** A polynomial in the dims: coefficient by monomial, whose key is its sorted factors. */
type Polynomial = ReadonlyMap<string, number>;

function timesExtent(polynomial: Polynomial, extent: Affine): Polynomial {
  const product = new Map<string, number>();
  const accumulate = (key: string, coefficient: number): void => {
    const sum = (product.get(key) ?? 0) + coefficient;
    if (sum === 0) product.delete(key);
    else product.set(key, sum);
  };
  for (const [key, coefficient] of polynomial) {
    if (extent.constant !== 0) accumulate(key, coefficient * extent.constant);
    for (const [name, factor] of Object.entries(extent.terms)) {
      const factors = key === '' ? [name] : [...key.split('*'), name].sort();
      accumulate(factors.join('*'), coefficient * factor);
    }
  }
  return product;
}

const elementCount = (shape: Shape): Polynomial => shape.reduce<Polynomial>(timesExtent, new Map([['', 1]]));

/** Whether two shapes have the same number of elements at every value of their dims. */
export function sameElementCount(a: Shape, b: Shape): boolean {
  const [left, right] = [elementCount(a), elementCount(b)];
  return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value);
}

/** Extent after `dilation - 1` holes are put between neighbours. */
export function dilatedExtent(extent: Affine, dilation: number): Affine {
  if (dilation === 1 || (isConstant(extent) && extent.constant === 0)) return extent;
  return add(scale(subtract(extent, 1), dilation), 1);
}

/** What `windowedExtent` needs to know of an axis. */
export interface WindowGeometry {
  readonly stride: number;
  readonly padding: readonly [low: Affine, high: Affine];
  readonly lhsDilation: number;
  readonly rhsDilation: number;
}

/**
 * Number of positions of a window along an axis: floor((padded - window) / stride) + 1 (StableHLO
 * specification, `reduce_window`), 0 where the window does not fit.
 * @throws StableHloError where the quotient of symbolic extents is not affine.
 */
export function windowedExtent(extent: Affine, window: Affine, geometry: WindowGeometry): Affine {
  const padded = add(
    add(dilatedExtent(extent, geometry.lhsDilation), geometry.padding[0]),
    geometry.padding[1],
  );
  const room = subtract(padded, dilatedExtent(window, geometry.rhsDilation));
  if (isConstant(room) && room.constant < 0) return constant(0);
  const steps = floorDivide(room, geometry.stride);
  if (!steps) {
    fail(
      `the output extent floor((${formatAffine(room)}) / ${String(geometry.stride)}) + 1 is not an affine form of the dims`,
      'write the input extent as a multiple of the stride, such as 2*h',
    );
  }
  return add(steps, 1);
}

/** Checks that axes are distinct and within the rank. */
export function ensureAxes(op: string, what: string, axes: readonly number[], rank: number): void {
  ensure(
    axes.every((axis) => Number.isInteger(axis) && axis >= 0 && axis < rank),
    () => `${op}: ${what} [${axes.join(', ')}] must lie in 0..${String(rank - 1)}`,
    `the operand has rank ${String(rank)}`,
  );
  ensure(
    new Set(axes).size === axes.length,
    () => `${op}: ${what} [${axes.join(', ')}] repeats an axis`,
    'name each axis once',
  );
}

/** Checks the length of a list attribute. */
export function ensureLength(op: string, what: string, list: readonly unknown[], length: number): void {
  ensure(
    list.length === length,
    () => `${op}: ${what} has ${String(list.length)} entries, expected ${String(length)}`,
    'give one entry per axis',
  );
}

/** Checks that every entry is an integer of at least `least`. */
export function ensureAtLeast(op: string, what: string, values: readonly number[], least: number): void {
  ensure(
    values.every((value) => Number.isSafeInteger(value) && value >= least),
    () => `${op}: ${what} [${values.join(', ')}] must be integers of at least ${String(least)}`,
    `use values of at least ${String(least)}`,
  );
}

/** Checks that no constant extent is negative. */
export function ensureExtents(op: string, shape: Shape): void {
  ensure(
    shape.every((extent) => !isConstant(extent) || extent.constant >= 0),
    () => `${op}: the result would have a negative extent, ${formatShape(shape)}`,
    'reduce the negative padding or enlarge the operand',
  );
}
