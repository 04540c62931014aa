/**
 * Elements as functions of what is varied: the prime field with every operation that is no quotient of polynomials
 * uninterpreted, choices and comparisons included. With random field elements for what is varied, two elements are
 * equal if they are the same function of it; if they are not, the chance that they are equal is about
 * degree / 2^26 (Schwartz-Zippel), so that two independent draws leave none that matters.
 */
import type { Operator } from '../ast';
import { literal, type Accumulator, type Algebra, type Emitter } from './algebra';
import { primeField, toResidue } from './prime-field';

const CODES: Readonly<Partial<Record<Operator, number>>> = {
  abs: 809,
  min: 907,
  max: 1009,
  select: 1103,
  bf16: 1201,
  f16: 1301,
  lt: 1409,
  le: 1511,
  eq: 1601,
  ne: 1709,
  ge: 1801,
  gt: 1901,
};

const REDUCER_CODES = { max: 2003, min: 2111, argmax: 2203 };

/** Infinities stand for two fixed residues: they are read where padding is. */
const residueOf = (value: number): number =>
  Number.isFinite(value) ? toResidue(Math.fround(value)) : value > 0 ? 31_415_927 : 27_182_819;

/** One residue for several, in their order. */
const combined = (operands: readonly string[]): string =>
  operands.reduce((all, operand) => `sumOf(productOf(${all},48271),${operand})`);

export const genericFunctions: Algebra = {
  ...primeField,
  name: 'functions over a prime field',
  number: (value) => [literal(residueOf(value))],
  apply(emitter, operator, operands) {
    const code = CODES[operator];
    if (code === undefined) return primeField.apply(emitter, operator, operands);
    const values = operands.map((lanes) => lanes[0] ?? 'NaN');
    return [emitter.bind(`uninterpreted(${String(code)},${combined(values)})`)];
  },
  accumulate(emitter, reducer, count) {
    if (reducer === 'sum' || reducer === 'mean') return primeField.accumulate(emitter, reducer, count);
    return choice(emitter, REDUCER_CODES[reducer], reducer === 'argmax');
  },
};

/** A function of the multiset of the terms; of the terms and their places where those count. */
function choice(emitter: Emitter, code: number, ordinals: boolean): Accumulator {
  const sum = emitter.fresh();
  emitter.line(`let ${sum}=0;`);
  return {
    ordinals,
    step([term = 'NaN'], ordinal) {
      const value = ordinals ? combined([term, `residue(${ordinal})`]) : term;
      emitter.line(`${sum}=sumOf(${sum},uninterpreted(${String(code)},${value}));`);
    },
    result: () => [emitter.bind(`uninterpreted(${String(code)},${sum})`)],
  };
}
