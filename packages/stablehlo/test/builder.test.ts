import { describe, expect, test } from '@jest/globals';
import { add as plus, formatAffine, scale, variable } from '@gradcert/notation';
import {
  bindDims,
  buildFunction,
  buildModule,
  compare,
  concatenate,
  constant,
  convolution,
  dimProduct,
  divide,
  dotGeneral,
  pad,
  parameter,
  reduceSum,
  reduceWindowMax,
  select,
  selectAndScatter,
  slice,
  StableHloError,
  transpose,
  type Tensor,
} from '../src';

const [N, C, O, h, w, ph, pw] = ['N', 'C', 'O', 'h', 'w', 'ph', 'pw'].map((name) => variable(name)) as [
  ReturnType<typeof variable>,
  ReturnType<typeof variable>,
  ReturnType<typeof variable>,
  ReturnType<typeof variable>,
  ReturnType<typeof variable>,
  ReturnType<typeof variable>,
  ReturnType<typeof variable>,
];
const shapeOf = (tensor: Tensor): string => tensor.shape.map(formatAffine).join(',');
const x = parameter('x', [N, C, h, w]);
const dy = parameter('dy', [N, O, h, w]);

describe('shapes are inferred with symbolic dims', () => {
  test('weight gradient of a convolution', () => {
    const result = convolution(transpose(x, [1, 0, 2, 3]), transpose(dy, [1, 0, 2, 3]), {
      padding: [
        [ph, ph],
        [pw, pw],
      ],
    }).transpose([1, 0, 2, 3]);
    expect(shapeOf(result)).toBe('O,C,2*ph+1,2*pw+1');
  });

  test('strided convolution of an even extent', () => {
    const kernel = parameter('W', [O, C, plus(scale(ph, 2), 1), plus(scale(pw, 2), 1)]);
    const image = parameter('x', [N, C, scale(h, 2), scale(w, 2)]);
    const result = convolution(image, kernel, {
      stride: [2, 2],
      padding: [
        [ph, ph],
        [pw, pw],
      ],
    });
    expect(shapeOf(result)).toBe('N,O,h,w');
  });

  test('depthwise weight gradient by batch groups', () => {
    const d = parameter('dy', [N, C, h, w]);
    const result = convolution(transpose(x, [1, 0, 2, 3]), transpose(d, [1, 0, 2, 3]), {
      padding: [
        [ph, ph],
        [pw, pw],
      ],
      batchGroupCount: C,
    });
    expect(shapeOf(result)).toBe('1,C,2*ph+1,2*pw+1');
    expect(shapeOf(result.reshape([C, 1, plus(scale(ph, 2), 1), plus(scale(pw, 2), 1)]))).toBe(
      'C,1,2*ph+1,2*pw+1',
    );
  });

  test('interior padding, windows, scatter, slices, concatenation, contraction', () => {
    const padded = pad(dy, { high: [0, 0, 1, 1], interior: [0, 0, 1, 1] });
    expect(shapeOf(padded)).toBe('N,O,2*h,2*w');
    const image = parameter('x', [N, C, scale(h, 2), scale(w, 2)]);
    const options = { window: [1, 1, 2, 2], strides: [1, 1, 2, 2] };
    const pooled = reduceWindowMax(image, options);
    expect(shapeOf(pooled)).toBe('N,C,h,w');
    expect(shapeOf(selectAndScatter(image, x, options))).toBe('N,C,2*h,2*w');
    const row = slice(image, { start: [0, 0, 0, 0], limit: [N, C, scale(h, 2), w], strides: [1, 1, 2, 1] });
    expect(shapeOf(row)).toBe('N,C,h,w');
    expect(shapeOf(concatenate([row, x], 2))).toBe('N,C,2*h,w');
    const a = parameter('a', [N, C]);
    const b = parameter('b', [N, O]);
    expect(shapeOf(dotGeneral(a, b, { contracting: [[0], [0]] }))).toBe('C,O');
  });
});

describe('constraints are errors that say what to do', () => {
  test.each([
    [
      'an output extent that is not affine',
      () => convolution(x, parameter('k', [O, C, 3, 3]), { stride: [2, 2] }),
      /not an affine form/,
    ],
    ['a reshape that changes the number of elements', () => x.reshape([N, C, h]), /does not reshape/],
    ['channels that differ', () => convolution(x, parameter('k', [O, O, 3, 3])), /channels per group/],
    ['a negative extent', () => pad(parameter('a', [2]), { low: [-3] }), /negative extent/],
    ['a permutation with a repeated axis', () => x.transpose([0, 0, 2, 3]), /repeats an axis/],
    ['types that differ', () => divide(x, dy), /operand types differ/],
  ] as const)('%s', (_, build, message) => {
    expect(build).toThrow(StableHloError);
    expect(build).toThrow(message);
  });
});

test('a function lists the operations that its results need, in the order of their making', () => {
  const unused = reduceSum(x, [0]);
  const zero = constant(0, [N, C, h, w]);
  const mask = compare(x, zero, 'GT');
  const result = select(mask, x, zero);
  const func = buildFunction('relu', [x], [result]);
  expect(func.body.map(({ kind }) => kind)).toEqual(['constant', 'compare', 'select']);
  expect(unused.rank).toBe(3);
  expect(() => buildFunction('relu', [dy], [result])).toThrow(/not among its parameters/);
});

test('bindDims puts numbers in extents and constants', () => {
  const count = constant(dimProduct(N, h, w), [N, C, h, w]);
  const module = buildModule([buildFunction('mean', [x], [divide(x, count)])]);
  const bound = bindDims(module, { N: 2, C: 3, h: 4, w: 5 });
  const [operation] = bound.functions[0].body;
  expect(operation.attributes).toEqual({ value: 40 });
  expect(bound.functions[0].arguments[0].type.shape.map(({ constant: extent }) => extent)).toEqual([
    2, 3, 4, 5,
  ]);
  expect(() => bindDims(module, { N: 2, C: 3, h: 4 })).toThrow(/dim 'w' has no value/);
});
