/** Expressions as instructions. */
import type { Expression, Statement } from 'acorn';
import { float64, OP, signed, TRUNCATE_F64, typeCode, unsigned } from './binary';
import { outside, type ElementType, type NumberType } from './language';
import { COMPARISONS, FLOAT_OPERATORS, INTEGER_OPERATORS, INTRINSICS, LOADS } from './operators';
import { calleeOf, nameOf, Types } from './types';

export interface Scope {
  readonly parameters: ReadonlyMap<string, NumberType>;
  readonly arrays: ReadonlyMap<string, ElementType>;
  /** Index of a function that the code calls (all take and return float64). */
  readonly functionIndex: (name: string) => number;
}

export class Expressions {
  readonly code: number[] = [];
  private readonly types: Types;
  protected readonly variables: ReadonlyMap<string, NumberType>;
  private readonly indices: ReadonlyMap<string, number>;

  constructor(
    body: readonly Statement[],
    private readonly scope: Scope,
  ) {
    this.types = new Types(body, scope.parameters, scope.arrays);
    this.variables = this.types.variables;
    this.indices = new Map([...this.variables.keys()].map((name, index) => [name, index]));
  }

  /** Types of the variables that are no parameters. */
  get locals(): readonly NumberType[] {
    return [...this.variables.values()].slice(this.scope.parameters.size);
  }

  protected emit(...bytes: readonly number[]): void {
    for (const byte of bytes) this.code.push(byte);
  }

  protected local(op: number, name: string): void {
    this.emit(op, ...unsigned(this.indices.get(name) ?? NaN));
  }

  private typeOf(node: Expression): NumberType {
    const type = this.types.of(node);
    return type === 'literal' ? 'f64' : type;
  }

  protected convert(from: NumberType, to: NumberType): void {
    if (from === to) return;
    if (to === 'f64') this.emit(OP.f64ConvertI32S);
    else this.emit(OP.saturating, TRUNCATE_F64);
  }

  /** Leaves the value before (x++) or after (++x). */
  protected update(node: Extract<Expression, { type: 'UpdateExpression' }>): void {
    const name = nameOf(node.argument);
    if (this.variables.get(name) !== 'i32') outside(node);
    if (!node.prefix) this.local(OP.localGet, name);
    this.local(OP.localGet, name);
    this.emit(OP.i32Const, 1, node.operator === '++' ? OP.i32Add : OP.i32Sub);
    this.local(node.prefix ? OP.localTee : OP.localSet, name);
  }

  /** Leaves a truth value (i32). */
  protected condition(node: Expression): void {
    switch (node.type) {
      case 'ParenthesizedExpression':
        this.condition(node.expression);
        return;
      case 'UnaryExpression':
        if (node.operator !== '!') return outside(node);
        this.condition(node.argument);
        this.emit(OP.i32Eqz);
        return;
      case 'LogicalExpression': {
        const and = node.operator === '&&';
        this.condition(node.left);
        this.emit(OP.if, typeCode('i32'));
        if (and) this.condition(node.right);
        else this.emit(OP.i32Const, 1);
        this.emit(OP.else);
        if (and) this.emit(OP.i32Const, 0);
        else this.condition(node.right);
        this.emit(OP.end);
        return;
      }
      default: {
        const type = this.typeOf(node);
        this.expression(node, type);
        // NaN is no truth.
        if (type === 'f64') this.emit(OP.f64Abs, OP.f64Const, ...float64(0), OP.f64Gt);
      }
    }
  }

  /** Leaves the value in the wanted type. */
  protected expression(node: Expression, wanted: NumberType): void {
    switch (node.type) {
      case 'Literal':
        this.constant(Number(node.value), typeof node.value === 'boolean' ? 'i32' : wanted);
        return;
      case 'Identifier':
        this.name(node, wanted);
        return;
      case 'ParenthesizedExpression':
        this.expression(node.expression, wanted);
        return;
      case 'UnaryExpression':
        if (node.operator === '-') {
          this.expression(node.argument, 'f64');
          this.emit(OP.f64Neg);
          this.convert('f64', wanted);
          return;
        }
        this.condition(node);
        this.convert('i32', wanted);
        return;
      case 'UpdateExpression':
        this.update(node);
        this.convert('i32', wanted);
        return;
      case 'LogicalExpression':
        this.condition(node);
        this.convert('i32', wanted);
        return;
      case 'ConditionalExpression':
        this.conditional(node, wanted);
        return;
      case 'BinaryExpression':
        this.convert(this.binary(node.operator, node.left as Expression, node.right), wanted);
        return;
      case 'MemberExpression': {
        const element = this.address(node);
        this.emit(...LOADS[element].code);
        this.convert(element === 'i32' ? 'i32' : 'f64', wanted);
        return;
      }
      case 'CallExpression':
        this.convert(this.call(node), wanted);
        return;
      default:
        outside(node);
    }
  }

  private name(node: Extract<Expression, { type: 'Identifier' }>, wanted: NumberType): void {
    if (node.name === 'Infinity' || node.name === 'NaN') {
      this.constant(Number(node.name), wanted);
      return;
    }
    const type = this.variables.get(node.name) ?? outside(node);
    this.local(OP.localGet, node.name);
    this.convert(type, wanted);
  }

  private constant(value: number, wanted: NumberType): void {
    if (wanted === 'i32') this.emit(OP.i32Const, ...signed(value));
    else this.emit(OP.f64Const, ...float64(value));
  }

  private isSimple(node: Expression): boolean {
    if (node.type === 'ParenthesizedExpression') return this.isSimple(node.expression);
    if (node.type === 'UnaryExpression') return node.argument.type === 'Literal';
    return node.type === 'Literal' || node.type === 'Identifier';
  }

  /** Both branches are evaluated where that costs nothing. */
  private conditional(
    node: Extract<Expression, { type: 'ConditionalExpression' }>,
    wanted: NumberType,
  ): void {
    if (this.isSimple(node.consequent) && this.isSimple(node.alternate)) {
      this.expression(node.consequent, wanted);
      this.expression(node.alternate, wanted);
      this.condition(node.test);
      this.emit(OP.select);
      return;
    }
    this.condition(node.test);
    this.emit(OP.if, typeCode(wanted));
    this.expression(node.consequent, wanted);
    this.emit(OP.else);
    this.expression(node.alternate, wanted);
    this.emit(OP.end);
  }

  protected binary(operator: string, left: Expression, right: Expression): NumberType {
    const comparison = COMPARISONS[operator] as Readonly<Record<NumberType, number>> | undefined;
    if (comparison) {
      const type = this.common(left, right);
      this.expression(left, type);
      this.expression(right, type);
      this.emit(comparison[type]);
      return 'i32';
    }
    const bitwise = operator === '&' || operator === '|' || operator === '>>';
    const type = bitwise ? 'i32' : operator === '/' ? 'f64' : this.common(left, right);
    const op = (type === 'i32' ? INTEGER_OPERATORS : FLOAT_OPERATORS)[operator] as number | undefined;
    this.expression(left, type);
    this.expression(right, type);
    this.emit(op ?? outside(left));
    return type;
  }

  /** Integers with integers or integer literals, else float64. */
  private common(left: Expression, right: Expression): NumberType {
    const types = [this.types.of(left), this.types.of(right)];
    return types.includes('i32') && !types.includes('f64') ? 'i32' : 'f64';
  }

  protected call(node: Extract<Expression, { type: 'CallExpression' }>): NumberType {
    const name = calleeOf(node);
    if (name === 'Math.min') return this.extremum(node, OP.f64Min);
    if (name === 'Math.max') return this.extremum(node, OP.f64Max);
    for (const each of node.arguments as Expression[]) this.expression(each, 'f64');
    const intrinsic = INTRINSICS[name] as readonly number[] | undefined;
    if (intrinsic) this.emit(...intrinsic);
    else this.emit(OP.call, ...unsigned(this.scope.functionIndex(name)));
    return 'f64';
  }

  /** Of integers too by way of float64, which holds them exactly. */
  private extremum(node: Extract<Expression, { type: 'CallExpression' }>, op: number): NumberType {
    for (const [position, each] of (node.arguments as Expression[]).entries()) {
      this.expression(each, 'f64');
      if (position > 0) this.emit(op);
    }
    const type = this.typeOf(node);
    this.convert('f64', type);
    return type;
  }

  /** Leaves the address of an element; returns the array's element type. */
  protected address(node: Extract<Expression, { type: 'MemberExpression' }>): ElementType {
    const array = nameOf(node.object as Expression);
    const element = this.scope.arrays.get(array) ?? outside(node);
    this.local(OP.localGet, array);
    this.expression(node.property as Expression, 'i32');
    this.emit(OP.i32Const, LOADS[element].shift, OP.i32Shl, OP.i32Add);
    return element;
  }
}
