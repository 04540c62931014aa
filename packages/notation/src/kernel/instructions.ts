/** A function's body as instructions. */
import type { Expression, Statement, VariableDeclaration } from 'acorn';
import { NO_RESULT, OP } from './binary';
import { Expressions, type Scope } from './expressions';
import { outside } from './language';
import { nameOf } from './types';

export class Instructions extends Expressions {
  constructor(body: readonly Statement[], scope: Scope) {
    super(body, scope);
    for (const statement of body) this.statement(statement);
  }

  private statement(node: Statement | VariableDeclaration): void {
    switch (node.type) {
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations) {
          if (!init) return outside(node);
          this.set(nameOf(id), init);
        }
        return;
      case 'ExpressionStatement':
        this.effect(node.expression);
        return;
      case 'BlockStatement':
        for (const each of node.body) this.statement(each);
        return;
      case 'IfStatement':
        this.condition(node.test);
        this.emit(OP.if, NO_RESULT);
        this.statement(node.consequent);
        if (node.alternate) {
          this.emit(OP.else);
          this.statement(node.alternate);
        }
        this.emit(OP.end);
        return;
      case 'ForStatement':
        if (node.init) {
          if (node.init.type !== 'VariableDeclaration') return outside(node);
          this.statement(node.init);
        }
        this.loop(node.test ?? outside(node), () => {
          this.statement(node.body);
          if (node.update) this.effect(node.update);
        });
        return;
      case 'WhileStatement':
        this.loop(node.test, () => {
          this.statement(node.body);
        });
        return;
      case 'ReturnStatement':
        this.expression(node.argument ?? outside(node), 'f64');
        this.emit(OP.return);
        return;
      case 'EmptyStatement':
        return;
      default:
        outside(node);
    }
  }

  /** The test stands before the loop and at its end: one branch an iteration. */
  private loop(test: Expression, body: () => void): void {
    this.condition(test);
    this.emit(OP.if, NO_RESULT, OP.loop, NO_RESULT);
    body();
    this.condition(test);
    this.emit(OP.branchIf, 0, OP.end, OP.end);
  }

  private set(name: string, value: Expression): void {
    this.expression(value, this.variables.get(name) ?? 'f64');
    this.local(OP.localSet, name);
  }

  /** An expression for what it does. */
  private effect(node: Expression): void {
    switch (node.type) {
      case 'AssignmentExpression':
        this.assignment(node);
        return;
      case 'UpdateExpression':
        this.update(node);
        this.emit(OP.drop);
        return;
      case 'CallExpression':
        this.call(node);
        this.emit(OP.drop);
        return;
      default:
        outside(node);
    }
  }

  private assignment(node: Extract<Expression, { type: 'AssignmentExpression' }>): void {
    const { left, right, operator } = node;
    if (left.type === 'MemberExpression') {
      if (operator !== '=') return outside(node);
      const element = this.address(left);
      this.expression(right, 'f64');
      if (element === 'f64') this.emit(OP.f64Store, 3, 0);
      else if (element === 'f32') this.emit(OP.f32DemoteF64, OP.f32Store, 2, 0);
      else outside(node);
      return;
    }
    const name = nameOf(left);
    const type = this.variables.get(name) ?? 'f64';
    if (operator === '=') this.expression(right, type);
    else this.convert(this.binary(operator.slice(0, -1), left as Expression, right), type);
    this.local(OP.localSet, name);
  }
}
