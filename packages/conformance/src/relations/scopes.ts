/** What a denotation does with the indices along a dim: the questions that the laws' conditions are made of. */
import { childrenOf, isConstant, type Affine, type Expression, type Statement } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { definitionsOf } from '../features';

/** The extents of the indices in scope. */
export type Scope = ReadonlyMap<string, Affine>;

/** The coefficient of a dim in a form. */
export const coefficientOf = (form: Affine, dim: string): number => form.terms[dim] ?? 0;

/** The name that a form is, alone; undefined for sums, multiples and numbers. */
export function aloneIn(form: Affine): string | undefined {
  const [[name, coefficient] = ['', 0], ...others] = Object.entries(form.terms);
  return !isConstant(form) && others.length === 0 && coefficient === 1 && form.constant === 0
    ? name
    : undefined;
}

/** Shapes of all tensors that a denotation reads or defines. */
export const shapesOf = ({
  operands,
  denotation,
}: CertifiedFunction): ReadonlyMap<string, readonly Affine[]> =>
  new Map([
    ...operands.map(({ name, shape }) => [name, shape] as const),
    ...definitionsOf(denotation).map(
      ({ name, ranges }) => [name, ranges.map(({ extent }) => extent)] as const,
    ),
  ]);

/** Whether a condition holds of every expression of a denotation without views, with the indices in scope there. */
export function everyPartInScope(
  statements: readonly Statement[],
  holds: (part: Expression, scope: Scope) => boolean,
): boolean {
  const visit = (part: Expression, scope: Scope): boolean => {
    const inner =
      part.kind === 'reduce'
        ? new Map([...scope, ...part.ranges.map(({ index, extent }) => [index, extent] as const)])
        : scope;
    return holds(part, inner) && childrenOf(part).every((child) => visit(child, inner));
  };
  return statements.every(
    (statement) =>
      statement.kind === 'definition' &&
      visit(statement.body, new Map(statement.ranges.map(({ index, extent }) => [index, extent]))),
  );
}
