import { describe, expect, test } from '@jest/globals';
import {
  addScaled,
  affineValue,
  apply,
  bracket,
  constant,
  definition,
  evaluate,
  multiplyAdds,
  number,
  product,
  range,
  read,
  real,
  reduce,
  sum,
  variable,
  view,
  within,
  type Algebra,
  type Definition,
  type TensorValue,
} from '../src';
import { generateKernel } from '../src/compile/compiled';

const v = variable;
const tensor = (data: number[], ...shape: number[]): TensorValue => real.lift(data, shape);
const iota = (size: number): number[] => Array.from({ length: size }, (_, k) => k + 1);

let steps = 0;
/** The real algebra, counting the innermost iterations of its reductions. */
const counting: Algebra = {
  ...real,
  name: 'counting',
  library: {
    ...real.library,
    count: () => ++steps,
  },
  accumulate(emitter, reducer, count) {
    const inner = real.accumulate(emitter, reducer, count);
    return {
      ...inner,
      step(term, ordinal) {
        emitter.line('count();');
        inner.step(term, ordinal);
      },
    };
  },
};

function counted(program: Definition, dims: Record<string, number>, inputs: Record<string, TensorValue>) {
  steps = 0;
  const value = evaluate([program], counting, { dims, inputs })[program.name];
  return { values: Array.from(value.lanes[0]), steps };
}

describe('guards become loop bounds', () => {
  const n = v('n');

  test('a read outside the tensor ends the loop', () => {
    const shifted = definition(
      'r',
      [range('p', 3)],
      sum(
        [range('i', n)],
        product(read('x', [addScaled(addScaled(v('i'), v('p'), 1), 1, -1)]), read('y', [v('i')])),
      ),
    );
    const inputs = { x: tensor(iota(4), 4), y: tensor([1, 10, 100, 1000], 4) };
    expect(counted(shifted, { n: 4 }, inputs)).toEqual({ values: [3210, 4321, 432], steps: 3 + 4 + 3 });
  });

  test('an equation leaves one iteration or none, with a coefficient too', () => {
    const interior = definition(
      'r',
      [range('i', addScaled(0, n, 3))],
      sum([range('k', n)], product(read('x', [v('k')]), bracket('eq', v('i'), addScaled(v('k'), v('k'), 2)))),
    );
    const got = counted(interior, { n: 4 }, { x: tensor(iota(4), 4) });
    expect(got).toEqual({ values: [1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0], steps: 4 });
    expect(multiplyAdds([interior], { n: 4 })).toBe(12);
  });

  test('equations reach through nested sums, and negative coefficients round the right way', () => {
    const scatter = definition(
      'r',
      [range('i', 9)],
      sum(
        [range('w', 4)],
        sum(
          [range('k', 3)],
          product(
            bracket('eq', addScaled(8, v('w'), -2), addScaled(v('i'), v('k'), -1)),
            read('x', [v('w'), v('k')]),
          ),
        ),
      ),
    );
    const x = iota(12);
    const expected = Array.from({ length: 9 }, (_, i) => {
      let total = 0;
      for (let w = 0; w < 4; w++) for (let k = 0; k < 3; k++) if (8 - 2 * w === i - k) total += x[3 * w + k];
      return total;
    });
    const got = counted(scatter, {}, { x: tensor(x, 4, 3) });
    expect(got.values).toEqual(expected);
    // Outer iterations included: far below the 9 * 4 * 3 of full loops.
    expect(got.steps).toBeLessThanOrEqual(24);
  });

  test.each(['lt', 'le', 'ge', 'gt', 'eq'] as const)('a bracket with %s bounds the loop', (comparison) => {
    const program = definition(
      'r',
      [range('i', 6)],
      sum([range('k', 6)], product(read('x', [v('k')]), bracket(comparison, v('k'), v('i')))),
    );
    const holds = {
      lt: (k: number, i: number) => k < i,
      le: (k: number, i: number) => k <= i,
      ge: (k: number, i: number) => k >= i,
      gt: (k: number, i: number) => k > i,
      eq: (k: number, i: number) => k === i,
    }[comparison];
    const all = iota(6);
    const got = counted(program, {}, { x: tensor(all, 6) });
    expect(got.values).toEqual(
      all.map((_, i) => all.reduce((total, x, k) => total + (holds(k, i) ? x : 0), 0)),
    );
    expect(got.steps).toBe(all.reduce((total, _, i) => total + all.filter((__, k) => holds(k, i)).length, 0));
  });

  test('ne is a condition, not a bound', () => {
    const program = definition(
      'r',
      [range('i', 3)],
      sum([range('k', 3)], product(read('x', [v('k')]), bracket('ne', v('k'), v('i')))),
    );
    expect(counted(program, {}, { x: tensor([1, 10, 100], 3) })).toEqual({
      values: [110, 101, 11],
      steps: 6,
    });
  });

  test('a guard on result indices alone skips the whole reduction', () => {
    const program = definition(
      'r',
      [range('i', 3)],
      sum([range('k', 5)], product(bracket('eq', v('i'), 1), read('x', [v('k')]))),
    );
    expect(counted(program, {}, { x: tensor(iota(5), 5) })).toEqual({ values: [0, 15, 0], steps: 5 });
  });

  test('outside is an exact zero even beside an infinity, inside is not', () => {
    const body = product(read('x', [addScaled(v('i'), 1, -1)]), read('y', [v('i')]));
    const inputs = { x: tensor([0, 1, 1], 3), y: tensor([Infinity, 2, 3], 3) };
    const total = definition('r', [], sum([range('i', 3)], body));
    const each = definition('r', [range('i', 3)], body);
    expect(counted(total, {}, inputs).values).toEqual([3]);
    expect(counted(each, {}, inputs).values).toEqual([0, 0, 3]);
    const inside = definition('r', [range('i', 3)], product(read('x', [v('i')]), read('y', [v('i')])));
    expect(counted(inside, {}, inputs).values).toEqual([NaN, 2, 3]);
  });

  test('multiplyAdds is an upper estimate of the iterations', () => {
    const conv = definition(
      'r',
      [range('o', v('O')), range('i', v('h'))],
      sum(
        [range('c', v('C')), range('p', 3)],
        product(read('x', [v('c'), addScaled(v('i'), v('p'), 1)]), within(v('p'), 2)),
      ),
    );
    const dims = { O: 2, C: 3, h: 5 };
    expect(multiplyAdds([conv], dims)).toBe(2 * 5 * 3 * 3);
    expect(counted(conv, dims, { x: tensor(iota(15), 3, 5) }).steps).toBeLessThanOrEqual(90);
    expect(() => multiplyAdds([conv], { O: 2 })).toThrow("'h' has no value");
  });
});

describe('reductions', () => {
  const over = (reducer: 'max' | 'min' | 'argmax' | 'mean', data: number[]): number => {
    const program = definition('r', [], reduce(reducer, [range('i', v('n'))], read('x', [v('i')])));
    return evaluate([program], real, { dims: { n: data.length }, inputs: { x: tensor(data, data.length) } })[
      'r'
    ].lanes[0][0];
  };

  test('argmax is the first maximum, in row-major order of its own ranges', () => {
    expect(over('argmax', [1, 5, 5, 2])).toBe(1);
    expect(over('argmax', [-Infinity, -Infinity])).toBe(0);
    const program = definition(
      'r',
      [],
      reduce('argmax', [range('j', 2), range('i', 3)], read('x', [v('i'), v('j')])),
    );
    const got = evaluate([program], real, { dims: {}, inputs: { x: tensor([1, 2, 3, 4, 9, 6], 3, 2) } });
    expect(got['r'].lanes[0][0]).toBe(2);
  });

  test('a NaN propagates through max and min', () => {
    expect(over('max', [1, NaN, 3])).toBeNaN();
    expect(over('min', [NaN, 1])).toBeNaN();
    expect(over('max', [1, 2, 3])).toBe(3);
  });

  test('a read outside is what else says', () => {
    const program = definition(
      'r',
      [range('i', 4)],
      reduce('max', [range('k', 3)], read('x', [addScaled(addScaled(v('i'), v('k'), 1), 1, -1)], -Infinity)),
    );
    const got = evaluate([program], real, { dims: {}, inputs: { x: tensor([-4, -3, -2, -1], 4) } });
    expect(Array.from(got['r'].lanes[0])).toEqual([-3, -2, -1, -1]);
  });
});

describe('programs', () => {
  const square = definition('%1', [range('i', v('n'))], product(read('x', [v('i')]), read('x', [v('i')])));
  const flat = view('s1b0.W', '%1', [constant(2), constant(3)]);
  const transposed = definition(
    "'];throw 0;//",
    [range('a', 3), range('b', 2)],
    read('s1b0.W', [v('b'), v('a')]),
  );
  const program = [square, flat, transposed];
  const inputs = { x: tensor(iota(6), 6) };

  test('names of tensors may be any text', () => {
    const got = evaluate(program, real, { dims: { n: 6 }, inputs });
    expect(got[transposed.name].shape).toEqual([3, 2]);
    expect(Array.from(got[transposed.name].lanes[0])).toEqual([1, 16, 4, 25, 9, 36]);
  });

  test('outputs may be intermediates and views, and samples of any of them', () => {
    const got = evaluate(program, real, {
      dims: { n: 6 },
      inputs,
      outputs: ['%1', 's1b0.W', transposed.name],
      sample: { 's1b0.W': Int32Array.of(5, 0), [transposed.name]: Int32Array.of(1) },
    });
    expect(Array.from(got['%1'].lanes[0])).toEqual([1, 4, 9, 16, 25, 36]);
    expect(got['s1b0.W']).toEqual({ shape: [2], lanes: [Float64Array.of(36, 1)] });
    expect(Array.from(got[transposed.name].lanes[0])).toEqual([16]);
  });

  test('an index may be named like a dim, and an inner index like an outer one', () => {
    const shadow = definition('r', [range('n', 2)], sum([range('n', v('m'))], affineValue(v('n'))));
    expect(Array.from(evaluate([shadow], real, { dims: { n: 9, m: 4 }, inputs: {} })['r'].lanes[0])).toEqual([
      6, 6,
    ]);
  });

  test('mistakes are named', () => {
    const dims = { n: 6 };
    const call = (options: Partial<Parameters<typeof evaluate>[2]>) => () =>
      evaluate(program, real, { dims, inputs, ...options });
    expect(call({ inputs: {} })).toThrow("'%1' reads 'x', which is neither an input nor defined before");
    expect(call({ inputs: { x: tensor(iota(6), 2, 3) } })).toThrow(
      "'%1' reads 'x' with 1 indices, but its value has shape [2, 3]",
    );
    expect(call({ inputs: { x: { shape: [6], lanes: [new Float64Array(5)] } } })).toThrow(
      "input 'x' has 5 elements, but its shape [6] has 6",
    );
    expect(call({ inputs: { x: { shape: [0], lanes: [] } } })).toThrow('lift it with that algebra');
    expect(call({ dims: {} })).toThrow("in '%1': 'n' is neither an index in scope nor a dim with a value");
    expect(call({ dims: { n: -1 } })).toThrow("the extent of index 'i' must be an integer >= 0");
    expect(call({ dims: { n: 5 } })).toThrow("'s1b0.W' views '%1' of shape [5] as [2, 3]");
    expect(call({ outputs: ['y'] })).toThrow("no statement defines the output 'y'");
    expect(call({ sample: { '%1': Int32Array.of(0) } })).toThrow("'%1' is sampled but is not an output");
    expect(call({ sample: { [transposed.name]: Int32Array.of(6) } })).toThrow('ordinal 6 is outside');
    const twice = definition('r', [], apply('add', read('x', [0]), read('x', [])));
    expect(() => evaluate([twice], real, { dims, inputs })).toThrow("reads 'x' with 1 and with 0 indices");
  });

  test('numbers are what they are, in whatever array they come', () => {
    const x = { shape: [3], lanes: [Float32Array.of(0.5, -2, 7)] };
    const doubled = definition('r', [range('i', 3)], product(read('x', [v('i')]), number(2)));
    expect([...evaluate([doubled], real, { dims: {}, inputs: { x } }).r.lanes[0]]).toEqual([1, -4, 14]);
  });

  test('one text serves all shapes that need the same guards', () => {
    const text = (n: number): string =>
      generateKernel(
        definition('r', [range('i', v('n'))], sum([range('k', v('n'))], read('x', [v('i'), v('k')]))),
        real,
        { n },
        new Map([['x', { position: 0, shape: [n, n], literals: undefined }]]),
        false,
      ).source;
    expect(text(5)).toBe(text(7));
    // Outside the tensor there is a guard more.
    expect(
      generateKernel(
        definition('r', [range('i', 8)], read('x', [v('i')])),
        real,
        {},
        new Map([['x', { position: 0, shape: [7], literals: undefined }]]),
        false,
      ).source,
    ).toContain('?');
  });

  test('loop-invariant values leave the loop', () => {
    const program = definition(
      'r',
      [range('i', 3)],
      sum([range('k', 4)], product(apply('exp', read('x', [v('i')])), read('y', [v('k')]), number(2))),
    );
    const { source } = generateKernel(
      program,
      real,
      {},
      new Map([
        ['x', { position: 0, shape: [3], literals: undefined }],
        ['y', { position: 1, shape: [4], literals: undefined }],
      ]),
      false,
    );
    expect(source.indexOf('Math.exp')).toBeLessThan(source.indexOf('for(let i1'));
  });
});
