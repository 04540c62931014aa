import { expect, test } from '@jest/globals';
import { parseShape } from '@gradcert/notation';
import { solveDims } from '@gradcert/spec';

const equation = (name: string, shape: string, extents: number[]) => ({
  name,
  shape: parseShape(shape),
  extents,
});

test('dims follow from extents', () => {
  expect(
    solveDims(['N', 'h', 'ph'], [equation('x', 'N,2*h', [3, 10]), equation('W', '2*ph+1', [5])]),
  ).toEqual({ N: 3, h: 5, ph: 2 });
});

test('a form of two dims waits for the other', () => {
  expect(solveDims(['a', 'b'], [equation('x', 'a+b', [7]), equation('y', 'a', [3])])).toEqual({ a: 3, b: 4 });
});

test('what no operand shows may be known', () => {
  expect(solveDims(['N', 'ph'], [equation('x', 'N', [3])], { ph: 1, other: 9 })).toEqual({ ph: 1, N: 3 });
  expect(() => solveDims(['N', 'ph'], [equation('x', 'N', [3])])).toThrow(
    "no operand determines the dim 'ph'",
  );
});

test('ranks and extents must agree', () => {
  expect(() => solveDims(['N'], [equation('x', 'N', [3, 4])])).toThrow("'x' has rank 1 [N], got [3, 4]");
  expect(() => solveDims(['N'], [equation('x', 'N', [3]), equation('y', 'N', [4])])).toThrow(
    "'y' has an extent N that cannot be 4 here",
  );
  expect(() => solveDims(['h'], [equation('x', '2*h', [7])])).toThrow(
    "'x' has an extent 2*h that cannot be 7",
  );
});
