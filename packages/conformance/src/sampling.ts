/** Which elements of a result are judged where the oracle for all of them would cost too much. */
import { elementCount, ravel } from './extents';
import { randomStream } from './random';

/** Elements of a result that one case judges at most, borders among them. */
const SAMPLED = 256;

/** Sizes of the tiles at whose edges kernels change their path. */
const TILES = [4, 8, 16, 32, 64, 128, 256];

/** Most corners of a result: of rank 8 it has as many as elements are judged. */
const CORNERS = 2 ** 5;

/** The places of an axis where an index goes wrong first: its borders, and either side of the first and the last edge of a tile. */
function edgesOf(extent: number): number[] {
  const tiled = TILES.filter((tile) => tile < extent).flatMap((tile) => {
    const last = Math.floor((extent - 1) / tile) * tile;
    return [tile - 1, tile, last - 1, last];
  });
  const places = [0, 1, extent - 2, extent - 1, ...tiled];
  return [...new Set(places.filter((place) => place >= 0 && place < extent))];
}

/**
 * Row-major ordinals of the elements that a case judges, in ascending order: corners; on each axis its borders and the edges of
 * tiles, the other places random; random elements for the rest. A fault of a share p of all elements is missed by the random
 * ones of one case with the probability (1 - p)^n, and each case draws its own.
 * @param name a name of the case: equal names, equal elements
 * @returns undefined where the result has so few elements that all are judged
 */
export function sampleElements(extents: readonly number[], name: string): Int32Array | undefined {
  const size = elementCount(extents);
  if (size <= SAMPLED) return undefined;
  const stream = randomStream(`${name} elements`);
  const anywhere = (): number[] => extents.map((extent) => stream.integer(0, extent - 1));
  const chosen = new Set<number>();
  for (let corner = 0; corner < Math.min(2 ** extents.length, CORNERS); corner++)
    chosen.add(
      ravel(
        extents.map((extent, axis) => ((corner >> axis) & 1) * (extent - 1)),
        extents,
      ),
    );
  for (const [axis, extent] of extents.entries())
    for (const place of edgesOf(extent)) chosen.add(ravel(anywhere().with(axis, place), extents));
  while (chosen.size < SAMPLED) chosen.add(ravel(anywhere(), extents));
  return Int32Array.from(chosen).sort();
}
