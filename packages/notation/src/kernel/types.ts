/** The types of a function's variables, from all that is assigned to them. */
import type { Expression, Pattern, Statement, VariableDeclaration } from 'acorn';
import { outside, type ElementType, type NumberType } from './language';

/** `literal`: an integer literal, which is of either type. */
type Inferred = NumberType | 'literal';

const ORDER: readonly Inferred[] = ['literal', 'i32', 'f64'];

const join = (a: Inferred, b: Inferred): Inferred => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b);

const INTEGER_LITERAL = /^\d{1,9}$/;

export const nameOf = (node: Pattern | Expression): string =>
  node.type === 'Identifier' ? node.name : outside(node);

/** `Math.abs` as `Math.abs`, a library function as its name. */
export function calleeOf(node: Extract<Expression, { type: 'CallExpression' }>): string {
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    return `Math.${callee.property.name}`;
  }
  return outside(node);
}

export class Types {
  private readonly inferred = new Map<string, Inferred>();
  private changed = false;

  constructor(
    body: readonly Statement[],
    parameters: ReadonlyMap<string, NumberType>,
    private readonly arrays: ReadonlyMap<string, ElementType>,
  ) {
    for (const [name, type] of parameters) this.inferred.set(name, type);
    this.propagate(body);
    // What is only ever a literal is no integer: its products might exceed 32 bits.
    for (const [name, type] of this.inferred) if (type === 'literal') this.inferred.set(name, 'f64');
    this.propagate(body);
  }

  /** Every variable with its type; the parameters first. */
  get variables(): ReadonlyMap<string, NumberType> {
    return this.inferred as ReadonlyMap<string, NumberType>;
  }

  private propagate(body: readonly Statement[]): void {
    do {
      this.changed = false;
      this.visitAll(body);
    } while (this.changed);
  }

  of(node: Expression): Inferred {
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'boolean') return 'i32';
        return INTEGER_LITERAL.test(node.raw ?? '') ? 'literal' : 'f64';
      case 'Identifier':
        if (node.name === 'Infinity' || node.name === 'NaN') return 'f64';
        return this.inferred.get(node.name) ?? 'literal';
      case 'ParenthesizedExpression':
        return this.of(node.expression);
      case 'UnaryExpression':
        return node.operator === '!' ? 'i32' : 'f64';
      case 'UpdateExpression':
        return 'i32';
      case 'LogicalExpression':
        return 'i32';
      case 'ConditionalExpression':
        return join(this.of(node.consequent), this.of(node.alternate));
      case 'BinaryExpression':
        return this.ofBinary(node.operator, node.left as Expression, node.right);
      case 'MemberExpression':
        return this.arrays.get(nameOf(node.object as Expression)) === 'i32' ? 'i32' : 'f64';
      case 'CallExpression':
        return this.ofCall(node);
      default:
        return outside(node);
    }
  }

  private ofBinary(operator: string, left: Expression, right: Expression): Inferred {
    switch (operator) {
      case '+':
      case '-':
      case '*':
      case '%': {
        const type = join(this.of(left), this.of(right));
        return type === 'literal' ? 'f64' : type;
      }
      case '/':
        return 'f64';
      default:
        return 'i32';
    }
  }

  private ofCall(node: Extract<Expression, { type: 'CallExpression' }>): Inferred {
    const name = calleeOf(node);
    if (name !== 'Math.min' && name !== 'Math.max') return 'f64';
    const type = (node.arguments as Expression[]).map((each) => this.of(each)).reduce(join);
    return type === 'literal' ? 'f64' : type;
  }

  private assign(name: string, type: Inferred): void {
    const before = this.inferred.get(name);
    const after = before === undefined ? type : join(before, type);
    if (after === before) return;
    this.inferred.set(name, after);
    this.changed = true;
  }

  private visitAll(statements: readonly Statement[]): void {
    for (const statement of statements) this.visit(statement);
  }

  private visit(node: Statement | VariableDeclaration): void {
    switch (node.type) {
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations) {
          if (!init) return outside(node);
          this.visitExpression(init);
          this.assign(nameOf(id), this.of(init));
        }
        return;
      case 'ExpressionStatement':
        this.visitExpression(node.expression);
        return;
      case 'BlockStatement':
        this.visitAll(node.body);
        return;
      case 'IfStatement':
        this.visitExpression(node.test);
        this.visit(node.consequent);
        if (node.alternate) this.visit(node.alternate);
        return;
      case 'ForStatement':
        if (node.init?.type === 'VariableDeclaration') this.visit(node.init);
        if (node.test) this.visitExpression(node.test);
        if (node.update) this.visitExpression(node.update);
        this.visit(node.body);
        return;
      case 'WhileStatement':
        this.visitExpression(node.test);
        this.visit(node.body);
        return;
      case 'ReturnStatement':
      case 'EmptyStatement':
        return;
      default:
        outside(node);
    }
  }

  /** Assignments stand in expressions too: `++n === 16`, `a[--n]`. */
  private visitExpression(node: Expression): void {
    switch (node.type) {
      case 'AssignmentExpression': {
        this.visitExpression(node.right);
        if (node.left.type !== 'Identifier') {
          if (node.left.type === 'MemberExpression') this.visitExpression(node.left.property as Expression);
          return;
        }
        const operator = node.operator.slice(0, -1);
        const type = operator === '' ? this.of(node.right) : this.ofBinary(operator, node.left, node.right);
        this.assign(node.left.name, type);
        return;
      }
      case 'UpdateExpression':
        // What counts is no literal any more.
        this.assign(nameOf(node.argument), 'i32');
        return;
      case 'BinaryExpression':
        this.visitExpression(node.left as Expression);
        this.visitExpression(node.right);
        return;
      case 'MemberExpression':
        this.visitExpression(node.property as Expression);
        return;
      case 'CallExpression':
        for (const each of node.arguments) this.visitExpression(each as Expression);
        return;
      default:
        return;
    }
  }
}
