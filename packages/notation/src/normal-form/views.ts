/**
 * Row-major views. The axes of both shapes fall into groups with equal numbers of elements, from the left;
 * within a group an element's ordinal is an affine form where all extents but the first are constants, and
 * the view is the sum over the source's indices with that ordinal:
 *
 *     view[f] = sum(e) [ordinal(e) == ordinal(f)] source[e]
 */
import {
  addScaled,
  affineEquals,
  constant,
  formatAffine,
  isConstant,
  variable,
  type Affine,
} from '../affine';
import { isUnitExtent } from './functions';
import { gcd } from './integers';
import type { Names } from './term';
import { Undecidable } from './undecidable';

/** Axes of the source and of the view that hold the same elements. */
interface AxisGroup {
  readonly source: readonly number[];
  readonly target: readonly number[];
}

/** A number of elements: a constant times a multiset of forms. */
class Count {
  factor = 1;
  readonly forms: string[] = [];

  times(extent: Affine): void {
    const coefficients = [...Object.values(extent.terms), extent.constant].filter((value) => value !== 0);
    const divisor = isConstant(extent) ? extent.constant : coefficients.reduce(gcd, 0);
    this.factor *= divisor;
    if (isConstant(extent)) return;
    const primitive = {
      constant: extent.constant / divisor,
      terms: Object.fromEntries(Object.entries(extent.terms).map(([name, c]) => [name, c / divisor])),
    };
    this.forms.push(Object.keys(primitive.terms).length > 0 ? primitiveText(primitive) : '');
  }

  text(): string {
    return `${String(this.factor)} ${[...this.forms].sort().join('*')}`;
  }
}

const primitiveText = (form: Affine): string =>
  formatAffine({
    constant: form.constant,
    terms: Object.fromEntries(Object.entries(form.terms).sort(([a], [b]) => (a < b ? -1 : 1))),
  });

/** The finest groups. @throws Undecidable where the shapes do not fall into groups. */
function groupAxes(source: readonly Affine[], target: readonly Affine[]): AxisGroup[] {
  const wide = (shape: readonly Affine[]): number[] =>
    shape.flatMap((extent, axis) => (isUnitExtent(extent) ? [] : [axis]));
  const [left, right] = [wide(source), wide(target)];
  const groups: AxisGroup[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const end = nextBoundary(
      left.slice(l).map((axis) => source[axis]),
      right.slice(r).map((axis) => target[axis]),
    );
    if (!end) {
      const format = (shape: readonly Affine[]): string => `[${shape.map(formatAffine).join(', ')}]`;
      throw new Undecidable(`the view of ${format(source)} as ${format(target)} does not regroup whole axes`);
    }
    groups.push({ source: left.slice(l, l + end[0]), target: right.slice(r, r + end[1]) });
    l += end[0];
    r += end[1];
  }
  return groups;
}

/** The least numbers of leading axes of both shapes that have equally many elements. */
function nextBoundary(left: readonly Affine[], right: readonly Affine[]): [number, number] | undefined {
  for (let total = 2; total <= left.length + right.length; total++) {
    for (let l = 1; l < total && l <= left.length; l++) {
      const r = total - l;
      if (r > right.length) continue;
      const [a, b] = [new Count(), new Count()];
      left.slice(0, l).forEach((extent) => {
        a.times(extent);
      });
      right.slice(0, r).forEach((extent) => {
        b.times(extent);
      });
      if (a.text() === b.text()) return [l, r];
    }
  }
  return undefined;
}

/** Row-major ordinal of the indices. @throws Undecidable where a stride is not a constant. */
function ordinal(indices: readonly Affine[], extents: readonly Affine[]): Affine {
  let stride = 1;
  let result = constant(0);
  for (let k = extents.length - 1; k >= 0; k--) {
    result = addScaled(result, indices[k], stride);
    if (k === 0) break;
    const extent = extents[k];
    if (!isConstant(extent)) {
      throw new Undecidable(
        `symbolic stride: a view merges or splits an axis of extent ${formatAffine(extent)}`,
      );
    }
    stride *= extent.constant;
  }
  return result;
}

/** How a view reads its source. */
export interface ViewReading {
  /** Index of each source axis. */
  readonly slots: readonly Affine[];
  /** Indices to sum over, with their extents. */
  readonly bound: readonly { readonly index: string; readonly extent: Affine }[];
  /** Forms that are 0. */
  readonly equations: readonly Affine[];
}

/**
 * Reads the element of a view at `indices`.
 * @throws Undecidable where an axis that is merged or split has a symbolic stride.
 */
export function readView(
  source: readonly Affine[],
  target: readonly Affine[],
  indices: readonly Affine[],
  names: Names,
): ViewReading {
  const slots: Affine[] = source.map(() => constant(0));
  const bound: { index: string; extent: Affine }[] = [];
  const equations: Affine[] = [];
  for (const group of groupAxes(source, target)) {
    const [only, ...others] = group.source;
    const [place, ...places] = group.target;
    const isWhole = others.length === 0 && places.length === 0;
    if (isWhole && affineEquals(source[only], target[place])) {
      slots[only] = indices[place];
      continue;
    }
    for (const axis of group.source) {
      const index = names.fresh();
      bound.push({ index, extent: source[axis] });
      slots[axis] = variable(index);
    }
    const of = (axes: readonly number[], shape: readonly Affine[], at: readonly Affine[]): Affine =>
      ordinal(
        axes.map((axis) => at[axis]),
        axes.map((axis) => shape[axis]),
      );
    equations.push(addScaled(of(group.source, source, slots), of(group.target, target, indices), -1));
  }
  return { slots, bound, equations };
}
