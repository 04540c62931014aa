/**
 * Dual numbers over a one-lane algebra: lane 0 is the value, lane 1 the derivative in the direction that
 * lane 1 of the inputs gives (0 after `lift`). At a tie min and max take the first operand's derivative,
 * abs at 0 has derivative 0, comparisons and argmax have derivative 0.
 */
import type { Operator } from '../ast';
import { literal, type Accumulator, type Algebra, type Emitter, type Lanes } from './algebra';
import { extremum, type Scalar, type ScalarAlgebra } from './scalar';

const made = new WeakMap<ScalarAlgebra, Algebra>();

export function dual(base: ScalarAlgebra): Algebra {
  const known = made.get(base);
  if (known) return known;
  const { scalar } = base;
  const zero = scalar.number(0);
  const apply = (emitter: Emitter, operator: Operator, operands: readonly Lanes[]): Lanes =>
    applyDual(scalar, emitter, operator, operands);
  const number = (value: number): Lanes => [scalar.number(value), zero];

  const algebra: Algebra = {
    name: `dual(${base.name})`,
    lanes: 2,
    storage: base.storage,
    library: base.library,
    number,
    apply,
    integer: (emitter, expression) => [emitter.bind(scalar.integer(expression)), zero],
    lift(data, shape) {
      const lanes = base.lift(data, shape).lanes;
      const derivative =
        base.storage === 'float32' ? new Float32Array(data.length) : new Float64Array(data.length);
      return { shape, lanes: [...lanes, derivative] };
    },
    accumulate(emitter, reducer, count): Accumulator {
      switch (reducer) {
        case 'sum':
        case 'mean': {
          const value = scalar.sum(emitter);
          const derivative = scalar.sum(emitter);
          const multiplyAdd = value.multiplyAdd &&
            derivative.multiplyAdd && {
              multiplyStep([x = 'NaN', dx = 'NaN']: Lanes, [y = 'NaN', dy = 'NaN']: Lanes) {
                value.multiplyAdd?.(x, y);
                derivative.multiplyAdd?.(x, dy);
                derivative.multiplyAdd?.(dx, y);
              },
            };
          return {
            step([x = 'NaN', dx = 'NaN']) {
              value.add(x);
              derivative.add(dx);
            },
            ...multiplyAdd,
            result() {
              const total = [value.result(), derivative.result()];
              if (reducer === 'sum') return total;
              const divisor = emitter.bind(scalar.integer(count));
              return total.map((lane) => emitter.bind(scalar.apply('divide', [lane, divisor])));
            },
          };
        }
        case 'max':
        case 'min': {
          const initial = [literal(reducer === 'max' ? -Infinity : Infinity), zero];
          const { step, result } = extremum(emitter, reducer, scalar.order, initial);
          return { step, result: () => result };
        }
        case 'argmax': {
          const ordinal = base.accumulate(emitter, reducer, count);
          return {
            ordinals: true,
            step: ([x = 'NaN'], place) => {
              ordinal.step([x], place);
            },
            result: () => [...ordinal.result(), zero],
          };
        }
        default:
          return reducer satisfies never;
      }
    },
  };
  made.set(base, algebra);
  return algebra;
}

function applyDual(scalar: Scalar, emitter: Emitter, operator: Operator, operands: readonly Lanes[]): Lanes {
  const op = (name: Operator, ...values: string[]): string => emitter.bind(scalar.apply(name, values));
  const zero = scalar.number(0);
  const one = scalar.number(1);
  const [[x = 'NaN', dx = 'NaN'] = [], [y = 'NaN', dy = 'NaN'] = [], [, dz = 'NaN'] = []] = operands;
  const v = op(operator, ...operands.map((lanes) => lanes[0] ?? 'NaN'));
  switch (operator) {
    case 'add':
    case 'subtract':
      return [v, op(operator, dx, dy)];
    case 'negate':
      return [v, op('negate', dx)];
    case 'multiply':
      return [v, op('add', op('multiply', x, dy), op('multiply', dx, y))];
    case 'divide':
      return [v, op('divide', op('subtract', dx, op('multiply', v, dy)), y)];
    case 'exp':
      return [v, op('multiply', v, dx)];
    case 'log':
      return [v, op('divide', dx, x)];
    case 'sqrt':
      return [v, op('divide', dx, op('add', v, v))];
    case 'rsqrt':
      return [v, op('negate', op('divide', op('multiply', v, dx), op('add', x, x)))];
    case 'tanh':
      return [v, op('multiply', op('subtract', one, op('multiply', v, v)), dx)];
    case 'logistic':
      return [v, op('multiply', op('multiply', v, op('subtract', one, v)), dx)];
    case 'erf': {
      const slope = op(
        'multiply',
        scalar.number(2 / Math.sqrt(Math.PI)),
        op('exp', op('negate', op('multiply', x, x))),
      );
      return [v, op('multiply', slope, dx)];
    }
    case 'abs':
      return [v, emitter.bind(`${op('gt', x, zero)}?${dx}:${op('lt', x, zero)}?${op('negate', dx)}:${zero}`)];
    case 'min':
      return [v, emitter.bind(`${op('le', x, y)}?${dx}:${dy}`)];
    case 'max':
      return [v, emitter.bind(`${op('ge', x, y)}?${dx}:${dy}`)];
    case 'select':
      return [v, emitter.bind(`${x}!==0?${dy}:${dz}`)];
    case 'bf16':
    case 'f16':
      return [v, op(operator, dx)];
    case 'lt':
    case 'le':
    case 'eq':
    case 'ne':
    case 'ge':
    case 'gt':
      return [v, zero];
    default:
      return operator satisfies never;
  }
}
