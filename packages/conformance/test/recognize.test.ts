/** Texts that JAX printed (tools/fixtures/export-jax.py) are recognised by what they mean. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadSpec } from '@gradcert/spec';
import { bindDims, printModule } from '@gradcert/stablehlo';
import { distinctShape, entriesOf, recognize, type Match, type Recognition } from '../src';

const folder = join(__dirname, 'fixtures/jax');
const fixtures = readdirSync(folder).map((file) => file.replace('.mlir', ''));
const textOf = (fixture: string): string => readFileSync(join(folder, `${fixture}.mlir`), 'utf8');

const spec = loadSpec();
const entry = (id: string): (typeof spec.nodes)[number] => {
  const found = entriesOf(spec).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no entry ${id}`);
  return found;
};

const recognizeAll = (text: string): Recognition[] => [...recognize(text, spec)];

/** `x=%arg0[N,h,w,C] dy=... -> [C]` */
const renaming = ({ operands, result }: Match): string =>
  `${operands.map(({ name, is, layout }) => `${name}=${is}[${layout.join()}]`).join(' ')} -> [${result.layout.join()}]`;

/** The first match of each result: its id and renaming. */
const expected: Readonly<Record<string, readonly (readonly [id: string, renaming: string])[]>> = {
  activation_gelu: [['gelu-input-grad', 'x=%arg0[N,M] dy=%arg1[N,M] -> [N,M]']],
  activation_relu: [['relu-input-grad', 'x=%arg0[N,M] dy=%arg1[N,M] -> [N,M]']],
  activation_relu6: [['relu6-input-grad', 'x=%arg0[N,M] dy=%arg1[N,M] -> [N,M]']],
  activation_sigmoid: [['sigmoid-input-grad', 'x=%arg0[N,M] dy=%arg1[N,M] -> [N,M]']],
  activation_swish: [['swish-input-grad', 'x=%arg0[N,M] dy=%arg1[N,M] -> [N,M]']],
  batch_norm_beta: [['bn-beta-grad', 'dy=%arg0[N,h,w,C] -> [C]']],
  batch_norm_gamma: [['bn-gamma-grad', 'x=%arg0[N,h,w,C] dy=%arg1[N,h,w,C] -> [C]']],
  batch_norm_input: [['bn-input-grad', 'x=%arg0[N,h,w,C] gamma=%arg1[C] dy=%arg2[N,h,w,C] -> [N,h,w,C]']],
  batch_norm_input_eps: [['bn-input-grad', 'x=%arg0[N,h,w,C] gamma=%arg1[C] dy=%arg2[N,h,w,C] -> [N,h,w,C]']],
  conv_bias: [['bn-beta-grad', 'dy=%arg0[N,h,w,C] -> [C]']],
  conv_both: [
    ['conv-input-grad', 'W=%arg1[2*ph+1,2*pw+1,C,O] dy=%arg2[N,h,w,O] -> [N,h,w,C]'],
    ['conv-weight-grad', 'x=%arg0[N,h,w,C] dy=%arg2[N,h,w,O] -> [2*ph+1,2*pw+1,C,O]'],
  ],
  dense_bias: [['dense-bias-grad', 'dy=%arg0[N,K] -> [K]']],
  dense_input: [['dense-input-grad', 'W=%arg0[A,K] dy=%arg1[N,K] -> [N,A]']],
  dense_sgd: [['dense-weight-sgd', 'x=%arg1[N,A] W=%arg0[A,K] dy=%arg2[N,K] -> [A,K]']],
  dense_weight: [['dense-weight-grad', 'x=%arg0[N,A] dy=%arg1[N,K] -> [A,K]']],
  // dW of a weight with a row per output: the same product with its factors exchanged.
  dense_weight_transposed: [['dense-weight-grad', 'x=%arg1[N,A] dy=%arg0[N,K] -> [A,K]']],
  layer_norm_beta: [['ln-beta-grad', 'dy=%arg0[N,R,D] -> [D]']],
  layer_norm_gamma: [['ln-gamma-grad', 'x=%arg0[N,R,D] dy=%arg1[N,R,D] -> [D]']],
  layer_norm_input: [['ln-input-grad', 'x=%arg0[N,R,D] gamma=%arg1[D] dy=%arg2[N,R,D] -> [N,R,D]']],
  max_pool_2x2: [['max-pool-2x2-input-grad', 'x=%arg0[N,2*h,2*w,C] dy=%arg1[N,h,w,C] -> [N,2*h,2*w,C]']],
  max_pool_3x3: [['max-pool-3x3-input-grad', 'x=%arg0[N,2*h,2*w,C] dy=%arg1[N,h,w,C] -> [N,2*h,2*w,C]']],
  mean_ce: [['mean-ce-logits-grad', 'z=%arg0[N,K] t=%arg1[N,K] -> [N,K]']],
  mean_pool: [['mean-pool-input-grad', 'dy=%arg0[N,C] -> [N,h,w,C]']],
  smoothed_ce: [['smoothed-ce-logits-grad', 'z=%arg0[N,K] t=%arg1[N,K] -> [N,K]']],
  softmax_ce: [['softmax-ce-logits-grad', 'z=%arg0[N,K] t=%arg1[N,K] -> [N,K]']],
  ...convolutions(),
};

function convolutions(): typeof expected {
  const found: Record<string, [string, string][]> = {};
  const kernel = { nhwc: '2*ph+1,2*pw+1,C,O', nchw: 'O,C,2*ph+1,2*pw+1' };
  const depthwise = { nhwc: '2*ph+1,2*pw+1,1,C', nchw: 'C,1,2*ph+1,2*pw+1' };
  for (const layout of ['nhwc', 'nchw'] as const) {
    const image = (channels: string, h: string, w: string): string =>
      layout === 'nhwc' ? `N,${h},${w},${channels}` : `N,${channels},${h},${w}`;
    for (const [kind, id, x] of [
      ['conv_same', 'conv', image('C', 'h', 'w')],
      ['conv_strided_same', 'conv-strided-xla', image('C', '2*h', '2*w')],
      ['conv_strided_padded', 'conv-strided', image('C', '2*h', '2*w')],
    ] as const) {
      const dy = image('O', 'h', 'w');
      found[`${kind}_weight_${layout}`] = [
        [`${id}-weight-grad`, `x=%arg0[${x}] dy=%arg1[${dy}] -> [${kernel[layout]}]`],
      ];
      found[`${kind}_input_${layout}`] = [
        [`${id}-input-grad`, `W=%arg0[${kernel[layout]}] dy=%arg1[${dy}] -> [${x}]`],
      ];
    }
    const x = image('C', 'h', 'w');
    found[`depthwise_weight_${layout}`] = [
      ['depthwise-weight-grad', `x=%arg0[${x}] dy=%arg1[${x}] -> [${depthwise[layout]}]`],
    ];
    found[`depthwise_input_${layout}`] = [
      ['depthwise-input-grad', `W=%arg0[${depthwise[layout]}] dy=%arg1[${x}] -> [${x}]`],
    ];
  }
  found.conv_same_weight_generic = found.conv_same_weight_nhwc;
  found.conv_same_input_locations = found.conv_same_input_nhwc;
  return found;
}

test('every fixture has an expectation here', () => {
  const near = fixtures.filter((name) => name.startsWith('near_'));
  expect(near.length).toBeGreaterThan(5);
  expect([...Object.keys(expected), ...near].sort()).toEqual([...fixtures].sort());
});

describe('recognised', () => {
  test.each(Object.entries(expected))('%s', (fixture, results) => {
    const found = recognizeAll(textOf(fixture));
    expect(found.map(({ verdict }) => verdict)).toEqual(results.map(() => 'recognised'));
    expect(found.map(({ matches: [match] }) => match && [match.entry, renaming(match)])).toEqual(results);
    expect(found.every(({ matches }) => matches.every(({ how }) => how.startsWith('normal form')))).toBe(
      true,
    );
  });

  test('constants take the values of the text', () => {
    const constants = (fixture: string): unknown => recognizeAll(textOf(fixture))[0]?.matches[0]?.constants;
    expect(constants('batch_norm_input')).toEqual({ eps: 1e-5 });
    expect(constants('batch_norm_input_eps')).toEqual({ eps: 1e-3 });
    expect(constants('dense_sgd')).toEqual({ lr: 0.01 });
    expect(constants('smoothed_ce')).toEqual({ alpha: 0.1 });
  });

  test('the hypothesis that an equality needs is named', () => {
    const [softmax] = recognizeAll(textOf('softmax_ce'));
    expect(softmax?.matches[0]?.under).toEqual(['targets-sum-to-one']);
    const [conv] = recognizeAll(textOf('conv_same_weight_nhwc'));
    expect(conv?.matches[0]?.under).toEqual([]);
  });

  test('equal functions are all named, the plainest renaming first', () => {
    const [bias] = recognizeAll(textOf('conv_bias'));
    const ids = bias?.matches.map((match) => match.entry) ?? [];
    expect(ids).toEqual(expect.arrayContaining(['conv-bias-grad', 'depthwise-bias-grad', 'bn-beta-grad']));
    const [weight] = recognizeAll(textOf('dense_weight'));
    expect(weight?.matches.map((match) => match.entry).slice(0, 2)).toEqual([
      'dense-weight-grad',
      'dense-input-grad',
    ]);
  });

  test('the text that an entry emits is that entry, all axes in their order', () => {
    for (const id of [
      'conv-strided-xla-weight-grad',
      'max-pool-3x3-input-grad',
      'channel-ln-input-grad',
      'mean-pool',
    ]) {
      const node = entry(id);
      const text = printModule(bindDims(node.module, distinctShape(node)));
      const [{ matches }] = [...recognize(text, spec, { node })] as [Recognition];
      expect(matches.map((match) => match.entry)).toEqual([id]);
      for (const { shape, layout } of [...(matches[0]?.operands ?? [])]) expect(layout).toEqual(shape);
    }
  });
});

/** Hand-written, in the forms that other exporters choose for the same functions. */
describe('other spellings', () => {
  const [x, dy, W, b] = [
    'tensor<2x3x4x6xf32>',
    'tensor<2x5x4x6xf32>',
    'tensor<5x3x3x3xf32>',
    'tensor<5xf32>',
  ];
  const identity = { x: 'N,C,h,w', dy: 'N,O,h,w', W: 'O,C,2*ph+1,2*pw+1' };
  test.each([
    [
      'a weight gradient that is transposed at the end',
      `@IrToHlo.9(%arg0: ${dy}, %arg1: ${x}) -> ${W}`,
      `%0 = stablehlo.convolution(%arg1, %arg0) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (${x}, ${dy}) -> tensor<3x3x3x5xf32>
       %r = stablehlo.transpose %0, dims = [3, 2, 0, 1] {result_layout = dense<[1, 0, 2, 3]> : tensor<4xindex>, xla_shape = "f32[5,3,3,3]{1,0,2,3}"} : (tensor<3x3x3x5xf32>) -> ${W}`,
      ['conv-weight-grad', `x=%arg1[${identity.x}] dy=%arg0[${identity.dy}] -> [${identity.W}]`],
    ],
    [
      'an input gradient by a reversed window, in the generic form with lists as tensors',
      `@main(%W: ${W}, %dy: ${dy}) -> ${x}`,
      `%r = "stablehlo.convolution"(%dy, %W) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<true> : tensor<2xi1>, window_strides = dense<1> : tensor<2xi64>} : (${dy}, ${W}) -> ${x}`,
      ['conv-input-grad', `W=%W[${identity.W}] dy=%dy[${identity.dy}] -> [${identity.x}]`],
    ],
    [
      'a bias gradient over merged axes',
      `@main(%0: tensor<2x4x6x5xf32>) -> ${b}`,
      `%1 = stablehlo.reshape %0 : (tensor<2x4x6x5xf32>) -> tensor<48x5xf32>
       %ones = stablehlo.constant dense<1.0> : tensor<48xf32>
       %r = stablehlo.dot_general %ones, %1, contracting_dims = [0] x [0] : (tensor<48xf32>, tensor<48x5xf32>) -> ${b}`,
      ['bn-beta-grad', 'dy=%0[N,h,w,C] -> [C]'],
    ],
    [
      'a scale with axes of extent 1',
      `@main(%dy: tensor<2x4x6x5xf32>, %gamma: tensor<1x1x1x5xf32>) -> tensor<2x4x6x5xf32>`,
      `%0 = stablehlo.broadcast_in_dim %gamma, dims = [0, 1, 2, 3] : (tensor<1x1x1x5xf32>) -> tensor<2x4x6x5xf32>
       %r = stablehlo.multiply %dy, %0 : tensor<2x4x6x5xf32>`,
      ['layer-scale-input-grad', 'gamma=%gamma[1,1,1,C] dy=%dy[N,h,w,C] -> [N,h,w,C]'],
    ],
    [
      'a strided convolution cotangent with interior padding instead of dilation',
      `@main(%W: ${W}, %dy: tensor<2x5x2x3xf32>) -> ${x}`,
      `%z = stablehlo.constant dense<0.0> : tensor<f32>
       %p = stablehlo.pad %dy, %z, low = [0, 0, 1, 1], high = [0, 0, 2, 2], interior = [0, 0, 1, 1] : (tensor<2x5x2x3xf32>, tensor<f32>) -> tensor<2x5x6x8xf32>
       %k = stablehlo.reverse %W, dims = [2, 3] : ${W}
       %r = stablehlo.convolution(%p, %k) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x6x8xf32>, ${W}) -> ${x}`,
      ['conv-strided-input-grad', `W=%W[${identity.W}] dy=%dy[${identity.dy}] -> [N,C,2*h,2*w]`],
    ],
  ])('%s', (_, head, body, [id, expectedRenaming]) => {
    const type = head.slice(head.indexOf('->') + 3);
    const [recognition] = recognizeAll(
      `module {\nfunc.func public ${head} {\n${body}\nreturn %r : ${type}\n}\n}\n`,
    );
    const [match] = recognition?.matches ?? [];
    expect(match && [match.entry, renaming(match)]).toEqual([id, expectedRenaming]);
  });
});

describe('not recognised', () => {
  test.each(fixtures.filter((name) => name.startsWith('near_')))('%s', (fixture) => {
    const [recognition] = recognizeAll(textOf(fixture));
    expect(recognition).toMatchObject({ verdict: 'none', matches: [], candidates: [] });
    expect(recognition?.compared.renamings).toBeGreaterThan(0);
    expect(recognition?.reason).toMatch(/it differs from all \d+ entries that fit its shapes/);
  });

  test('with one entry named, where it differs from that one', () => {
    const node = entry('relu-input-grad');
    const [recognition] = [...recognize(textOf('near_relu_half_at_zero'), spec, { node })];
    expect(recognition).toMatchObject({
      verdict: 'none',
      reason: expect.stringContaining('it differs from relu-input-grad under every renaming'),
      nearest: { entry: 'relu-input-grad', mismatch: { data: 'ties' } },
    });
    const mismatch = recognition?.nearest?.mismatch;
    expect(Math.abs(mismatch?.node ?? 1)).toBe(0);
    expect(Math.abs(mismatch?.text ?? 0)).toBeGreaterThan(0);
    expect(mismatch?.wrong).toBeLessThan(mismatch?.compared ?? 0);
  });

  test('what differs at kinks only is said to', () => {
    const [recognition] = recognizeAll(textOf('near_relu_half_at_zero'));
    expect(recognition?.reason).toMatch(/; on data without ties it agrees with relu-input-grad$/);
  });

  test('shapes that no renaming gives', () => {
    const node = entry('mean-pool-input-grad');
    const [recognition] = [...recognize(textOf('dense_weight'), spec, { node })];
    expect(recognition).toMatchObject({ verdict: 'none', compared: { entries: 0, renamings: 0 } });
    expect(recognition?.reason).toBe(
      'no renaming of operands and axes gives the shapes of mean-pool-input-grad',
    );
  });
});

describe('not decided', () => {
  const main = (body: string): string =>
    `module {\n  func.func @main(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {\n${body}\n    return %r : tensor<4x5xf32>\n  }\n}\n`;

  test('what is outside the language is named with its place', () => {
    const [recognition] = recognizeAll(
      main(
        '    %0 = chlo.erf %arg0 : tensor<4x5xf32> -> tensor<4x5xf32>\n    %r = stablehlo.multiply %0, %arg1 : tensor<4x5xf32>',
      ),
    );
    expect(recognition).toMatchObject({ verdict: 'undecided', line: 3, column: 10 });
    expect(recognition?.reason).toBe("operation 'chlo.erf' is not known here");
  });

  test('an operation without a meaning is named with its place', () => {
    const [recognition] = recognizeAll(
      main(
        '    %r = "stablehlo.all_reduce"(%arg0) ({\n    ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n      %s = stablehlo.add %a, %b : tensor<f32>\n      stablehlo.return %s : tensor<f32>\n    }) {replica_groups = dense<0> : tensor<1x1xi64>} : (tensor<4x5xf32>) -> tensor<4x5xf32>',
      ),
    );
    expect(recognition).toMatchObject({ verdict: 'undecided', line: 3, column: 5 });
  });

  test('what the result does not need does not matter', () => {
    const [recognition] = recognizeAll(
      main(
        '    %0 = stablehlo.custom_call @anything(%arg0) : (tensor<4x5xf32>) -> tensor<4xui8>\n' +
          '    %c = stablehlo.constant dense<0.0> : tensor<4x5xf32>\n' +
          '    %p = stablehlo.compare LT, %c, %arg1 : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>\n' +
          '    %r = stablehlo.select %p, %arg0, %c : tensor<4x5xi1>, tensor<4x5xf32>',
      ),
    );
    expect(recognition?.matches.map((match) => [match.entry, renaming(match)])).toEqual([
      ['relu-input-grad', 'x=%arg1[N,M] dy=%arg0[N,M] -> [N,M]'],
    ]);
  });
});
