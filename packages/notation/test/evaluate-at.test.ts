/** Single elements of a program: the same as of the whole. */
import { describe, expect, test } from '@jest/globals';
import {
  errorBound,
  evaluate,
  evaluateAt,
  ieeeModel,
  parseProgram,
  parseShape,
  real,
  type Statement,
} from '../src';

const dims = { N: 2, C: 3, h: 4 };
const tensors = { x: parseShape('N,C,h'), w: parseShape('C,3') };
const program = (text: string): readonly Statement[] =>
  parseProgram(text, { dims: ['N', 'C', 'h'], tensors });

const programs: readonly (readonly [what: string, text: string])[] = [
  ['a convolution', 'y[n<N,i<h] = sum(c<C,p<3) x[n,c,i+p-1] * w[c,p]'],
  ['moved elements', 'y[n<N,i<h] = sum(c<C,p<3) x[n,c,i+p-1] * w[c,p]\n z[i<h,n<N] = y[n,i]'],
  ['elementwise after a sum', 's[n<N,c<C] = sum(i<h) x[n,c,i]\n y[c<C,n<N] = 2 * s[n,c] - exp(s[n,c] / 4)'],
  ['reads at two places', 'y[n<N,c<C,i<2] = x[n,c,i] - x[n,c,i+1]'],
  ['reads outside', 'y[n<N,c<C,i<h] = x[n,c,i+1] else 3\n z[n<N,c<C,i<h] = y[n,c,i] + x[n,c,i-1]'],
  ['a value of indices', 'y[n<N,c<C,i<h] = x[n,c,i] * (i + 1)\n z[n<N,c<C,i<h] = y[n,c,i] * [i > 1]'],
];

describe.each([
  ['real', real],
  ['error bound', errorBound(ieeeModel)],
])('in the algebra %s', (_, algebra) => {
  const inputs = {
    x: algebra.lift(
      Float64Array.from({ length: 24 }, (__, k) => Math.sin(k)),
      [2, 3, 4],
    ),
    w: algebra.lift(
      Float64Array.from({ length: 9 }, (__, k) => Math.cos(k)),
      [3, 3],
    ),
  };

  test.each(programs)('%s', (__, text) => {
    const statements = program(text);
    const output = statements[statements.length - 1].name;
    const whole = evaluate(statements, algebra, { dims, inputs })[output];
    const ordinals = Int32Array.from(
      { length: whole.lanes[0].length },
      (___, k) => (5 * k) % whole.lanes[0].length,
    );
    const { shape, lanes } = evaluateAt(statements, algebra, { dims, inputs, output, ordinals });
    expect(shape).toEqual([ordinals.length]);
    lanes.forEach((lane, k) => {
      expect([...lane]).toEqual([...ordinals].map((ordinal) => whole.lanes[k][ordinal]));
    });
  });

  test('an ordinal outside is an error', () => {
    const statements = program('y[n<N,i<h] = x[n,0,i] * 2');
    const at = (ordinal: number) => () =>
      evaluateAt(statements, algebra, { dims, inputs, output: 'y', ordinals: Int32Array.of(ordinal) });
    expect(at(8)).toThrow("ordinal 8 is outside 'y', which has 8 elements");
    expect(at(-1)).toThrow(RangeError);
  });
});

test('single elements of a larger convolution, moved', () => {
  const large = { N: 8, C: 64, h: 512 };
  const x = real.lift(new Float64Array(8 * 64 * 512).fill(1), [8, 64, 512]);
  const w = real.lift(new Float64Array(64 * 3).fill(1), [64, 3]);
  const statements = program('y[n<N,i<h] = sum(c<C,p<3) x[n,c,i+p-1] * w[c,p]\n z[i<h,n<N] = 2 * y[n,i]');
  const { lanes } = evaluateAt(statements, real, {
    dims: large,
    inputs: { x, w },
    output: 'z',
    ordinals: Int32Array.of(0, 8 * 511 + 7, 800),
  });
  expect([...lanes[0]]).toEqual([256, 256, 384]);
});
