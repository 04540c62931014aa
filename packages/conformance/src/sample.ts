/** Elements of a result that is too large for an oracle of all: those where kernels go wrong, and some others. */
import { elementCount, ravel } from './extents';
import type { RandomStream } from './random';

/** Sizes of tiles, at whose edges kernels change their path. */
const TILES = [4, 8, 16, 32, 64, 128] as const;

/** The places of one axis at which something begins or ends. */
function edges(extent: number): number[] {
  const places = [0, 1, extent - 2, extent - 1, ...TILES.flatMap((tile) => [tile - 1, tile])];
  return [...new Set(places.filter((place) => place >= 0 && place < extent))];
}

/**
 * Row-major ordinals of at most `count` elements, in ascending order; of all where there are no more. A quarter of
 * them are at random places, the others at an edge along every axis: corners, borders, the first and last of tiles.
 */
export function sampleOrdinals(extents: readonly number[], count: number, stream: RandomStream): Int32Array {
  const size = elementCount(extents);
  if (size <= count) return Int32Array.from({ length: size }, (_, ordinal) => ordinal);
  const chosen = new Set<number>([0, size - 1]);
  const byAxis = extents.map(edges);
  const atEdges = Math.floor((count * 3) / 4);
  // Drawn with replacement: where few elements are at edges, the random ones fill up.
  for (let attempt = 0; attempt < 4 * count && chosen.size < atEdges; attempt++) {
    chosen.add(
      ravel(
        byAxis.map((places) => places[stream.integer(0, places.length - 1)]),
        extents,
      ),
    );
  }
  while (chosen.size < count) chosen.add(stream.integer(0, size - 1));
  return Int32Array.from(chosen).sort();
}
