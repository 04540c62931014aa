/** Float32 execution in software, a rounding at every operation; they differ in how a sum is added up. */
import type { Operator } from '../ast';
import { literal, type Emitter } from './algebra';
import { erf } from './erf';
import { roundBfloat16, roundFloat16 } from './rounding';
import { float64Source, scalarAlgebra, sequentialSum, type Scalar, type ScalarAlgebra } from './scalar';

type Round = (expression: string) => string;

/** Operations computed in float64 and then rounded once. Choices and comparisons need no rounding. */
function roundedSource(round: Round, operator: Operator, operands: readonly string[]): string {
  switch (operator) {
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'exp':
    case 'log':
    case 'sqrt':
    case 'rsqrt':
    case 'tanh':
    case 'logistic':
    case 'erf':
      return round(float64Source(operator, operands));
    case 'bf16':
      return `roundBfloat16(${operands[0] ?? 'NaN'})`;
    case 'f16':
      return `roundFloat16(${operands[0] ?? 'NaN'})`;
    case 'negate':
    case 'abs':
    case 'min':
    case 'max':
    case 'select':
    case 'lt':
    case 'le':
    case 'eq':
    case 'ne':
    case 'ge':
    case 'gt':
      return float64Source(operator, operands);
    default:
      return operator satisfies never;
  }
}

/** An algebra that stores float32 and rounds each result, constants included. */
export const roundingAlgebra = (
  name: string,
  round: Round,
  element: (value: number) => number,
  sum: Scalar['sum'],
): ScalarAlgebra =>
  scalarAlgebra({
    name,
    storage: 'float32',
    library: { erf, roundBfloat16, roundFloat16 },
    element,
    scalar: {
      number: (value) => literal(element(value)),
      integer: round,
      apply: (operator, operands) => roundedSource(round, operator, operands),
      order: (value) => value,
      sum,
    },
  });

const fround: Round = (expression) => `Math.fround(${expression})`;
const addition = (sum: string, term: string): string => fround(`${sum}+${term}`);

const float32 = (name: string, sum: Scalar['sum']): ScalarAlgebra =>
  roundingAlgebra(name, fround, Math.fround, sum);

/** Terms are added one after the other. */
export const float32Sequential = float32('float32 sequential', sequentialSum(addition));

/** Each product is added unrounded (fused multiply-add), one after the other. */
export const float32Fma = float32('float32 fma', (emitter) => {
  const sum = sequentialSum(addition)(emitter);
  return {
    ...sum,
    multiplyAdd(left, right) {
      emitter.line(`${sum.result()}=${addition(sum.result(), `${left}*${right}`)};`);
    },
  };
});

/** Terms of a block of the blocked sum. */
const BLOCK = 16;

/** Blocks of 16 terms are added up one after the other, then the blocks. */
export const float32Blocked = float32('float32 blocked', (emitter) => {
  const [sum, block, count] = [emitter.fresh(), emitter.fresh(), emitter.fresh()];
  emitter.line(`let ${sum}=0,${block}=0,${count}=0;`);
  return {
    add(term) {
      emitter.line(`${block}=${addition(block, term)};`);
      emitter.line(
        `if(++${count}===${String(BLOCK)}){${sum}=${addition(sum, block)};${block}=0;${count}=0;}`,
      );
    },
    result: () => emitter.bind(addition(sum, block)),
  };
});

/** Neighbours are added, then neighbouring pairs, and so on: a stack holds one partial sum for each power of two. */
export const float32Pairwise = float32('float32 pairwise', pairwiseSum);

function pairwiseSum(emitter: Emitter): ReturnType<Scalar['sum']> {
  const stack = emitter.scratch(64);
  const [height, count, carry, rest] = [1, 2, 3, 4].map(() => emitter.fresh()) as [
    string,
    string,
    string,
    string,
  ];
  emitter.line(`let ${height}=0,${count}=0;`);
  return {
    add(term) {
      emitter.line(`let ${carry}=${term};`);
      emitter.line(
        `for(let ${rest}=${count}++;${rest}&1;${rest}>>=1)${carry}=${addition(`${stack}[--${height}]`, carry)};`,
      );
      emitter.line(`${stack}[${height}++]=${carry};`);
    },
    result() {
      const total = emitter.fresh();
      emitter.line(`let ${total}=0;`);
      emitter.line(`while(${height}>0)${total}=${addition(`${stack}[--${height}]`, total)};`);
      return total;
    },
  };
}
