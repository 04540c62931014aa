/** From statements to the normal form of their results. */
import { constant, substitute, variable, type Affine } from '../affine';
import type { Definition, Expression, Range, Statement } from '../ast';
import { applyOperator, finite } from './apply-operator';
import { isBoolean } from './boolean';
import { collect } from './collect';
import { entails } from './entailment';
import { Functions, isUnitExtent } from './functions';
import { numberSum } from './infinity';
import type { Opaques } from './opaque';
import { iverson } from './iverson';
import { simplify } from './simplify';
import {
  addSums,
  argument,
  bracketsSum,
  constantSum,
  factorSum,
  formSum,
  multiplySums,
  scaleSum,
  substituteSum,
  subtractSums,
  withinConstraints,
  type Bindings,
  type Names,
  type Sum,
} from './term';
import { fromDecimal } from './rational';
import { readView } from './views';

/** A tensor's elements as a function of `@0`, `@1`... within its extents. */
interface Tensor {
  readonly extents: readonly Affine[];
  readonly sum: Sum;
}

/** Where an expression stands: what its indices are, and what holds of them. */
interface Scope {
  readonly bindings: Bindings;
  readonly context: readonly Affine[];
}

export interface NormalizerOptions {
  readonly operands: Readonly<Record<string, readonly Affine[]>>;
  /** Forms of dims that are >= 0. */
  readonly assumptions: readonly Affine[];
  readonly names: Names;
  readonly opaques: Opaques;
}

export class Normalizer {
  private readonly statements: ReadonlyMap<string, Statement>;
  private readonly tensors = new Map<string, Tensor>();
  private readonly functions: Functions;

  constructor(
    statements: readonly Statement[],
    private readonly options: NormalizerOptions,
  ) {
    this.statements = new Map(statements.map((statement) => [statement.name, statement]));
    this.functions = new Functions(options.opaques, options.names);
  }

  /**
   * The tensor of a name.
   * @throws Undecidable where a part has no normal form
   * @throws RangeError for an unknown name
   */
  tensor(name: string): Tensor {
    const known = this.tensors.get(name);
    if (known) return known;
    const made = this.make(name);
    this.tensors.set(name, made);
    return made;
  }

  private make(name: string): Tensor {
    const statement = this.statements.get(name);
    if (!statement) {
      const extents = this.options.operands[name];
      if (!extents) throw new RangeError(`'${name}' is neither defined nor an operand`);
      const slots = extents.map((_, axis) => variable(argument(axis)));
      return { extents, sum: factorSum({ key: name, slots, extents, power: 1 }) };
    }
    if (statement.kind === 'definition') return this.define(statement);
    return this.view(statement.source, statement.shape);
  }

  private define({ ranges, body }: Definition): Tensor {
    const bindings: Record<string, Affine> = {};
    const context: Affine[] = [...this.options.assumptions];
    ranges.forEach(({ index, extent }, axis) => {
      bindings[index] = isUnitExtent(extent) ? constant(0) : variable(argument(axis));
      if (!isUnitExtent(extent)) context.push(...withinConstraints(bindings[index], extent));
    });
    return {
      extents: ranges.map(({ extent }) => extent),
      sum: this.settle(this.value(body, { bindings, context }), context),
    };
  }

  private view(source: string, shape: readonly Affine[]): Tensor {
    const tensor = this.tensor(source);
    const indices = shape.map((extent, axis) =>
      isUnitExtent(extent) ? constant(0) : variable(argument(axis)),
    );
    const context = [
      ...this.options.assumptions,
      ...indices.flatMap((index, axis) => withinConstraints(index, shape[axis])),
    ];
    const { slots, bound, equations } = readView(tensor.extents, shape, indices, this.options.names);
    const ranges = bound.flatMap(({ index, extent }) => withinConstraints(variable(index), extent));
    const element = this.read(source, slots, 0, [...context, ...ranges]);
    const sum = multiplySums(element, bracketsSum(ranges, equations), this.options.names);
    const summed = sum.map((term) => ({
      ...term,
      bound: [...term.bound, ...bound.map(({ index }) => index)],
    }));
    return { extents: shape, sum: this.settle(summed, context) };
  }

  private settle(sum: Sum, context: readonly Affine[]): Sum {
    const { names, opaques } = this.options;
    return collect(simplify(sum, { names, opaques, context }));
  }

  private value(expression: Expression, scope: Scope): Sum {
    switch (expression.kind) {
      case 'number':
        return numberSum(expression.value);
      case 'affine':
        return formSum(substitute(expression.form, scope.bindings));
      case 'read': {
        const slots = expression.indices.map((index) => substitute(index, scope.bindings));
        return this.read(expression.tensor, slots, expression.otherwise, scope.context);
      }
      case 'reduce':
        return this.reduce(expression, scope);
      case 'power':
        return this.functions.power(
          finite(this.settledValue(expression.base, scope), this.functions),
          expression.exponent,
        );
      case 'bracket': {
        const [left, right] = [expression.left, expression.right].map((form) =>
          substitute(form, scope.bindings),
        );
        return iverson(expression.comparison, left, right);
      }
      case 'apply':
        return this.apply(expression, scope);
      default:
        return expression satisfies never;
    }
  }

  /** The value, simplified: for operands of functions that look at their form. */
  private settledValue(expression: Expression, scope: Scope): Sum {
    return this.settle(this.value(expression, scope), scope.context);
  }

  private read(name: string, slots: readonly Affine[], otherwise: number, context: readonly Affine[]): Sum {
    const { extents, sum } = this.tensor(name);
    if (otherwise === 0 && !this.statements.has(name)) {
      return factorSum({ key: name, slots, extents, power: 1 });
    }
    const outside = slots
      .flatMap((slot, axis) => withinConstraints(slot, extents[axis]))
      .filter((constraint) => !entails(context, constraint));
    const bindings = Object.fromEntries(slots.map((slot, axis) => [argument(axis), slot]));
    const element = substituteSum(sum, bindings, this.options.names);
    if (outside.length === 0) return element;
    const inside = bracketsSum(outside);
    const supported = multiplySums(element, inside, this.options.names);
    if (otherwise === 0) return supported;
    if (!Number.isFinite(otherwise)) return this.functions.otherwise(otherwise, inside, supported);
    return addSums(supported, scaleSum(subtractSums(constantSum(1), inside), fromDecimal(otherwise)));
  }

  private reduce({ reducer, ranges, body }: Extract<Expression, { kind: 'reduce' }>, scope: Scope): Sum {
    const { names } = this.options;
    const bindings: Record<string, Affine> = { ...scope.bindings };
    const context: Affine[] = [...scope.context];
    const wide: Range[] = [];
    for (const { index, extent } of ranges) {
      if (isUnitExtent(extent)) {
        bindings[index] = constant(0);
        continue;
      }
      const fresh = names.fresh();
      bindings[index] = variable(fresh);
      wide.push({ index: fresh, extent });
      context.push(...withinConstraints(variable(fresh), extent));
    }
    const value = this.value(body, { bindings, context });
    switch (reducer) {
      case 'sum':
      case 'mean': {
        const inRange = multiplySums(
          value,
          bracketsSum(wide.flatMap(({ index, extent }) => withinConstraints(variable(index), extent))),
          names,
        );
        const bound = wide.map(({ index }) => index);
        const total = this.settle(
          inRange.map((term) => ({ ...term, bound: [...term.bound, ...bound] })),
          scope.context,
        );
        if (reducer === 'sum') return total;
        return this.functions.product(
          total,
          ...wide.map(({ extent }) => this.functions.power(formSum(extent), -1)),
        );
      }
      case 'max':
      case 'min':
      case 'argmax': {
        if (wide.length === 0) return reducer === 'argmax' ? [] : value;
        return this.functions.extremum(reducer, this.settle(value, context), wide, scope.context);
      }
      default:
        return reducer satisfies never;
    }
  }

  private apply({ operator, operands }: Extract<Expression, { kind: 'apply' }>, scope: Scope): Sum {
    return applyOperator(operator, this.functions, {
      plain: (position) => this.value(operands[position], scope),
      settled: (position) => this.settledValue(operands[position], scope),
      isFlag: (position) => isBoolean(operands[position], this.statements),
    });
  }
}
