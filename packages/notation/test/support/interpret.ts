/** A direct reading of the language, closure-free and slow, against which the compiler is held. */
import {
  evaluateAffine,
  type Comparison,
  type Environment,
  type Expression,
  type Operator,
  type Statement,
} from '../../src';

/** Numbers of some kind; comparisons give booleans. */
export interface NumberSystem<T> {
  number(value: number): T;
  apply(operator: Operator, operands: readonly T[]): T;
  greater(a: T, b: T): boolean;
}

export interface Tensor<T> {
  readonly shape: readonly number[];
  readonly data: readonly T[];
}

const COMPARE: Record<Comparison, (a: number, b: number) => boolean> = {
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  ge: (a, b) => a >= b,
  gt: (a, b) => a > b,
};

function* assignments(shape: readonly number[]): Generator<number[]> {
  const total = shape.reduce((a, b) => a * b, 1);
  for (let ordinal = 0; ordinal < total; ordinal++) {
    const place: number[] = [];
    let rest = ordinal;
    for (const extent of [...shape].reverse()) {
      place.unshift(rest % extent);
      rest = Math.floor(rest / extent);
    }
    yield place;
  }
}

export function interpret<T>(
  statements: readonly Statement[],
  system: NumberSystem<T>,
  dims: Environment,
  inputs: Readonly<Record<string, Tensor<T>>>,
): Tensor<T> {
  const values = new Map(Object.entries(inputs));
  const zero = system.number(0);

  function tensorOf(name: string): Tensor<T> {
    const tensor = values.get(name);
    if (!tensor) throw new Error(`no tensor '${name}'`);
    return tensor;
  }

  function value(expression: Expression, environment: Environment): T {
    switch (expression.kind) {
      case 'number':
        return system.number(expression.value);
      case 'affine':
        return system.number(evaluateAffine(expression.form, environment));
      case 'read': {
        const tensor = tensorOf(expression.tensor);
        let ordinal = 0;
        for (const [axis, form] of expression.indices.entries()) {
          const index = evaluateAffine(form, environment);
          const extent = tensor.shape[axis];
          if (index < 0 || index >= extent) return system.number(expression.otherwise);
          ordinal = ordinal * extent + index;
        }
        return tensor.data[ordinal];
      }
      case 'bracket': {
        const left = evaluateAffine(expression.left, environment);
        const right = evaluateAffine(expression.right, environment);
        return system.number(COMPARE[expression.comparison](left, right) ? 1 : 0);
      }
      case 'power': {
        const base = value(expression.base, environment);
        let result = system.number(1);
        for (let k = 0; k < Math.abs(expression.exponent); k++)
          result = system.apply('multiply', [result, base]);
        return expression.exponent < 0 ? system.apply('divide', [system.number(1), result]) : result;
      }
      case 'apply':
        return system.apply(
          expression.operator,
          expression.operands.map((operand) => value(operand, environment)),
        );
      case 'reduce': {
        const extents = expression.ranges.map((range) => evaluateAffine(range.extent, environment));
        const terms: T[] = [];
        for (const place of assignments(extents)) {
          const inner = { ...environment };
          expression.ranges.forEach(({ index }, axis) => (inner[index] = place[axis]));
          terms.push(value(expression.body, inner));
        }
        switch (expression.reducer) {
          case 'sum':
            return terms.reduce((a, b) => system.apply('add', [a, b]), zero);
          case 'mean': {
            const total = terms.reduce((a, b) => system.apply('add', [a, b]), zero);
            return system.apply('divide', [total, system.number(terms.length)]);
          }
          case 'max':
            return terms.reduce((a, b) => (system.greater(b, a) ? b : a));
          case 'min':
            return terms.reduce((a, b) => (system.greater(a, b) ? b : a));
          case 'argmax': {
            let best = 0;
            terms.forEach((term, k) => {
              if (system.greater(term, terms[best])) best = k;
            });
            return system.number(best);
          }
        }
      }
    }
  }

  let last: Tensor<T> = { shape: [], data: [] };
  for (const statement of statements) {
    if (statement.kind === 'view') {
      last = {
        shape: statement.shape.map((extent) => evaluateAffine(extent, dims)),
        data: tensorOf(statement.source).data,
      };
    } else {
      const shape = statement.ranges.map((range) => evaluateAffine(range.extent, dims));
      const data = [...assignments(shape)].map((place) => {
        const environment: Record<string, number> = { ...dims };
        statement.ranges.forEach(({ index }, axis) => (environment[index] = place[axis]));
        return value(statement.body, environment);
      });
      last = { shape, data };
    }
    values.set(statement.name, last);
  }
  return last;
}

const truth = (holds: boolean): number => (holds ? 1 : 0);

export const float64: NumberSystem<number> = {
  number: (value) => value,
  greater: (a, b) => a > b,
  apply(operator, [x = NaN, y = NaN, z = NaN]) {
    switch (operator) {
      case 'add':
        return x + y;
      case 'subtract':
        return x - y;
      case 'multiply':
        return x * y;
      case 'divide':
        return x / y;
      case 'negate':
        return -x;
      case 'rsqrt':
        return 1 / Math.sqrt(x);
      case 'logistic':
        return 1 / (1 + Math.exp(-x));
      case 'select':
        return x !== 0 ? y : z;
      case 'bf16':
      case 'f16':
        return x;
      case 'min':
        return Math.min(x, y);
      case 'max':
        return Math.max(x, y);
      case 'exp':
      case 'log':
      case 'sqrt':
      case 'tanh':
      case 'abs':
        return Math[operator](x);
      case 'erf':
        throw new Error('Math has no erf');
      case 'lt':
      case 'le':
      case 'eq':
      case 'ne':
      case 'ge':
      case 'gt':
        return truth(COMPARE[operator](x, y));
      default:
        return operator satisfies never;
    }
  },
};
