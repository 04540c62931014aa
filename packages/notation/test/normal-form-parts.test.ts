import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { evaluateAffine, parseAffine } from '../src';
import { shortestDecimal } from '../src/normal-form/constants';
import { contradictory, entails } from '../src/normal-form/entailment';
import { columnHermite, rowBasis } from '../src/normal-form/hermite';
import { formatRational, fromDecimal, modulo, plus, rational, times } from '../src/normal-form/rational';

const forms = (text: string) => text.split(';').map((part) => parseAffine(part.trim()));

describe('entailment', () => {
  test.each([
    ['i; h-1-i', 'h-1', true],
    ['i; h-1-i', 'h-2', false],
    ['2*i-1', 'i-1', true],
    ['4*d+3-j; j-4*d; j; 3-j', '-d', true],
    ['a-b; b-c', 'a-c', true],
    ['a-b; b-c', 'c-a', false],
  ])('%s implies %s >= 0: %s', (constraints, goal, expected) => {
    expect(entails(forms(constraints), parseAffine(goal))).toBe(expected);
  });

  test('never contradicts a point', () => {
    const form = fc.record({
      constant: fc.integer({ min: -4, max: 4 }),
      terms: fc.dictionary(
        fc.constantFrom('a', 'b', 'c'),
        fc.integer({ min: -3, max: 3 }).filter((c) => c !== 0),
      ),
    });
    const point = fc.record({
      a: fc.integer({ min: -5, max: 5 }),
      b: fc.integer({ min: -5, max: 5 }),
      c: fc.integer({ min: -5, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(form, { maxLength: 6 }), form, point, (constraints, goal, at) => {
        const holds = constraints.filter((each) => evaluateAffine(each, at) >= 0);
        expect(contradictory(holds)).toBe(false);
        if (entails(holds, goal)) expect(evaluateAffine(goal, at)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });
});

describe('Hermite form', () => {
  const matrix = fc.array(fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  });

  test('does not depend on the columns that generate a lattice', () => {
    fc.assert(
      fc.property(matrix, fc.integer({ min: -3, max: 3 }), (rows, factor) => {
        const changed = rows.map(([a, b, c]) => [b, -a, c + factor * b]);
        expect(JSON.stringify(columnHermite(changed))).toBe(JSON.stringify(columnHermite(rows)));
      }),
      { numRuns: 1000, seed: 4 },
    );
  });

  test('tells lattices apart', () => {
    expect(columnHermite([[2]])).not.toEqual(columnHermite([[1]]));
    expect(
      rowBasis([
        [2, 1],
        [1, 0],
      ]),
    ).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(rowBasis([[2, 0]])).toEqual([[2, 0]]);
  });
});

describe('numbers', () => {
  test('a decimal is exact', () => {
    expect(formatRational(fromDecimal(0.1))).toBe('1/10');
    expect(formatRational(fromDecimal(-1.5e-7))).toBe('-3/20000000');
    expect(formatRational(fromDecimal(3e22))).toBe('30000000000000000000000');
    expect(plus(fromDecimal(0.1), fromDecimal(0.2))).toEqual(fromDecimal(0.3));
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });

  test('one decimal for all spellings of a float32 number', () => {
    expect(shortestDecimal(9.99999974e-6)).toBe(1e-5);
    expect(shortestDecimal(0.7978845608028654)).toBe(0.7978846);
    expect(shortestDecimal(50176)).toBe(50176);
    expect(shortestDecimal(-Infinity)).toBe(-Infinity);
  });

  test('residues', () => {
    const third = modulo(rational(-1n, 3n), 101);
    expect((third * 3 + 1) % 101).toBe(0);
    expect(() => modulo(rational(1n, 101n), 101)).toThrow(RangeError);
    expect(times(rational(2n, 3n), rational(3n, 2n))).toEqual(rational(1n));
  });
});
