import { describe, expect, test } from '@jest/globals';
import { isExactOnIntegers, isPolynomial, parseProgram, parseShape, tensorsRead, view } from '../src';
import { signature } from './support/signature';

const program = (text: string) => parseProgram(text, signature);

describe('tensors read', () => {
  test('in the order of reading, without those that the text defines', () => {
    expect(tensorsRead(program('u[i] = b[i]*a[i]\nv[i] = u[i] + sum(j) c[j]*a[j]*lr'))).toEqual([
      'b',
      'a',
      'c',
      'lr',
    ]);
  });

  test('within every kind of part', () => {
    expect(tensorsRead(program('u[i<A] = select([a[i] > 0], exp(b[i])^2, max(k) z[0,k])'))).toEqual([
      'a',
      'b',
      'z',
    ]);
  });

  test('by a view', () => {
    expect(tensorsRead([view('flat', 'x', parseShape('N,2*C')), ...program('y[i] = a[i]')])).toEqual([
      'x',
      'a',
    ]);
  });
});

const POLYNOMIAL = [
  'y[i] = a[i]',
  'dW[o,c,p,q] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dy[n,o,i,j]',
  'y[i] = -(a[i] - 2*b[i])^3 * [i == 2] + N',
  'y[i<A] = a[i+1] else 7',
];
const EXACT = [
  'y[i] = max(a[i], 0)',
  'y[i] = [a[i] > 0] * b[i]',
  'y[i] = select(a[i], b[i], 1)',
  'y[n] = max(k) z[n,k]',
  'y[n] = argmax(k) z[n,k]',
  'y[n] = min(k<K) z[n,k+1] else inf',
  'y[i] = abs(a[i])',
];
const INEXACT = [
  'y[i] = a[i] / 2',
  'y[n] = mean(k) z[n,k]',
  'y[i] = exp(a[i])',
  'y[i] = a[i]^-1',
  'y[i] = a[i] * 0.5',
  'y[i] = a[i] * eps',
  'y[i] = bf16(a[i])',
  'y[i<A] = a[i+1] else 0.5',
  'u[i] = sqrt(a[i])\ny[i] = u[i]^2',
];

describe('which programs are polynomials, and which are exact on integers', () => {
  test.each(POLYNOMIAL)('both: %s', (text) => {
    expect([isPolynomial(program(text)), isExactOnIntegers(program(text))]).toEqual([true, true]);
  });

  test.each(EXACT)('exact, no polynomial: %s', (text) => {
    expect([isPolynomial(program(text)), isExactOnIntegers(program(text))]).toEqual([false, true]);
  });

  test.each(INEXACT)('neither: %s', (text) => {
    expect([isPolynomial(program(text)), isExactOnIntegers(program(text))]).toEqual([false, false]);
  });
});
