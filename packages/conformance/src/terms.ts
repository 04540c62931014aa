/** The product structure of a denotation: which operands meet in one term. */
import type { Definition, Expression, Operator, Statement } from '@gradcert/notation';
import { definitionsOf } from './features';

type Term = ReadonlySet<string>;

const joined = (left: readonly Term[], right: readonly Term[]): Term[] =>
  left.flatMap((a) => right.map((b) => new Set([...a, ...b])));

/** The operands of every additive term of the last definition, intermediates unfolded; functions of values count as none. */
function additiveTerms(statements: readonly Statement[]): Term[] {
  const definitions = new Map(definitionsOf(statements).map((definition) => [definition.name, definition]));
  const termsOf = (expression: Expression): Term[] => {
    switch (expression.kind) {
      case 'number':
      case 'affine':
      case 'bracket':
        return [new Set()];
      case 'read': {
        const inner = definitions.get(expression.tensor);
        return inner ? termsOf(inner.body) : [new Set([expression.tensor])];
      }
      case 'reduce':
        return ['sum', 'mean'].includes(expression.reducer) ? termsOf(expression.body) : [new Set()];
      case 'power':
        return expression.exponent === 1 ? termsOf(expression.base) : [new Set()];
      case 'apply':
        return termsOfApplication(expression.operator, expression.operands);
      default:
        return expression satisfies never;
    }
  };
  const termsOfApplication = (operator: Operator, operands: readonly Expression[]): Term[] => {
    if (['add', 'subtract', 'negate'].includes(operator)) return operands.flatMap(termsOf);
    if (operator === 'multiply') return joined(termsOf(operands[0]), termsOf(operands[1]));
    return operator === 'divide' ? termsOf(operands[0]) : [new Set()];
  };
  const last = definitionsOf(statements).at(-1);
  return last ? termsOf(last.body) : [];
}

/** Operands that stand in a product with the given one. */
export function partnersOf(operand: string, statements: readonly Statement[]): Set<string> {
  const partners = new Set<string>();
  for (const term of additiveTerms(statements)) {
    if (term.has(operand)) for (const other of term) if (other !== operand) partners.add(other);
  }
  return partners;
}

/**
 * Axes of an operand that a result index alone addresses; along the others its elements are summed over,
 * or shifted against one another. Taken from the operand's first reading.
 */
export function keptAxes(operand: string, statements: readonly Statement[]): boolean[] {
  const inDefinition = (definition: Definition): boolean[] | undefined => {
    const results = new Set(definition.ranges.map((range) => range.index));
    const find = (expression: Expression): boolean[] | undefined => {
      if (expression.kind === 'read') {
        if (expression.tensor !== operand) return undefined;
        return expression.indices.map((slot) => {
          const names = Object.keys(slot.terms);
          return names.length === 1 && results.has(names[0]);
        });
      }
      const inner =
        expression.kind === 'apply'
          ? expression.operands
          : expression.kind === 'reduce'
            ? [expression.body]
            : expression.kind === 'power'
              ? [expression.base]
              : [];
      for (const part of inner) {
        const found = find(part);
        if (found) return found;
      }
      return undefined;
    };
    return find(definition.body);
  };
  for (const definition of definitionsOf(statements)) {
    const axes = inDefinition(definition);
    if (axes) return axes;
  }
  return [];
}
