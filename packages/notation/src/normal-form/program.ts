/** The two sides of a question, and what is known of their dims. */
import { addScaled, type Affine } from '../affine';
import type { Expression, Statement } from '../ast';
import { childrenOf, everyPart } from '../walk';

/** Statements and the name of the tensor that they are about. */
export interface DecisionSide {
  readonly statements: readonly Statement[];
  readonly result: string;
}

export interface DecisionContext {
  /** Primary dims: integers. */
  readonly dims: readonly string[];
  /** Affine forms of dims that are >= 0. */
  readonly constraints: readonly Affine[];
  /** Shapes of the tensors that the programs read and do not define. */
  readonly operands: Readonly<Record<string, readonly Affine[]>>;
  readonly resultShape: readonly Affine[];
}

/** What may be assumed of the dims: the constraints, and that no operand and no result is empty. */
export function assumptionsOf({ constraints, operands, resultShape }: DecisionContext): Affine[] {
  const extents = [...Object.values(operands).flat(), ...resultShape];
  return [...constraints, ...extents.map((extent) => addScaled(extent, 1, -1))];
}

/** The shape of a program's result: as its last definition has it. @throws RangeError where nothing defines it. */
export function shapeOf(
  { statements, result }: DecisionSide,
  { operands }: DecisionContext,
): readonly Affine[] {
  const statement = statements.findLast(({ name }) => name === result);
  const shape =
    statement?.kind === 'view'
      ? statement.shape
      : (statement?.ranges.map(({ extent }) => extent) ?? operands[result]);
  if (!shape) throw new RangeError(`no statement defines '${result}'`);
  return shape;
}

/** Every extent that a program names, with the statement that it stands in. */
export function extentsIn({ statements }: DecisionSide): { readonly extent: Affine; readonly of: string }[] {
  const found: { extent: Affine; of: string }[] = [];
  for (const statement of statements) {
    const add = (extent: Affine): void => void found.push({ extent, of: statement.name });
    const visit = (expression: Expression): void => {
      if (expression.kind === 'reduce') for (const { extent } of expression.ranges) add(extent);
      childrenOf(expression).forEach(visit);
    };
    if (statement.kind === 'view') statement.shape.forEach(add);
    else {
      for (const { extent } of statement.ranges) add(extent);
      visit(statement.body);
    }
  }
  return found;
}

/** The finite numbers that the statements name. */
export function numbersIn(statements: readonly Statement[]): number[] {
  const found = new Set<number>();
  const visit = (expression: Expression): void => {
    if (expression.kind === 'number' && Number.isFinite(expression.value)) found.add(expression.value);
    childrenOf(expression).forEach(visit);
  };
  for (const statement of statements) if (statement.kind === 'definition') visit(statement.body);
  return [...found];
}

/** Whether every value is a quotient of polynomials of the operands: such a program has a value in a prime field. */
export const isRational = (statements: readonly Statement[]): boolean =>
  statements.every((statement) => statement.kind === 'view' || everyPart(statement.body, isRationalPart));

function isRationalPart(part: Expression): boolean {
  switch (part.kind) {
    case 'apply':
      return ['add', 'subtract', 'multiply', 'divide', 'negate', 'bf16', 'f16'].includes(part.operator);
    case 'reduce':
      return part.reducer === 'sum' || part.reducer === 'mean';
    case 'number':
      return Number.isFinite(part.value);
    case 'read':
      return Number.isInteger(part.otherwise);
    case 'affine':
    case 'bracket':
    case 'power':
      return true;
    default:
      return part satisfies never;
  }
}
