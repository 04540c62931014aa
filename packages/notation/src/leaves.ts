/** The leaves of a program, affine forms and named constants: replacing them, and listing what they mention. */
import { substitute, type Affine, type AffineLike } from './affine';
import type { Expression, Range, Statement } from './ast';
import { childrenOf } from './walk';

type MapForm = (form: Affine) => Affine;
type NumberOf = Extract<Expression, { kind: 'number' }>;

const mapRanges = (ranges: readonly Range[], map: MapForm): Range[] =>
  ranges.map(({ index, extent }) => ({ index, extent: map(extent) }));

/** What becomes of the leaves of a program. */
interface LeafMap {
  readonly form: MapForm;
  readonly number: (number: NumberOf) => NumberOf;
}

function mapExpression(expression: Expression, map: LeafMap): Expression {
  switch (expression.kind) {
    case 'number':
      return map.number(expression);
    case 'affine':
      return { ...expression, form: map.form(expression.form) };
    case 'read':
      return { ...expression, indices: expression.indices.map(map.form) };
    case 'reduce':
      return {
        ...expression,
        ranges: mapRanges(expression.ranges, map.form),
        body: mapExpression(expression.body, map),
      };
    case 'apply':
      return { ...expression, operands: expression.operands.map((operand) => mapExpression(operand, map)) };
    case 'power':
      return { ...expression, base: mapExpression(expression.base, map) };
    case 'bracket':
      return { ...expression, left: map.form(expression.left), right: map.form(expression.right) };
    default:
      return expression satisfies never;
  }
}

const keep = <T>(leaf: T): T => leaf;

function mapLeaves(
  statements: readonly Statement[],
  { form = keep, number = keep }: Partial<LeafMap>,
): Statement[] {
  const map = { form, number };
  return statements.map((statement) =>
    statement.kind === 'view'
      ? { ...statement, shape: statement.shape.map(form) }
      : { ...statement, ranges: mapRanges(statement.ranges, form), body: mapExpression(statement.body, map) },
  );
}

/**
 * The program with names (dims, or indices that no range of it binds) replaced by affine forms or numbers, in
 * extents, slots, brackets and values. No index may have the name of a replaced one.
 */
export const substituteForms = (
  statements: readonly Statement[],
  bindings: Readonly<Record<string, AffineLike>>,
): Statement[] => mapLeaves(statements, { form: (form) => substitute(form, bindings) });

/** The program with other values of its named constants. */
export const substituteConstants = (
  statements: readonly Statement[],
  constants: Readonly<Record<string, number>>,
): Statement[] =>
  mapLeaves(statements, {
    number: (number) =>
      number.name !== undefined && Object.hasOwn(constants, number.name)
        ? { ...number, value: constants[number.name] }
        : number,
  });

/** Every name (dim or index) that an affine form of the program mentions. */
export function namesIn(statements: readonly Statement[]): Set<string> {
  const names = new Set<string>();
  mapLeaves(statements, {
    form: (form) => {
      for (const name of Object.keys(form.terms)) names.add(name);
      return form;
    },
  });
  return names;
}

/** Names of the constants that the program mentions. */
export function constantsIn(statements: readonly Statement[]): Set<string> {
  const names = new Set<string>();
  const visit = (expression: Expression): void => {
    if (expression.kind === 'number' && expression.name !== undefined) names.add(expression.name);
    childrenOf(expression).forEach(visit);
  };
  for (const statement of statements) if (statement.kind === 'definition') visit(statement.body);
  return names;
}
