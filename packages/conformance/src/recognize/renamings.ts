/** The ways in which a text's operands and axes may be those of an entry, as far as shapes can tell. */
import { evaluateAffine, isConstant, type Affine } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { DimValues } from '../extents';
import { DimEquations } from './dim-equations';
import type { Subject } from './subject';

/**
 * For each axis of an entry's tensor the axis of the text's; undefined for an axis of extent 1 that the text's has
 * not. Axes of the text's tensor that do not occur have extent 1.
 */
export type AxisMap = readonly (number | undefined)[];

export interface Renaming {
  /** For each operand of the entry, in order: which of the subject's operands it is, and by which axes. */
  readonly operands: readonly { readonly position: number; readonly axes: AxisMap }[];
  readonly result: AxisMap;
  readonly dims: DimValues;
}

/** More renamings than this of one entry are not tried. */
export const MOST_RENAMINGS = 20_000;

/** The renamings that are tried, those that change the order of operands and axes least first. */
export function renamingsOf(
  entry: CertifiedFunction,
  subject: Subject,
): { readonly renamings: readonly Renaming[]; readonly complete: boolean } {
  const found: Renaming[] = [];
  let complete = true;
  if (entry.operands.length === subject.operands.length) {
    for (const renaming of search(entry, subject)) {
      complete = found.length < MOST_RENAMINGS;
      if (!complete) break;
      found.push(renaming);
    }
  }
  return { renamings: found.sort((a, b) => disorder(a) - disorder(b)), complete };
}

function* search(entry: CertifiedFunction, subject: Subject): Generator<Renaming> {
  const names = Object.keys(entry.dims);
  for (const [result, equations] of axisMaps(entry.result.shape, subject.extents, DimEquations.none)) {
    for (const [operands, solved] of operandMaps(entry, subject, [], equations)) {
      if (!solved.determine(names)) continue;
      const dims = Object.fromEntries(names.map((name) => [name, solved.dims[name]]));
      if (!isAdmissible(entry, dims)) continue;
      yield { operands, result, dims };
    }
  }
}

const isAdmissible = (entry: CertifiedFunction, dims: DimValues): boolean =>
  entry.constraints.every((form) => evaluateAffine(form, dims) >= 0);

function* operandMaps(
  entry: CertifiedFunction,
  subject: Subject,
  chosen: Renaming['operands'],
  equations: DimEquations,
): Generator<[Renaming['operands'], DimEquations]> {
  if (chosen.length === entry.operands.length) {
    yield [chosen, equations];
    return;
  }
  const { shape } = entry.operands[chosen.length];
  for (const [position, { extents }] of subject.operands.entries()) {
    if (chosen.some((other) => other.position === position)) continue;
    for (const [axes, solved] of axisMaps(shape, extents, equations)) {
      yield* operandMaps(entry, subject, [...chosen, { position, axes }], solved);
    }
  }
}

const isLiteralOne = (form: Affine): boolean => isConstant(form) && form.constant === 1;

/** Every way to find the axes of a symbolic shape among concrete extents. */
function* axisMaps(
  shape: readonly Affine[],
  extents: readonly number[],
  equations: DimEquations,
  chosen: AxisMap = [],
): Generator<[AxisMap, DimEquations]> {
  const isFree = (axis: number): boolean => !chosen.includes(axis);
  if (chosen.length === shape.length) {
    if (extents.every((extent, axis) => extent === 1 || !isFree(axis))) yield [chosen, equations];
    return;
  }
  const form = shape[chosen.length];
  if (isLiteralOne(form)) {
    // All axes of extent 1 are alike: the first that is free will do.
    const axis = extents.findIndex((extent, k) => extent === 1 && isFree(k));
    yield* axisMaps(shape, extents, equations, [...chosen, axis < 0 ? undefined : axis]);
    return;
  }
  for (const [axis, extent] of extents.entries()) {
    const solved = isFree(axis) ? equations.with(form, extent) : undefined;
    if (solved) yield* axisMaps(shape, extents, solved, [...chosen, axis]);
  }
}

/** How many pairs of operands and of axes stand in the other order. */
export function disorder({ operands, result }: Renaming): number {
  const order = inversions(operands.map(({ position }) => position));
  return operands.reduce((sum, { axes }) => sum + inversions(axes), order + inversions(result));
}

function inversions(order: AxisMap): number {
  const places = order.filter((place) => place !== undefined);
  return places.reduce(
    (sum, place, k) => sum + places.slice(k + 1).filter((later) => later < place).length,
    0,
  );
}
