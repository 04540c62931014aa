import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  apply,
  bfloat16,
  definition,
  dual,
  evaluate,
  float32Blocked,
  float32Fma,
  float32Pairwise,
  float32Sequential,
  number,
  power,
  primeField,
  PRIME,
  product,
  range,
  read,
  real,
  reduce,
  sum,
  variable,
  type Algebra,
  type Definition,
  type Expression,
  type TensorValue,
} from '../src';
import { erf } from '../src/algebras/erf';
import { roundBfloat16, roundFloat16 } from '../src/algebras/rounding';
import { randomDefinition, randomInputs, SMOOTH } from './support/random-program';

const x = read('x', [variable('i')]);
const each = (body: Expression): Definition => definition('r', [range('i', variable('n'))], body);
const total = (body: Expression): Definition => definition('r', [], sum([range('i', variable('n'))], body));

function run(program: Definition, algebra: Algebra, value: TensorValue): number[][] {
  const got = evaluate([program], algebra, { dims: { n: value.shape[0] }, inputs: { x: value } });
  return got['r'].lanes.map((lane) => Array.from(lane));
}
const on = (program: Definition, algebra: Algebra, data: number[]): number[] =>
  run(program, algebra, algebra.lift(data, [data.length]))[0];

describe('dual', () => {
  /** Value and derivative at a, in the direction d, of a definition that reads x. */
  function derivative(program: Definition, base: typeof real, a: number[], d: number[]): number[][] {
    const [value] = base.lift(a, [a.length]).lanes;
    const [direction] = base.lift(d, [d.length]).lanes;
    return run(program, dual(base), { shape: [a.length], lanes: [value, direction] });
  }

  test('agrees with central differences on random smooth definitions', () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const program = randomDefinition(g, SMOOTH);
        const { dims, data } = randomInputs(g, () => g(fc.integer, { min: -8, max: 8 }) / 8);
        const directions = Object.fromEntries(
          Object.entries(data).map(([name, value]) => [
            name,
            value.data.map(() => g(fc.integer, { min: -2, max: 2 })),
          ]),
        );
        const at = (step: number): number[] => {
          const inputs = Object.fromEntries(
            Object.entries(data).map(([name, value]) => [
              name,
              real.lift(
                value.data.map((a, k) => a + step * directions[name][k]),
                value.shape,
              ),
            ]),
          );
          return Array.from(evaluate([program], real, { dims, inputs })['r'].lanes[0]);
        };
        const inputs = Object.fromEntries(
          Object.entries(data).map(([name, { shape, data: values }]) => [
            name,
            { shape, lanes: [Float64Array.from(values), Float64Array.from(directions[name])] },
          ]),
        );
        const [values, slopes] = evaluate([program], dual(real), { dims, inputs })['r'].lanes.map((lane) =>
          Array.from(lane),
        );
        expect(values).toEqual(at(0));
        // Fourth order: (8 (f(h) - f(-h)) - (f(2h) - f(-2h))) / 12h
        const h = 2 ** -10;
        const [forward, backward, twice, minusTwice] = [h, -h, 2 * h, -2 * h].map(at) as [
          number[],
          number[],
          number[],
          number[],
        ];
        slopes.forEach((slope, k) => {
          const difference = (8 * (forward[k] - backward[k]) - (twice[k] - minusTwice[k])) / (12 * h);
          const scale = Math.max(1, Math.abs(slope), Math.abs(values[k]));
          expect(Math.abs(slope - difference)).toBeLessThan(1e-5 * scale ** 2);
        });
      }),
      { numRuns: 150, seed: 5 },
    );
  });

  test('over the prime field: exact for a quadratic by central differences, which a cubic is not', () => {
    const a = [5, 70_000, PRIME - 3];
    const d = [1, 2, 3];
    const shift = (sign: number): number[] => a.map((value, k) => value + sign * d[k]);
    const gap = (program: Definition): number => {
      const slope = derivative(program, primeField, a, d)[1][0];
      const [up] = on(program, primeField, shift(1));
      const [down] = on(program, primeField, shift(-1));
      return (up - down - 2 * slope) % PRIME;
    };
    expect(gap(total(product(x, apply('add', x, number(7)))))).toBeCloseTo(0);
    expect(gap(total(power(x, 3)))).not.toBeCloseTo(0);
  });

  test('max and min take the first winner, abs at 0 and comparisons are flat', () => {
    const most = (reducer: 'max' | 'min' | 'argmax') =>
      definition('r', [], reduce(reducer, [range('i', variable('n'))], x));
    expect(derivative(most('max'), real, [3, 3, 1], [5, 6, 7])).toEqual([[3], [5]]);
    expect(derivative(most('min'), real, [3, 1, 1], [5, 6, 7])).toEqual([[1], [6]]);
    expect(derivative(most('argmax'), real, [1, 3], [5, 6])).toEqual([[1], [0]]);
    expect(derivative(each(apply('abs', x)), real, [-2, 0, 2], [1, 1, 1])[1]).toEqual([-1, 0, 1]);
    expect(derivative(each(apply('gt', x, number(0))), real, [1], [1])).toEqual([[1], [0]]);
    expect(derivative(each(apply('max', x, number(0))), real, [-1, 2], [1, 1])[1]).toEqual([0, 1]);
  });
});

describe('primeField', () => {
  test('its modulus is the largest prime below 2^26', () => {
    const isPrime = (value: number): boolean => {
      for (let d = 2; d * d <= value; d++) if (value % d === 0) return false;
      return true;
    };
    expect(isPrime(PRIME)).toBe(true);
    for (let value = PRIME + 1; value < 2 ** 26; value++) expect(isPrime(value)).toBe(false);
  });

  test('quotients are exact, and a quotient by 0 has no value', () => {
    const third = each(product(apply('divide', x, number(3)), number(3)));
    expect(on(third, primeField, [1, 2, 3])).toEqual([1, 2, 3]);
    expect(on(each(apply('divide', number(1), x)), primeField, [0])).toEqual([NaN]);
  });

  test('constants are their nearest float32', () => {
    const gap = (constant: number): number[] =>
      on(each(apply('subtract', number(1e-5), number(constant))), primeField, [0]);
    expect(gap(9.99999974e-6)).toEqual([0]);
    expect(gap(1.00001e-5)).not.toEqual([0]);
  });

  test('functions are fixed and differ from one another', () => {
    const names = ['exp', 'log', 'sqrt', 'rsqrt', 'tanh', 'logistic', 'erf'] as const;
    const values = names.map((name) => on(each(apply(name, x)), primeField, [12, 12, 13]));
    for (const [first, again, other] of values) {
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    }
    expect(new Set(values.map(([first]) => first)).size).toBe(names.length);
  });

  test('order is that of centred representatives, with -inf below', () => {
    const most = definition('r', [], reduce('max', [range('i', variable('n'))], x));
    expect(on(most, primeField, [-5, -2, -9])).toEqual([PRIME - 2]);
    expect(on(most, primeField, [-Infinity, -2])).toEqual([PRIME - 2]);
    expect(on(each(apply('lt', x, number(0))), primeField, [-1, 0, 1, -Infinity])).toEqual([1, 0, 0, 1]);
  });
});

describe('rounding', () => {
  test('bfloat16 and float16 are nearest, ties to even', () => {
    expect(roundBfloat16(257)).toBe(256);
    expect(roundBfloat16(259)).toBe(260);
    expect(roundBfloat16(257 + 2 ** -40)).toBe(258);
    expect(roundBfloat16(2 ** -134)).toBe(0);
    expect(roundBfloat16(1.5 * 2 ** -133)).toBe(2 ** -132);
    expect(roundBfloat16(3.4e38)).toBe(Infinity);
    expect(roundFloat16(2049)).toBe(2048);
    expect(roundFloat16(2051)).toBe(2052);
    expect(roundFloat16(65_519)).toBe(65_504);
    expect(roundFloat16(-65_520)).toBe(-Infinity);
    expect(roundFloat16(2 ** -25)).toBe(0);
    expect(roundFloat16(1.5 * 2 ** -24)).toBe(2 ** -23);
    for (const round of [roundBfloat16, roundFloat16]) {
      expect(round(-0)).toBe(-0);
      expect(round(NaN)).toBeNaN();
      expect(round(-Infinity)).toBe(-Infinity);
    }
  });

  test('bfloat16 agrees with truncation of float32 bits after rounding', () => {
    const bits = new DataView(new ArrayBuffer(4));
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        bits.setFloat32(0, value);
        const word = bits.getUint32(0);
        bits.setUint32(0, (word + 0x7fff + ((word >>> 16) & 1)) & 0xffff_0000);
        expect(roundBfloat16(value)).toBe(bits.getFloat32(0));
      }),
      { numRuns: 2000, seed: 6 },
    );
  });

  test('real erases a rounding, float32 executes it', () => {
    expect(on(each(apply('bf16', x)), real, [257])).toEqual([257]);
    expect(on(each(apply('bf16', x)), float32Sequential, [257])).toEqual([256]);
    expect(on(each(apply('f16', x)), float32Sequential, [2049])).toEqual([2048]);
  });
});

describe('float32', () => {
  test('the orders of summation are what their names say', () => {
    const big = 2 ** 24;
    const ones = total(x);
    expect(on(ones, float32Sequential, [big, 1, 1])).toEqual([big]);
    expect(on(ones, float32Pairwise, [big, 0, 1, 1])).toEqual([big + 2]);
    expect(on(ones, float32Blocked, [big, ...Array<number>(15).fill(0), 1, 1])).toEqual([big + 2]);
    expect(on(ones, float32Sequential, [big, ...Array<number>(15).fill(0), 1, 1])).toEqual([big]);
  });

  test('pairwise sums any number of terms', () => {
    for (const size of [0, 1, 2, 3, 7, 8, 100, 1023]) {
      const data = Array.from({ length: size }, (_, k) => k);
      expect(on(total(x), float32Pairwise, data)).toEqual([data.reduce((a, b) => a + b, 0)]);
    }
  });

  test('a fused multiply-add rounds once', () => {
    const square = total(product(x, x));
    const data = [2 ** 12 + 1, 2 ** -1];
    expect(on(square, float32Fma, [data[0]])).toEqual([Math.fround(data[0] ** 2)]);
    const residual = total(apply('multiply', x, apply('subtract', x, number(2))));
    // (1+d)(d-1) = d^2 - 1 loses d^2 in either; an exact product plus its rounded negative keeps it.
    expect(on(residual, float32Sequential, [1 + 2 ** -12])).toEqual(on(residual, float32Fma, [1 + 2 ** -12]));
    const two = definition(
      'r',
      [],
      sum([range('i', variable('n'))], product(x, read('x', [{ constant: 1, terms: { i: -1 } }]))),
    );
    expect(on(two, float32Fma, [1 + 2 ** -12, 1 + 2 ** -12])).toEqual([Math.fround(2 * (1 + 2 ** -12) ** 2)]);
  });

  test('bfloat16 rounds every addition', () => {
    expect(on(total(x), bfloat16, [256, 1, 1])).toEqual([256]);
    expect(on(total(x), float32Sequential, [256, 1, 1])).toEqual([258]);
  });
});

test('erf: known values to 1e-15', () => {
  const known = [
    [0, 0],
    [0.5, 0.5204998778130465],
    [1, 0.8427007929497149],
    [2, 0.9953222650189527],
    [3.5, 0.9999992569016276],
    [7, 1],
  ] as const;
  for (const [at, value] of known) {
    expect(Math.abs(erf(at) - value)).toBeLessThan(1e-15);
    expect(erf(-at)).toBe(-erf(at));
  }
  expect(erf(NaN)).toBeNaN();
});
