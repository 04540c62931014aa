/** Each op kind once in its pretty form and once in its generic form, as XLA's own printer writes them. */
import type { OpKind } from '../../src';

export interface OpText {
  readonly parameters: readonly string[];
  readonly result: string;
  /** Text after `%r = `; absent where the kind has the generic form only. */
  readonly pretty?: string;
  readonly generic: string;
}

const elementwise = (kind: OpKind, arity: 1 | 2, element = 'f32'): OpText => {
  const type = `tensor<2x3x${element}>`;
  const operands = arity === 1 ? '%a' : '%a, %b';
  const types = arity === 1 ? type : `${type}, ${type}`;
  return {
    parameters: Array.from({ length: arity }, () => type),
    result: type,
    pretty: `stablehlo.${kind} ${operands} : ${type}`,
    generic: `"stablehlo.${kind}"(${operands}) : (${types}) -> ${type}`,
  };
};

const scalarRegion = (kind: string, names: readonly [string, string, string]): string =>
  [
    '{',
    `  ^bb0(%${names[0]}: tensor<f32>, %${names[1]}: tensor<f32>):`,
    `    %${names[2]} = stablehlo.${kind} %${names[0]}, %${names[1]} : tensor<f32>`,
    `    stablehlo.return %${names[2]} : tensor<f32>`,
    '}',
  ].join('\n');

const image = 'tensor<2x4x6x6xf32>';
const pooled = 'tensor<2x4x3x3xf32>';

export const opTexts: Readonly<Record<OpKind, OpText>> = {
  abs: elementwise('abs', 1),
  add: elementwise('add', 2),
  and: elementwise('and', 2, 'i1'),
  divide: elementwise('divide', 2),
  exponential: elementwise('exponential', 1),
  log: elementwise('log', 1),
  logistic: elementwise('logistic', 1),
  maximum: elementwise('maximum', 2),
  minimum: elementwise('minimum', 2),
  multiply: elementwise('multiply', 2),
  negate: elementwise('negate', 1),
  not: elementwise('not', 1, 'i1'),
  or: elementwise('or', 2, 'i1'),
  rsqrt: elementwise('rsqrt', 1),
  sqrt: elementwise('sqrt', 1),
  subtract: elementwise('subtract', 2),
  tanh: elementwise('tanh', 1),
  constant: {
    parameters: [],
    result: 'tensor<2x2xf32>',
    pretty: 'stablehlo.constant dense<[[1.0, -2.5], [1.0e-7, 0xFF800000]]> : tensor<2x2xf32>',
    generic:
      '"stablehlo.constant"() <{value = dense<[[1.0, -2.5], [1.0e-7, 0xFF800000]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>',
  },
  convert: {
    parameters: ['tensor<2x3xf32>'],
    result: 'tensor<2x3xbf16>',
    pretty: 'stablehlo.convert %a : (tensor<2x3xf32>) -> tensor<2x3xbf16>',
    generic: '"stablehlo.convert"(%a) : (tensor<2x3xf32>) -> tensor<2x3xbf16>',
  },
  reshape: {
    parameters: ['tensor<2x3xf32>'],
    result: 'tensor<3x1x2xf32>',
    pretty: 'stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<3x1x2xf32>',
    generic: '"stablehlo.reshape"(%a) : (tensor<2x3xf32>) -> tensor<3x1x2xf32>',
  },
  select: {
    parameters: ['tensor<2x3xi1>', 'tensor<2x3xf32>', 'tensor<2x3xf32>'],
    result: 'tensor<2x3xf32>',
    pretty: 'stablehlo.select %a, %b, %c : tensor<2x3xi1>, tensor<2x3xf32>',
    generic:
      '"stablehlo.select"(%a, %b, %c) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>',
  },
  compare: {
    parameters: ['tensor<2x3xf32>', 'tensor<2x3xf32>'],
    result: 'tensor<2x3xi1>',
    pretty: 'stablehlo.compare GT, %a, %b, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>',
    generic:
      '"stablehlo.compare"(%a, %b) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>',
  },
  transpose: {
    parameters: ['tensor<2x3x4xf32>'],
    result: 'tensor<4x2x3xf32>',
    pretty: 'stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>',
    generic:
      '"stablehlo.transpose"(%a) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>',
  },
  reverse: {
    parameters: ['tensor<2x3xf32>'],
    result: 'tensor<2x3xf32>',
    pretty: 'stablehlo.reverse %a, dims = [1] : tensor<2x3xf32>',
    generic: '"stablehlo.reverse"(%a) <{dimensions = array<i64: 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>',
  },
  broadcast_in_dim: {
    parameters: ['tensor<3x1xf32>'],
    result: 'tensor<3x2x4xf32>',
    pretty: 'stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<3x1xf32>) -> tensor<3x2x4xf32>',
    generic:
      '"stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf32>) -> tensor<3x2x4xf32>',
  },
  slice: {
    parameters: ['tensor<4x7xf32>'],
    result: 'tensor<2x3xf32>',
    pretty: 'stablehlo.slice %a [1:3, 0:6:2] : (tensor<4x7xf32>) -> tensor<2x3xf32>',
    generic:
      '"stablehlo.slice"(%a) <{limit_indices = array<i64: 3, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 2>}> : (tensor<4x7xf32>) -> tensor<2x3xf32>',
  },
  pad: {
    parameters: ['tensor<3x4xf32>', 'tensor<f32>'],
    result: 'tensor<5x7xf32>',
    pretty:
      'stablehlo.pad %a, %b, low = [0, -1], high = [0, 1], interior = [1, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x7xf32>',
    generic:
      '"stablehlo.pad"(%a, %b) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, -1>, interior_padding = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x7xf32>',
  },
  concatenate: {
    parameters: ['tensor<2x3xf32>', 'tensor<2x1xf32>', 'tensor<2x2xf32>'],
    result: 'tensor<2x6xf32>',
    pretty:
      'stablehlo.concatenate %a, %b, %c, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x6xf32>',
    generic:
      '"stablehlo.concatenate"(%a, %b, %c) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x6xf32>',
  },
  dot_general: {
    parameters: ['tensor<5x2x3xf32>', 'tensor<5x3x4xf32>'],
    result: 'tensor<5x2x4xf32>',
    pretty:
      'stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>',
    generic:
      '"stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>',
  },
  convolution: {
    parameters: [image, 'tensor<8x2x3x3xf32>'],
    result: 'tensor<2x8x3x6xf32>',
    pretty: [
      'stablehlo.convolution(%a, %b)',
      '  dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],',
      '  window = {stride = [2, 1], pad = [[0, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]}',
      `  {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (${image}, tensor<8x2x3x3xf32>) -> tensor<2x8x3x6xf32>`,
    ].join('\n'),
    generic: `"stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, padding = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>, window_reversal = array<i1: true, false>, window_strides = array<i64: 2, 1>}> : (${image}, tensor<8x2x3x3xf32>) -> tensor<2x8x3x6xf32>`,
  },
  reduce: {
    parameters: ['tensor<2x3x4xf32>', 'tensor<f32>'],
    result: 'tensor<3xf32>',
    pretty:
      'stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>',
    generic: `"stablehlo.reduce"(%a, %b) <{dimensions = array<i64: 0, 2>}> (${scalarRegion('add', ['p', 'q', 's'])}) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>`,
  },
  reduce_window: {
    parameters: [image, 'tensor<f32>'],
    result: pooled,
    generic: `"stablehlo.reduce_window"(%a, %b) (${scalarRegion('maximum', ['pa', 'pb', 'pm'])}) {window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>} : (${image}, tensor<f32>) -> ${pooled}`,
  },
  select_and_scatter: {
    parameters: [image, pooled, 'tensor<f32>'],
    result: image,
    generic: `"stablehlo.select_and_scatter"(%a, %b, %c) ({
  ^bb0(%sa: tensor<f32>, %sb: tensor<f32>):
    %sge = stablehlo.compare GE, %sa, %sb : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %sge : tensor<i1>
}, ${scalarRegion('add', ['sc', 'sd', 'ss'])}) {window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (${image}, ${pooled}, tensor<f32>) -> ${image}`,
  },
  all_reduce: {
    parameters: ['tensor<3xf32>'],
    result: 'tensor<3xf32>',
    generic: `"stablehlo.all_reduce"(%a) (${scalarRegion('add', ['ara', 'arb', 'aradd'])}) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<3xf32>) -> tensor<3xf32>`,
  },
};

/** A module that holds one operation. */
export function moduleText({ parameters, result }: OpText, operation: string): string {
  const declared = parameters.map((type, k) => `%${'abc'[k]}: ${type}`).join(', ');
  const body = `%r = ${operation}`.replaceAll('\n', '\n    ');
  return `module @m {\n  func.func @f(${declared}) -> ${result} {\n    ${body}\n    return %r : ${result}\n  }\n}\n`;
}
