/** The affine forms of a program: renaming and listing what they mention. */
import { substitute, type Affine, type Expression, type Range, type Statement } from '@gradcert/notation';

type MapForm = (form: Affine) => Affine;

const mapRanges = (ranges: readonly Range[], map: MapForm): Range[] =>
  ranges.map(({ index, extent }) => ({ index, extent: map(extent) }));

function mapExpression(expression: Expression, map: MapForm): Expression {
  switch (expression.kind) {
    case 'number':
      return expression;
    case 'affine':
      return { ...expression, form: map(expression.form) };
    case 'read':
      return { ...expression, indices: expression.indices.map(map) };
    case 'reduce':
      return {
        ...expression,
        ranges: mapRanges(expression.ranges, map),
        body: mapExpression(expression.body, map),
      };
    case 'apply':
      return { ...expression, operands: expression.operands.map((operand) => mapExpression(operand, map)) };
    case 'power':
      return { ...expression, base: mapExpression(expression.base, map) };
    case 'bracket':
      return { ...expression, left: map(expression.left), right: map(expression.right) };
    default:
      return expression satisfies never;
  }
}

function mapForms(statements: readonly Statement[], map: MapForm): Statement[] {
  return statements.map((statement) =>
    statement.kind === 'view'
      ? { ...statement, shape: statement.shape.map(map) }
      : { ...statement, ranges: mapRanges(statement.ranges, map), body: mapExpression(statement.body, map) },
  );
}

/** The program with names replaced by affine forms: derived dims by forms of primary ones. */
export const substituteForms = (
  statements: readonly Statement[],
  bindings: Readonly<Record<string, Affine>>,
): Statement[] => mapForms(statements, (form) => substitute(form, bindings));

/** Every name (dim or index) that an affine form of the program mentions. */
export function namesIn(statements: readonly Statement[]): Set<string> {
  const names = new Set<string>();
  mapForms(statements, (form) => {
    for (const name of Object.keys(form.terms)) names.add(name);
    return form;
  });
  return names;
}

/** Names of the constants that the program mentions. */
export function constantsIn(statements: readonly Statement[]): Set<string> {
  const names = new Set<string>();
  const visit = (expression: Expression): void => {
    switch (expression.kind) {
      case 'number':
        if (expression.name !== undefined) names.add(expression.name);
        return;
      case 'affine':
      case 'read':
      case 'bracket':
        return;
      case 'reduce':
        visit(expression.body);
        return;
      case 'apply':
        expression.operands.forEach(visit);
        return;
      case 'power':
        visit(expression.base);
        return;
      default:
        expression satisfies never;
    }
  };
  for (const statement of statements) if (statement.kind === 'definition') visit(statement.body);
  return names;
}
