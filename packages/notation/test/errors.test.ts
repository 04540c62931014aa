import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NotationError, parseAffine, parseProgram, parseShape, type ProblemCode } from '../src';
import { signature } from './support/signature';

function errorOf(run: () => unknown): NotationError {
  try {
    run();
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
  throw new Error('the text was accepted');
}

const mistake = (text: string): NotationError => errorOf(() => parseProgram(text, signature));

/** Texts that make each mistake; » stands before the place that the error must point at, « after it. */
const MISTAKES: Readonly<Record<ProblemCode, readonly string[]>> = {
  syntax: [
    '»«',
    'y[i] = a[i] »b«[i]',
    'y[i] = »2i« * a[i]',
    'y[i] »a«[i]',
    'y[i] = a[i »=« 2]',
    'y[i] = (a[i] + b[i]»«',
    'y[i] = a[i] +»«',
    'y[i] = a[i]^2»^«3',
    'y[i] = a[i]^»i«',
    'y[i] = a[i] »?« b[i]',
    'y[i] = sum(j<»=«3) a[j]',
    '»2« = a[i]',
    'y[i<A] = else»«',
    'y = a[0]\nz[i] = a[i]»)«',
  ],
  'nesting-too-deep': [
    `y = ${'('.repeat(66)}»(«lr${')'.repeat(67)}`,
    `y = lr${'+lr'.repeat(200)}»+«lr`,
    `y = ${'sum(k<2) '.repeat(65)}sum»(«k<2) lr`,
  ],
  'unknown-name': [
    'dW[o,c,p,q] = sum(n,i,j) x[n,c,i+p,j+q] * »dz«[n,o,i,j]',
    'y = »epz« + 1',
    'y = »omega_3«',
  ],
  'unbound-index': ['y[i] = a[»j«]', 'y[n,c,i,j] = x[n,c,i+»hp«,j]', 'y[i<A] = (sum(j) a[j]) * b[»j«]'],
  'unknown-function': ['y[i] = »ext«(a[i])', 'y[i] = »cosh«(a[i])', 'y[i] = »a«(i)'],
  'wrong-arity': [
    'y[i] = »exp«(a[i], b[i])',
    'y[i] = »max«(a[i])',
    'y[i] = »select«(a[i], b[i])',
    'y = »exp«()',
  ],
  'reduction-without-body': ['y[i] = »sum«(a[i])', 'y = »sum«(i) -a[i]'],
  'wrong-rank': [
    'y[i] = »a[i,i]«',
    'y[i] = a[i] * »b«',
    'y[i] = a[i] * »lr[i]«',
    '»dx«[n,c] = sum(i,j) x[n,c,i,j]',
    'y = »a[]«',
  ],
  'not-a-tensor': ['y[i] = a[i] * »N«[i]', 'y[i] = a[i] * »eps«[]', 'y[k] = z[0,k] * »k«[0]'],
  'index-bound-twice': ['y[i,»i«] = a[i]', 'y[i] = sum(»i«) a[i]', 'y = sum(i) a[i] * sum(»i«) b[i]'],
  'name-taken': [
    'y[»h«] = a[h]',
    'y = sum(»eps«) a[eps]',
    'y = sum(»lr«) a[lr]',
    '»N«[i] = a[i]',
    '»eps« = lr',
  ],
  'reserved-name': [
    'y[»sum«] = a[sum]',
    '»exp«[i] = a[i]',
    'y[i<A] = »max« * a[i]',
    'y[»constructor«] = a[constructor]',
    '»toString« = lr',
  ],
  'defined-twice': ['»a«[i] = b[i]', 'y[i] = a[i]\n»y«[i] = b[i]'],
  'used-before-definition': ['y[i] = »u«[i]\nu[i] = a[i]', 'y[i] = a[i] + »y«[i]', 's = »r« * 2\nr = lr'],
  'not-affine': [
    'y[i] = sum(j<A) a[»i*j«]',
    'y[i<A] = a[»i*h« + 1]',
    'y[i<A] = a[»i/2«]',
    'y[i<A] = a[»0.5«]',
    'y[i<A] = a[»9007199254740991 * 2« + i]',
    'y[i<A] = b[»a[i]«]',
    'y[i<A] = b[»exp(i)«]',
    'y[i<A] = b[»i^2«]',
    'y[i<A] = b[»[i == 2]«]',
    'y[i<A] = b[»sum(j<2) j«]',
    'y[i<A] = b[i + »eps«]',
    'y[i<A] = b[i + »lr«]',
    'y[i<»0.5«] = lr',
    'y[i<»inf«] = lr',
  ],
  'extent-unknown': ['y[»i«] = a[i+1]', 'y[i] = sum(»j«) a[i]', 'y = sum(»u«) a[2*u]'],
  'extent-conflict': [
    'y = sum(i) a[i] * x[0,0,0,»i«]',
    'dx[n,c,i,j] = x2[n,c,»i«,j]',
    'dx[»n«<C,c,i,j] = x[n,c,i,j]',
  ],
  'extent-not-of-dims': ['y = sum(i) a[i] * sum(j<»i+1«) b[j]'],
  'unused-index': ['y[i,»j«] = a[i]', 'dW[o,c,»p«,q] = sum(n,i,j) x[n,c,i,j+q] * dy[n,o,i,j]'],
  'exponent-not-integer': ['y[i] = »a[i]^0.5«', 'y[i] = 2 * »(a[i] + 1)^-1.5«'],
};

/** Lines of hundreds of characters say nothing in a title or a snapshot. */
const shortened = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length > 160 ? `${line.slice(0, 40)} ...` : line))
    .join('\n');

describe.each(Object.entries(MISTAKES))('%s', (code, texts) => {
  test.each(texts.map((marked) => [shortened(marked), marked]))('%s', (_title, marked) => {
    const start = marked.indexOf('»');
    const end = marked.indexOf('«') - 1;
    expect(start).toBeGreaterThanOrEqual(0);
    const error = mistake(marked.replace(/[«»]/g, ''));
    expect({ code: error.code, span: error.span }).toEqual({ code, span: { start, end } });
  });
});

test('the sentences', () => {
  const sentences = Object.entries(MISTAKES).flatMap(([code, texts]) =>
    texts.map((marked) => `[${code}]\n${shortened(mistake(marked.replace(/[«»]/g, '')).render())}`),
  );
  expect(`\n${sentences.join('\n\n')}\n`).toMatchSnapshot();
});

describe('hints', () => {
  test.each([
    ['y[n] = sum(c,i,j) x3[n,c,i,j]', "did you mean 'x2'?"],
    ['y = epz', "did you mean 'eps'?"],
    ['y[c] = gama[c]', "did you mean 'gamma'?"],
    ['y[i<A] = rsqr(a[i])', "did you mean 'rsqrt'?"],
    ['y[n,c,i,j] = x[n,c,i+hp,j]', 'list it on the left side or in a reduction: sum(hp) ...'],
    ['y = completely_else', 'known here: '],
  ])('%s', (text, hint) => {
    expect(mistake(text).hint).toContain(hint);
  });

  test('a name of one letter is no misspelling of another', () => {
    expect(mistake('y[i] = a[u]').hint).not.toContain('did you mean');
  });
});

describe('the picture', () => {
  test('line and column count from 1, in the text', () => {
    const error = mistake('y[i] = a[i]\n\n  s[i] = a[i] + u[i]');
    expect([error.line, error.column]).toEqual([3, 17]);
    expect(error.message).toBe(error.render());
  });

  test('a file, and where the text stands in it', () => {
    const error = mistake('y[i] = u[i]');
    expect(error.render({ file: 'ops/relu.ts', lineOffset: 11, columnOffset: 12 }).split('\n')).toEqual([
      "ops/relu.ts:12:20: unknown name 'u'",
      '  12 | y[i] = u[i]',
      '              ^',
      expect.stringContaining('  hint: '),
    ]);
    expect(
      mistake('y[i] = a[i]\ns[i] = u[i]').render({ file: 'f', lineOffset: 1, columnOffset: 12 }),
    ).toContain('f:3:8:');
  });

  test('tabs keep the caret under its place', () => {
    expect(mistake('\ty[i] = \tu[i]').render().split('\n')[2]).toBe('      \t       \t^');
  });

  test('the caret stays within the line', () => {
    const lines = mistake('y[i] = (a[i] +\n u[i]').render().split('\n');
    expect(lines[2]?.length).toBeLessThanOrEqual((lines[1]?.length ?? 0) + 1);
  });
});

describe('affine texts and shapes', () => {
  test.each([
    ['2*', 'syntax'],
    ['', 'syntax'],
    ['h*w', 'not-affine'],
    ['h/2', 'not-affine'],
    ['x[0]', 'not-affine'],
    ['exp', 'reserved-name'],
    ['constructor', 'reserved-name'],
    ['('.repeat(1000), 'nesting-too-deep'],
  ])("'%s'", (text, code) => {
    expect(errorOf(() => parseAffine(text)).code).toBe(code);
  });

  test('the place is in the whole text', () => {
    expect(errorOf(() => parseShape('N,C,h*w')).column).toBe(5);
    expect(errorOf(() => parseShape('N,,C')).code).toBe('syntax');
  });
});

describe('hostile text', () => {
  const accepts = (text: string): void => {
    try {
      parseProgram(text, signature);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      error.render();
    }
  };

  test.each(['(', '[', '-', 'exp(', 'a[', 'sum(i) ', 'sum(i<', '1+', '1*', '[1<', '(-', '2^', '\n'])(
    "a hundred thousand '%s'",
    (piece) => {
      expect(() => {
        accepts(`y[i] = ${piece.repeat(100_000)}`);
      }).not.toThrow();
    },
  );

  test('random text ends in a tree or in a NotationError', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), accepts), {
      seed: 1,
      numRuns: 200,
    });
  });

  test('mutated programs end in a tree or in a NotationError', () => {
    const program =
      'mu[c] = mean(n,i,j) x[n,c,i,j]\nv[c] = mean(n,i,j) (x[n,c,i,j] - mu[c])^2\n' +
      's[c] = sum(n,p<2*ph+1,i,j) [0 <= i-p < h] * max(x[n,c,i+p-ph,j] else -inf, -1e-5) * rsqrt(v[c] + eps)';
    const pieces = [
      '(',
      ')',
      '[',
      ']',
      '<',
      '<=',
      '=',
      ',',
      '-',
      '^',
      ' else ',
      'sum',
      ' 1',
      '2e',
      '\n',
      'q',
      "'",
      '#',
    ];
    const mutation = fc.tuple(fc.nat(program.length), fc.nat(4), fc.constantFrom('', ...pieces));
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        accepts(
          mutations.reduce(
            (text, [at, removed, inserted]) => text.slice(0, at) + inserted + text.slice(at + removed),
            program,
          ),
        );
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});
