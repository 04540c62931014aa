import { describe, expect, test } from '@jest/globals';
import { parseModule, verifyModule, type Func, type Module } from '../src';
import { moduleText, opTexts } from './support/op-texts';
import type { OpKind } from '../src';

/** The text of a kind (pretty where there is one) with parts replaced. */
function broken(kind: OpKind, ...replacements: readonly [string | RegExp, string][]): string {
  const text = opTexts[kind];
  return replacements.reduce(
    (result, [from, to]) => {
      const next = result.replaceAll(from, to);
      if (next === result) throw new Error(`'${String(from)}' does not occur`);
      return next;
    },
    moduleText(text, text.pretty ?? text.generic),
  );
}

const messages = (text: string): string[] =>
  verifyModule(parseModule(text), text).map(({ message }) => message);

describe('every constraint, violated', () => {
  test.each<[string, string, RegExp]>([
    [
      'result type',
      moduleText(
        { ...opTexts.abs, result: 'tensor<3xf32>' },
        'stablehlo.abs %a : (tensor<2x3xf32>) -> tensor<3xf32>',
      ),
      /declared as tensor<3xf32>, but is tensor<2x3xf32>/,
    ],
    ['element class', broken('exponential', ['f32', 'i32']), /element type i32 is not accepted/],
    ['elements of and', broken('and', ['i1', 'f32']), /and: element type f32 is not accepted/],
    [
      'operand types',
      moduleText(
        { ...opTexts.add, parameters: ['tensor<2x3xf32>', 'tensor<2x3xbf16>'] },
        'stablehlo.add %a, %b : (tensor<2x3xf32>, tensor<2x3xbf16>) -> tensor<2x3xf32>',
      ),
      /operand types differ/,
    ],
    ['compare direction', broken('compare', ['GT', 'UP']), /unknown direction UP/],
    ['compare type', broken('compare', ['FLOAT', 'FLOATING']), /unknown comparison type FLOATING/],
    ['select predicate', broken('select', ['xi1', 'xi32']), /the predicate has type/],
    ['convert shape', broken('convert', ['tensor<2x3xbf16>', 'tensor<3x2xbf16>']), /convert: shapes differ/],
    ['reshape size', broken('reshape', ['3x1x2', '3x1x3']), /does not reshape/],
    ['transpose rank', broken('transpose', ['[2, 0, 1]', '[1, 0]']), /dims has 2 entries, expected 3/],
    ['transpose repeats', broken('transpose', ['[2, 0, 1]', '[2, 0, 2]']), /repeats an axis/],
    ['reverse axis', broken('reverse', ['[1]', '[2]']), /must lie in 0..1/],
    ['broadcast extents', broken('broadcast_in_dim', ['[0, 2]', '[1, 2]']), /does not broadcast/],
    ['slice bounds', broken('slice', ['1:3', '3:5']), /leaves axis 0 of extent 4/],
    ['slice stride', broken('slice', [':2]', ':0]']), /strides \[1, 0\] must be integers of at least 1/],
    ['pad interior', broken('pad', ['interior = [1, 1]', 'interior = [1, -1]']), /interior \[1, -1\]/],
    ['pad value', broken('pad', ['tensor<f32>', 'tensor<bf16>']), /the padding value has type tensor<bf16>/],
    ['pad extent', broken('pad', ['low = [0, -1]', 'low = [0, -9]']), /negative extent/],
    [
      'concatenate extents',
      broken('concatenate', ['dim = 1', 'dim = 0']),
      /operands do not fit along axis 0/,
    ],
    ['dot extents', broken('dot_general', ['[2] x [1]', '[2] x [2]']), /do not fit, contracting/],
    ['dot axes', broken('dot_general', ['[2] x [1]', '[0] x [1]']), /lhs dims \[0, 0\] repeats an axis/],
    [
      'convolution channels',
      broken('convolution', ['feature_group_count = 2', 'feature_group_count = 1']),
      /4 channels per group, the kernel 2/,
    ],
    [
      'convolution groups',
      broken('convolution', ['feature_group_count = 2', 'feature_group_count = 3']),
      /not divisible by the group count 3/,
    ],
    [
      'both group counts',
      broken('convolution', ['batch_group_count = 1', 'batch_group_count = 2']),
      /both group counts differ from 1/,
    ],
    ['convolution stride', broken('convolution', ['stride = [2, 1]', 'stride = [0, 1]']), /stride \[0, 1\]/],
    [
      'convolution window',
      broken('convolution', ['stride = [2, 1]', 'stride = [2, 1, 1]']),
      /window has 3 entries, expected 2/,
    ],
    ['reduce axis', broken('reduce', ['[0, 2]', '[0, 3]']), /dimensions \[0, 3\] must lie in 0..2/],
    [
      'reduce initial value',
      broken('reduce', ['tensor<f32>', 'tensor<1xf32>']),
      /the initial value has type tensor<1xf32>/,
    ],
    [
      'combiner',
      broken('reduce_window', ['stablehlo.maximum', 'stablehlo.divide']),
      /'divide' is not a reducer/,
    ],
    [
      'combiner operands',
      broken('reduce_window', ['%pa, %pb : tensor', '%pa, %pa : tensor']),
      /not a single operation on its two arguments/,
    ],
    [
      'window rank',
      broken('reduce_window', ['array<i64: 1, 1, 2, 2>', 'array<i64: 1, 2, 2>']),
      /windowStrides has 3 entries, expected 4/,
    ],
    ['select region', broken('select_and_scatter', ['GE', 'EQ']), /not a comparison by order/],
    [
      'scatter region',
      broken('select_and_scatter', ['stablehlo.add', 'stablehlo.maximum']),
      /scatter region combines by maximum/,
    ],
    [
      'source shape',
      broken('select_and_scatter', ['2x4x3x3', '2x4x3x4']),
      /the windows of the operand form tensor<2x4x3x3xf32>/,
    ],
    ['replica groups', broken('all_reduce', ['[2, 3]', '[1, 3]']), /must name distinct replicas/],
  ])('%s', (_, text, message) => {
    const found = messages(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatch(message);
    // Line and column of the operation.
    expect(found[0]).toMatch(/^3:5: /);
  });
});

describe('SSA', () => {
  const module = (change: (func: Func) => Func): Module => {
    const parsed = parseModule(
      'func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {\n %b = stablehlo.abs %a : tensor<2xf32>\n' +
        ' %c = stablehlo.negate %b : tensor<2xf32>\n return %c : tensor<2xf32> }',
    );
    return { functions: parsed.functions.map(change) };
  };
  const problems = (changed: Module): string[] => verifyModule(changed).map(({ problem }) => problem);

  test('holds of what the parser gives', () => {
    expect(problems(module((func) => func))).toEqual([]);
  });

  test('a use before the definition', () => {
    expect(problems(module((func) => ({ ...func, body: func.body.toReversed() })))).toEqual([
      'negate: %b is used before its definition',
    ]);
  });

  test('a definition that is missing', () => {
    expect(problems(module((func) => ({ ...func, body: func.body.slice(0, 1) })))).toEqual([
      'function f: return: %c is used before its definition',
    ]);
  });

  test('a second definition', () => {
    expect(problems(module((func) => ({ ...func, body: [...func.body, ...func.body] })))).toEqual([
      'function f: %b is defined twice',
      'function f: %c is defined twice',
    ]);
  });

  test('missing operands', () => {
    const first = (func: Func) => func.body.map((operation) => ({ ...operation, operands: [] }));
    expect(problems(module((func) => ({ ...func, body: first(func) })))).toEqual([
      'abs has 0 operands and 0 regions',
      'negate has 0 operands and 0 regions',
    ]);
  });
});
