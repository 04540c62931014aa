/**
 * Derivatives from the right: dual numbers over the reals in which, of equal values, a maximum takes the largest
 * derivative, a minimum the smallest, and abs at 0 the magnitude. Lane 1 is then the derivative from the right of what
 * is evaluated, along the direction that lane 1 of the inputs gives, at kinks and ties too; the one from the left is
 * minus that along the opposite direction. They are equal wherever there is a derivative.
 *
 * It holds of compositions of smooth functions, min, max and abs; a comparison counts as constant.
 */
import { literal, type Accumulator, type Algebra, type Emitter, type Lanes } from './algebra';
import { dual } from './dual';
import { real } from './real';

const twoSided = dual(real);

export const rightDerivative: Algebra = {
  ...twoSided,
  name: 'derivative from the right',
  apply(emitter, operator, operands) {
    const lanes = twoSided.apply(emitter, operator, operands);
    const [[x = 'NaN', dx = 'NaN'] = [], [y = 'NaN', dy = 'NaN'] = []] = operands;
    if (operator === 'max' || operator === 'min') {
      const tied = emitter.bind(`Math.${operator}(${dx},${dy})`);
      return [lanes[0], emitter.bind(`${x}===${y}?${tied}:${lanes[1]}`)];
    }
    if (operator === 'abs') {
      const atZero = emitter.bind(`Math.abs(${dx})`);
      return [lanes[0], emitter.bind(`${x}===0?${atZero}:${lanes[1]}`)];
    }
    return lanes;
  },
  accumulate: (emitter, reducer, count) =>
    reducer === 'max' || reducer === 'min'
      ? extremum(emitter, reducer)
      : twoSided.accumulate(emitter, reducer, count),
};

/** The largest (smallest) value, and of the derivatives of those that have it the largest (smallest). */
function extremum(emitter: Emitter, reducer: 'max' | 'min'): Accumulator {
  const better = reducer === 'max' ? '>' : '<';
  const [value, derivative] = [emitter.fresh(), emitter.fresh()];
  emitter.line(`let ${value}=${literal(reducer === 'max' ? -Infinity : Infinity)},${derivative}=0;`);
  return {
    step([x = 'NaN', dx = 'NaN']: Lanes) {
      const wins = `${x}${better}${value}||${x}===${value}&&${dx}${better}${derivative}||${x}!==${x}`;
      emitter.line(`if(${wins}){${value}=${x};${derivative}=${dx};}`);
    },
    result: () => [value, derivative],
  };
}
