/** The meaning of each op kind, evaluated, against values computed by hand. */
import { describe, expect, test } from '@jest/globals';
import {
  evaluate,
  float32Sequential,
  formatProgram,
  real,
  variable,
  type Algebra,
  type Statement,
  type TensorValue,
} from '@gradcert/notation';
import {
  add,
  allReduce,
  and,
  broadcastInDim,
  buildFunction,
  compare,
  concatenate,
  constant,
  convert,
  convolution,
  dimProduct,
  divide,
  dotGeneral,
  logistic,
  maximum,
  multiply,
  negate,
  not,
  or,
  pad,
  parameter,
  reduceMax,
  reduceSum,
  reduceWindowMax,
  rsqrt,
  select,
  selectAndScatter,
  slice,
  subtract,
  unfold,
  withBf16,
  type Tensor,
} from '../src';

/** A rank-n parameter with its data. */
interface Given {
  readonly name: string;
  readonly tensor: Tensor;
  readonly data: readonly number[];
}

let count = 0;
const given = (shape: readonly number[], data: readonly number[]): Given => {
  count += 1;
  const name = `x${String(count)}`;
  return { name, tensor: parameter(name, shape), data };
};

const lifted = (inputs: readonly Given[], algebra: Algebra): Record<string, TensorValue> =>
  Object.fromEntries(
    inputs.map(({ name, tensor, data }) => {
      const shape = tensor.shape.map(({ constant: extent }) => extent);
      return [name, algebra.lift(Float64Array.from(data), shape)];
    }),
  );

/** Elements of a tensor of the given parameters. */
function valueOf(result: Tensor, inputs: readonly Given[], algebra: Algebra = real): number[] {
  const func = buildFunction(
    'f',
    inputs.map(({ tensor }) => tensor),
    [result],
  );
  const { statements, results } = unfold(func);
  expect(results).toHaveLength(1);
  const values = evaluate(statements, algebra, { dims: {}, inputs: lifted(inputs, algebra) });
  const value = values[results[0]];
  expect(value.shape).toEqual(result.shape.map(({ constant: extent }) => extent));
  return Array.from(value.lanes[0]);
}

const a = given([2, 3], [1, 2, 3, 4, 5, 6]);
const b = given([2, 3], [6, 5, 3, 2, 1, 0]);
const signs = given([4], [-1, 0, 2, 4]);
const grid = given([1, 1, 3, 3], [1, 2, 3, 4, 5, 6, 7, 8, 9]);

describe('elementwise', () => {
  const zeros = constant(0, [4]);
  test.each([
    ['add', add(a.tensor, b.tensor), [a, b], [7, 7, 6, 6, 6, 6]],
    ['subtract', subtract(a.tensor, b.tensor), [a, b], [-5, -3, 0, 2, 4, 6]],
    ['multiply', multiply(a.tensor, b.tensor), [a, b], [6, 10, 9, 8, 5, 0]],
    ['divide', divide(b.tensor, a.tensor), [a, b], [6, 2.5, 1, 0.5, 0.2, 0]],
    ['maximum', maximum(signs.tensor, zeros), [signs], [0, 0, 2, 4]],
    ['negate', negate(signs.tensor), [signs], [1, -0, -2, -4]],
    ['rsqrt', rsqrt(constant(4, [1])), [], [0.5]],
    ['logistic', logistic(constant(0, [1])), [], [0.5]],
    ['relu mask', select(compare(signs.tensor, zeros, 'GT'), signs.tensor, zeros), [signs], [0, 0, 2, 4]],
    [
      'booleans',
      convert(
        and(
          compare(signs.tensor, zeros, 'GE'),
          not(or(compare(signs.tensor, zeros, 'EQ'), compare(signs.tensor, zeros, 'LT'))),
        ),
        'f32',
      ),
      [signs],
      [0, 0, 1, 1],
    ],
  ] as const)('%s', (_, result, inputs, expected) => {
    expect(valueOf(result, inputs)).toEqual(expected);
  });
});

describe('structure', () => {
  test.each([
    ['transpose', a.tensor.transpose([1, 0]), [1, 4, 2, 5, 3, 6]],
    ['reshape', a.tensor.reshape([3, 2]), [1, 2, 3, 4, 5, 6]],
    ['reverse', a.tensor.reverse([1]), [3, 2, 1, 6, 5, 4]],
    ['slice with stride', slice(a.tensor, { start: [1, 0], limit: [2, 3], strides: [1, 2] }), [4, 6]],
    [
      'concatenate',
      concatenate([a.tensor, a.tensor.reverse([1]), a.tensor], 0),
      [1, 2, 3, 4, 5, 6, 3, 2, 1, 6, 5, 4, 1, 2, 3, 4, 5, 6],
    ],
    ['broadcast', broadcastInDim(reduceSum(a.tensor, [1]), [2, 2], [0]), [6, 6, 15, 15]],
    [
      'broadcast of extent 1',
      broadcastInDim(reduceSum(a.tensor, [1]).reshape([2, 1]), [2, 2], [0, 1]),
      [6, 6, 15, 15],
    ],
    [
      'pad inside and at the edges',
      pad(a.tensor, { low: [1, 0], high: [0, -1], interior: [0, 1] }),
      [0, 0, 0, 0, 1, 0, 2, 0, 4, 0, 5, 0],
    ],
    [
      'pad by another constant',
      pad(a.tensor, { low: [0, -1], high: [0, 1] }, constant(9)),
      [2, 3, 9, 5, 6, 9],
    ],
    [
      'interior padding by another constant',
      pad(a.tensor, { low: [0, 0], interior: [0, 1], high: [-1, 1] }, constant(9)),
      [1, 9, 2, 9, 3, 9],
    ],
    [
      'padding by a computed value',
      pad(a.tensor, { high: [0, 1] }, reduceSum(a.tensor, [0, 1])),
      [1, 2, 3, 21, 4, 5, 6, 21],
    ],
  ] as const)('%s', (_, result, expected) => {
    expect(valueOf(result, [a])).toEqual(expected);
  });
});

describe('reductions and windows', () => {
  const windows = { window: [1, 1, 2, 2], strides: [1, 1, 1, 1] };
  const source = given([1, 1, 2, 2], [1, 10, 100, 1000]);
  const flat = given([1, 1, 3, 3], [5, 5, 0, 5, 5, 0, 0, 0, 7]);
  test('sum and maximum, with their initial values', () => {
    expect(valueOf(reduceSum(a.tensor, [0]), [a])).toEqual([5, 7, 9]);
    expect(valueOf(reduceMax(b.tensor, [0]), [b])).toEqual([6, 5, 3]);
    expect(valueOf(reduceSum(a.tensor, [0], constant(1)), [a])).toEqual([6, 8, 10]);
    expect(valueOf(reduceMax(b.tensor, [0], constant(4)), [b])).toEqual([6, 5, 4]);
  });
  test('the maximum of each window, padding never chosen', () => {
    expect(valueOf(reduceWindowMax(grid.tensor, windows), [grid])).toEqual([5, 6, 8, 9]);
    const negative = given([1, 1, 2, 2], [-1, -2, -3, -4]);
    const padded = reduceWindowMax(negative.tensor, {
      window: [1, 1, 2, 2],
      strides: [1, 1, 2, 2],
      padding: [
        [0, 0],
        [0, 0],
        [1, 1],
        [1, 1],
      ],
    });
    expect(valueOf(padded, [negative])).toEqual([-1, -2, -3, -4]);
  });
  test('scatter to the maxima, where windows overlap', () => {
    expect(valueOf(selectAndScatter(grid.tensor, source.tensor, windows), [grid, source])).toEqual([
      0, 0, 0, 0, 1, 10, 0, 100, 1000,
    ]);
  });
  test('ties go to the first maximum by GE and to the last by GT', () => {
    const scattered = (direction: 'GE' | 'GT' | 'LE' | 'LT') =>
      valueOf(selectAndScatter(flat.tensor, source.tensor, { ...windows, select: direction }), [
        flat,
        source,
      ]);
    expect(scattered('GE')).toEqual([1, 10, 0, 100, 0, 0, 0, 0, 1000]);
    expect(scattered('GT')).toEqual([0, 0, 0, 0, 111, 0, 0, 0, 1000]);
    expect(scattered('LE')).toEqual([1, 0, 10, 0, 0, 1000, 100, 0, 0]);
    expect(scattered('LT')).toEqual([0, 0, 0, 0, 1, 10, 0, 1100, 0]);
  });
});

describe('contractions', () => {
  test('a product and a batched product', () => {
    expect(valueOf(dotGeneral(a.tensor, b.tensor, { contracting: [[1], [1]] }), [a, b])).toEqual([
      25, 4, 67, 13,
    ]);
    const batched = dotGeneral(a.tensor, b.tensor, { contracting: [[1], [1]], batching: [[0], [0]] });
    expect(valueOf(batched, [a, b])).toEqual([25, 13]);
  });

  const kernel = given([1, 1, 2, 2], [1, 10, 100, 1000]);
  test.each([
    ['plain', {}, [5421, 6532, 8754, 9865]],
    [
      'padding',
      {
        padding: [
          [1, -1],
          [0, 0],
        ],
      },
      [2100, 3200, 5421, 6532],
    ],
    [
      'stride',
      {
        stride: [2, 2],
        padding: [
          [0, 1],
          [0, 1],
        ],
      },
      [5421, 603, 87, 9],
    ],
    ['dilated kernel', { rhsDilation: [2, 2] }, [9731]],
    // The dilated grid from its middle on is [[5, 0, 6], [0, 0, 0], [8, 0, 9]].
    [
      'dilated input',
      {
        lhsDilation: [2, 2],
        padding: [
          [-2, 0],
          [-2, 0],
        ],
      },
      [5, 60, 800, 9000],
    ],
  ] as const)('convolution: %s', (_, options, expected) => {
    expect(valueOf(convolution(grid.tensor, kernel.tensor, options), [grid, kernel])).toEqual(expected);
  });

  const channels = given([1, 4, 1, 1], [1, 2, 3, 4]);
  test('feature groups: one channel, several channels, several features', () => {
    const depthwise = given([4, 1, 1, 1], [1, 10, 100, 1000]);
    const groups = (weights: Given, featureGroupCount: number): number[] =>
      valueOf(convolution(channels.tensor, weights.tensor, { featureGroupCount }), [channels, weights]);
    expect(groups(depthwise, 4)).toEqual([1, 20, 300, 4000]);
    expect(groups(given([2, 2, 1, 1], [1, 10, 100, 1000]), 2)).toEqual([21, 4300]);
    expect(groups(given([4, 2, 1, 1], [1, 10, 2, 20, 1, 100, 2, 200]), 2)).toEqual([21, 42, 403, 806]);
  });
  test('batch groups: the input batch is split with the features', () => {
    const images = given([2, 1, 1, 2], [1, 2, 3, 4]);
    const weights = given([2, 1, 1, 2], [1, 10, 100, 1000]);
    const result = convolution(images.tensor, weights.tensor, { batchGroupCount: 2 });
    expect(valueOf(result, [images, weights])).toEqual([21, 4300]);
    const four = given([4, 1, 1, 1], [1, 2, 3, 4]);
    const split = given([4, 1, 1, 1], [1, 10, 100, 1000]);
    expect(valueOf(convolution(four.tensor, split.tensor, { batchGroupCount: 2 }), [four, split])).toEqual([
      1, 10, 300, 3000, 2, 20, 400, 4000,
    ]);
  });
});

/** Definitions as text; views have none. */
const textOf = (statements: readonly Statement[]): string =>
  formatProgram(statements.filter((statement) => statement.kind === 'definition'));

describe('the unfolded text', () => {
  const [N, C, h] = [variable('N'), variable('C'), variable('h')];
  test('is index notation with symbolic dims, and holds what the result needs only', () => {
    const x = parameter('x', [N, C, h]);
    const mean = divide(reduceSum(x, [0, 2]), constant(dimProduct(N, h), [C]));
    expect(textOf(unfold(buildFunction('mean', [x], [mean])).statements)).toMatchInlineSnapshot(`
     "v1[i0<C] = sum(r0<N, r1<h) x[r0,i0,r1]
     v2[i0<C] = N*h
     v3[i0<C] = v1[i0]/v2[i0]"
    `);
  });

  test('no index has the name of a dim', () => {
    const x = parameter('x', [variable('i0'), variable('r0')]);
    const { statements } = unfold(buildFunction('sum', [x], [reduceSum(x, [1])]));
    expect(textOf(statements)).toMatchInlineSnapshot(`"v1[i0_<i0] = sum(r0_<r0) x[i0_,r0_]"`);
  });

  test('a depthwise weight gradient with symbolic channels needs no views', () => {
    const x = parameter('x', [C, N, h, h]);
    const dy = parameter('dy', [C, N, h, h]);
    const result = convolution(x, dy, { batchGroupCount: C });
    expect(textOf(unfold(buildFunction('dW', [x, dy], [result])).statements)).toMatchInlineSnapshot(
      `"v[i0<1, i1<C, i2<1, i3<1] = sum(c0<N, p0<h, p1<h) x[i1,c0,p0,p1]*dy[i1,c0,p0,p1]"`,
    );
  });

  test('an argument returned as it is becomes a copy', () => {
    const x = parameter('x', [N]);
    expect(unfold(buildFunction('id', [x], [x]))).toMatchObject({ results: ['result'] });
  });

  test('several results are named in order', () => {
    const x = parameter('x', [N]);
    expect(unfold(buildFunction('two', [x], [negate(x), x])).results).toEqual(['v', 'x']);
  });

  test('a collective has no meaning on one replica', () => {
    const x = parameter('x', [N]);
    expect(() => unfold(buildFunction('f', [x], [allReduce(x, [[0, 1]])]))).toThrow(/no meaning/);
  });
});

test('bf16 twins round where the text says so, and not over the reals', () => {
  const x = given([1, 1], [1 + 2 ** -10]);
  const y = given([1, 1], [3]);
  const product = dotGeneral(x.tensor, y.tensor, { contracting: [[1], [0]] });
  const func = withBf16(buildFunction('f', [x.tensor, y.tensor], [product]));
  const { statements } = unfold(func);
  const run = (algebra: Algebra): number => {
    return Object.values(evaluate(statements, algebra, { dims: {}, inputs: lifted([x, y], algebra) }))[0]
      .lanes[0][0];
  };
  expect(run(real)).toBe(3 * (1 + 2 ** -10));
  expect(run(float32Sequential)).toBe(3);
});
