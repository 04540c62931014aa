/** Small StableHLO functions whose results were worked out by hand. */
import type { DenseArray } from '../backend';

export interface TextCase {
  readonly name: string;
  readonly text: string;
  readonly inputs: readonly DenseArray[];
  readonly output: DenseArray;
}

export const f32 = (shape: readonly number[], data: readonly number[]): DenseArray => ({
  type: 'f32',
  shape,
  data: Float32Array.from(data),
});

const typeOf = ({ shape }: DenseArray): string => `tensor<${[...shape, 'f32'].join('x')}>`;

/** A function %a, %b ... of the inputs whose body defines %r. */
function textCase(name: string, inputs: readonly DenseArray[], output: DenseArray, body: string): TextCase {
  const parameters = inputs.map((input, position) => `%${'abc'[position]}: ${typeOf(input)}`).join(', ');
  const text = [
    'module @m {',
    `  func.func @main(${parameters}) -> ${typeOf(output)} {`,
    ...body
      .trim()
      .split('\n')
      .map((line) => `    ${line.trim()}`),
    `    return %r : ${typeOf(output)}`,
    '  }',
    '}',
    '',
  ].join('\n');
  return { name, text, inputs, output };
}

const convolution = (operands: string, window: string, groups: string, types: string): string =>
  `%r = stablehlo.convolution(${operands}) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], ` +
  `window = {${window}} {${groups}, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : ${types}`;

const oneGroup = 'batch_group_count = 1 : i64, feature_group_count = 1 : i64';
const ramp = (count: number): number[] => Array.from({ length: count }, (_, k) => k + 1);

export const textCases: readonly TextCase[] = [
  textCase(
    'add',
    [f32([2, 2], [1, 2, 3, 4]), f32([2, 2], [10, 20, 30, 40])],
    f32([2, 2], [11, 22, 33, 44]),
    '%r = stablehlo.add %a, %b : tensor<2x2xf32>',
  ),
  textCase(
    'NaN and infinity pass through arithmetic',
    [f32([4], [NaN, 1, Infinity, -Infinity]), f32([4], [1, NaN, 1, 1])],
    f32([4], [NaN, NaN, Infinity, -Infinity]),
    '%r = stablehlo.multiply %a, %b : tensor<4xf32>',
  ),
  textCase(
    'compare and select: NaN is not greater',
    [f32([4], [NaN, 1, 0, -1])],
    f32([4], [0, 1, 0, 0]),
    `%z = stablehlo.constant dense<0.0> : tensor<4xf32>
     %m = stablehlo.compare GT, %a, %z : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
     %r = stablehlo.select %m, %a, %z : tensor<4xi1>, tensor<4xf32>`,
  ),
  textCase(
    'transpose then reverse',
    [f32([2, 3], [1, 2, 3, 4, 5, 6])],
    f32([3, 2], [3, 6, 2, 5, 1, 4]),
    `%t = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
     %r = stablehlo.reverse %t, dims = [0] : tensor<3x2xf32>`,
  ),
  textCase(
    'pad: low, high and interior',
    [f32([1, 3], [1, 2, 3])],
    f32([2, 8], [9, 9, 9, 9, 9, 9, 9, 9, 9, 1, 9, 2, 9, 3, 9, 9]),
    `%z = stablehlo.constant dense<9.0> : tensor<f32>
     %r = stablehlo.pad %a, %z, low = [1, 1], high = [0, 2], interior = [0, 1] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x8xf32>`,
  ),
  textCase(
    'pad: negative amounts crop',
    [f32([5], [1, 2, 3, 4, 5])],
    f32([4], [2, 3, 4, 0]),
    `%z = stablehlo.constant dense<0.0> : tensor<f32>
     %s = stablehlo.pad %a, %z, low = [-1], high = [-1], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
     %r = stablehlo.pad %s, %z, low = [0], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>`,
  ),
  textCase(
    'slice with strides, and concatenate',
    [f32([5], [1, 2, 3, 4, 5])],
    f32([4], [2, 4, 1, 2]),
    `%s = stablehlo.slice %a [1:5:2] : (tensor<5xf32>) -> tensor<2xf32>
     %t = stablehlo.slice %a [0:2] : (tensor<5xf32>) -> tensor<2xf32>
     %r = stablehlo.concatenate %s, %t, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>`,
  ),
  textCase(
    'broadcast_in_dim to the last axis',
    [f32([2], [1, 2])],
    f32([3, 2], [1, 2, 1, 2, 1, 2]),
    '%r = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>',
  ),
  textCase(
    'reduce over two axes',
    [f32([2, 3, 2], ramp(12))],
    f32([3], [1 + 2 + 7 + 8, 3 + 4 + 9 + 10, 5 + 6 + 11 + 12]),
    `%z = stablehlo.constant dense<0.0> : tensor<f32>
     %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<3xf32>`,
  ),
  textCase(
    'dot_general, contracting the first axes',
    [f32([2, 2], [1, 2, 3, 4]), f32([2, 1], [5, 6])],
    f32([2, 1], [1 * 5 + 3 * 6, 2 * 5 + 4 * 6]),
    `%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>`,
  ),
  textCase(
    'dot_general of rank 3 by rank 2',
    [f32([2, 1, 2], [1, 2, 3, 4]), f32([3, 2], ramp(6))],
    f32([2, 1, 3], [1 + 4, 3 + 8, 5 + 12, 3 + 8, 9 + 16, 15 + 24]),
    `%r = stablehlo.dot_general %a, %b, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x1x2xf32>, tensor<3x2xf32>) -> tensor<2x1x3xf32>`,
  ),
  textCase(
    'convolution: stride 2, one-sided padding, kernel not symmetric',
    [f32([1, 1, 1, 4], [1, 2, 3, 4]), f32([1, 1, 1, 3], [1, 10, 100])],
    f32([1, 1, 1, 2], [321, 43]),
    convolution(
      '%a, %b',
      'stride = [1, 2], pad = [[0, 0], [0, 1]]',
      oneGroup,
      '(tensor<1x1x1x4xf32>, tensor<1x1x1x3xf32>) -> tensor<1x1x1x2xf32>',
    ),
  ),
  textCase(
    'convolution: negative padding crops',
    [f32([1, 1, 1, 4], [1, 2, 3, 4]), f32([1, 1, 1, 2], [1, 10])],
    f32([1, 1, 1, 3], [32, 43, 4]),
    convolution(
      '%a, %b',
      'stride = [1, 1], pad = [[0, 0], [-1, 1]]',
      oneGroup,
      '(tensor<1x1x1x4xf32>, tensor<1x1x1x2xf32>) -> tensor<1x1x1x3xf32>',
    ),
  ),
  textCase(
    'convolution: dilated input, dilated kernel',
    [f32([1, 1, 1, 3], [1, 2, 3]), f32([1, 1, 1, 2], [1, 10])],
    f32([1, 1, 1, 3], [21, 0, 32]),
    convolution(
      '%a, %b',
      'stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 2], rhs_dilate = [1, 2]',
      oneGroup,
      '(tensor<1x1x1x3xf32>, tensor<1x1x1x2xf32>) -> tensor<1x1x1x3xf32>',
    ),
  ),
  textCase(
    'convolution: two feature groups of two channels',
    [f32([1, 4, 1, 1], [1, 2, 3, 4]), f32([2, 2, 1, 1], [1, 10, 100, 1000])],
    f32([1, 2, 1, 1], [21, 4300]),
    convolution(
      '%a, %b',
      'stride = [1, 1], pad = [[0, 0], [0, 0]]',
      'batch_group_count = 1 : i64, feature_group_count = 2 : i64',
      '(tensor<1x4x1x1xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x1x1xf32>',
    ),
  ),
  textCase(
    'convolution: two batch groups',
    [f32([2, 2, 1, 1], [1, 2, 3, 4]), f32([2, 2, 1, 1], [1, 10, 100, 1000])],
    f32([1, 2, 1, 1], [21, 4300]),
    convolution(
      '%a, %b',
      'stride = [1, 1], pad = [[0, 0], [0, 0]]',
      'batch_group_count = 2 : i64, feature_group_count = 1 : i64',
      '(tensor<2x2x1x1xf32>, tensor<2x2x1x1xf32>) -> tensor<1x2x1x1xf32>',
    ),
  ),
  textCase(
    'reduce_window: maximum of overlapping padded windows',
    [f32([1, 1, 1, 4], [-5, -2, -3, -4])],
    f32([1, 1, 1, 2], [-2, -2]),
    `%z = stablehlo.constant dense<0xFF800000> : tensor<f32>
     %r = "stablehlo.reduce_window"(%a, %z) ({
     ^bb0(%x: tensor<f32>, %y: tensor<f32>):
     %m = stablehlo.maximum %x, %y : tensor<f32>
     stablehlo.return %m : tensor<f32>
     }) {window_dimensions = array<i64: 1, 1, 1, 3>, window_strides = array<i64: 1, 1, 1, 2>, padding = dense<[[0, 0], [0, 0], [0, 0], [1, 1]]> : tensor<4x2xi64>} : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<1x1x1x2xf32>`,
  ),
  selectAndScatter('GE: the first of equal cells is selected', 'GE', [10, 0, 20, 0]),
  selectAndScatter('GT: the last of equal cells is selected', 'GT', [0, 10, 0, 20]),
];

function selectAndScatter(name: string, direction: string, expected: readonly number[]): TextCase {
  return textCase(
    `select_and_scatter by ${name}`,
    [f32([1, 1, 1, 4], [-3, -3, 7, 7]), f32([1, 1, 1, 2], [10, 20])],
    f32([1, 1, 1, 4], expected),
    `%z = stablehlo.constant dense<0.0> : tensor<f32>
     %r = "stablehlo.select_and_scatter"(%a, %b, %z) ({
     ^bb0(%x: tensor<f32>, %y: tensor<f32>):
     %m = stablehlo.compare ${direction}, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
     stablehlo.return %m : tensor<i1>
     }, {
     ^bb0(%x: tensor<f32>, %y: tensor<f32>):
     %m = stablehlo.add %x, %y : tensor<f32>
     stablehlo.return %m : tensor<f32>
     }) {window_dimensions = array<i64: 1, 1, 1, 2>, window_strides = array<i64: 1, 1, 1, 2>} : (tensor<1x1x1x4xf32>, tensor<1x1x1x2xf32>, tensor<f32>) -> tensor<1x1x1x4xf32>`,
  );
}
