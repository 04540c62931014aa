/** Algebras with one lane, from the little that tells them apart. */
import type { Operator } from '../ast';
import {
  literal,
  type Accumulator,
  type Algebra,
  type Emitter,
  type Lanes,
  type TensorValue,
} from './algebra';

/** A running sum in one variable. */
export interface ScalarSum {
  readonly add: (term: string) => void;
  readonly multiplyAdd?: (left: string, right: string) => void;
  readonly result: () => string;
}

/** What a one-lane number system is made of; every method returns an expression. */
export interface Scalar {
  readonly number: (value: number) => string;
  readonly integer: (expression: string) => string;
  readonly apply: (operator: Operator, operands: readonly string[]) => string;
  /** A float64 expression whose `<` is the order of the system; the expression itself where it is absent. */
  readonly order: (value: string) => string;
  readonly sum: (emitter: Emitter) => ScalarSum;
}

export interface ScalarAlgebra extends Algebra {
  readonly scalar: Scalar;
}

/** Float64 source of every operator; a comparison of values is 1 or 0. */
export function float64Source(operator: Operator, operands: readonly string[]): string {
  const [x = 'NaN', y = 'NaN', z = 'NaN'] = operands;
  switch (operator) {
    case 'add':
      return `${x}+${y}`;
    case 'subtract':
      return `${x}-${y}`;
    case 'multiply':
      return `${x}*${y}`;
    case 'divide':
      return `${x}/${y}`;
    case 'negate':
      return `-${x}`;
    case 'exp':
    case 'log':
    case 'sqrt':
    case 'tanh':
    case 'abs':
      return `Math.${operator}(${x})`;
    case 'rsqrt':
      return `1/Math.sqrt(${x})`;
    case 'logistic':
      return `1/(1+Math.exp(-${x}))`;
    case 'erf':
      return `erf(${x})`;
    case 'min':
    case 'max':
      return `Math.${operator}(${x},${y})`;
    case 'select':
      return `${x}!==0?${y}:${z}`;
    case 'bf16':
    case 'f16':
      return x;
    case 'lt':
      return `${x}<${y}?1:0`;
    case 'le':
      return `${x}<=${y}?1:0`;
    case 'eq':
      return `${x}===${y}?1:0`;
    case 'ne':
      return `${x}!==${y}?1:0`;
    case 'ge':
      return `${x}>=${y}?1:0`;
    case 'gt':
      return `${x}>${y}?1:0`;
    default:
      return operator satisfies never;
  }
}

/**
 * Maximum or minimum of the terms with what goes along with it (`companions`: a derivative, an ordinal), by the
 * order of the first lane. The first of equal terms wins; a NaN wins over everything.
 */
export function extremum(
  emitter: Emitter,
  reducer: 'max' | 'min',
  order: (value: string) => string,
  initial: Lanes,
): { readonly step: (lanes: Lanes) => void; readonly result: Lanes } {
  const state = initial.map((value) => {
    const name = emitter.fresh();
    emitter.line(`let ${name}=${value};`);
    return name;
  });
  const best = emitter.fresh();
  emitter.line(`let ${best}=${reducer === 'max' ? '-' : ''}Infinity;`);
  return {
    step(lanes) {
      const key = emitter.bind(order(lanes[0] ?? 'NaN'));
      const better = `${key}${reducer === 'max' ? '>' : '<'}${best}`;
      const assignments = state.map((name, lane) => `${name}=${lanes[lane] ?? 'NaN'};`).join('');
      emitter.line(`if(${better}||${key}!==${key}&&${best}===${best}){${best}=${key};${assignments}}`);
    },
    result: state,
  };
}

/** A sum that adds in the order of the terms, each addition by `addition(sum, term)`. */
export const sequentialSum =
  (addition: (sum: string, term: string) => string) =>
  (emitter: Emitter): ScalarSum => {
    const sum = emitter.fresh();
    emitter.line(`let ${sum}=0;`);
    return {
      add(term) {
        emitter.line(`${sum}=${addition(sum, term)};`);
      },
      result: () => sum,
    };
  };

export interface ScalarOptions {
  readonly name: string;
  readonly storage: Algebra['storage'];
  readonly library: Algebra['library'];
  readonly scalar: Scalar;
  /** The value of a datum. */
  readonly element: (value: number) => number;
}

export function scalarAlgebra({ name, storage, library, scalar, element }: ScalarOptions): ScalarAlgebra {
  const apply = (emitter: Emitter, operator: Operator, operands: readonly Lanes[]): Lanes => [
    emitter.bind(
      scalar.apply(
        operator,
        operands.map((lanes) => lanes[0] ?? 'NaN'),
      ),
    ),
  ];
  const integer = (emitter: Emitter, expression: string): Lanes => [emitter.bind(scalar.integer(expression))];
  return {
    name,
    lanes: 1,
    storage,
    library,
    scalar,
    number: (value) => [scalar.number(value)],
    apply,
    integer,
    lift(data, shape): TensorValue {
      const lane = storage === 'float32' ? new Float32Array(data.length) : new Float64Array(data.length);
      for (let k = 0; k < data.length; k++) lane[k] = element(data[k] ?? NaN);
      return { shape, lanes: [lane] };
    },
    accumulate(emitter, reducer, count): Accumulator {
      switch (reducer) {
        case 'sum':
        case 'mean': {
          const sum = scalar.sum(emitter);
          return {
            step: ([term = 'NaN']) => {
              sum.add(term);
            },
            ...(sum.multiplyAdd && {
              multiplyStep: ([left = 'NaN']: Lanes, [right = 'NaN']: Lanes) => {
                sum.multiplyAdd?.(left, right);
              },
            }),
            result() {
              const total = [sum.result()];
              return reducer === 'sum' ? total : apply(emitter, 'divide', [total, integer(emitter, count)]);
            },
          };
        }
        case 'max':
        case 'min': {
          const initial = literal(reducer === 'max' ? -Infinity : Infinity);
          const { step, result } = extremum(emitter, reducer, scalar.order, [initial]);
          return { step, result: () => result };
        }
        case 'argmax': {
          const { step, result } = extremum(emitter, 'max', scalar.order, ['NaN', '0']);
          return {
            ordinals: true,
            step: ([value = 'NaN'], ordinal) => {
              step([value, ordinal]);
            },
            result: () => [emitter.bind(scalar.integer(result[1] ?? '0'))],
          };
        }
        default:
          return reducer satisfies never;
      }
    },
  };
}
