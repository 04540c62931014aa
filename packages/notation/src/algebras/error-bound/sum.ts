/**
 * Error of a sum of n nonzero terms t in any order: at most gamma_(n-1) sum|t| beyond the terms' own errors,
 * gamma_k = k u / (1 - k u) (Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., section 4.2);
 * none at all where the terms are exact multiples of q and sum|t| <= 2^24 q, for then so is every partial sum.
 */
import { literal, type Accumulator, type Emitter } from '../algebra';
import { INFLATION, LARGEST, SMALLEST_NORMAL, type Arithmetic } from './arithmetic';

export function sumAccumulator(emitter: Emitter, arithmetic: Arithmetic): Accumulator {
  const [sum, errors, magnitudes, grid, count] = [1, 2, 3, 4, 5].map(() => emitter.fresh()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  emitter.line(`let ${sum}=0,${errors}=0,${magnitudes}=0,${grid}=Infinity,${count}=0;`);
  const { flushToZero } = arithmetic.model;
  return {
    step([v = 'NaN', e = 'NaN', q = '0']) {
      emitter.line(
        `${sum}+=${v};${magnitudes}+=Math.abs(${v});if(${q}<${grid})${grid}=${q};` +
          (e === '0' ? `if(${v}!==0)${count}++;` : `${errors}+=${e};if(${v}!==0||${e}!==0)${count}++;`),
      );
    },
    result() {
      const steps = emitter.bind(`Math.max(0,${count}-1)`);
      const share = emitter.bind(`${steps}*${literal(arithmetic.unit)}`);
      const reach = emitter.bind(`${magnitudes}+${errors}`);
      const flushed = flushToZero ? `+${steps}*${SMALLEST_NORMAL}` : '';
      const rounded = emitter.bind(
        `(${errors}+${reach}*${share}/(1-${share})${flushed})*${literal(INFLATION)}`,
      );
      const normal = flushToZero ? `&&${grid}>=${SMALLEST_NORMAL}` : '';
      const exact = `${errors}===0&&(${count}<2||${magnitudes}<=${grid}*${literal(2 ** 24)}${normal})`;
      const e = emitter.bind(`${exact}?0:${rounded}`);
      // A partial sum may overflow even where the sum does not.
      return [sum, emitter.bind(`${share}<0.5&&${reach}+${e}<=${LARGEST}?${e}:Infinity`), grid];
    },
  };
}
