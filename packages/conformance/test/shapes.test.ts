import { describe, expect, test } from '@jest/globals';
import { chooseShapes, distinctShape, entriesOf, extentsOf, symbolicExtents } from '../src';
import { entry, spec } from './fixtures';

describe('the shape chooser', () => {
  test.each(entriesOf(spec).map((each) => [each.id, each] as const))('%s: all extents differ', (_, each) => {
    const sizes = extentsOf(symbolicExtents(each), distinctShape(each));
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  test('degenerate shapes set one dim, then all, to the least', () => {
    const reasons = chooseShapes(entry('conv-weight-grad'), spec).map(({ reason }) => reason);
    expect(reasons).toEqual(
      expect.arrayContaining(['N at its least', 'ph at its least', 'all dims at their least']),
    );
  });

  test('constraints are met: the odd-phase nodes have no 1x1 kernel', () => {
    for (const { dims } of chooseShapes(entry('conv-strided-xla-weight-grad'), spec)) {
      expect(Math.min(dims.ph, dims.pw)).toBeGreaterThanOrEqual(1);
    }
  });

  test("the net's own sizes are among them", () => {
    const shapes = chooseShapes(entry('dense-weight-grad'), spec);
    expect(shapes).toContainEqual({ dims: { N: 1, A: 512, K: 10 }, reason: 'as mnist-cnn uses it' });
  });

  test('the same shapes every time', () => {
    expect(chooseShapes(entry('bn-gamma-grad'), spec)).toEqual(chooseShapes(entry('bn-gamma-grad'), spec));
  });
});
