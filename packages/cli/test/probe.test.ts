import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ProbeDocument } from '../src/documents';
import { printProbe } from '../src/probe-lines';
import { openTerminal } from '../src/terminal';
import { call } from './program';
import { problems } from './schemas';

const window = {
  image: 'test image 7',
  channel: 1,
  row: 2,
  column: 3,
  cells: [
    { row: 4, column: 6, exact: 0.25 },
    { row: 4, column: 7, exact: 0.25 },
  ],
  value: 0.25,
};

const document: ProbeDocument = {
  schema: 'gradcert.probe/1',
  probe: 'mnist-pool-twins',
  net: 'mnist-cnn',
  question: 'Which windows are tied?',
  interrupted: false,
  seconds: 1.5,
  images: 4,
  windows: { total: 200, dead: 100, unique: 50, twins: 48, rounding: 1, offending: 1 },
  tiedImages: 3,
  histogram: [
    { from: 0, to: 0, images: 1 },
    { from: 1, to: 20, images: 3 },
  ],
  cells: [
    { cells: 1, windows: 50 },
    { cells: 2, windows: 50 },
  ],
  firstTwins: null,
  firstRounding: null,
  firstOffending: window,
};

describe('gradcert probe', () => {
  test('counts the windows of the first images, as its schema says', async () => {
    const { code, stdout } = await call(['probe', 'mnist-pool-twins', '--images', '1', '--json']);
    expect(code).toBe(0);
    expect(problems('probe', stdout)).toEqual([]);
    const { images, windows } = JSON.parse(stdout) as ProbeDocument;
    expect(images).toBe(1);
    expect(windows.total).toBe(32 * 14 * 14);
    expect(windows.twins).toBeGreaterThan(0);
    expect(windows.offending).toBe(0);
  });

  test('a document with an offending window keeps to the schema', () => {
    expect(problems('probe', JSON.stringify(document))).toEqual([]);
  });

  test('an offending window, bars and counts are printed', () => {
    const lines: string[] = [];
    printProbe(document, { ...openTerminal({}), print: (text = '') => void lines.push(text) });
    const text = lines.join('\n');
    expect(text).toMatch(/tied, and not twins +1 +0\.5%/);
    expect(text).toMatch(/1-20 +3 +#{40}\n/);
    expect(text).toContain(
      'first tie that is not one between twins: test image 7, channel 1, window [2,3]: ' +
        '0.25 in float32, in float64 [4,6] 0.25 and [4,7] 0.25',
    );
    expect(text).toContain('1 windows are tied between cells that are not twins');
  });

  test.each<readonly [args: readonly string[], message: RegExp]>([
    [['mnist-pool-twin'], /no probe 'mnist-pool-twin'.*mnist-pool-twins/s],
    [['mnist-pool-twins', 'photos'], /has data of its own/],
    [['stem-pool-smooth', '/no/such/folder'], /there is no folder/],
    [['mnist-pool-twins', '--images', '0'], /a number of images is a positive integer/],
  ])('%j is a call that is off', async (args, message) => {
    const { code, stderr } = await call(['probe', ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('a folder without photographs, or with what is none, is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gradcert-photographs-'));
    const none = await call(['probe', 'stem-pool-smooth', folder]);
    expect(none.stderr).toMatch(/holds no \.jpg file/);
    writeFileSync(join(folder, 'broken.jpg'), 'not a photograph');
    const broken = await call(['probe', 'stem-pool-smooth', folder]);
    expect(broken.stderr).toMatch(/broken\.jpg is no JPEG file that can be read/);
    expect([none.code, broken.code]).toEqual([2, 2]);
  });
});
