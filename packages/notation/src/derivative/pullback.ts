/** From the cotangent of an expression's value to the cotangents of the elements that it reads. */
import { add, constant, isConstant, scale, variable, type Affine } from '../affine';
import type { Expression, Range } from '../ast';
import { affineValue, apply, number, power, product, reduce } from '../build';
import { somePart } from '../walk';
import type { FreshNames } from './fresh-names';
import { instantiate, renameRanges } from './instantiate';
import { operatorCotangents } from './operator-cotangents';

/** A read inside a value, the indices over which it is repeated, and the cotangent that reaches it at each. */
export interface Contribution {
  readonly tensor: string;
  readonly indices: readonly Affine[];
  readonly ranges: readonly Range[];
  readonly cotangent: Expression;
}

interface Place {
  readonly cotangent: Expression;
  /** All indices in scope: those of the definition, then those of the sums around. */
  readonly ranges: readonly Range[];
}

export interface PullbackOptions {
  /** Whether the cotangent of this tensor is asked for. */
  readonly isWanted: (tensor: string) => boolean;
  readonly names: FreshNames;
}

/** Every read of a wanted tensor in the expression, with its cotangent. Indices in `ranges` are free in it. */
export function pullback(expression: Expression, place: Place, options: PullbackOptions): Contribution[] {
  const { cotangent, ranges } = place;
  const isWantedRead = (part: Expression): boolean => part.kind === 'read' && options.isWanted(part.tensor);
  switch (expression.kind) {
    case 'number':
    case 'affine':
    case 'bracket':
      return [];
    case 'read':
      if (!isWantedRead(expression)) return [];
      return [{ tensor: expression.tensor, indices: expression.indices, ranges, cotangent }];
    case 'apply': {
      if (!somePart(expression, isWantedRead)) return [];
      const cotangents = operatorCotangents(expression.operator, expression.operands, cotangent);
      return expression.operands.flatMap((operand, position) => {
        const reaching = cotangents[position];
        return reaching ? pullback(operand, { cotangent: reaching, ranges }, options) : [];
      });
    }
    case 'power': {
      const { base, exponent } = expression;
      if (exponent === 0) return [];
      const slope = product(cotangent, number(exponent), power(base, exponent - 1));
      return pullback(base, { cotangent: slope, ranges }, options);
    }
    case 'reduce':
      return pullbackReduction(expression, place, options);
    default:
      return expression satisfies never;
  }
}

/** At a tie the first maximum (minimum) in row-major order takes the whole cotangent. */
function pullbackReduction(
  reduction: Extract<Expression, { kind: 'reduce' }>,
  { cotangent, ranges: outer }: Place,
  options: PullbackOptions,
): Contribution[] {
  // The cotangent may hold a copy of this very reduction: its indices must not be those that are in scope below.
  const { ranges, bindings } = renameRanges(reduction.ranges, {}, options.names);
  const body = instantiate(reduction.body, bindings, options.names);
  const inside = (reaching: Expression): Contribution[] =>
    pullback(body, { cotangent: reaching, ranges: [...outer, ...ranges] }, options);
  switch (reduction.reducer) {
    case 'sum':
      return inside(cotangent);
    case 'mean':
      return inside(apply('divide', cotangent, product(...ranges.map(({ extent }) => affineValue(extent)))));
    case 'max':
    case 'min': {
      const ordered = reduction.reducer === 'max' ? reduction.body : apply('negate', reduction.body);
      const first = reduce('argmax', reduction.ranges, ordered);
      return inside(product(cotangent, apply('eq', first, ordinalOf(ranges))));
    }
    case 'argmax':
      return [];
    default:
      return reduction.reducer satisfies never;
  }
}

/** The row-major ordinal of the ranges' indices: affine where all extents but the first are numbers. */
function ordinalOf(ranges: readonly Range[]): Expression {
  const [, ...inner] = ranges;
  if (inner.every(({ extent }) => isConstant(extent))) {
    return affineValue(
      ranges.reduce<Affine>(
        (ordinal, { index, extent }) => add(scale(ordinal, extent.constant), variable(index)),
        constant(0),
      ),
    );
  }
  return ranges.reduce<Expression>(
    (ordinal, { index, extent }) =>
      apply('add', apply('multiply', ordinal, affineValue(extent)), affineValue(variable(index))),
    number(0),
  );
}
