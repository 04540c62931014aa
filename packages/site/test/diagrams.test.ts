/** Pictures are of what the entries say: cells that a window reads, steps of a net. */
import { describe, expect, test } from '@jest/globals';
import type { CertifiedFunction } from '@gradcert/spec';
import { imageRead } from '../src/diagrams/cells-read';
import { claimsPicture } from '../src/diagrams/claims';
import { geometry } from '../src/diagrams/geometry';
import { ladder } from '../src/diagrams/ladder';
import { paths, site } from './real-catalogue';

function entryNamed(id: string): CertifiedFunction {
  const found = site.entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`no entry ${id}`);
  return found;
}

describe('the cells that an element of a result reads', () => {
  test('are a window of 2x2 in steps of 2', () => {
    const read = imageRead(entryNamed('max-pool-2x2'), { N: 1, C: 1, h: 3, w: 4 });
    expect([read?.tensor, read?.extent, read?.cellsAt([1, 1])]).toEqual([
      'x',
      [6, 8],
      [
        [2, 2],
        [2, 3],
        [3, 2],
        [3, 3],
      ],
    ]);
  });

  test('reach into the padding of a convolution', () => {
    const read = imageRead(entryNamed('conv'), { N: 1, C: 1, O: 1, h: 4, w: 5, ph: 1, pw: 1 });
    expect(read?.cellsAt([0, 0])).toHaveLength(9);
    expect(read?.cellsAt([0, 0])[0]).toEqual([-1, -1]);
  });

  test('are drawn for every convolution and pool, and for nothing without a window', () => {
    const drawn = site.entries.filter((entry) => geometry(entry) !== undefined).map(({ family }) => family);
    expect([...new Set(drawn)].sort()).toEqual([
      'convolution',
      'depthwise',
      'pooling',
      'strided-convolution',
    ]);
    expect(geometry(entryNamed('relu'))).toBeUndefined();
  });
});

test('each claim of an entry is an arrow with what became of it', () => {
  const words = /aria-label="([^"]*)"/.exec(claimsPicture(entryNamed('conv-weight-grad'), site))?.[1];
  expect(words).toMatch(/^Claims\. denotation: proved, meaning: proved, exact: open, .*laws: open$/);
});

describe('the ladder of a net', () => {
  test.each(site.spec.nets.map(({ id }) => id))(
    '%s has a box for each step, and each leads to a page',
    (id) => {
      const net = site.net(id);
      const { svg, width, height } = ladder(net);
      expect(svg).toContain(`width="${String(width)}" height="${String(height)}"`);
      expect(svg.match(/<rect class="forward"/g)).toHaveLength(net.forward.length);
      expect(svg.match(/<rect class="parameter"/g)).toHaveLength(net.parameters.length);
      const targets = [...svg.matchAll(/href="\.\.\/([^"]+)"/g)].map(([, path = '']) => path);
      expect(targets.filter((path) => !paths.has(path))).toEqual([]);
      const bottoms = [...svg.matchAll(/<rect [^>]*y="(\d+)" width="\d+" height="(\d+)"/g)].map(
        ([, y, tall]) => Number(y) + Number(tall),
      );
      expect(Math.max(...bottoms)).toBeLessThan(height);
    },
  );
});
