import { expect, test } from '@jest/globals';
import {
  bindDims,
  buildFunction,
  buildModule,
  convolution,
  dotGeneral,
  parameter,
  printModule,
  transpose,
  verifyModule,
  withBf16,
  type Func,
} from '../src';

const lines = (func: Func): string[] =>
  printModule(buildModule([bindDims(func, {})]))
    .split('\n')
    .slice(2, -4)
    .map((line) => line.trim());

test('a convolution gets bf16 operands, a bf16 result, and one convert back before the transpose', () => {
  const x = parameter('x', [2, 3, 4, 4]);
  const w = parameter('w', [3, 3, 1, 1]);
  const result = convolution(transpose(x, [1, 0, 2, 3]).transpose([1, 0, 2, 3]), w).transpose([1, 0, 2, 3]);
  const twin = withBf16(buildFunction('f', [x, w], [result]));
  expect(twin.body.map(({ kind }) => kind)).toEqual([
    'transpose',
    'transpose',
    'convert',
    'convert',
    'convolution',
    'convert',
    'transpose',
  ]);
  const [, , lhs, rhs, conv, back, last] = twin.body;
  expect([lhs, rhs, conv, back, last].map((operation) => operation.results[0].type.element)).toEqual([
    'bf16',
    'bf16',
    'bf16',
    'f32',
    'f32',
  ]);
  expect(conv.operands).toEqual([lhs.results[0], rhs.results[0]]);
  expect(verifyModule(buildModule([twin]))).toEqual([]);
});

test('a dot accumulates in f32: no convert of its result', () => {
  const x = parameter('x', [4, 3]);
  const dy = parameter('dy', [4, 5]);
  const func = buildFunction('f', [x, dy], [dotGeneral(x, dy, { contracting: [[0], [0]] })]);
  expect(lines(withBf16(func))).toEqual([
    '%v0 = stablehlo.convert %x : (tensor<4x3xf32>) -> tensor<4x3xbf16>',
    '%v1 = stablehlo.convert %dy : (tensor<4x5xf32>) -> tensor<4x5xbf16>',
    '%v2 = stablehlo.dot_general %v0, %v1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : ' +
      '(tensor<4x3xbf16>, tensor<4x5xbf16>) -> tensor<3x5xf32>',
  ]);
  expect(verifyModule(buildModule([withBf16(func)]))).toEqual([]);
});

test('it is idempotent: bf16 contractions are left as they are', () => {
  const x = parameter('x', [4, 3]);
  const func = withBf16(buildFunction('f', [x], [dotGeneral(x, x, { contracting: [[0], [0]] })]));
  expect(lines(withBf16(func))).toEqual(lines(func));
});
