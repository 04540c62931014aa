/** What an op kind is: one value per kind, one file each in ops/. */
import type { Statement } from '@gradcert/notation';
import { ensure } from './errors';
import type { AttributesOf, OpKind, OperationOf, Region, TensorType, Value } from './ir';
import type { MeaningScope } from './meaning/scope';
import { formatType, sameType } from './shapes';
import type { AttributeReader } from './text/attributes';
import type { Cursor } from './text/cursor';
import type { Signature } from './text/types';

/** An operation as its inference rule sees it. */
export interface Site<K extends OpKind> {
  readonly operands: readonly TensorType[];
  readonly attributes: AttributesOf<K>;
  readonly regions: readonly Region[];
  /** The declared type of the result; kinds whose result does not follow from the rest need it. */
  readonly declared?: TensorType;
}

/** What printing an operation needs of its surroundings. */
export interface OperationPrinter {
  /** `%x` */
  name(value: Value): string;
  /** `(t, t) -> t` */
  functional(operation: OperationOf<OpKind>): string;
  /** `({ ^bb0(...): ... })`, on several lines. */
  regions(regions: readonly Region[]): string;
}

/** What parsing an operation needs of its surroundings. */
export interface OperationParser {
  readonly cursor: Cursor;
  /** The value that the next token names. */
  operand(): Value;
  /** `(%a: t, %b: t) { ... }` */
  regionWithArguments(): Region;
}

/** An operation as its pretty form gives it. */
export interface ParsedOperation<K extends OpKind> {
  readonly operands: readonly Value[];
  readonly attributes: AttributesOf<K>;
  readonly regions: readonly Region[];
  readonly signature: Signature;
}

/** How an op kind is written. */
export interface Assembly<K extends OpKind> {
  /** The text after `stablehlo.<kind>` (after the operation's quoted name, for kinds without a pretty form). */
  readonly print: (operation: OperationOf<K>, printer: OperationPrinter) => string;
  /** Reads what follows `stablehlo.<kind>`; absent where the kind has the generic form only. */
  readonly parse?: (parser: OperationParser) => ParsedOperation<K>;
  /** Attributes from the dictionary of the generic form. */
  readonly attributes: (reader: AttributeReader, result: TensorType) => AttributesOf<K>;
}

export interface OpKindDefinition<K extends OpKind> {
  readonly kind: K;
  readonly arity: number | 'variadic';
  readonly regionCount: number;
  /**
   * The type of the result. Checks every constraint on the way: the builder and the verifier both call it.
   * @throws StableHloError where a constraint is violated.
   */
  readonly infer: (site: Site<K>) => TensorType;
  readonly assembly: Assembly<K>;
  /**
   * What the result is, in index notation.
   * @throws StableHloError where it is not expressible.
   */
  readonly meaning: (operation: OperationOf<K>, scope: MeaningScope) => readonly Statement[];
}

type WithoutRegions<K extends OpKind> = Omit<OpKindDefinition<K>, 'regionCount'> & {
  readonly regionCount?: number;
};

/** Declares an op kind; it has no regions unless it says how many. */
export const defineOpKind = <K extends OpKind>(definition: WithoutRegions<K>): OpKindDefinition<K> => ({
  regionCount: 0,
  ...definition,
});

/** The declared result type of a kind that needs it. */
export function declaredType(kind: OpKind, site: { readonly declared?: TensorType }): TensorType {
  ensure(site.declared !== undefined, () => `${kind}: the result type is missing`, 'declare it');
  return site.declared;
}

/** Checks that operands have one type. */
export function ensureSameTypes(kind: OpKind, types: readonly TensorType[]): void {
  ensure(
    types.every((type) => sameType(type, types[0])),
    () => `${kind}: operand types differ: ${types.map(formatType).join(', ')}`,
    'broadcast, reshape or convert them to one type',
  );
}
