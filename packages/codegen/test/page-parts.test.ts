/** The parts that pages are put together from. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseModule, type Operation } from '@gradcert/stablehlo';
import { generateIndexes } from '../src/generators/indexes';
import { mathml, shapeText } from '../src/pages/formulas';
import { highlight } from '../src/pages/highlight';
import { productText, roundingOf } from '../src/pages/rounding';
import { context } from './real-context';

describe('formulae', () => {
  test('are MathML without the LaTeX that they come from', () => {
    const html = mathml('\\mathrm{d}W_{o,c} = \\sum_{n} x_n', 'here', true);
    expect(html).toMatch(/^<math xmlns="[^"]*" display="block"><semantics>.*<\/semantics><\/math>$/);
    expect(html).not.toContain('annotation');
  });

  test('that KaTeX refuses are an error that says where', () => {
    expect(() => mathml('\\frac{1', 'conv-weight-grad')).toThrow(
      /^conv-weight-grad: '\\frac\{1' cannot be set: /,
    );
  });

  test('shapes are text', () => {
    expect(shapeText([])).toBe('[]');
    expect(shapeText([2, { constant: 1, terms: { ph: 2 } }])).toBe('[2, 2*ph+1]');
  });
});

describe('colours', () => {
  test('change no character, and escape what HTML reads', () => {
    const text = '%0 = stablehlo.add %arg0, %v1 : tensor<2x3xf32> // a < b & "c"\nreturn %0, -1.5e-3';
    const html = highlight(text);
    expect(html.replace(/<[^>]*>/g, '')).toBe(
      text
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/"/g, '&quot;')
        .replace(/=/g, '&#x3D;'),
    );
    expect(html).toContain('<span class="op">stablehlo.add</span>');
    expect(html).toContain('<span class="type">tensor&lt;2x3xf32&gt;</span>');
    expect(html).toContain('<span class="comment">// a &lt; b &amp; &quot;c&quot;</span>');
  });
});

describe('what an op adds to the tolerance', () => {
  const operations = (body: string, result = '2xf32'): readonly Operation[] =>
    parseModule(`module @m {
      func.func @f(%x: tensor<2x3xf32>, %w: tensor<3x4xf32>, %v: tensor<2xf32>) -> tensor<${result}> {
        ${body}
      }
    }`).functions[0].body;
  const terms = (operation: Operation): string => {
    const rounding = roundingOf(operation);
    return rounding.kind === 'contraction' ? productText(rounding.factors) : rounding.kind;
  };
  const reduce = (combiner: string, init: string): readonly Operation[] =>
    operations(`%z = stablehlo.constant dense<${init}> : tensor<f32>
      %r = stablehlo.reduce(%x init: %z) applies stablehlo.${combiner} across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      return %r : tensor<2xf32>`);

  test('a sum has as many terms as it adds up', () => {
    expect(reduce('add', '0.0').map(terms)).toEqual(['none', '3']);
  });

  test('a maximum is exact', () => {
    expect(reduce('maximum', '0xFF800000').map(terms)).toEqual(['none', 'none']);
  });

  test('a dot has as many terms as it contracts', () => {
    const [dot] = operations(
      `%r = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
      return %r : tensor<2x4xf32>`,
      '2x4xf32',
    );
    expect(terms(dot)).toBe('3');
  });

  test('a function is the backend’s promise, a product one rounding, and a literal is exact where float32 holds it', () => {
    const kinds = operations(`%a = stablehlo.constant dense<0.5> : tensor<2xf32>
      %b = stablehlo.constant dense<0.1> : tensor<2xf32>
      %c = stablehlo.multiply %v, %b : tensor<2xf32>
      %d = stablehlo.exponential %c : tensor<2xf32>
      %e = stablehlo.maximum %d, %a : tensor<2xf32>
      return %e : tensor<2xf32>`).map(terms);
    expect(kinds).toEqual(['none', 'literal', 'unit', 'function', 'none']);
  });

  test('a product of extents keeps its sums in brackets', () => {
    expect(
      productText([
        { constant: 0, terms: { N: 1 } },
        { constant: 1, terms: { ph: 2 } },
      ]),
    ).toBe('N·(2*ph+1)');
    expect(productText([])).toBe('1');
  });
});

test('an index exports every file of its folder, sorted, in camel case', () => {
  const root = mkdtempSync(join(tmpdir(), 'gradcert-index-'));
  const folder = join(root, 'packages/conformance/src/recipes');
  mkdirSync(folder, { recursive: true });
  for (const name of ['wide-range.ts', 'and.ts', 'index.ts', 'notes.md'])
    writeFileSync(join(folder, name), '');
  const [index, ...others] = generateIndexes({ ...context, root });
  expect(others).toEqual([]);
  expect(index.path).toBe('packages/conformance/src/recipes/index.ts');
  expect(index.text.split('\n').slice(2)).toEqual([
    `export { default as and } from './and';`,
    `export { default as wideRange } from './wide-range';`,
    '',
  ]);
  rmSync(root, { recursive: true });
});
