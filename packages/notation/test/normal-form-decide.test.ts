import { describe, expect, test } from '@jest/globals';
import {
  constant,
  decideEqual,
  definition,
  range,
  read,
  scale,
  UnsoundProof,
  variable,
  view,
  type DecisionContext,
  type DecisionSide,
} from '../src';
import { Comparison } from '../src/normal-form/witness';
import { decide } from './normal-form/decide-texts';

const [h, w] = [variable('h'), variable('w')];
const [i, j, k] = [variable('i'), variable('j'), variable('k')];

const context: DecisionContext = {
  dims: ['h', 'w'],
  constraints: [],
  operands: { x: [h, w] },
  resultShape: [h, w],
};

const side = (...statements: DecisionSide['statements']): DecisionSide => ({
  statements,
  result: statements[statements.length - 1].name,
});

const copy = side(definition('y', [range('i', h), range('j', w)], read('x', [i, j])));
const shifted = side(
  definition('y', [range('i', h), range('j', w)], read('x', [i, { constant: 1, terms: { j: 1 } }])),
);

describe('verdicts', () => {
  test('equal says how, and how many terms there are', () => {
    expect(decideEqual(copy, copy, context)).toEqual({
      verdict: 'equal',
      terms: 1,
      how: 'normal form; prime field at 2 shapes',
    });
  });

  test('different has a witness that evaluation gives', () => {
    const decision = decideEqual(copy, shifted, context);
    expect(decision).toMatchObject({ verdict: 'different', witness: { algebra: 'prime field' } });
    if (decision.verdict !== 'different') return;
    const { dims, index, left, right } = decision.witness;
    expect(index).toHaveLength(2);
    index.forEach((at, axis) => {
      expect(at).toBeLessThan([dims.h, dims.w][axis]);
    });
    expect(left).not.toBe(right);
  });

  test('results of different shapes are different, by an axis', () => {
    const transposed = side(definition('y', [range('i', w), range('j', h)], read('x', [j, i])));
    expect(decideEqual(copy, transposed, context)).toMatchObject({
      verdict: 'different',
      witness: { algebra: 'shape' },
    });
  });

  test('the same question has the same answer, whatever was asked before', () => {
    const first = decideEqual(copy, shifted, context);
    decide({ dims: 'N', operands: 'x: N', result: 'N' }, 'y[n] = exp(x[n])', 'y[n] = exp(x[n]) + 0');
    expect(decideEqual(copy, shifted, context)).toEqual(first);
  });

  test('constraints that cannot be met prove nothing', () => {
    const impossible = {
      ...context,
      constraints: [
        { constant: -3, terms: { h: 1 } },
        { constant: 2, terms: { h: -1 } },
      ],
    };
    expect(decideEqual(copy, shifted, impossible)).toEqual({
      verdict: 'undecided',
      reason: 'the constraints cannot be met together: no shape is admissible',
    });
  });

  test('constraints are used', () => {
    const setting = { dims: 'h p', operands: 'x: h', result: 'h' };
    const [left, right] = ['y[i<h] = sum(j<h) [j <= i+p] * x[j]', 'y[i<h] = sum(j<h) x[j]'];
    expect(decide({ ...setting, constraints: 'p-h' }, left, right)).toMatchObject({ verdict: 'equal' });
    expect(decide({ ...setting, constraints: 'p' }, left, right)).toMatchObject({ verdict: 'different' });
  });

  test('an extent that may be negative is named', () => {
    const decision = decide(
      { dims: 'h', operands: 'x: h', result: '' },
      'y = sum(i<h-2) x[i]',
      'y = sum(i<h-2) x[i] + 0',
    );
    expect(decision).toEqual({
      verdict: 'undecided',
      reason: "the extent h-2 in 'y' may be negative: the constraints do not exclude it",
    });
  });

  test('a term that is left over is shown', () => {
    const decision = decide(
      { dims: 'h', operands: 'x: h', result: 'h' },
      'y[i<h] = sqrt(x[i]^2)',
      'y[i<h] = abs(x[i])',
    );
    expect(decision).toMatchObject({ verdict: 'undecided' });
    expect(decision.verdict === 'undecided' && decision.reason).toMatch(
      /the term .*x\[i\].* has no counterpart/,
    );
  });
});

describe('views', () => {
  const pairs: DecisionContext = {
    dims: ['h'],
    constraints: [],
    operands: { x: [scale(h, 2)] },
    resultShape: [h, constant(2)],
  };
  const split = side(view('y', 'x', [h, constant(2)]));
  const even = (offset: number): DecisionSide =>
    side(
      definition(
        'y',
        [range('i', h), range('j', 2)],
        read('x', [{ constant: offset, terms: { i: 2, j: 1 } }]),
      ),
    );

  test('a split axis', () => {
    expect(decideEqual(split, even(0), pairs)).toMatchObject({ verdict: 'equal' });
    expect(decideEqual(split, even(1), pairs)).toMatchObject({ verdict: 'different' });
  });

  test('split and merged again', () => {
    const back = side(view('s', 'x', [h, constant(2)]), view('y', 's', [scale(h, 2)]));
    const whole = side(definition('y', [range('i', scale(h, 2))], read('x', [i])));
    const same = { ...pairs, resultShape: [scale(h, 2)] };
    expect(decideEqual(back, whole, same)).toMatchObject({ verdict: 'equal' });
  });

  test('axes of extent 1 come and go', () => {
    const wide = side(view('y', 'x', [constant(1), h, constant(1), w]));
    const right = side(
      definition('y', [range('u', 1), range('i', h), range('v', 1), range('k', w)], read('x', [i, k])),
    );
    const shape = { ...context, resultShape: [constant(1), h, constant(1), w] };
    expect(decideEqual(wide, right, shape)).toMatchObject({ verdict: 'equal' });
  });

  test('a symbolic stride is undecided', () => {
    const setting = { ...context, resultShape: [w, h] };
    const swapped = side(view('y', 'x', [w, h]));
    expect(decideEqual(swapped, side(view('y', 'x', [w, h])), setting)).toEqual({
      verdict: 'undecided',
      reason: 'symbolic stride: a view merges or splits an axis of extent w',
    });
  });
});

describe('the check after a proof', () => {
  test('sees two programs that differ', () => {
    const comparison = new Comparison(copy, shifted, context, 1);
    const dims = comparison.drawDims();
    expect(dims && comparison.differenceAt(dims).witness).toMatchObject({ algebra: 'prime field' });
    expect(dims && new Comparison(copy, copy, context, 1).differenceAt(dims).witness).toBeUndefined();
  });

  test('reports a contradiction as a test to paste', () => {
    const witness = { dims: { h: 1, w: 1 }, index: [0, 0], left: 1, right: 2, algebra: 'float64' as const };
    const padded = side(definition('y', [range('i', h), range('j', w)], read('x', [i, j], -Infinity)));
    const { message } = new UnsoundProof(copy, padded, context, witness, { x: Float64Array.of(1) });
    expect(message).toContain("expect(decideEqual(left, right, context).verdict).not.toBe('equal');");
    expect(message).toContain('"otherwise":-Infinity');
  });
});
