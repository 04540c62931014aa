import type { Spec } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';
import { float32Sequential } from '@gradcert/notation';
import { probes, runProbe, type Probe, type ProbeImage, type ProbeReport } from '../src';
import { functionClasses } from '../src/hypotheses/function-classes';
import { netData } from '../src/net-data';
import { runSteps, valueOf } from '../src/net-program';
import { runSharedSteps } from '../src/probing/shared-steps';
import { ProbeTally } from '../src/probing/tally';
import { spec } from './fixtures';

function probeNamed(id: string): Probe {
  const found = probes.find((probe) => probe.id === id);
  if (!found) throw new Error(`no probe '${id}'`);
  return found;
}

function reportOn(probe: Probe, images: readonly ProbeImage[], of: Spec = spec): ProbeReport {
  const reports = [...runProbe(probe, images, of)];
  return reports[reports.length - 1];
}

const DEAD = { batch: 1, sizes: { channels: 1 } };

/** The MNIST CNN as the probe runs it, small enough to be run often. */
const small: Probe = { ...probeNamed('mnist-pool-twins'), sizes: { channels: 3 }, batch: 2 };

describe('the ties of the MNIST CNN', () => {
  const report = reportOn(small, small.images().slice(0, 5));

  test('every window is counted once', () => {
    const { total, dead, unique, twins, rounding, offending } = report.windows;
    expect(total).toBe(5 * 3 * 14 * 14);
    expect(dead + unique + twins + rounding + offending).toBe(total);
    expect(report.images).toBe(5);
    expect(report.histogram.reduce((sum, { images }) => sum + images, 0)).toBe(5);
    expect(report.cells.reduce((sum, { windows }) => sum + windows, 0)).toBe(total - dead);
  });

  test('real images have them, between twins alone', () => {
    expect(report.tiedImages).toBe(5);
    expect(report.windows.twins).toBeGreaterThan(100);
    expect(report.windows).toMatchObject({ rounding: 0, offending: 0 });
    expect(report.firstTwins?.image).toBe('test image 0');
    const values = report.firstTwins?.cells.map(({ exact }) => exact) ?? [];
    expect(new Set(values).size).toBe(1);
  });

  test('noise has none', () => {
    const pixels = Float32Array.from({ length: 28 * 28 }, (_, at) => Math.sin(1.7 * at));
    expect(reportOn(small, [{ name: 'noise', pixels }]).windows).toMatchObject({ twins: 0, rounding: 0 });
  });

  test('an image of another size is refused', () => {
    const image = { name: 'short', pixels: new Float32Array(3) };
    expect(() => reportOn(small, [image])).toThrow('short has 3 values, mnist-cnn takes 784');
  });
});

test('a tie between cells that are not twins is reported, with its place', () => {
  // Two shades at which the first convolution is dead with the weights that this name draws: the second one is then
  // its bias, whichever of the two a cell has read.
  const nets = spec.nets.map((net) =>
    net.id === 'mnist-cnn' ? { ...net, derive: () => ({ ...net.derive(DEAD), id: 'another e' }) } : net,
  );
  const pixels = Float32Array.from({ length: 28 * 28 }, (_, at) => (at % 28 < 13 ? 3 : 3.03));
  const report = reportOn(small, [{ name: 'two shades', pixels }], { ...spec, nets });
  expect(report.windows).toMatchObject({ total: 196, twins: 120, rounding: 0, offending: 74 });
  expect(report.firstOffending).toMatchObject({
    image: 'two shades',
    channel: 0,
    row: 0,
    column: 1,
    cells: [
      { row: 0, column: 2 },
      { row: 0, column: 3 },
      { row: 1, column: 2 },
      { row: 1, column: 3 },
    ],
  });
});

test('what is computed once for equal places is what is computed for each, to the bit', () => {
  const declared = spec.nets.find(({ id }) => id === 'mnist-cnn');
  if (!declared) throw new Error('no mnist-cnn');
  const net = declared.derive({ batch: 2, sizes: { channels: 4 } });
  const narrow = declared.derive({ batch: 2, sizes: { channels: 1 } });
  const steps = net.forward.slice(
    0,
    net.forward.findIndex(({ result }) => result === 'pool'),
  );
  const classes = functionClasses(
    narrow,
    narrow.forward.slice(0, steps.length),
    netData(narrow),
    'parameters',
  );
  const inFloat32 = () =>
    new Map(
      [...netData(net)].map(([name, { shape, lanes }]) => [name, float32Sequential.lift(lanes[0], shape)]),
    );
  const [shared, each] = [inFloat32(), inFloat32()];
  runSharedSteps(steps, shared, float32Sequential, classes);
  runSteps(steps, each, float32Sequential);
  for (const { result } of steps) expect(valueOf(shared, result).lanes).toEqual(valueOf(each, result).lanes);
});

test('photographs have flat regions: the stem of ResNet-34 on a part of one', () => {
  const probe = { ...probeNamed('stem-pool-smooth'), sizes: { side: 64, width: 2 } };
  const [{ pixels }] = probe.images();
  // The top left corner of the first tile, and a corner that is all one colour.
  const corner = Float32Array.from({ length: 3 * 64 * 64 }, (_, at) => {
    const [channel, row, column] = [Math.floor(at / 4096), Math.floor(at / 64) % 64, at % 64];
    return row < 20 && column < 20 ? 0.5 : pixels[(channel * 224 + row) * 224 + column];
  });
  const { windows } = reportOn(probe, [{ name: 'corner', pixels: corner }]);
  expect(windows.total).toBe(2 * 16 * 16);
  expect(windows.twins).toBeGreaterThan(0);
  expect(windows.offending).toBe(0);
});

describe('a tally', () => {
  const window = { image: 'a', channel: 0, row: 0, column: 0, cells: [], value: 1 };

  test('bins begin at the first image, and 0 has its own', () => {
    const tally = new ProbeTally();
    for (const ties of [0, 130, 131, 240]) {
      tally.startImage();
      for (let tie = 0; tie < ties; tie++) tally.tied('twins', 2, () => window);
    }
    expect(tally.report().histogram).toEqual([
      { from: 0, to: 0, images: 1 },
      { from: 121, to: 140, images: 2 },
      ...[141, 161, 181, 201].map((from) => ({ from, to: from + 19, images: 0 })),
      { from: 221, to: 240, images: 1 },
    ]);
  });

  test('keeps the first window of each kind', () => {
    const tally = new ProbeTally();
    tally.startImage();
    tally.tied('rounding', 3, () => window);
    tally.tied('rounding', 2, () => ({ ...window, image: 'b' }));
    expect(tally.report()).toMatchObject({
      firstRounding: { image: 'a' },
      firstTwins: null,
      cells: [
        { cells: 2, windows: 1 },
        { cells: 3, windows: 1 },
      ],
    });
  });
});
