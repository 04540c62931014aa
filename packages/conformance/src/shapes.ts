/**
 * The shape chooser. An entry names no shapes: they follow from the kinds of its dims. All extents of
 * a shape are pairwise different wherever they can be, so that a swapped axis shows; degenerate shapes
 * (every dim at its least, one at a time and all together), those of one size, those past and at the tiles of
 * kernels, and those at which the nets use the entry are added.
 */
import { evaluateAffine } from '@gradcert/notation';
import type { CertifiedFunction, DimKind, Spec } from '@gradcert/spec';
import { symbolicExtents, type DimValues } from './extents';
import type { RandomStream } from './random';

export interface ChosenShape {
  readonly dims: DimValues;
  /** Why it was chosen; part of what a failure says. */
  readonly reason: string;
}

const ASSIGNMENT_ORDER: readonly DimKind[] = [
  'halfKernel',
  'replica',
  'batch',
  'channel',
  'row',
  'feature',
  'class',
  'spatial',
];

interface DimSizes {
  readonly least: number;
  /** Sizes to try for a small shape with all extents different, best first. */
  readonly small: readonly number[];
  /** A size past one vector lane and one tile of 4, 8, 16 or 32: where kernels change their path. */
  readonly tiled: number;
}

const SIZES: Readonly<Record<DimKind, DimSizes>> = {
  batch: { least: 1, small: [2, 3, 4, 5, 7], tiled: 9 },
  channel: { least: 1, small: [3, 4, 2, 5, 6, 7, 9, 11], tiled: 33 },
  feature: { least: 1, small: [5, 3, 4, 7, 6, 8, 9], tiled: 67 },
  // The softmax of a single class is constant: there is nothing to differentiate.
  class: { least: 2, small: [10, 4, 3, 7], tiled: 33 },
  spatial: { least: 1, small: [5, 6, 7, 4, 8, 9, 11, 10, 12], tiled: 18 },
  row: { least: 1, small: [3, 4, 5, 6], tiled: 34 },
  halfKernel: { least: 0, small: [1, 2, 0], tiled: 3 },
  replica: { least: 1, small: [2, 3], tiled: 4 },
};

/** Do the constraints hold and is every extent at least 1? */
function admissible(entry: CertifiedFunction, dims: DimValues): boolean {
  return (
    entry.constraints.every((form) => evaluateAffine(form, dims) >= 0) &&
    symbolicExtents(entry).every((extent) => evaluateAffine(extent, dims) >= 1)
  );
}

/**
 * An admissible assignment of the candidates with the fewest equal extents (a swap of two equal ones would
 * not show). Candidates come best first and the search is depth first, kernels before channels before
 * spatial dims, with as many collisions allowed as it takes; undefined where nothing is admissible.
 */
function mostDistinct(
  entry: CertifiedFunction,
  candidates: (dim: string) => readonly number[],
): DimValues | undefined {
  const order = Object.keys(entry.dims).sort(
    (a, b) => ASSIGNMENT_ORDER.indexOf(entry.dims[a]) - ASSIGNMENT_ORDER.indexOf(entry.dims[b]),
  );
  const extents = symbolicExtents(entry);
  // The extents whose last dim, in this order, is the one at each depth.
  const decidedAt = order.map((_, depth) =>
    extents.filter(
      (extent) => Math.max(...Object.keys(extent.terms).map((name) => order.indexOf(name))) === depth,
    ),
  );
  const search = (
    depth: number,
    dims: DimValues,
    sizes: readonly number[],
    allowed: number,
  ): DimValues | undefined => {
    if (depth === order.length) return admissible(entry, dims) ? dims : undefined;
    for (const size of candidates(order[depth])) {
      const next = { ...dims, [order[depth]]: size };
      const nextSizes = [...sizes, ...decidedAt[depth].map((extent) => evaluateAffine(extent, next))];
      if (nextSizes.length - new Set(nextSizes).size > allowed) continue;
      const found = search(depth + 1, next, nextSizes, allowed);
      if (found) return found;
    }
    return undefined;
  };
  for (let allowed = 0; allowed <= extents.length; allowed++) {
    const found = search(0, {}, [], allowed);
    // The entry's own order of dims, so that names of cases do not depend on the search.
    if (found) return Object.fromEntries(Object.keys(entry.dims).map((name) => [name, found[name]]));
  }
  return undefined;
}

/** The small shape that represents an entry: emission and pages show it, most cases use it. */
export function distinctShape(entry: CertifiedFunction): DimValues {
  const dims = mostDistinct(entry, (name) => SIZES[entry.dims[name]].small);
  if (!dims) throw new Error(`${entry.id}: no sizes of its dims meet its constraints`);
  return dims;
}

/** One dim at a time at its least, and all of them; a dim whose least breaks a constraint keeps its size. */
function degenerateShapes(entry: CertifiedFunction, from: DimValues): ChosenShape[] {
  const shapes: ChosenShape[] = [];
  const names = Object.keys(entry.dims);
  for (const name of names) {
    const dims = { ...from, [name]: SIZES[entry.dims[name]].least };
    if (admissible(entry, dims)) shapes.push({ dims, reason: `${name} at its least` });
  }
  let least: DimValues = from;
  for (const name of names) {
    const dims = { ...least, [name]: SIZES[entry.dims[name]].least };
    if (admissible(entry, dims)) least = dims;
  }
  shapes.push({ dims: least, reason: 'all dims at their least' });
  return shapes;
}

/**
 * A second set of small sizes. No dim keeps its own (a half kernel may, for few are small), and a spatial one
 * changes its parity: what holds at an even extent only shows here.
 */
function shiftedShape(entry: CertifiedFunction, from: DimValues): ChosenShape[] {
  const dims = mostDistinct(entry, (name) => {
    const kind = entry.dims[name];
    const others = SIZES[kind].small.filter((size) => size !== from[name]);
    if (kind === 'halfKernel') return [...others, from[name]];
    const step = kind === 'spatial' ? 2 : 1;
    return others.filter((size) => (size - from[name] - 1) % step === 0).sort((a, b) => a - b);
  });
  return dims ? [{ dims, reason: 'other small sizes' }] : [];
}

/** Sizes to try for all dims at once: at 3, an odd kernel has it as well. */
const EQUAL_SIZES: readonly number[] = [3, 4, 5];

/** Every dim of one size: a swap of two axes is well-formed here, and computes something else. */
function equalShape(entry: CertifiedFunction): ChosenShape[] {
  for (const size of EQUAL_SIZES) {
    const dims = Object.fromEntries(
      Object.entries(entry.dims).map(([name, kind]) => [name, kind === 'halfKernel' ? 1 : size]),
    );
    if (admissible(entry, dims)) return [{ dims, reason: 'all dims of one size' }];
  }
  return [];
}

/** A multiple of the widths at which kernels read several channels at once: 2, 3, 4, 6, 8, 12. */
const ALIGNED = 24;
const READ_IN_VECTORS: ReadonlySet<DimKind> = new Set<DimKind>(['channel', 'feature', 'class', 'row']);

/** Every dim that kernels read in vectors is a whole number of them, the others small: some kernels run here alone. */
function alignedShape(entry: CertifiedFunction): ChosenShape[] {
  const size = (kind: DimKind): number => {
    if (READ_IN_VECTORS.has(kind)) return ALIGNED;
    return kind === 'spatial' ? EQUAL_SIZES[0] : 1;
  };
  const dims = Object.fromEntries(Object.entries(entry.dims).map(([name, kind]) => [name, size(kind)]));
  const aligned = Object.values(entry.dims).some((kind) => READ_IN_VECTORS.has(kind));
  return aligned && admissible(entry, dims) ? [{ dims, reason: 'whole vectors of channels' }] : [];
}

/** One dim at a time past the tiles of kernels, the others small. */
const tiledShapes = (entry: CertifiedFunction, from: DimValues): ChosenShape[] =>
  Object.keys(entry.dims)
    .map((name) => ({
      dims: { ...from, [name]: SIZES[entry.dims[name]].tiled },
      reason: `${name} past the tiles of kernels`,
    }))
    .filter(({ dims }) => admissible(entry, dims));

/** Channels that some kernels take at a time: they read no more, or go another way for what is beyond. */
export const CLIFF = 256;

/** One dim past a tile of 256, the others at most 2; undefined where that breaks a constraint. */
function pastCliff(entry: CertifiedFunction, dim: string): DimValues | undefined {
  const size = (kind: DimKind): number => (READ_IN_VECTORS.has(kind) ? 2 : SIZES[kind].least);
  const dims = Object.fromEntries(
    Object.entries(entry.dims).map(([name, kind]) => [name, name === dim ? CLIFF + 3 : size(kind)]),
  );
  return admissible(entry, dims) ? dims : undefined;
}

/**
 * The first dim that kernels read in vectors, along which an entry is tried past a tile of 256: one alone, for such a
 * shape costs as much as ten others.
 */
export const cliffDim = (entry: CertifiedFunction): string | undefined =>
  Object.keys(entry.dims).find(
    (dim) => READ_IN_VECTORS.has(entry.dims[dim]) && pastCliff(entry, dim) !== undefined,
  );

function cliffShape(entry: CertifiedFunction): ChosenShape[] {
  const dim = cliffDim(entry);
  const dims = dim === undefined ? undefined : pastCliff(entry, dim);
  return dims ? [{ dims, reason: `${dim ?? ''} past a tile of ${String(CLIFF)}` }] : [];
}

/** Examples beyond a million, and past every grid that counts blocks in 16 bits; no power of two, so that a last tile is partial. */
const MANY = 2 ** 20 + 7;

/** A batch of more than a million examples, all else at its least; none where an entry has no batch, or a constraint forbids it. */
export function longBatchShape(entry: CertifiedFunction): ChosenShape[] {
  const dims = Object.fromEntries(
    Object.entries(entry.dims).map(([name, kind]) => [name, kind === 'batch' ? MANY : SIZES[kind].least]),
  );
  const batched = Object.values(entry.dims).some((kind) => kind === 'batch');
  return batched && admissible(entry, dims) ? [{ dims, reason: 'a million examples' }] : [];
}

const used = new WeakMap<Spec, ReadonlyMap<string, readonly ChosenShape[]>>();

/** By entry, the sizes at which nets use it, one example of the batch: every net is looked through once. */
function shapesInNets(spec: Spec): ReadonlyMap<string, readonly ChosenShape[]> {
  const known = used.get(spec);
  if (known) return known;
  const byEntry = new Map<string, ChosenShape[]>();
  for (const declared of spec.nets) {
    const net = declared.derive({ batch: 1, widths: 'literal' });
    for (const { apply, dims } of [...net.forward, ...net.backward, ...net.updates]) {
      if (apply === 'reshape') continue;
      const shapes = byEntry.get(apply.id) ?? [];
      shapes.push({ dims, reason: `${LITERAL_REASON}${net.id} uses it` });
      byEntry.set(apply.id, shapes);
    }
  }
  used.set(spec, byEntry);
  return byEntry;
}

/** How the reason of a shape begins that a net has. */
export const LITERAL_REASON = 'as ';

/** The sizes at which nets use the entry. */
const literalShapes = (entry: CertifiedFunction, spec: Spec): ChosenShape[] =>
  unique(shapesInNets(spec).get(entry.id) ?? []);

function unique(shapes: readonly ChosenShape[]): ChosenShape[] {
  const byName = new Map<string, ChosenShape>();
  for (const shape of shapes) {
    const name = shapeName(shape.dims);
    if (!byName.has(name)) byName.set(name, shape);
  }
  return [...byName.values()];
}

/** Every shape of an entry, the representative first. */
export function chooseShapes(entry: CertifiedFunction, spec: Spec): ChosenShape[] {
  const distinct = distinctShape(entry);
  return unique([
    { dims: distinct, reason: 'all extents different' },
    ...shiftedShape(entry, distinct),
    ...degenerateShapes(entry, distinct),
    ...equalShape(entry),
    ...alignedShape(entry),
    ...tiledShapes(entry, distinct),
    ...cliffShape(entry),
    ...literalShapes(entry, spec),
  ]);
}

/** Admissible sizes up to a limit that a stream chooses; undefined where a hundred tries found none. */
export function randomShape(
  entry: CertifiedFunction,
  stream: RandomStream,
  most: Readonly<Record<DimKind, number>>,
): DimValues | undefined {
  for (let attempt = 0; attempt < 100; attempt++) {
    const dims = Object.fromEntries(
      Object.entries(entry.dims).map(([name, kind]) => [name, stream.integer(SIZES[kind].least, most[kind])]),
    );
    if (admissible(entry, dims)) return dims;
  }
  return undefined;
}

/** `N2.C3.h5`: the part of a case's name that says its shape. */
export const shapeName = (dims: DimValues): string =>
  Object.entries(dims)
    .map(([name, size]) => `${name}${String(size)}`)
    .join('.');

/** Shapes at which claims over the reals are sampled: small ones, of both parities, with the degenerate. */
export function sampledShapes(entry: CertifiedFunction): DimValues[] {
  const distinct = distinctShape(entry);
  return unique([
    { dims: distinct, reason: '' },
    ...shiftedShape(entry, distinct),
    ...degenerateShapes(entry, distinct),
  ]).map((shape) => shape.dims);
}
