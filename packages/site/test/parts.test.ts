/** The parts that pages are put together from. */
import { describe, expect, test } from '@jest/globals';
import { parseModule, type Operation } from '@gradcert/stablehlo';
import { formula, shapeText } from '../src/parts/formulas';
import { highlight } from '../src/parts/highlight';
import { renderMarkdown } from '../src/parts/markdown';
import { productText, roundingOf } from '../src/parts/rounding';
import { numberText, render } from '../src/parts/templates';

describe('formulae', () => {
  test('are HTML beside MathML, without the LaTeX that they come from', () => {
    const html = formula('\\mathrm{d}W_{o,c} = \\sum_{n} x_n', 'here', true);
    expect(html).toMatch(/<math xmlns="[^"]*" display="block"><semantics>.*<\/semantics><\/math>/);
    expect(html).toContain('<span class="katex-html" aria-hidden="true">');
    expect(html).not.toContain('annotation');
  });

  test('that KaTeX refuses are an error that says where', () => {
    expect(() => formula('\\frac{1', 'conv-weight-grad')).toThrow(
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
    const html = highlight(text, () => undefined);
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

  test('lead from an op to its meaning', () => {
    expect(highlight('%0 = "stablehlo.pad"(%a)', (kind) => `x/${kind}.html`)).toContain(
      '<a class="op" href="x/pad.html">&quot;stablehlo.pad&quot;</a>',
    );
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

describe('Markdown', () => {
  const html = (text: string): string =>
    renderMarkdown(text, 'docs/a.md', (file, anchor) =>
      file === 'docs/b.md' ? `b.html#${String(anchor)}` : undefined,
    );

  test('leads to pages, and shows files without a page as text', () => {
    expect(html('[b](b.md#c) [f](../packages/f.ts) [w](https://x.org)')).toBe(
      '<p><a href="b.html#c">b</a> <span class="source">f</span> <a href="https://x.org">w</a></p>\n',
    );
  });

  test('has anchors at its headings, and tables that scroll', () => {
    expect(html('# A\n\n## What `x` is')).toBe(
      '<h1>A</h1>\n<h2 id="what-x-is">What <code>x</code> is</h2>\n',
    );
    expect(html('| | |\n| - | - |\n| b | c |')).not.toContain('<th');
    expect(html('| a |\n| - |\n| b |')).toMatch(/^<div class="wide" tabindex="0"[^>]*><table>/);
  });
});

describe('templates', () => {
  test('refuse a number that is no fact, and a field that the view lacks', () => {
    const view = { id: 'l', title: 'L', claim: 'c', exact: false, comment: null, judged: [] };
    expect(() => render('law', view, {})).toThrow("law.hbs shows 'judged', which is no fact");
    expect(() => render('law', {}, { judged: 0 })).toThrow(/not defined/);
  });

  test('set thousands apart, and keep three digits of a fraction', () => {
    expect([0, 4028, 1234567, 0.123456, 1.5e-9].map(numberText)).toEqual([
      '0',
      '4\u202f028',
      '1\u202f234\u202f567',
      '0.123',
      '1.5e-9',
    ]);
  });
});
