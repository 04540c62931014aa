import { describe, expect, test } from '@jest/globals';
import {
  affineValue,
  apply,
  bracket,
  constant,
  formatAffine,
  formatDefinition,
  number,
  parseAffine,
  parseProgram,
  parseShape,
  power,
  range,
  read,
  sum,
  variable,
  type Expression,
} from '../src';
import { signature } from './support/signature';

const [i, j] = [variable('i'), variable('j')];
const [a, b, c] = ['a', 'b', 'c'].map((name) => read(name, [i])) as [Expression, Expression, Expression];

/** The body of a vector's definition; its letters a, b, c stand for the elements of vectors. */
const body = (text: string): Expression => {
  const elements = text.replace(/\b[abc]\b(?!\[)/g, '$&[i]');
  return parseProgram(`y[i<A] = ${elements}`, signature)[0].body;
};

const printed = (text: string): string[] => parseProgram(text, signature).map(formatDefinition);

describe('precedence', () => {
  test('products bind more than sums, and both go from the left', () => {
    expect(body('a - b - c')).toEqual(apply('subtract', apply('subtract', a, b), c));
    expect(body('a / b * c')).toEqual(apply('multiply', apply('divide', a, b), c));
    expect(body('a - b * c')).toEqual(apply('subtract', a, apply('multiply', b, c)));
    expect(body('(a - b) * c')).toEqual(apply('multiply', apply('subtract', a, b), c));
  });

  test('a minus binds more than a product and less than a power', () => {
    expect(body('-a * b')).toEqual(apply('multiply', apply('negate', a), b));
    expect(body('a * -b')).toEqual(apply('multiply', a, apply('negate', b)));
    expect(body('-a^2')).toEqual(apply('negate', power(a, 2)));
    expect(body('(-a)^2')).toEqual(power(apply('negate', a), 2));
    expect(body('(a+b)^-1')).toEqual(power(apply('add', a, b), -1));
  });

  test('a minus before a literal belongs to the literal', () => {
    expect(body('-3')).toEqual(number(-3));
    expect(body('-(3)')).toEqual(apply('negate', number(3)));
    expect(body('-3^2')).toEqual(apply('negate', power(number(3), 2)));
    expect(body('a - 3')).toEqual(apply('subtract', a, number(3)));
    expect(body('-inf')).toEqual(number(-Infinity));
  });

  test('literals', () => {
    expect(body('1.25')).toEqual(number(1.25));
    expect(body('2.5e-3')).toEqual(number(0.0025));
    expect(body('1E+2')).toEqual(number(100));
  });

  test("a reduction's body is the product that follows", () => {
    const inner = sum([range('j', variable('A'))], apply('multiply', read('a', [j]), read('b', [j])));
    expect(body('sum(j) a[j]*b[j] + 1')).toEqual(apply('add', inner, number(1)));
    expect(body('c * sum(j) a[j]*b[j]')).toEqual(apply('multiply', c, inner));
    expect(body('-sum(j) a[j]*b[j]')).toEqual(apply('negate', inner));
    expect(body('(sum(j) a[j]) * b')).toEqual(
      apply('multiply', sum([range('j', variable('A'))], read('a', [j])), b),
    );
    expect(body('sum(j) (a[j] - b[j])')).toEqual(
      sum([range('j', variable('A'))], apply('subtract', read('a', [j]), read('b', [j]))),
    );
  });
});

describe('max and min', () => {
  test('of two values', () => {
    expect(body('max(a, b)')).toEqual(apply('max', a, b));
    expect(body('max(a, b) - c')).toEqual(apply('subtract', apply('max', a, b), c));
    expect(body('max(a, b) * c')).toEqual(apply('multiply', apply('max', a, b), c));
    expect(body('min(max(a, 0), 6)')).toEqual(apply('min', apply('max', a, number(0)), number(6)));
  });

  test('of two scalars, which look like indices', () => {
    expect(printed('y = max(lr, eps)')).toEqual(['y = max(lr, eps)']);
  });

  test('over indices', () => {
    expect(printed('y[i] = max(j) a[j]*b[i]')).toEqual(['y[i<A] = max(j<A) a[j]*b[i]']);
    expect(printed('y[n] = min(k<2,m<3) z[n,k+m] else inf')).toEqual([
      'y[n<N] = min(k<2, m<3) z[n,k+m] else inf',
    ]);
    expect(printed('y[i<A] = max(j, k) [i < j]*z[j,k]')).toEqual(['y[i<A] = max(j<N, k<K) [i < j]*z[j,k]']);
  });
});

describe('affine parts', () => {
  test('are one node, as large as they can be', () => {
    expect(body('2*i + 1')).toEqual(affineValue(parseAffine('2*i+1')));
    expect(body('-(i - 2*(N + 1)) * 3')).toEqual(affineValue(parseAffine('6*N-3*i+6')));
    expect(body('a / (N*h)')).toEqual(
      apply('divide', a, apply('multiply', affineValue(variable('N')), affineValue(variable('h')))),
    );
    expect(body('a + i + 1')).toEqual(apply('add', apply('add', a, affineValue(i)), number(1)));
  });

  test('are none without a name, with a fraction, or where the names cancel', () => {
    expect(body('2 * 3')).toEqual(apply('multiply', number(2), number(3)));
    expect(body('0.5 * N')).toEqual(apply('multiply', number(0.5), affineValue(variable('N'))));
    expect(body('i - i')).toEqual(apply('subtract', affineValue(i), affineValue(i)));
  });

  test('of a text', () => {
    expect(formatAffine(parseAffine('2*(h+1) - h - 2'))).toBe('h');
    expect(parseAffine('3')).toEqual(constant(3));
    expect(parseShape('N,C, 2*h, 2*ph+1').map(formatAffine)).toEqual(['N', 'C', '2*h', '2*ph+1']);
    expect(parseShape('')).toEqual([]);
  });

  test('a slot that is affine in the end', () => {
    expect(printed('y[i<A] = a[2*(3*i+1) - 5*i]')).toEqual(['y[i<A] = a[i+2]']);
  });
});

describe('brackets', () => {
  test('over indices', () => {
    expect(body('[i == 2*N - 1]')).toEqual(bracket('eq', i, parseAffine('2*N-1')));
    expect(body('[i != 3]')).toEqual(bracket('ne', i, 3));
  });

  test('a chain is the product of its comparisons', () => {
    expect(body('[0 <= i-2 < 3]')).toEqual(
      apply('multiply', bracket('le', 0, parseAffine('i-2')), bracket('lt', parseAffine('i-2'), 3)),
    );
    expect(body('[0 < a < 6]')).toEqual(
      apply('multiply', apply('lt', number(0), a), apply('lt', a, number(6))),
    );
  });

  test('a side that is no affine form makes it a comparison of values', () => {
    expect(body('[a > 0]')).toEqual(apply('gt', a, number(0)));
    expect(body('[i >= a]')).toEqual(apply('ge', affineValue(i), a));
    expect(body('[i > 0.5]')).toEqual(apply('gt', affineValue(i), number(0.5)));
    expect(body('[i*N == 4]')).toEqual(
      apply('eq', apply('multiply', affineValue(i), affineValue(variable('N'))), number(4)),
    );
  });
});

describe('names', () => {
  test('a bare name is an index, a dim, a constant or a scalar', () => {
    expect(body('i')).toEqual(affineValue(i));
    expect(body('N')).toEqual(affineValue(variable('N')));
    expect(body('eps')).toEqual({ kind: 'number', value: 1e-5, name: 'eps' });
    expect(body('lr')).toEqual(read('lr', []));
    expect(body('lr[]')).toEqual(read('lr', []));
  });

  test('an index may be called as a tensor with axes is', () => {
    expect(printed('y[a] = a[a]')).toEqual(['y[a<A] = a[a]']);
  });

  test('primes, digits and underscores', () => {
    expect(printed("y'[i] = a[i]\nz_2[i] = y'[i]")).toEqual(["y'[i<A] = a[i]", "z_2[i<A] = y'[i]"]);
  });

  test('what a read is outside', () => {
    expect(body('a[i+1] else -inf')).toEqual(read('a', [parseAffine('i+1')], -Infinity));
    expect(body('a[i+1] else 2 * b')).toEqual(apply('multiply', read('a', [parseAffine('i+1')], 2), b));
    expect(body('a[i+1] else -0')).toEqual(read('a', [parseAffine('i+1')], 0));
  });
});

describe('extents', () => {
  test('of the left side come from the declared shape, the rest from reads', () => {
    expect(printed('dW[o,c,p,q] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dy[n,o,i,j]')).toEqual([
      'dW[o<O, c<C, p<kh, q<kw] = sum(n<N, i<h, j<w) x[n,c,i+p-ph,j+q-pw]*dy[n,o,i,j]',
    ]);
  });

  test('of the left side come from reads where no shape is declared', () => {
    expect(printed('y[n,k] = z[n,k]')).toEqual(['y[n<N, k<K] = z[n,k]']);
  });

  test('come from earlier definitions', () => {
    expect(printed('e[n,k] = exp(z[n,k])\ns[n] = sum(k) e[n,k]')[1]).toBe('s[n<N] = sum(k<K) e[n,k]');
  });

  test('in the text override the reads', () => {
    expect(printed('y[i<A+2] = a[i]')).toEqual(['y[i<A+2] = a[i]']);
    expect(printed('y[i] = sum(n<2, k<K-1) z[n,k]*a[i]')).toEqual(['y[i<A] = sum(n<2, k<K-1) z[n,k]*a[i]']);
  });

  test('allow an index that is not used', () => {
    expect(printed('dD[c,u<1,p<kh,q<kw] = gamma[c]')).toEqual(['dD[c<C, u<1, p<kh, q<kw] = gamma[c]']);
  });

  test('an index may be bound again where its first reduction has ended', () => {
    expect(printed('y = sum(i) a[i] + sum(i) b[i]')).toEqual(['y = sum(i<A) a[i] + sum(i<A) b[i]']);
  });

  test('an argmax over a window', () => {
    const text = 'first[n,c,i<h,j<w] = argmax(p<3,q<3) x2[n,c,2*i+p-1,2*j+q-1] else -inf';
    expect(printed(text)).toEqual([
      'first[n<N, c<C, i<h, j<w] = argmax(p<3, q<3) x2[n,c,2*i+p-1,2*j+q-1] else -inf',
    ]);
  });
});

describe('lines', () => {
  const two = ['y[i<A] = a[i]*b[i]', 'z2[i<A] = y[i]'];

  test('comments and blank lines', () => {
    expect(printed('# first\ny[i] = a[i]*b[i] # then\n\n  # last\nz2[i] = y[i]\n')).toEqual(two);
  });

  test('a text may be indented as a whole, from its first line or its second', () => {
    expect(printed('\n    y[i] = a[i]*b[i]\n    z2[i] = y[i]\n  ')).toEqual(two);
    expect(printed('y[i] = a[i]*b[i]\n    z2[i] = y[i]')).toEqual(two);
  });

  test('a deeper line continues, and so does one within brackets', () => {
    expect(printed('y[i] = a[i]\n  * b[i]\nz2[i] = y[i]')).toEqual(two);
    expect(printed('y[i] = (a[i]\n* b[i])\nz2[i] = y[i]')).toEqual(two);
  });

  test('a reduction does not reach over the end of the line', () => {
    expect(printed('y = max(lr, eps)\ns[i] = a[i]')).toEqual(['y = max(lr, eps)', 's[i<A] = a[i]']);
  });

  test('Windows line ends', () => {
    expect(printed('y[i] = a[i]*b[i]\nz2[i] = y[i]\n')).toEqual(two);
  });

  test('a definition knows where it stands', () => {
    const text = '# head\ny[i] = a[i] # why\nz2[i] = y[i]';
    const spans = parseProgram(text, signature).map(({ span }) => text.slice(span?.start, span?.end));
    expect(spans).toEqual(['y[i] = a[i]', 'z2[i] = y[i]']);
  });
});
