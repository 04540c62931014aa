/** Random definitions over the tensors a[A], b[A,B], c[B,3] and the rank-0 s. */
import fc, { type GeneratorValue } from 'fast-check';
import {
  addScaled,
  affineValue,
  apply,
  bracket,
  constant,
  definition,
  number,
  power,
  range,
  read,
  reduce,
  variable,
  type Affine,
  type Comparison,
  type Definition,
  type Expression,
  type Operator,
  type Range,
  type Reducer,
} from '../../src';

const SHAPES: Readonly<Record<string, readonly Affine[]>> = {
  a: [variable('A')],
  b: [variable('A'), variable('B')],
  c: [variable('B'), constant(3)],
  s: [],
};

export interface Flavour {
  readonly functions: readonly Operator[];
  readonly reducers: readonly Reducer[];
  /** Comparisons of values, select, min, max. */
  readonly choices: boolean;
  readonly divisions: boolean;
}

export const EVERYTHING: Flavour = {
  functions: ['exp', 'log', 'sqrt', 'rsqrt', 'tanh', 'logistic', 'abs', 'negate'],
  reducers: ['sum', 'sum', 'mean', 'max', 'min', 'argmax'],
  choices: true,
  divisions: true,
};
/** Differentiable everywhere. */
export const SMOOTH: Flavour = {
  functions: ['exp', 'log', 'sqrt', 'rsqrt', 'tanh', 'logistic', 'negate', 'erf'],
  reducers: ['sum', 'mean'],
  choices: false,
  divisions: true,
};
/** Polynomials and order. */
export const EXACT: Flavour = {
  functions: ['negate', 'abs'],
  reducers: ['sum', 'sum', 'mean', 'max', 'min', 'argmax'],
  choices: true,
  divisions: true,
};

export function randomDefinition(g: GeneratorValue, flavour: Flavour): Definition {
  const integer = (min: number, max: number): number => g(fc.integer, { min, max });
  const pick = <T>(items: readonly T[]): T => items[integer(0, items.length - 1)];
  let names = 0;

  function ranges(count: number): Range[] {
    return Array.from({ length: count }, () =>
      range(`i${String(names++)}`, pick([variable('A'), variable('B'), constant(3), constant(5)])),
    );
  }
  function form(scope: readonly string[]): Affine {
    let result = constant(integer(-2, 2));
    for (let k = integer(0, 2); k > 0 && scope.length > 0; k--) {
      result = addScaled(result, variable(pick(scope)), pick([1, 1, 1, -1, 2, -2, 3]));
    }
    return result;
  }
  function leaf(scope: readonly string[]): Expression {
    const tensor = pick(['a', 'b', 'c', 's', 'b', '']);
    if (tensor === '') return pick([number(integer(-3, 3)), number(0.5), affineValue(form(scope))]);
    const indices = SHAPES[tensor].map(() =>
      integer(0, 2) > 0 && scope.length > 0 ? variable(pick(scope)) : form(scope),
    );
    return read(tensor, indices);
  }
  /** Positive and away from 0, for what needs it. */
  const positive = (body: Expression): Expression => apply('add', apply('multiply', body, body), number(1));
  const bounded = (body: Expression): Expression => apply('divide', body, positive(body));

  function expression(depth: number, scope: readonly string[]): Expression {
    if (depth === 0) return leaf(scope);
    const inner = (): Expression => expression(depth - 1, scope);
    const kinds = ['leaf', 'product', 'product', 'sum', 'guard', 'reduce', 'reduce', 'power'];
    if (flavour.choices) kinds.push('choice', 'select');
    if (flavour.functions.length > 0) kinds.push('function');
    if (flavour.divisions) kinds.push('quotient');
    switch (pick(kinds)) {
      case 'product':
        return apply('multiply', inner(), inner());
      case 'sum':
        return apply(pick(['add', 'subtract']), inner(), inner());
      case 'guard': {
        const comparison = pick<Comparison>(['lt', 'le', 'eq', 'ne', 'ge', 'gt']);
        return apply('multiply', bracket(comparison, form(scope), form(scope)), inner());
      }
      case 'reduce': {
        const own = ranges(integer(1, 2));
        const body = expression(depth - 1, [...scope, ...own.map(({ index }) => index)]);
        return reduce(pick(flavour.reducers), own, body);
      }
      case 'power':
        return power(inner(), integer(0, 3));
      case 'choice':
        return apply(pick(['min', 'max', 'lt', 'le', 'eq', 'ne', 'ge', 'gt']), inner(), inner());
      case 'select':
        return apply('select', apply('gt', inner(), inner()), inner(), inner());
      case 'function': {
        const name = pick(flavour.functions);
        const body = inner();
        if (name === 'exp' || name === 'erf') return apply(name, flavour.divisions ? bounded(body) : body);
        return apply(name, name === 'log' || name === 'sqrt' || name === 'rsqrt' ? positive(body) : body);
      }
      case 'quotient':
        return apply('divide', inner(), positive(inner()));
      default:
        return leaf(scope);
    }
  }

  const out = ranges(integer(0, 2));
  return definition(
    'r',
    out,
    expression(
      integer(1, 4),
      out.map(({ index }) => index),
    ),
  );
}

/** Sizes A and B, and one value per element of every tensor. */
export function randomInputs(
  g: GeneratorValue,
  element: () => number,
): { dims: { A: number; B: number }; data: Record<string, { shape: number[]; data: number[] }> } {
  const dims = { A: g(fc.integer, { min: 1, max: 4 }), B: g(fc.integer, { min: 1, max: 4 }) };
  const shapes: Record<string, number[]> = { a: [dims.A], b: [dims.A, dims.B], c: [dims.B, 3], s: [] };
  const data = Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const size = shape.reduce((x, y) => x * y, 1);
      return [name, { shape, data: Array.from({ length: size }, element) }];
    }),
  );
  return { dims, data };
}
