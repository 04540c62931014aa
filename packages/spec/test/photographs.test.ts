import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photographTiles } from '@gradcert/spec';
import { expect, test } from '@jest/globals';

test('four photographs are cut into full tiles, row by row', () => {
  const tiles = [...photographTiles(224)];
  expect(tiles.map(({ name }) => name).slice(0, 5)).toEqual([
    'acanthus-mollis.jpg at 0,0',
    'acanthus-mollis.jpg at 224,0',
    'acanthus-mollis.jpg at 448,0',
    'acanthus-mollis.jpg at 0,224',
    'acanthus-mollis.jpg at 224,224',
  ]);
  expect(tiles).toHaveLength(48);
  for (const { pixels } of tiles) {
    expect(pixels).toHaveLength(3 * 224 * 224);
    expect(pixels.every((pixel) => pixel >= 0 && pixel <= 1)).toBe(true);
  }
});

test('a tile is a part of the larger one, in every colour', () => {
  const [large] = photographTiles(448);
  const small = [...photographTiles(224)].find(({ name }) => name.endsWith('at 224,0'));
  for (const channel of [0, 1, 2]) {
    const [row, column] = [5, 7];
    const part = small?.pixels[(channel * 224 + row) * 224 + column];
    expect(part).toBe(large.pixels[(channel * 448 + row) * 448 + 224 + column]);
  }
});

test('a folder without a photograph is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gradcert-photographs-'));
  expect(() => [...photographTiles(224, folder)]).toThrow(/holds no \.jpg file/);
});
