/** From statements to the normal form of their results. */
import { constant, substitute, variable, type Affine } from '../affine';
import type { Definition, Expression, Range, Statement } from '../ast';
import { isBoolean } from './boolean';
import { collect } from './collect';
import { entails } from './entailment';
import { Functions, isUnitExtent, numberSum } from './functions';
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
  negateSum,
  scaleSum,
  substituteSum,
  subtractSums,
  withinConstraints,
  type Bindings,
  type Names,
  type Sum,
} from './term';
import { fromDecimal } from './rational';
import { Undecidable } from './undecidable';
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
          this.finite(this.settledValue(expression.base, scope)),
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
        return this.functions.extremum(reducer, this.settle(value, context), wide);
      }
      default:
        return reducer satisfies never;
    }
  }

  /** 0 times infinity has no value, whatever cancels in the terms: products of infinite values are refused. */
  private finite(sum: Sum): Sum {
    if (!this.functions.mayBeInfinite(sum)) return sum;
    throw new Undecidable(
      'a product or quotient of a value that may be infinite, such as the padding of a maximum',
    );
  }

  /** Nor has infinity minus infinity. */
  private finiteTogether(left: Sum, right: Sum): [Sum, Sum] {
    if (!this.functions.mayBeInfinite(left) || !this.functions.mayBeInfinite(right)) return [left, right];
    throw new Undecidable('a sum of two values that may be infinite, such as the padding of a maximum');
  }

  private apply({ operator, operands }: Extract<Expression, { kind: 'apply' }>, scope: Scope): Sum {
    const plain = (position: number): Sum => this.value(operands[position], scope);
    const settled = (position: number): Sum => this.settledValue(operands[position], scope);
    const isFlag = (position: number): boolean => isBoolean(operands[position], this.statements);
    const { functions } = this;
    switch (operator) {
      case 'add':
        return addSums(...this.finiteTogether(plain(0), plain(1)));
      case 'subtract': {
        const [a, b] = this.finiteTogether(plain(0), plain(1));
        return subtractSums(a, b);
      }
      case 'multiply':
        return functions.product(this.finite(plain(0)), this.finite(plain(1)));
      case 'divide':
        return functions.product(this.finite(plain(0)), functions.power(this.finite(settled(1)), -1));
      case 'negate':
        return negateSum(plain(0));
      case 'bf16':
      case 'f16':
        return plain(0);
      case 'sqrt':
        return functions.power(settled(0), 0.5);
      case 'rsqrt':
        return functions.power(settled(0), -0.5);
      case 'exp':
      case 'log':
      case 'tanh':
      case 'erf':
        return functions.apply(operator, settled(0));
      case 'logistic':
        return functions.logistic(settled(0));
      case 'abs':
        return functions.abs(settled(0));
      case 'max':
      case 'min': {
        const [a, b] = [settled(0), settled(1)];
        if (!isFlag(0) || !isFlag(1)) return functions[operator](a, b);
        const both = functions.product(a, b);
        return operator === 'min' ? both : subtractSums(addSums(a, b), both);
      }
      case 'select': {
        const condition = isFlag(0) ? settled(0) : functions.compare('ne', settled(0), []);
        return functions.select(condition, plain(1), plain(2));
      }
      case 'lt':
      case 'le':
      case 'eq':
      case 'ne':
      case 'ge':
      case 'gt':
        return functions.compare(operator, settled(0), settled(1));
      default:
        return operator satisfies never;
    }
  }
}
