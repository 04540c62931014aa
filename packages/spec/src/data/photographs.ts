/** Photographs as colour images of one size: tiles of JPEG files at their own resolution, never resampled. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'jpeg-js';

export interface Photograph {
  /** File and the tile's place in it, in pixels: 'allium-oreophilum.jpg at 224,448'. */
  readonly name: string;
  /** Red, green and blue planes in [0, 1], each row-major: 3 * side * side of them. */
  readonly pixels: Float32Array;
}

/** Four photographs with flat regions; data/photographs/README.md says whose they are. */
const PHOTOGRAPHS = join(__dirname, '../../data/photographs');

/**
 * The full tiles of side * side pixels of every JPEG file of a folder, files by name, tiles row by row.
 * @throws Error where the folder has no JPEG file, or one of them cannot be decoded.
 */
export function* photographTiles(side: number, folder = PHOTOGRAPHS): Generator<Photograph> {
  const files = readdirSync(folder)
    .filter((name) => /\.jpe?g$/i.test(name))
    .sort();
  if (files.length === 0) throw new Error(`${folder} holds no .jpg file`);
  for (const file of files) {
    const { width, height, data } = decodeFile(join(folder, file));
    for (let top = 0; top + side <= height; top += side) {
      for (let left = 0; left + side <= width; left += side) {
        const name = `${file} at ${String(left)},${String(top)}`;
        yield { name, pixels: tile(data, width, left, top, side) };
      }
    }
  }
}

interface Decoded {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of every pixel, row-major. */
  readonly data: Uint8Array;
}

function decodeFile(file: string): Decoded {
  try {
    return decode(readFileSync(file), { useTArray: true, formatAsRGBA: false });
  } catch (error) {
    throw new Error(`${file} is no JPEG file that can be read: ${String(error)}`, { cause: error });
  }
}

function tile(data: Uint8Array, width: number, left: number, top: number, side: number): Float32Array {
  const pixels = new Float32Array(3 * side * side);
  for (let channel = 0; channel < 3; channel++) {
    for (let row = 0; row < side; row++) {
      for (let column = 0; column < side; column++) {
        const byte = data[3 * ((top + row) * width + left + column) + channel];
        pixels[(channel * side + row) * side + column] = byte / 255;
      }
    }
  }
  return pixels;
}
