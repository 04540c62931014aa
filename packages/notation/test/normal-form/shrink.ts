/** Makes a question smaller while it stays interesting. */
import type { DecisionSide, Expression, Statement } from '../../src';
import { childrenOf } from '../../src/walk';
import type { Question } from './random-programs';

/** Expressions that are smaller by one step. */
function* smaller(expression: Expression): Generator<Expression> {
  if (expression.kind !== 'reduce') yield* childrenOf(expression);
  switch (expression.kind) {
    case 'number':
      if (expression.value !== 0 && expression.value !== 1) yield { ...expression, value: 1 };
      return;
    case 'reduce':
      for (const body of smaller(expression.body)) yield { ...expression, body };
      return;
    case 'power':
      for (const base of smaller(expression.base)) yield { ...expression, base };
      return;
    case 'apply':
      for (const [k, operand] of expression.operands.entries()) {
        for (const part of smaller(operand))
          yield { ...expression, operands: expression.operands.with(k, part) };
      }
      return;
    case 'affine':
    case 'bracket':
    case 'read':
      yield { kind: 'number', value: 1 };
      return;
    default:
      return expression satisfies never;
  }
}

function* smallerSides({ statements, result }: DecisionSide): Generator<DecisionSide> {
  for (const [position, statement] of statements.entries()) {
    if (statement.kind === 'view') continue;
    for (const body of smaller(statement.body)) {
      const changed: Statement = { ...statement, body };
      yield { statements: statements.with(position, changed), result };
    }
  }
}

/** The first smaller question that is still interesting, again and again. */
export function shrink(question: Question, isInteresting: (candidate: Question) => boolean): Question {
  const candidates = function* (from: Question): Generator<Question> {
    for (const left of smallerSides(from.left)) yield { ...from, left };
    for (const right of smallerSides(from.right)) yield { ...from, right };
  };
  const holds = (candidate: Question): boolean => {
    try {
      return isInteresting(candidate);
    } catch {
      return false;
    }
  };
  let current = question;
  for (;;) {
    const next = [...candidates(current)].find(holds);
    if (!next) return current;
    current = next;
  }
}
