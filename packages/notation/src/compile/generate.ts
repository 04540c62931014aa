/** Expressions of a bound definition as code, in an algebra. */
import type { Affine } from '../affine';
import type { Expression, Range } from '../ast';
import type { Accumulator, Algebra, Lanes, TensorValue } from '../algebras/algebra';
import type { BoundDefinition } from './bind';
import { Code } from './code';
import { bracketGuards, guardKey, guardsOf, readGuards, type Guard } from './guards';
import { guardCondition, indexCode, openGuards, openLoop } from './index-code';

/** Row-major strides. */
function strides(shape: readonly number[]): number[] {
  const result = shape.map(() => 1);
  for (let axis = shape.length - 2; axis >= 0; axis--) {
    result[axis] = (result[axis + 1] ?? 1) * (shape[axis + 1] ?? 1);
  }
  return result;
}

/** Where the generated function finds a tensor: `a<position>_<lane>`. */
export interface TensorSlot {
  readonly position: number;
  readonly shape: readonly number[];
  readonly literals: TensorValue['literals'];
}

export class Generator {
  readonly code = new Code();
  private readonly free = new Map<Expression, readonly string[]>();

  constructor(
    private readonly algebra: Algebra,
    private readonly extents: BoundDefinition['extents'],
    private readonly slots: ReadonlyMap<string, TensorSlot>,
  ) {}

  /** Emits an expression and returns names or literals of its lanes. Loop-invariant ones leave the loop. */
  value(expression: Expression): Lanes {
    const home = this.code.homeOf(this.variablesOf(expression));
    return home.depth < this.code.current.depth
      ? this.code.within(home, () => this.emit(expression))
      : this.emit(expression);
  }

  private emit(expression: Expression): Lanes {
    const { algebra, code } = this;
    switch (expression.kind) {
      case 'number':
        return algebra.number(expression.value);
      case 'affine':
        return this.integer(expression.form);
      case 'read':
        return this.read(expression);
      case 'bracket': {
        const guards = openGuards(
          code,
          bracketGuards(expression.comparison, expression.left, expression.right),
          this.extents,
        );
        if (guards.length === 0) return algebra.number(1);
        return this.choose(guardCondition(code, guards), algebra.number(1), algebra.number(0));
      }
      case 'power':
        return this.guarded(expression, () => this.power(this.value(expression.base), expression.exponent));
      case 'reduce':
        return this.reduce(expression);
      case 'apply':
        return this.guarded(expression, () => this.apply(expression));
      default:
        return expression satisfies never;
    }
  }

  /** An integer of index arithmetic as a float64, which is what algebras compute with. */
  private real(integer: string): string {
    return this.code.bind(`Number(${integer})`);
  }

  private integer(form: Affine): Lanes {
    return this.algebra.integer(this.code, this.real(indexCode(this.code, form)));
  }

  private read(expression: Extract<Expression, { kind: 'read' }>): Lanes {
    const slot = this.slots.get(expression.tensor);
    if (!slot) throw new RangeError(`'${expression.tensor}' has no value`);
    const { code, algebra } = this;
    const steps = strides(slot.shape);
    const terms: Record<string, number> = {};
    let constant = 0;
    expression.indices.forEach((form, axis) => {
      const stride = steps[axis] ?? 1;
      constant += stride * form.constant;
      for (const name in form.terms) {
        terms[name] = (terms[name] ?? 0) + stride * (form.terms[name] ?? 0);
      }
    });
    const position = indexCode(code, { constant, terms });
    const guards = openGuards(code, readGuards(expression.indices, slot.shape), this.extents);
    const elements = algebra
      .number(0)
      .map((_, lane) => slot.literals?.[lane] ?? `a${String(slot.position)}_${String(lane)}[${position}]`);
    if (guards.length === 0) return elements.map((element) => code.bind(element));
    return this.choose(guardCondition(code, guards), elements, algebra.number(expression.otherwise));
  }

  private choose(condition: string, then: Lanes, otherwise: Lanes): Lanes {
    const name = this.code.bind(condition);
    return then.map((lane, k) =>
      lane === otherwise[k] ? lane : this.code.bind(`${name}?${lane}:${otherwise[k] ?? 'NaN'}`),
    );
  }

  /** Evaluates under the expression's guards; where one fails the value is 0. */
  private guarded(expression: Expression, evaluate: () => Lanes): Lanes {
    const { code } = this;
    const guards = openGuards(code, this.guardsOf(expression), this.extents);
    if (guards.length === 0) return evaluate();
    const outside = this.algebra.number(0);
    const around = code.current;
    let results: Lanes = outside;
    this.under(guards, () => {
      results = evaluate().map((inside, lane) => {
        const zero = outside[lane];
        if (inside === zero) return zero;
        const name = code.fresh();
        // Stands before the condition, whose block is still open.
        code.within(around, () => {
          code.line(`let ${name}=${zero};`);
        });
        code.line(`${name}=${inside};`);
        return name;
      });
    });
    return results;
  }

  /** Runs an action inside `if (guards)`, where they are known to hold; without guards, as it is. */
  private under(guards: readonly Guard[], action: () => void): void {
    if (guards.length === 0) {
      action();
      return;
    }
    const { code } = this;
    code.open(`if(${guardCondition(code, guards)})`);
    for (const guard of guards) code.current.proven.add(guardKey(guard));
    action();
    code.close();
  }

  private apply(expression: Extract<Expression, { kind: 'apply' }>): Lanes {
    const factors = this.factors(expression);
    if (factors) {
      if (factors.length === 0) return this.algebra.number(1);
      if (factors.length === 1) return this.value(factors[0]);
    }
    const operands = expression.operands.map((operand) => this.value(operand));
    return this.algebra.apply(this.code, expression.operator, operands);
  }

  /** The operands of a product without brackets that hold here; undefined for anything but a product. */
  private factors(expression: Expression): readonly Expression[] | undefined {
    if (expression.kind !== 'apply' || expression.operator !== 'multiply') return undefined;
    return expression.operands.filter(
      (operand) =>
        operand.kind !== 'bracket' ||
        openGuards(this.code, bracketGuards(operand.comparison, operand.left, operand.right), this.extents)
          .length > 0,
    );
  }

  /** base ** exponent by repeated squaring; a negative exponent is a division. */
  private power(base: Lanes, exponent: number): Lanes {
    const { algebra, code } = this;
    let result: Lanes | undefined;
    let square = base;
    for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2 === 1) result = result ? algebra.apply(code, 'multiply', [result, square]) : square;
      if (rest > 1) square = algebra.apply(code, 'multiply', [square, square]);
    }
    if (!result) return algebra.number(1);
    return exponent > 0 ? result : algebra.apply(code, 'divide', [algebra.number(1), result]);
  }

  private reduce(expression: Extract<Expression, { kind: 'reduce' }>): Lanes {
    const { code } = this;
    const extents = expression.ranges.map((range) => range.extent.constant);
    const count = extents.reduce((product, extent) => product * extent, 1);
    const accumulator = this.algebra.accumulate(code, expression.reducer, this.real(code.parameter(count)));
    const guards = this.guardsOf(expression);
    this.under(openGuards(code, guards, this.extents), () => {
      for (const { index } of expression.ranges) openLoop(code, index, guards, this.extents);
      this.under(openGuards(code, guards, this.extents), () => {
        this.step(accumulator, expression.body, expression.ranges, extents);
      });
      expression.ranges.forEach(() => {
        code.close();
      });
    });
    return accumulator.result();
  }

  private step(
    accumulator: Accumulator,
    body: Expression,
    ranges: readonly Range[],
    extents: readonly number[],
  ): void {
    const factors = this.factors(body);
    if (accumulator.multiplyStep && factors?.length === 2) {
      accumulator.multiplyStep(this.value(factors[0]), this.value(factors[1]));
      return;
    }
    const steps = strides(extents);
    const terms = Object.fromEntries(ranges.map(({ index }, axis) => [index, steps[axis] ?? 1]));
    const ordinal = accumulator.ordinals ? this.real(indexCode(this.code, { constant: 0, terms })) : '0';
    accumulator.step(this.value(body), ordinal);
  }

  private guardsOf(expression: Expression): Guard[] {
    return guardsOf(expression, (tensor) => this.slots.get(tensor)?.shape ?? []);
  }

  /** Index variables that an expression depends on. */
  private variablesOf(expression: Expression): readonly string[] {
    const known = this.free.get(expression);
    if (known) return known;
    const names = [...new Set(this.findVariables(expression))];
    this.free.set(expression, names);
    return names;
  }

  private findVariables(expression: Expression): readonly string[] {
    switch (expression.kind) {
      case 'number':
        return [];
      case 'affine':
        return Object.keys(expression.form.terms);
      case 'read':
        return expression.indices.flatMap((form) => Object.keys(form.terms));
      case 'bracket':
        return [...Object.keys(expression.left.terms), ...Object.keys(expression.right.terms)];
      case 'power':
        return this.variablesOf(expression.base);
      case 'apply':
        return expression.operands.flatMap((operand) => this.variablesOf(operand));
      case 'reduce': {
        const own = new Set(expression.ranges.map(({ index }) => index));
        return this.variablesOf(expression.body).filter((name) => !own.has(name));
      }
      default:
        return expression satisfies never;
    }
  }
}
