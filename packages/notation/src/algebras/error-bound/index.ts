/** Value, rigorous error bound and grid: see arithmetic.ts for what the lanes (v, e, q = 2^g) mean. */
import type { Operator } from '../../ast';
import {
  literal,
  type Accumulator,
  type Algebra,
  type Emitter,
  type Lanes,
  type TensorValue,
} from '../algebra';
import { erf } from '../erf';
import { Arithmetic, bounded, lanesOf, rounded, type Bounded } from './arithmetic';
import { argmaxAccumulator, compareBound, extremeAccumulator, extremeBound, selectBound } from './choices';
import { isPowerOfTwo, quantum } from './float-bits';
import { functionBound } from './functions';
import type { ErrorModel } from './model';
import { sumAccumulator } from './sum';

const { abs, fround, max } = Math;
const { isFinite } = Number;

/** Error of a datum as the machine gets it: as the nearest float32, kept or (if subnormal) flushed. */
function dataError(value: number, flushToZero: boolean): number {
  if (!isFinite(value)) return 0;
  const lost = abs(value - fround(value));
  return flushToZero && abs(value) < 2 ** -126 ? max(abs(value), lost) : lost;
}

function applyBound(
  emitter: Emitter,
  arithmetic: Arithmetic,
  operator: Operator,
  [x, y, z]: readonly [Bounded, Bounded, Bounded],
): Bounded {
  switch (operator) {
    case 'add':
      return arithmetic.add(emitter, x, y, '+');
    case 'subtract':
      return arithmetic.add(emitter, x, y, '-');
    case 'multiply':
      return arithmetic.multiply(emitter, x, y);
    case 'divide':
      return arithmetic.divide(emitter, x, y);
    case 'negate':
      return { ...x, v: emitter.bind(`-${x.v}`) };
    case 'abs':
      return { ...x, v: emitter.bind(`Math.abs(${x.v})`) };
    case 'exp':
    case 'log':
    case 'sqrt':
    case 'rsqrt':
    case 'tanh':
    case 'logistic':
    case 'erf':
      return functionBound(emitter, arithmetic, operator, x);
    case 'min':
    case 'max':
      return extremeBound(emitter, operator, x, y);
    case 'select':
      return selectBound(emitter, x, y, z);
    case 'bf16':
    case 'f16':
      return arithmetic.narrow(emitter, x, operator);
    case 'lt':
    case 'le':
    case 'eq':
    case 'ne':
    case 'ge':
    case 'gt':
      return compareBound(emitter, operator, x, y);
    default:
      return operator satisfies never;
  }
}

const made = new Map<string, Algebra>();

/**
 * The algebra of rigorous bounds under a model. Lane 0 equals the `real` algebra's value bit for bit; lane 1
 * bounds the distance of every conforming float32 result from it (Infinity: anything is allowed, NaN too);
 * lane 2 is 2^g, of which the value is a multiple. A final conversion of the result is not part of it.
 */
export function errorBound(model: ErrorModel): Algebra {
  const { flushToZero, ulp, absolute, rounding } = model;
  const name = `error bound ${JSON.stringify({ flushToZero, ulp, absolute, rounding })}`;
  const known = made.get(name);
  if (known) return known;
  const arithmetic = new Arithmetic(model);
  const number = (value: number): Lanes => {
    const error = dataError(value, flushToZero);
    return [value, error, error === 0 ? quantum(value) : 0].map(literal);
  };
  const integer = (emitter: Emitter, expression: string): Lanes => {
    const v = emitter.bind(expression);
    return [v, emitter.bind(`Math.abs(Math.fround(${v})-${v})`), '1'];
  };
  const unused = bounded([]);

  const algebra: Algebra = {
    name,
    lanes: 3,
    storage: 'float64',
    library: { erf, quantum, rounded, isPowerOfTwo: (value) => Number(isPowerOfTwo(value)) },
    number,
    integer,
    apply: (emitter, operator, operands) => {
      const [x = unused, y = unused, z = unused] = operands.map(bounded);
      return lanesOf(applyBound(emitter, arithmetic, operator, [x, y, z]));
    },
    lift(data, shape): TensorValue {
      const values = Float64Array.from(data);
      const errors = new Float64Array(data.length);
      const grids = new Float64Array(data.length);
      let exact = true;
      for (let k = 0; k < values.length; k++) {
        const error = dataError(values[k], flushToZero);
        errors[k] = error;
        grids[k] = error === 0 ? quantum(values[k]) : 0;
        exact &&= error === 0;
      }
      return { shape, lanes: [values, errors, grids], literals: exact ? [undefined, '0'] : undefined };
    },
    accumulate(emitter, reducer, count): Accumulator {
      switch (reducer) {
        case 'sum':
          return sumAccumulator(emitter, arithmetic);
        case 'mean': {
          const sum = sumAccumulator(emitter, arithmetic);
          return {
            ...sum,
            result: () =>
              lanesOf(
                arithmetic.divideByCount(emitter, bounded(sum.result()), bounded(integer(emitter, count))),
              ),
          };
        }
        case 'max':
        case 'min':
          return extremeAccumulator(emitter, reducer, number(reducer === 'max' ? -Infinity : Infinity));
        case 'argmax':
          return argmaxAccumulator(emitter, count);
        default:
          return reducer satisfies never;
      }
    },
  };
  made.set(name, algebra);
  return algebra;
}
