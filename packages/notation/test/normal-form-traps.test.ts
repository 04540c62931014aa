/** Pairs that a careless normal form would take for equal, and what is decided beside them. */
import { describe, expect, test } from '@jest/globals';
import { decide, type Setting } from './normal-form/decide-texts';

type Row = readonly [name: string, verdict: string, setting: Partial<Setting>, left: string, right: string];

const vector: Setting = { dims: 'h a', constraints: 'a', operands: 'x: h; z: h', result: 'h' };

const rows: readonly Row[] = [
  [
    'exp of a pad',
    'equal',
    { result: 'h+2' },
    'y[i<h+2] = exp(x[i-1])',
    'p[i<h+2] = x[i-1]\n y[i<h+2] = exp(p[i])',
  ],
  [
    'a pad of exp: exp(0) is 1',
    'different',
    { result: 'h+2' },
    'y[i<h+2] = exp(x[i-1])',
    'e[i<h] = exp(x[i])\n y[i<h+2] = e[i-1]',
  ],
  ['padded, then sliced back', 'equal', {}, 'y[i<h] = x[i]', 'p[i<h+2*a] = x[i-a]\n y[i<h] = p[i+a]'],
  [
    'sliced, then padded back',
    'different',
    { constraints: 'a; h-2*a-1' },
    'y[i<h] = x[i]',
    's[i<h-2*a] = x[i+a]\n y[i<h] = s[i-a]',
  ],
  [
    'sliced, then padded back, is masked',
    'equal',
    { constraints: 'a; h-2*a-1' },
    'y[i<h] = x[i] * [i >= a] * [i < h-a]',
    's[i<h-2*a] = x[i+a]\n y[i<h] = s[i-a]',
  ],
  ['a value outside that is not 0', 'different', {}, 'y[i<h] = x[i+1]', 'y[i<h] = x[i+1] else 1'],
  ['a value outside, by brackets', 'equal', {}, 'y[i<h] = x[i+1] else 3', 'y[i<h] = x[i+1] + 3 * [i == h-1]'],
  ['a root of a square', 'different', {}, 'y[i<h] = sqrt(x[i]^2)', 'y[i<h] = x[i]'],
  ['a root of a square is the magnitude', 'undecided', {}, 'y[i<h] = sqrt(x[i]^2)', 'y[i<h] = abs(x[i])'],
  ['a square of a root', 'equal', {}, 'y[i<h] = sqrt(x[i])^2', 'y[i<h] = x[i]'],
  ['1 over a root', 'equal', {}, 'y[i<h] = 1/sqrt(x[i]^2+1)', 'y[i<h] = rsqrt(1+x[i]*x[i])'],
  ['logistic', 'equal', {}, 'y[i<h] = logistic(x[i])', 'y[i<h] = 1/(1+exp(-x[i]))'],
  [
    '(v+e) r r, for r = rsqrt(v+e)',
    'undecided',
    {},
    'y[i<h] = (x[i]+1)*rsqrt(x[i]+1)*rsqrt(x[i]+1)',
    'y[i<h] = 1',
  ],
  ['select of what is no condition', 'different', {}, 'y[i<h] = select(x[i], 1, 0)', 'y[i<h] = x[i]'],
  [
    'select of what is no condition, compared',
    'equal',
    {},
    'y[i<h] = select(x[i], 1, 0)',
    'y[i<h] = [x[i] != 0]',
  ],
  ['a comparison scaled', 'equal', {}, 'y[i<h] = [x[i] > z[i]]', 'y[i<h] = [3*z[i] < 3*x[i]]'],
  ['a comparison scaled by -1', 'different', {}, 'y[i<h] = [x[i] > z[i]]', 'y[i<h] = [-x[i] > -z[i]]'],
  ['>= by its parts', 'equal', {}, 'y[i<h] = [x[i] >= z[i]]', 'y[i<h] = [x[i] > z[i]] + [z[i] == x[i]]'],
  ['> or ==, of which one holds at most', 'equal', {}, 'y[i<h] = [x[i] > 0] * [x[i] == 0]', 'y[i<h] = 0'],
  [
    'the ordinal of a maximum over two ranges',
    'different',
    { result: '' },
    'y = argmax(p<2,q<3) x[p+q] else -inf',
    'y = argmax(q<3,p<2) x[p+q] else -inf',
  ],
  [
    'a maximum over two ranges',
    'equal',
    { result: '' },
    'y = max(p<2,q<3) x[p+2*q] else -inf',
    'y = max(q<3,p<2) x[p+2*q] else -inf',
  ],
  [
    'a maximum over exchanged ranges',
    'different',
    { result: '', operands: 'x: 6' },
    'y = max(p<2,q<3) x[p+2*q] else -inf',
    'y = max(p<3,q<2) x[p+2*q] else -inf',
  ],
  ['a count', 'equal', { result: '' }, 'y = sum(i<h) 1', 'y = h'],
  ['a count of none', 'undecided', { result: '' }, 'y = sum(i<h-2) 1', 'y = h-2'],
  ['a mean', 'equal', { result: '' }, 'y = mean(i<h) x[i]', 'y = (sum(i<h) x[h-1-i]) / h'],
  [
    'a triangle',
    'equal',
    {},
    'y[i<h] = sum(j<h) [j <= i] * x[j]',
    'y[i<h] = (sum(j<h) x[j]) - sum(j<h) [j > i] * x[j]',
  ],
  [
    'a triangle, with its diagonal twice',
    'different',
    {},
    'y[i<h] = sum(j<h) [j <= i] * x[j]',
    'y[i<h] = (sum(j<h) x[j]) - sum(j<h) [j >= i] * x[j]',
  ],
  [
    'cases of an output index',
    'equal',
    {},
    'y[i<h] = x[i]',
    'y[i<h] = [i == 0]*x[0] + [i == 1]*x[1] + [i > 1]*x[i]',
  ],
  ['cases that leave one out', 'different', {}, 'y[i<h] = x[i]', 'y[i<h] = [i == 0]*x[0] + [i > 1]*x[i]'],
  [
    'cases inside a function',
    'equal',
    {},
    'y[i<h] = exp(x[i])',
    'y[i<h] = exp([i == 0]*x[0] + [i > 0]*x[i])',
  ],
  [
    'cases of a bound index',
    'equal',
    { result: '' },
    'y = sum(i<h) x[i]*z[i]',
    'y = sum(i<h) (x[i]*z[i]*[i == 0] + [i > 0]*z[i]*x[i])',
  ],
  ['float32 constants', 'equal', {}, 'y[i<h] = x[i]*1e-5', 'y[i<h] = x[i]*9.99999974e-6'],
  ['decimal constants', 'equal', {}, 'y[i<h] = x[i]*(1-0.1)*3*0.044715', 'y[i<h] = 0.9*x[i]*0.134145'],
  ['constants near each other', 'different', {}, 'y[i<h] = x[i]*0.1', 'y[i<h] = x[i]*0.100001'],
  [
    'infinity times 0',
    'undecided',
    { result: '' },
    'y = argmax(k<2) x[k] else -inf',
    'y = argmax(k<2) sum(u<2) ([u == k] + 0) * (x[u] else -inf)',
  ],
  [
    'the exponential of minus infinity is not positive',
    'different',
    {},
    'y[i<h] = [exp(x[i-1] else -inf) > 0]',
    'y[i<h] = 1',
  ],
  [
    'the exponential of a maximum over the outside is not positive',
    'different',
    {},
    'y[i<h] = [exp(max(p<2) x[i-2+p] else -inf) > 0]',
    'y[i<h] = 1',
  ],
  ['exponentials of halves', 'undecided', {}, 'y[i<h] = exp(0.5*x[i])^2', 'y[i<h] = exp(x[i])'],
  [
    'a factor that depends on the index of the sum',
    'different',
    { result: '' },
    'y = 1 / sum(i<h) exp(x[i] - z[i])',
    'y = exp(z[0]) / sum(i<h) exp(x[i])',
  ],
  [
    'an indicator at another place',
    'different',
    {},
    'y[i<h] = [x[i] > 0] * exp([x[i+1] > 0] * x[i])',
    'y[i<h] = [x[i] > 0] * exp(x[i])',
  ],
  [
    'an indicator at the place, in a sum',
    'equal',
    {},
    'y[i<h] = [x[i] > 0] * exp(sum(j<h) [x[i] > 0] * z[j])',
    'y[i<h] = [x[i] > 0] * exp(sum(j<h) z[j])',
  ],
  [
    'an indicator of the index of a sum',
    'different',
    {},
    'y[i<h] = [x[i] > 0] * exp(sum(j<h) [x[j] > 0] * z[j])',
    'y[i<h] = [x[i] > 0] * exp(sum(j<h) z[j])',
  ],
  [
    'symmetric factors',
    'equal',
    { result: '' },
    'y = sum(i<h,j<h) x[i]*x[j]*z[i+j]',
    'y = sum(i<h,j<h) z[j+i]*x[j]*x[i]',
  ],
  ['a product of sums', 'equal', { result: '' }, 'y = (sum(i<h) x[i])^2', 'y = sum(i<h,j<h) x[i]*x[j]'],
  ['a sum of squares', 'different', { result: '' }, 'y = (sum(i<h) x[i])^2', 'y = sum(i<h) x[i]^2'],
];

describe('traps', () => {
  test.each(rows)('%s: %s', (_, verdict, setting, left, right) => {
    expect(decide({ ...vector, ...setting }, left, right)).toMatchObject({ verdict });
  });
});

/** What fuzzing found, shrunk. */
const found: readonly Row[] = [
  [
    'an index of a sum that has the name of one inside a function',
    'different',
    { dims: 'N h', constraints: '2*h-2', operands: 'x: N,h', result: 'N,2*h-1' },
    `b[i<N,j<2*h-1] = sum(k<h) [j-1 == 2*k] * x[i,k]
     e[i<N,j<2*h-1] = exp(b[i,j])
     r[i<N,j<2*h-1] = sum(k<3) e[i+k,j]`,
    `b[i<N,j<2*h-1] = sum(k<h) [j-1 == 2*k] * x[i,k]
     e[i<N,j<2*h-1] = exp(b[i-1,j])
     r[i<N,j<2*h-1] = sum(k<3) e[i+k,j]`,
  ],
  [
    'equations of even coefficients, which were solved in turn without end',
    'equal',
    { result: '8', operands: 'x: 4; w: 2' },
    `u[i<8] = sum(k<4) [i == 2*k] * x[k]
     v[i<8] = u[i] * u[i+1]
     y[i<8] = sum(k<2) v[i+2*k-1] * w[k]`,
    'y[i<8] = 0',
  ],
  [
    'brackets that contradict each other in one case, and so imply those of an index beside them',
    'different',
    { dims: 'h', constraints: '', operands: 'x: h', result: '2*h' },
    `a[i<h] = 1
     y[i<2*h] = a[i] + a[i-h]`,
    `a[i<h] = x[i] * sum(u<h) sum(v<h) [v >= 2]
     y[i<2*h] = [i < 1] * a[i] + a[i-h]`,
  ],
];

describe('counterexamples of earlier versions', () => {
  test.each(found)('%s: %s', (_, verdict, setting, left, right) => {
    expect(decide({ ...vector, ...setting }, left, right)).toMatchObject({ verdict });
  });
});
