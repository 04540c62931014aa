/** Changes of a program: those that keep its value at every shape, and those that rarely do. */
import {
  add,
  affineValue,
  apply,
  bracket,
  number,
  reduce,
  subtract,
  substitute,
  variable,
  type Affine,
  type DecisionSide,
  type Expression,
  type Range,
  type Statement,
} from '../../src';
import type { Random } from './random-programs';

/** Replaces indices by forms. The names bound inside are never among them. */
function substituteIn(expression: Expression, bindings: Readonly<Record<string, Affine>>): Expression {
  const inner = (part: Expression): Expression => substituteIn(part, bindings);
  switch (expression.kind) {
    case 'number':
      return expression;
    case 'affine':
      return { ...expression, form: substitute(expression.form, bindings) };
    case 'read':
      return { ...expression, indices: expression.indices.map((form) => substitute(form, bindings)) };
    case 'bracket':
      return {
        ...expression,
        left: substitute(expression.left, bindings),
        right: substitute(expression.right, bindings),
      };
    case 'reduce':
      return { ...expression, body: inner(expression.body) };
    case 'power':
      return { ...expression, base: inner(expression.base) };
    case 'apply':
      return { ...expression, operands: expression.operands.map(inner) };
    default:
      return expression satisfies never;
  }
}

/** All expressions that differ from the given one in one place, where `change` makes them. */
function* changedOnce(
  expression: Expression,
  change: (part: Expression, ranges: readonly Range[]) => readonly Expression[],
  ranges: readonly Range[],
): Generator<Expression> {
  yield* change(expression, ranges);
  switch (expression.kind) {
    case 'reduce': {
      const inside = [...ranges, ...expression.ranges];
      for (const body of changedOnce(expression.body, change, inside)) yield { ...expression, body };
      return;
    }
    case 'power':
      for (const base of changedOnce(expression.base, change, ranges)) yield { ...expression, base };
      return;
    case 'apply':
      for (const [k, operand] of expression.operands.entries()) {
        for (const changed of changedOnce(operand, change, ranges)) {
          yield { ...expression, operands: expression.operands.with(k, changed) };
        }
      }
      return;
    case 'number':
    case 'affine':
    case 'read':
    case 'bracket':
      return;
    default:
      expression satisfies never;
  }
}

/** Spellings of one expression that have its value. */
function equivalents(part: Expression, ranges: readonly Range[], fresh: string): Expression[] {
  const found: Expression[] = [];
  const [last] = ranges.slice(-1);
  if (last) {
    const index = variable(last.index);
    // f = f [i >= c] + f [i < c]
    found.push(
      apply(
        'add',
        apply('multiply', part, bracket('ge', index, 1)),
        apply('multiply', bracket('lt', index, 1), part),
      ),
      // f(i) = sum(u) [u == i] f(u)
      reduce(
        'sum',
        [{ index: fresh, extent: last.extent }],
        apply(
          'multiply',
          bracket('eq', variable(fresh), index),
          substituteIn(part, { [last.index]: variable(fresh) }),
        ),
      ),
    );
  }
  if (part.kind === 'reduce') {
    const [first, ...rest] = part.ranges;
    const { reducer, body } = part;
    if (reducer !== 'argmax') {
      // the order of summation
      found.push({ ...part, ranges: [...rest, first] });
      // backwards
      const mirror = subtract(subtract(first.extent, 1), variable(first.index));
      found.push({ ...part, body: substituteIn(body, { [first.index]: mirror }) });
    }
    if (reducer === 'mean') {
      const count = part.ranges.map(({ extent }) => affineValue(extent));
      found.push(
        apply(
          'divide',
          { ...part, reducer: 'sum' },
          count.reduce((a, b) => apply('multiply', a, b)),
        ),
      );
    }
    if (reducer === 'sum') {
      found.push(apply('negate', { ...part, body: apply('negate', body) }));
      // sum over more, with a bracket
      const wider = { ...first, extent: add(first.extent, 1) };
      const guard = bracket('lt', variable(first.index), first.extent);
      found.push({ ...part, ranges: [wider, ...rest], body: apply('multiply', body, guard) });
    }
    if (reducer === 'max') {
      found.push(apply('negate', { ...part, reducer: 'min', body: apply('negate', body) }));
    }
  }
  if (part.kind === 'apply') {
    const [a, b, c] = part.operands;
    const { operator } = part;
    if (['add', 'multiply', 'max', 'min'].includes(operator)) found.push(apply(operator, b, a));
    if (operator === 'gt') found.push(apply('lt', b, a), subtractOne(apply('le', a, b)));
    if (operator === 'ge') found.push(apply('le', b, a), apply('add', apply('gt', a, b), apply('eq', a, b)));
    if (operator === 'exp') {
      found.push(
        apply('multiply', apply('exp', apply('add', a, number(1))), apply('exp', number(-1))),
        apply('divide', number(1), apply('exp', apply('negate', a))),
      );
    }
    if (operator === 'log') {
      const shifted = apply('log', apply('multiply', a, apply('exp', number(2))));
      found.push(apply('subtract', shifted, number(2)));
    }
    if (operator === 'rsqrt') found.push(apply('divide', number(1), apply('sqrt', a)));
    if (operator === 'select') {
      found.push(apply('add', apply('multiply', a, b), apply('multiply', subtractOne(a), c)));
    }
  }
  if (part.kind === 'power' && part.exponent === 2) found.push(apply('multiply', part.base, part.base));
  found.push(apply('multiply', part, number(1)), apply('add', part, number(0)));
  return found;
}

const subtractOne = (part: Expression): Expression => apply('subtract', number(1), part);

/** Changes that look like mistakes. */
function mistakes(part: Expression): Expression[] {
  switch (part.kind) {
    case 'number':
      return [{ ...part, value: part.value + 1 }];
    case 'affine':
      return [{ ...part, form: add(part.form, 1) }];
    case 'read':
      return part.indices.flatMap((form, k) => [
        { ...part, indices: part.indices.with(k, add(form, 1)) },
        { ...part, indices: part.indices.with(k, subtract(form, 1)) },
        ...(k > 0 ? [{ ...part, indices: part.indices.with(k, part.indices[k - 1]).with(k - 1, form) }] : []),
      ]);
    case 'bracket':
      return [
        { ...part, right: add(part.right, 1) },
        { ...part, comparison: part.comparison === 'ge' ? 'gt' : part.comparison === 'lt' ? 'le' : 'ge' },
      ];
    case 'reduce': {
      const [first, ...rest] = part.ranges;
      return [
        { ...part, ranges: [{ ...first, extent: add(first.extent, 1) }, ...rest] },
        ...(part.reducer === 'sum' ? [{ ...part, reducer: 'mean' as const }] : []),
        ...(part.reducer === 'argmax'
          ? [
              {
                ...part,
                body: substituteIn(part.body, {
                  [first.index]: subtract(subtract(first.extent, 1), variable(first.index)),
                }),
              },
            ]
          : []),
      ];
    }
    case 'power':
      return [{ ...part, exponent: part.exponent + 1 }];
    case 'apply': {
      const [a, b] = part.operands;
      if (part.operator === 'subtract') return [apply('subtract', b, a), apply('add', a, b)];
      if (part.operator === 'gt') return [apply('ge', a, b)];
      if (part.operator === 'max') return [apply('min', a, b)];
      return part.operator === 'multiply' || part.operator === 'add' ? [a, b] : [];
    }
    default:
      return part satisfies never;
  }
}

function changeStatement(
  { statements, result }: DecisionSide,
  random: Random,
  changes: (part: Expression, ranges: readonly Range[]) => readonly Expression[],
): DecisionSide {
  const position = random.integer(0, statements.length - 1);
  const statement: Statement | undefined = statements[position];
  if (statement?.kind !== 'definition') return { statements, result };
  const found = [...changedOnce(statement.body, changes, statement.ranges)];
  if (found.length === 0) return { statements, result };
  const changed = { ...statement, body: random.pick(found) };
  return { statements: statements.with(position, changed), result };
}

/** The program under other spellings of its parts. */
export function respell(side: DecisionSide, random: Random, times: number): DecisionSide {
  let current = side;
  for (let k = 0; k < times; k++) {
    current = changeStatement(current, random, (part, ranges) => equivalents(part, ranges, `u${String(k)}`));
  }
  return current;
}

/** The program with one mistake. */
export const perturb = (side: DecisionSide, random: Random): DecisionSide =>
  changeStatement(side, random, mistakes);
