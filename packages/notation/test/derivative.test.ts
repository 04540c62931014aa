import { describe, expect, test } from '@jest/globals';
import {
  apply,
  decideEqual,
  definition,
  dual,
  evaluate,
  parseProgram,
  parseShape,
  range,
  read,
  real,
  scale,
  sum,
  variable,
  vectorJacobianProduct,
  view,
  type Affine,
  type Decision,
  type Statement,
  type TensorValue,
} from '../src';

interface Setting {
  readonly dims: string;
  /** Shapes by operand: `x: N,C; w: C`. */
  readonly operands: string;
  readonly result: string;
}

const vector: Setting = { dims: 'N', operands: 'x: N; z: N', result: 'N' };

const shapesIn = ({ operands }: Setting): Record<string, readonly Affine[]> =>
  Object.fromEntries(
    operands.split(';').map((entry) => {
      const [name, shape] = entry.split(':').map((part) => part.trim());
      return [name, parseShape(shape)];
    }),
  );

const parse = (
  setting: Setting,
  text: string,
  extra: Record<string, readonly Affine[]> = {},
): Statement[] => [
  ...parseProgram(text, { dims: setting.dims.split(' '), tensors: { ...shapesIn(setting), ...extra } }),
];

/** Is the text the VJP of the forward (whose result is y) in x? */
function decideVjp(setting: Setting, forward: string, text: string): Decision {
  const operands = shapesIn(setting);
  const cotangent = { dy: parseShape(setting.result) };
  const dims = setting.dims.split(' ');
  const derived = vectorJacobianProduct(
    { statements: parse(setting, forward), result: 'y', operands, dims },
    'x',
    'dy',
  );
  const statements = parse(setting, text, cotangent);
  return decideEqual({ statements, result: statements[statements.length - 1].name }, derived, {
    dims,
    constraints: [],
    operands: { ...operands, ...cotangent },
    resultShape: operands.x,
  });
}

describe('sums become gathers', () => {
  const rows: [name: string, setting: Setting, forward: string, vjp: string][] = [
    ['a product', vector, 'y[n] = x[n] * z[n]', 'dx[n] = z[n] * dy[n]'],
    ['two uses of one element', vector, 'y[n] = x[n] * x[n]', 'dx[n] = 2 * x[n] * dy[n]'],
    ['a sum', { ...vector, result: '' }, 'y = sum(n) x[n]', 'dx[n<N] = dy'],
    ['a mean', { ...vector, result: '' }, 'y = mean(n) x[n]', 'dx[n<N] = dy / N'],
    ['a shift', vector, 'y[n<N] = x[n+1]', 'dx[n<N] = dy[n-1]'],
    ['a reversal', vector, 'y[n<N] = x[N-1-n]', 'dx[n<N] = dy[N-1-n]'],
    [
      'a broadcast',
      { dims: 'N', operands: 'x: N', result: 'N,N' },
      'y[i<N,j<N] = x[i]',
      'dx[i] = sum(j) dy[i,j]',
    ],
    [
      'a diagonal',
      { dims: 'N', operands: 'x: N,N', result: 'N' },
      'y[n] = x[n,n]',
      'dx[i<N,j<N] = [i == j] * dy[i]',
    ],
    [
      'every second element',
      { dims: 'N', operands: 'x: 2*N', result: 'N' },
      'y[n<N] = x[2*n+1]',
      'dx[m<2*N] = sum(n<N) [m == 2*n+1] * dy[n]',
    ],
    [
      'a tensor in between, read twice',
      vector,
      's[n] = x[n] * z[n]\n y[n] = s[n] + s[n] * z[n]',
      'dx[n] = dy[n] * (1 + z[n]) * z[n]',
    ],
    [
      'the same sum as a factor and inside a power',
      vector,
      'y[n] = (sum(m) x[m] * z[m])^2 * x[n]',
      `s = sum(m) x[m] * z[m]
       t = sum(m) dy[m] * x[m]
       dx[n] = s^2 * dy[n] + 2 * s * t * z[n]`,
    ],
    ['another tensor than the argument', vector, 'y[n] = exp(z[n])', 'dx[n<N] = 0'],
  ];

  test.each(rows)('%s', (_, setting, forward, vjp) => {
    expect(decideVjp(setting, forward, vjp)).toMatchObject({ verdict: 'equal' });
  });

  test('a wrong gradient is different, with a witness', () => {
    expect(decideVjp(vector, 'y[n<N] = x[n+1]', 'dx[n<N] = dy[n+1]')).toMatchObject({
      verdict: 'different',
      witness: { algebra: 'prime field' },
    });
  });

  test('through a view', () => {
    const operands = { x: parseShape('N,3'), z: parseShape('3*N'), dy: parseShape('3*N') };
    const statements = [
      view('flat', 'x', operands.dy),
      definition(
        'y',
        [range('m', scale(variable('N'), 3))],
        apply('multiply', read('flat', [variable('m')]), read('z', [variable('m')])),
      ),
    ];
    const derived = vectorJacobianProduct({ statements, result: 'y', operands, dims: ['N'] }, 'x', 'dy');
    const text = parseProgram('dx[n<N,k<3] = z[3*n+k] * dy[3*n+k]', { dims: ['N'], tensors: operands });
    const context = { dims: ['N'], constraints: [], operands, resultShape: operands.x };
    expect(decideEqual({ statements: text, result: 'dx' }, derived, context)).toMatchObject({
      verdict: 'equal',
    });
  });

  test('an argument that is no operand', () => {
    const forward = {
      statements: parse(vector, 'y[n] = x[n]'),
      result: 'y',
      operands: shapesIn(vector),
      dims: ['N'],
    };
    expect(() => vectorJacobianProduct(forward, 'w', 'dy')).toThrow("'w' is no operand of the forward");
  });
});

describe('kinks have their declared convention', () => {
  const rows: [forward: string, right: string, wrong: string][] = [
    ['y[n] = max(x[n], 0)', 'dx[n] = [x[n] > 0] * dy[n]', 'dx[n] = [x[n] >= 0] * dy[n]'],
    ['y[n] = min(max(x[n], 0), 6)', 'dx[n] = [0 < x[n] < 6] * dy[n]', 'dx[n] = [0 < x[n] <= 6] * dy[n]'],
    ['y[n] = abs(x[n])', 'dx[n] = ([x[n] > 0] - [x[n] < 0]) * dy[n]', 'dx[n] = (2 * [x[n] > 0] - 1) * dy[n]'],
  ];

  test.each(rows)('%s', (forward, right, wrong) => {
    expect(decideVjp(vector, forward, right)).toMatchObject({ verdict: 'equal' });
    expect(decideVjp(vector, forward, wrong)).toMatchObject({ verdict: 'different' });
  });

  test.each(['max', 'min'])('%s over windows: the first in row-major order', (reducer) => {
    const windows: Setting = { dims: 'N', operands: 'x: 2*N', result: 'N' };
    const forward = `y[n<N] = ${reducer}(p<3) x[2*n+p-1] else ${reducer === 'max' ? '-' : ''}inf`;
    const sign = reducer === 'max' ? '' : '0 - ';
    const first = (slot: string, taken: string): string => `
      a[n<N] = argmax(p<3) (${sign}x[${slot}] else ${reducer === 'max' ? '-' : ''}inf)
      dx[u<2*N] = sum(n<N,p<3) [u == 2*n+p-1] * [a[n] == ${taken}] * dy[n]`;
    expect(decideVjp(windows, forward, first('2*n+p-1', 'p'))).toMatchObject({ verdict: 'equal' });
    // the last one: the first of the window read backwards
    expect(decideVjp(windows, forward, first('2*n+1-p', '2-p'))).toMatchObject({ verdict: 'different' });
  });
});

describe('functions against dual numbers', () => {
  const positive = Float64Array.of(0.3, 1.7, 2.2);
  const forwards = [
    'exp(x[n])',
    'log(x[n])',
    'sqrt(x[n])',
    'rsqrt(x[n])',
    'tanh(x[n])',
    'logistic(x[n])',
    'erf(x[n])',
    'abs(x[n] - 1)',
    'max(x[n], z[n])',
    'min(x[n], z[n])',
    'select([z[n] > 1], x[n]^3, -x[n])',
    'bf16(x[n])',
    'f16(x[n])',
    'z[n] / x[n]',
    'x[n]^-2',
    'x[n]^0',
    'x[n] - z[n] * x[n]',
    '[x[n] >= z[n]] * x[n]',
    'exp(sum(m) x[m] * z[m]) * mean(m) x[m]^2',
    'x[n] * (max(m) x[m] * z[m]) - (min(m) x[m] * z[m])',
  ];

  test.each(forwards)('%s', (body) => {
    const statements = parse(vector, `y[n<N] = ${body}`);
    const operands = shapesIn(vector);
    const { statements: derived, result } = vectorJacobianProduct(
      { statements, result: 'y', operands, dims: ['N'] },
      'x',
      'dy',
    );
    const shape = [positive.length];
    const inputs: Record<string, TensorValue> = {
      x: real.lift(positive, shape),
      z: real.lift(Float64Array.of(0.9, 0.4, 1.3), shape),
      dy: real.lift(Float64Array.of(0.7, -1.1, 0.2), shape),
    };
    const dims = { N: positive.length };
    const gradient = evaluate(derived, real, { dims, inputs, outputs: [result] })[result].lanes[0];
    // < dy, y > along each unit direction of x
    const at = [variable('k')];
    const paired = definition(
      'paired',
      [],
      sum([range('k', variable('N'))], apply('multiply', read('dy', at), read('y', at))),
    );
    positive.forEach((_, direction) => {
      const along = positive.map((_value, k) => (k === direction ? 1 : 0));
      const zero = new Float64Array(shape[0]);
      const lifted = Object.fromEntries(
        Object.entries(inputs).map(([name, { lanes }]) => [
          name,
          { shape, lanes: [lanes[0], name === 'x' ? along : zero] },
        ]),
      );
      const { lanes } = evaluate([...statements, paired], dual(real), { dims, inputs: lifted }).paired;
      expect(gradient[direction]).toBeCloseTo(lanes[1][0], 12);
    });
  });
});
