import { describe, expect, test } from '@jest/globals';
import fc, { type GeneratorValue } from 'fast-check';
import {
  affineValue,
  apply,
  definition,
  errorBound,
  evaluate,
  float32Sequential,
  ieeeModel,
  number,
  product,
  range,
  read,
  real,
  reduce,
  sum,
  variable,
  type Definition,
  type ErrorModel,
  type Expression,
  type ScalarAlgebra,
} from '../src';
import { IEEE_MACHINES, LOOSE, looseMachine } from './support/machines';
import { EVERYTHING, randomDefinition, randomInputs } from './support/random-program';

type Data = Record<string, { shape: number[]; data: number[] }>;

function run(
  algebra: Parameters<typeof evaluate>[1],
  program: Definition,
  dims: Record<string, number>,
  data: Data,
) {
  const inputs = Object.fromEntries(
    Object.entries(data).map(([name, tensor]) => [name, algebra.lift(tensor.data, tensor.shape)]),
  );
  return evaluate([program], algebra, { dims, inputs })[program.name].lanes.map((lane) => Array.from(lane));
}

/** Elements where the machine leaves the bound (or, with e = 0, differs in a bit). */
function violations(
  machine: ScalarAlgebra,
  model: ErrorModel,
  program: Definition,
  dims: Record<string, number>,
  data: Data,
): string[] {
  const [v, e] = run(errorBound(model), program, dims, data) as [number[], number[]];
  const [got] = run(machine, program, dims, data) as [number[]];
  return got.flatMap((value, k) =>
    e[k] === Infinity || (e[k] === 0 ? value === v[k] : Math.abs(value - v[k]) <= e[k])
      ? []
      : [`${machine.name}[${String(k)}] = ${String(value)}, expected ${String(v[k])} within ${String(e[k])}`],
  );
}

/** Data that provoke rounding: full mantissas, wide ranges, cancellation, powers of two, subnormals, integers. */
function adversarial(g: GeneratorValue): () => number {
  const fraction = (): number => g(fc.integer, { min: -(2 ** 24) + 1, max: 2 ** 24 - 1 });
  const exponent = (reach: number): number => 2 ** g(fc.integer, { min: -reach, max: reach });
  const centre = Math.fround(fraction() / 2 ** 14);
  const kinds: (() => number)[] = [
    () => fraction() / 2 ** 24,
    () => (fraction() / 2 ** 24) * exponent(40),
    () =>
      (g(fc.boolean) ? 1 : -1) * (centre + g(fc.integer, { min: -3, max: 3 }) * Math.abs(centre) * 2 ** -23),
    () => (g(fc.boolean) ? 1 : -1) * exponent(20),
    () => g(fc.integer, { min: -5, max: 5 }) * 2 ** -149,
    () => fraction() * 2 ** -149,
    () => g(fc.integer, { min: -9, max: 9 }),
    () => 0,
  ];
  const own = kinds[g(fc.integer, { min: 0, max: kinds.length - 1 })];
  return () =>
    Math.fround(g(fc.integer, { min: 0, max: 3 }) > 0 ? own() : kinds[g(fc.integer, { min: 0, max: 7 })]());
}

describe('random definitions on adversarial data', () => {
  test.each([
    ['IEEE', ieeeModel, IEEE_MACHINES],
    ['loose', LOOSE, [looseMachine]],
  ] as const)(
    'every %s machine stays inside the bound, and lane 0 is the real value',
    (_, model, machines) => {
      let finite = 0;
      fc.assert(
        fc.property(fc.gen(), (g) => {
          const program = randomDefinition(g, EVERYTHING);
          const { dims, data } = randomInputs(g, adversarial(g));
          const [v, e] = run(errorBound(model), program, dims, data) as [number[], number[]];
          expect(v).toEqual(run(real, program, dims, data)[0]);
          finite += e.filter((error) => error < Infinity).length;
          for (const machine of machines) expect(violations(machine, model, program, dims, data)).toEqual([]);
        }),
        { numRuns: 200, seed: 3 },
      );
      expect(finite).toBeGreaterThan(300);
    },
  );
});

const n = variable('n');
const rows = (body: Expression): Definition => definition('r', [range('i', n)], body);
const x = read('x', [variable('i')]);
const y = read('y', [variable('i')]);
const dot = definition('r', [], sum([range('i', n)], product(x, y)));
const vectors = (xs: number[], ys: number[] = xs.map(() => 1)): [Record<string, number>, Data] => [
  { n: xs.length },
  { x: { shape: [xs.length], data: xs }, y: { shape: [xs.length], data: ys } },
];
/** [value, error] of the only element. */
function bound(model: ErrorModel, body: Expression, xs: number, ys = 1): [number, number] {
  const [v, e] = run(errorBound(model), rows(body), ...vectors([xs], [ys])) as [number[], number[]];
  return [v[0], e[0]];
}
test('long sums of products stay inside the bound on every machine', () => {
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const size = g(fc.integer, { min: 20, max: 400 });
      const element = adversarial(g);
      const list = (): number[] => Array.from({ length: size }, element);
      const [dims, data] = vectors(list(), list());
      for (const machine of IEEE_MACHINES)
        expect(violations(machine, ieeeModel, dot, dims, data)).toEqual([]);
      expect(violations(looseMachine, LOOSE, dot, dims, data)).toEqual([]);
    }),
    { numRuns: 150, seed: 4 },
  );
});

const error = (body: Expression, xs: number, ys = 1, model = ieeeModel): number =>
  bound(model, body, xs, ys)[1];
const ulp = 2 ** -23;

describe('rules', () => {
  test('a product is exact where it fits 24 bits, and rounded where it does not', () => {
    expect(error(product(x, y), 4095, 4097)).toBe(0);
    expect(error(product(x, y), 4097, 4099)).toBeGreaterThanOrEqual(4097 * 4099 * 2 ** -24);
    expect(error(product(x, y), 4097, 4099)).toBeLessThan(4097 * 4099 * 2 ** -23.99);
  });

  test('a sum is exact below 2^24 quanta in any order, and rounded above', () => {
    const integers = Array.from({ length: 64 }, (_, k) => 2 ** 17 - k);
    expect(run(errorBound(ieeeModel), dot, ...vectors(integers))[1]).toEqual([0]);
    const more = integers.map((value) => value * 3);
    const [[value], [e]] = run(errorBound(ieeeModel), dot, ...vectors(more)) as [[number], [number]];
    expect(e).toBeGreaterThan(63 * 2 ** -24 * value);
  });

  test('zero terms are not counted', () => {
    const sparse = Array.from({ length: 1000 }, (_, k) => (k % 500 === 0 ? 0.1 : 0)).map(Math.fround);
    const [[value], [e]] = run(errorBound(ieeeModel), dot, ...vectors(sparse)) as [[number], [number]];
    expect(e).toBeLessThan(1.001 * value * 2 ** -24);
    const dense = sparse.map(() => Math.fround(0.1));
    const [[total], [loose]] = run(errorBound(ieeeModel), dot, ...vectors(dense)) as [[number], [number]];
    expect(loose).toBeGreaterThan(900 * total * 2 ** -24);
  });

  test('bfloat16 in one operand leaves the bound of sparse data with full mantissas', () => {
    const xs = Array.from({ length: 64 }, (_, k) => (k === 5 ? 1 + 2 ** -23 : 0));
    const rounding = definition('r', [], sum([range('i', n)], product(apply('bf16', x), y)));
    const [v, e] = run(errorBound(ieeeModel), dot, ...vectors(xs)) as [number[], number[]];
    expect(Math.abs(run(float32Sequential, rounding, ...vectors(xs))[0][0] - v[0])).toBeGreaterThan(e[0]);
    // Where the rounding is part of the definition the bound grants it.
    expect(violations(float32Sequential, ieeeModel, rounding, ...vectors(xs))).toEqual([]);
  });

  test('zero times an inexact finite value is exactly zero, times what may be infinite it is not', () => {
    expect(error(product(x, apply('exp', y)), 0, 1)).toBe(0);
    expect(error(product(x, apply('exp', y)), 0, 100)).toBe(Infinity);
  });

  test('overflow makes the bound infinite', () => {
    expect(error(product(x, x), 2 ** 63)).toBe(0);
    expect(error(product(x, x), 2 ** 64)).toBe(Infinity);
    const large = [2 ** 127, 2 ** 127, -(2 ** 127)];
    expect(run(errorBound(ieeeModel), dot, ...vectors(large))[1]).toEqual([Infinity]);
  });

  test('division by what may be zero, and functions at their singularities, promise nothing', () => {
    const small = apply('subtract', apply('exp', x), number(1));
    expect(error(apply('divide', y, small), 0)).toBe(Infinity);
    expect(error(apply('log', small), 0)).toBe(Infinity);
    expect(error(apply('sqrt', small), 0)).toBe(Infinity);
    expect(error(apply('rsqrt', small), 0)).toBe(Infinity);
    expect(error(apply('divide', y, small), 1)).toBeLessThan(1e-6);
  });

  test('a quotient by a power of two is exact; other exact quotients only where division is correctly rounded', () => {
    expect(error(apply('divide', x, y), 7, 8)).toBe(0);
    expect(error(apply('divide', x, y), 7, 8, LOOSE)).toBe(0);
    expect(error(apply('divide', x, y), 6, 3)).toBe(0);
    expect(error(apply('divide', x, y), 6, 3, LOOSE)).toBeGreaterThanOrEqual(5 * ulp);
  });

  test('a mean may be a product with the rounded reciprocal: exact for powers of two only', () => {
    const mean = definition('r', [], reduce('mean', [range('i', n)], x));
    expect(run(errorBound(ieeeModel), mean, ...vectors([1, 2, 3, 2]))[1]).toEqual([0]);
    const [, [e]] = run(errorBound(ieeeModel), mean, ...vectors([1, 2, 3])) as [number[], [number]];
    expect(e).toBeGreaterThanOrEqual(2 * ulp);
  });

  test('a comparison closer than its errors is undecided', () => {
    const above = apply('gt', apply('exp', x), y);
    expect(bound(ieeeModel, above, 0, 1)).toEqual([0, 1]);
    expect(bound(ieeeModel, above, 1, 1)).toEqual([1, 0]);
    expect(bound(ieeeModel, apply('ge', x, y), 1, 1)).toEqual([1, 0]);
  });

  test('an undecided condition selects the hull, a decided one its branch', () => {
    const chosen = apply('select', apply('gt', apply('exp', x), number(1)), number(5), y);
    expect(bound(ieeeModel, chosen, 0, 2)[0]).toBe(2);
    expect(bound(ieeeModel, chosen, 0, 2)[1]).toBeGreaterThanOrEqual(3);
    expect(bound(ieeeModel, chosen, 1, 2)).toEqual([5, 0]);
  });

  test('a maximum has the winner error alone where no other term can reach it', () => {
    const most = definition('r', [], reduce('max', [range('i', n)], apply('exp', x)));
    const [[v], [e]] = run(errorBound(ieeeModel), most, ...vectors([1, 3, 2])) as [[number], [number]];
    expect(e).toBeCloseTo(error(apply('exp', x), 3), 12);
    expect(v).toBe(Math.exp(3));
    const exact = definition('r', [], reduce('max', [range('i', n)], x));
    expect(run(errorBound(ieeeModel), exact, ...vectors([1, 3, 3]))[1]).toEqual([0]);
  });

  test('argmax is exact for exact terms, ties included, and undecided for terms that touch', () => {
    const place = (body: Expression): Definition =>
      definition('r', [], reduce('argmax', [range('i', n)], body));
    const argmax = (body: Expression, xs: number[]) =>
      run(errorBound(ieeeModel), place(body), ...vectors(xs));
    expect(argmax(x, [1, 3, 3]).slice(0, 2)).toEqual([[1], [0]]);
    expect(argmax(apply('exp', x), [1, 3, 3]).slice(0, 2)).toEqual([[1], [3]]);
    expect(argmax(apply('exp', x), [1, 3, 2]).slice(0, 2)).toEqual([[1], [0]]);
    expect(argmax(apply('exp', x), [3, 1, 3]).slice(0, 2)).toEqual([[0], [3]]);
  });

  test('a maximum over reads outside the tensor with -inf there stays exact', () => {
    const window = definition(
      'r',
      [],
      reduce('max', [range('i', variable('n'))], read('x', [{ constant: -1, terms: { i: 1 } }], -Infinity)),
    );
    expect(run(errorBound(ieeeModel), window, ...vectors([4, -2, 3])).slice(0, 2)).toEqual([[4], [0]]);
  });

  test('constants that float32 does not hold carry their rounding', () => {
    expect(error(number(0.5), 0)).toBe(0);
    expect(error(number(0.1), 0)).toBe(Math.abs(0.1 - Math.fround(0.1)));
    expect(error(affineValue(2 ** 24 + 1), 0)).toBe(1);
  });

  test('f16 and bf16 are exact where the value fits 11 or 8 bits, and overflow early', () => {
    expect(error(apply('bf16', x), 255)).toBe(0);
    expect(error(apply('bf16', x), 257)).toBeGreaterThanOrEqual(1);
    expect(error(apply('f16', x), 2047)).toBe(0);
    expect(error(apply('f16', x), 2049)).toBeGreaterThanOrEqual(1);
    expect(error(apply('f16', x), 70_000)).toBe(Infinity);
    expect(error(apply('f16', x), 2 ** -24)).toBe(0);
    expect(error(apply('f16', x), 2 ** -25)).toBeGreaterThanOrEqual(2 ** -25);
  });

  test('flushing to zero is granted by a model that flushes, and by no other', () => {
    const tiny = product(x, y);
    expect(error(tiny, 2 ** -100, 2 ** -40)).toBe(0);
    expect(error(tiny, 2 ** -100, 2 ** -40, LOOSE)).toBeGreaterThanOrEqual(2 ** -140);
    expect(error(apply('add', x, y), 2 ** -126, 2 ** -127, LOOSE)).toBeGreaterThanOrEqual(2 ** -127);
    expect(violations(looseMachine, ieeeModel, rows(tiny), ...vectors([2 ** -100], [2 ** -40]))).toHaveLength(
      1,
    );
  });

  test('rounding to either neighbour doubles the unit roundoff', () => {
    const either: ErrorModel = { ...ieeeModel, rounding: 'either' };
    const [nearest, loose] = [ieeeModel, either].map((model) => error(product(x, y), 4097, 4099, model));
    expect(loose / nearest).toBeCloseTo(2, 3);
  });
});
