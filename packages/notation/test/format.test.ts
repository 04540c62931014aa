import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  apply,
  definition,
  formatDefinition,
  formatExpression,
  formatProgram,
  number,
  parseProgram,
  power,
  range,
  read,
  sum,
  variable,
  type Expression,
} from '../src';
import { expression, smallSignature } from './support/random-expression';
import { float64, interpret } from './support/interpret';
import { signature } from './support/signature';

/** The right side of `y[i<A] = ...` as the parser reads it. */
function parsed(text: string): Expression {
  return parseProgram(`y[i<A] = ${text}`, smallSignature)[0].body;
}

describe('text that parses to the same tree', () => {
  test('of whatever the parser yields', () => {
    fc.assert(
      fc.property(expression(3), (tree) => {
        const fromText = parsed(formatExpression(tree));
        expect(parsed(formatExpression(fromText))).toEqual(fromText);
      }),
      { seed: 3, numRuns: 150 },
    );
  });

  test('and to the same value, of any tree', () => {
    const inputs = {
      a: { shape: [3], data: [0.5, -2, 3] },
      m: { shape: [3, 2], data: [1, -1, 2, 0.25, 4, -3] },
      s: { shape: [], data: [1.5] },
    };
    const values = (body: Expression): readonly number[] =>
      // 0 and -0 are one value.
      interpret(
        [definition('y', [range('i', variable('A'))], body)],
        float64,
        { A: 3, B: 2 },
        inputs,
      ).data.map((value) => value + 0);
    fc.assert(
      fc.property(expression(3), (tree) => {
        expect(values(parsed(formatExpression(tree)))).toEqual(values(tree));
      }),
      { seed: 4, numRuns: 150 },
    );
  });

  test('of a program', () => {
    const text = [
      'mu[c<C] = mean(n<N, i<h, j<w) x[n,c,i,j]',
      'var[c<C] = mean(n<N, i<h, j<w) (x[n,c,i,j] - mu[c])^2',
      'loss = -sum(c<C) gamma[c]*rsqrt(var[c] + eps)',
    ].join('\n');
    expect(formatProgram(parseProgram(text, signature))).toBe(text);
  });
});

describe('parentheses', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => read(name, [variable('i')])) as [
    Expression,
    Expression,
    Expression,
  ];
  const total = sum([range('j', variable('A'))], read('a', [variable('j')]));

  test.each<[Expression, string]>([
    [apply('subtract', a, apply('subtract', b, c)), 'a[i] - (b[i] - c[i])'],
    [apply('subtract', apply('subtract', a, b), c), 'a[i] - b[i] - c[i]'],
    [apply('divide', a, apply('multiply', b, c)), 'a[i]/(b[i]*c[i])'],
    [apply('multiply', total, a), '(sum(j<A) a[j])*a[i]'],
    [apply('multiply', apply('negate', total), a), '(-sum(j<A) a[j])*a[i]'],
    [apply('multiply', apply('multiply', a, total), b), '(a[i]*sum(j<A) a[j])*b[i]'],
    [apply('add', total, a), 'sum(j<A) a[j] + a[i]'],
    [sum([range('j', variable('A'))], apply('negate', a)), 'sum(j<A) (-a[i])'],
    [power(total, 2), '(sum(j<A) a[j])^2'],
    [power(number(-2), 2), '(-2)^2'],
    [power(power(a, 2), -1), '(a[i]^2)^-1'],
    [apply('negate', number(2)), '-(2)'],
    [apply('negate', apply('negate', a)), '-(-a[i])'],
    [apply('multiply', a, apply('lt', b, c)), 'a[i]*[b[i] < c[i]]'],
    [apply('multiply', apply('lt', a, b), apply('le', b, c)), '[a[i] < b[i] <= c[i]]'],
    [apply('multiply', apply('lt', a, b), apply('le', a, c)), '[a[i] < b[i]]*[a[i] <= c[i]]'],
    [read('a', [variable('i')], -Infinity), 'a[i] else -inf'],
    [number(-1e-7), '-1e-7'],
  ])('%#', (tree, text) => {
    expect(formatExpression(tree)).toBe(text);
  });
});

test('a scalar has no brackets on its left', () => {
  expect(formatDefinition(definition('loss', [], read('lr', [])))).toBe('loss = lr');
});

test('NaN has no text', () => {
  expect(() => formatExpression(number(NaN))).toThrow(RangeError);
});
