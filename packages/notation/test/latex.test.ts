import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import katex from 'katex';
import {
  apply,
  latexDefinition,
  latexExpression,
  latexName,
  latexProgram,
  number,
  parseProgram,
  power,
  range,
  read,
  reduce,
  sum,
  variable,
  type Expression,
} from '../src';
import { expression } from './support/random-expression';
import { denotations } from './support/denotations';
import { signature } from './support/signature';

test('the nodes’ denotations', () => {
  const formulae = Object.entries(denotations).map(
    ([title, text]) => `% ${title}\n${latexProgram(parseProgram(text, signature))}`,
  );
  expect(`\n${formulae.join('\n\n')}\n`).toMatchSnapshot();
});

test('a definition alone has no alignment', () => {
  const [definition] = parseProgram('dW[o,c,p,q] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dy[n,o,i,j]', signature);
  expect(latexDefinition(definition)).toBe(
    '\\mathrm{d}W_{o,c,p,q} = \\sum_{n<N,\\,i<h,\\,j<w} x_{n,c,\\,i+p-p_h,\\,j+q-p_w}\\,\\mathrm{d}y_{n,o,i,j}',
  );
});

describe('names', () => {
  test.each([
    ['x', 'x'],
    ['mu', '\\mu'],
    ['eps', '\\varepsilon'],
    ['Omega', '\\Omega'],
    ['dW', '\\mathrm{d}W'],
    ['dgamma', '\\mathrm{d}\\gamma'],
    ['xhat', '\\hat{x}'],
    ['dxhat', '\\mathrm{d}\\hat{x}'],
    ['ybar', '\\bar{y}'],
    ['ph', 'p_h'],
    ['kw', 'k_w'],
    ["x'", "x'"],
    ["mu''", "\\mu''"],
    ['W1', 'W_{1}'],
    ['x_in', 'x_{\\mathrm{in}}'],
    ['dW2', '\\mathrm{d}W_{2}'],
    ['nextW', 'W^{+}'],
    ['loss', '\\mathrm{loss}'],
    ['data', '\\mathrm{data}'],
    ['hat', '\\mathrm{hat}'],
    ['next', '\\mathrm{next}'],
    ['d', 'd'],
    ['long_name', '\\mathrm{long\\_name}'],
  ])('%s', (name, latex) => {
    expect(latexName(name)).toBe(latex);
  });
});

describe('parentheses and spaces', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => read(name, [variable('i')])) as [
    Expression,
    Expression,
    Expression,
  ];
  const total = sum([range('j', variable('A'))], read('a', [variable('j')]));

  test.each<[Expression, string]>([
    [apply('subtract', a, apply('subtract', b, c)), 'a_{i} - \\left(b_{i} - c_{i}\\right)'],
    [apply('add', a, apply('add', b, c)), 'a_{i} + b_{i} + c_{i}'],
    [apply('add', a, number(-2)), 'a_{i} + \\left(-2\\right)'],
    [apply('multiply', total, a), '\\left(\\sum_{j<A} a_{j}\\right)\\,a_{i}'],
    [apply('multiply', a, total), 'a_{i}\\,\\sum_{j<A} a_{j}'],
    [apply('multiply', apply('multiply', a, total), b), '\\left(a_{i}\\,\\sum_{j<A} a_{j}\\right)\\,b_{i}'],
    [apply('multiply', a, number(2)), 'a_{i} \\cdot 2'],
    [apply('multiply', a, apply('add', b, c)), 'a_{i}\\,\\left(b_{i} + c_{i}\\right)'],
    [apply('divide', apply('add', a, b), c), '\\frac{a_{i} + b_{i}}{c_{i}}'],
    [power(apply('divide', a, b), 2), '\\left(\\frac{a_{i}}{b_{i}}\\right)^{2}'],
    [power(read('nextW', [variable('i')]), 2), '{W^{+}_{i}}^{2}'],
    [read('W1', [variable('i')]), '{W_{1}}_{i}'],
    [
      reduce('mean', [range('j', variable('A'))], apply('multiply', a, b)),
      '\\operatorname*{mean}_{j<A} \\left(a_{i}\\,b_{i}\\right)',
    ],
    [number(-1.5e-7), '-1.5 \\cdot 10^{-7}'],
    [number(1e21), '10^{21}'],
    [number(-Infinity), '-\\infty'],
  ])('%#', (tree, latex) => {
    expect(latexExpression(tree)).toBe(latex);
  });
});

test('the time is linear in the depth', () => {
  const deep = `y = ${'-(lr*'.repeat(40)}lr${')'.repeat(40)}${'*lr'.repeat(30)}`;
  expect(latexProgram(parseProgram(deep, signature)).match(/lr/g)).toHaveLength(71);
});

describe('what KaTeX says', () => {
  const set = (latex: string): string =>
    katex.renderToString(latex, { displayMode: true, throwOnError: true, strict: 'error' });

  test('to the nodes’ denotations', () => {
    for (const text of Object.values(denotations)) {
      expect(set(latexProgram(parseProgram(text, signature)))).toContain('katex');
    }
  });

  test('to any tree', () => {
    fc.assert(
      fc.property(expression(3), (tree) => {
        expect(set(latexExpression(tree))).toContain('katex');
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});
