/** What an op kind is: one value per kind, one file each in ops/. */
import { formatType, sameType } from './shapes';
import { ensure } from './errors';
import type { AttributesOf, OpKind, Region, TensorType } from './ir';

/** An operation as its inference rule sees it. */
export interface Site<K extends OpKind> {
  readonly operands: readonly TensorType[];
  readonly attributes: AttributesOf<K>;
  readonly regions: readonly Region[];
  /** The declared type of the result; kinds whose result does not follow from the rest need it. */
  readonly declared?: TensorType;
}

export interface OpKindDefinition<K extends OpKind> {
  readonly kind: K;
  /** Number of operands. */
  readonly arity: number | 'variadic';
  /**
   * The type of the result. Checks every constraint on the way: the builder and the verifier both call it.
   * @throws StableHloError where a constraint is violated.
   */
  readonly infer: (site: Site<K>) => TensorType;
}

/** Identity, for inference of K from the literal. */
export const defineOpKind = <K extends OpKind>(definition: OpKindDefinition<K>): OpKindDefinition<K> =>
  definition;

/** The declared result type of a kind that needs it. */
export function declaredType(kind: OpKind, site: { readonly declared?: TensorType }): TensorType {
  ensure(site.declared !== undefined, () => `${kind}: the result type is missing`, 'declare it');
  return site.declared;
}

/** Checks that operands have one type. */
export function ensureSameTypes(kind: OpKind, types: readonly TensorType[]): void {
  ensure(
    types.every((type) => sameType(type, types[0]!)),
    () => `${kind}: operand types differ: ${types.map(formatType).join(', ')}`,
    'broadcast, reshape or convert them to one type',
  );
}
