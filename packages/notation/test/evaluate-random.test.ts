import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { evaluate, primeField, PRIME, real, type Algebra, type TensorValue } from '../src';
import { float64, interpret, type NumberSystem } from './support/interpret';
import { EVERYTHING, EXACT, randomDefinition, randomInputs } from './support/random-program';

const lift = (algebra: Algebra, data: Record<string, { shape: number[]; data: number[] }>) =>
  Object.fromEntries(
    Object.entries(data).map(([name, tensor]) => [name, algebra.lift(tensor.data, tensor.shape)]),
  ) as Record<string, TensorValue>;

describe('random definitions', () => {
  test('real equals a direct reading, and samples equal the elements that they sample', () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const definition = randomDefinition(g, EVERYTHING);
        const { dims, data } = randomInputs(g, () => g(fc.integer, { min: -8, max: 8 }) / 4);
        const expected = interpret([definition], float64, dims, data);
        fc.pre(expected.data.every(Number.isFinite));
        const inputs = lift(real, data);
        const { r } = evaluate([definition], real, { dims, inputs });
        expect(r.shape).toEqual(expected.shape);
        const got = Array.from(r.lanes[0]);
        got.forEach((value, k) => {
          const difference = Math.abs(value - expected.data[k]);
          expect(difference).toBeLessThanOrEqual(1e-9 * Math.abs(expected.data[k]));
        });
        const ordinals = Int32Array.from([got.length - 1, 0, got.length >> 1]);
        const sampled = evaluate([definition], real, { dims, inputs, sample: { r: ordinals } });
        expect(Array.from(sampled['r'].lanes[0])).toEqual(Array.from(ordinals, (k) => got[k]));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('primeField equals arithmetic on BigInt', () => {
    const P = BigInt(PRIME);
    const modulo = (x: bigint): bigint => ((x % P) + P) % P;
    const centre = (x: bigint): bigint => (x > P / 2n ? x - P : x);
    const inverse = (x: bigint): bigint => {
      let [result, square] = [1n, x];
      for (let e = P - 2n; e > 0n; e /= 2n) {
        if (e % 2n === 1n) result = (result * square) % P;
        square = (square * square) % P;
      }
      return result;
    };
    let undefinedQuotient = false;
    const field: NumberSystem<bigint> = {
      number: (value) => modulo(BigInt(value * 2) * inverse(2n)),
      greater: (a, b) => centre(a) > centre(b),
      apply(operator, [x = 0n, y = 0n, z = 0n]) {
        switch (operator) {
          case 'add':
            return modulo(x + y);
          case 'subtract':
            return modulo(x - y);
          case 'multiply':
            return modulo(x * y);
          case 'divide':
            if (y === 0n) undefinedQuotient = true;
            return modulo(x * inverse(y));
          case 'negate':
            return modulo(-x);
          case 'abs':
            return modulo(centre(x) < 0n ? -x : x);
          case 'min':
            return centre(x) <= centre(y) ? x : y;
          case 'max':
            return centre(x) >= centre(y) ? x : y;
          case 'select':
            return x !== 0n ? y : z;
          case 'lt':
          case 'le':
          case 'eq':
          case 'ne':
          case 'ge':
          case 'gt':
            return BigInt(float64.apply(operator, [Number(centre(x)), Number(centre(y))]));
          case 'exp':
          case 'log':
          case 'sqrt':
          case 'rsqrt':
          case 'tanh':
          case 'logistic':
          case 'erf':
          case 'bf16':
          case 'f16':
            throw new Error(`${operator} is not exact`);
          default:
            return operator satisfies never;
        }
      },
    };
    fc.assert(
      fc.property(fc.gen(), (g) => {
        undefinedQuotient = false;
        const definition = randomDefinition(g, EXACT);
        const { dims, data } = randomInputs(g, () => g(fc.integer, { min: 0, max: PRIME - 1 }));
        const exact = Object.fromEntries(
          Object.entries(data).map(([name, { shape, data: values }]) => [
            name,
            { shape, data: values.map(BigInt) },
          ]),
        );
        const expected = interpret([definition], field, dims, exact);
        fc.pre(!undefinedQuotient);
        const { r } = evaluate([definition], primeField, { dims, inputs: lift(primeField, data) });
        expect(Array.from(r.lanes[0], BigInt)).toEqual(expected.data);
      }),
      { numRuns: 150, seed: 2 },
    );
  });
});
