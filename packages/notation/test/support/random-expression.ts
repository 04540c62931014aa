/** Random expressions over the vectors a and b of extent A, the index i, the dim A, the constant eps and the scalar s. */
import fc from 'fast-check';
import {
  affineValue,
  apply,
  bracket,
  constant,
  number,
  parseShape,
  power,
  range,
  read,
  reduce,
  variable,
  add,
  scale,
  type Affine,
  type Expression,
  type Operator,
  type Signature,
} from '../../src';

export const smallSignature: Signature = {
  dims: ['A', 'B'],
  tensors: { a: parseShape('A'), m: parseShape('A,B'), s: [] },
  constants: { eps: 0.5 },
};

/** Indices that are bound at depth d: i outside, then j1, j2 ... */
const indicesAt = (depth: number): readonly string[] => ['i', 'j1', 'j2', 'j3'].slice(0, depth + 1);

const affineForm = (names: readonly string[]): fc.Arbitrary<Affine> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.integer({ min: -3, max: 3 })), { maxLength: 3 }),
      fc.integer({ min: -3, max: 3 }),
    )
    .map(([terms, shift]) =>
      terms.reduce<Affine>(
        (form, [name, coefficient]) => add(form, scale(variable(name), coefficient)),
        constant(shift),
      ),
    );

const binary: readonly Operator[] = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'min',
  'max',
  'lt',
  'le',
  'eq',
  'ne',
  'ge',
  'gt',
];
const unary: readonly Operator[] = ['negate', 'negate', 'abs', 'exp', 'tanh'];

/** Any tree, also such as the parser would never yield: constant affine forms, sums of affine parts. */
export function expression(size: number, depth = 0): fc.Arbitrary<Expression> {
  const names = [...indicesAt(depth), 'A'];
  const slot = affineForm(names);
  const leaf: fc.Arbitrary<Expression> = fc.oneof(
    fc.constantFrom(number(0), number(-0), number(2), number(-3), number(0.25), number(-1e-7), number(1e21)),
    fc.constantFrom<Expression>({ kind: 'number', value: 0.5, name: 'eps' }, read('s', [])),
    slot.map(affineValue),
    fc.tuple(slot, fc.constantFrom(0, -1, -Infinity)).map(([form, outside]) => read('a', [form], outside)),
    fc.tuple(slot, slot).map((forms) => read('m', forms)),
    fc
      .tuple(fc.constantFrom('lt' as const, 'eq' as const, 'ge' as const), slot, slot)
      .map(([comparison, left, right]) => bracket(comparison, left, right)),
  );
  if (size <= 0) return leaf;
  const inner = fc.constantFrom(...[size - 1, size >> 1]).chain((next) => expression(next, depth));
  const branches: fc.Arbitrary<Expression>[] = [
    fc
      .tuple(fc.constantFrom(...binary), inner, inner)
      .map(([operator, left, right]) => apply(operator, left, right)),
    fc.tuple(fc.constantFrom(...unary), inner).map(([operator, operand]) => apply(operator, operand)),
    fc.tuple(inner, fc.constantFrom(-1, 2, 3)).map(([base, exponent]) => power(base, exponent)),
    fc.tuple(inner, inner, inner).map((operands) => apply('select', ...operands)),
    fc
      .tuple(slot, inner, slot)
      .map(([low, middle, high]) =>
        apply('multiply', apply('le', affineValue(low), middle), apply('lt', middle, affineValue(high))),
      ),
  ];
  const index = indicesAt(depth + 1).at(depth + 1);
  if (index !== undefined) {
    const extents = fc.constantFrom(variable('A'), constant(2), add(variable('A'), 1));
    branches.push(
      fc
        .tuple(
          fc.constantFrom('sum' as const, 'mean' as const, 'max' as const, 'min' as const, 'argmax' as const),
          extents,
          expression(size - 1, depth + 1),
        )
        .map(([reducer, extent, body]) => reduce(reducer, [range(index, extent)], body)),
    );
  }
  return fc.oneof({ weight: 1, arbitrary: leaf }, ...branches.map((arbitrary) => ({ weight: 1, arbitrary })));
}
