/** Operations that mutants are made of. */
import {
  makeOperation,
  type AttributesOf,
  type ElementType,
  type OpKind,
  type Operation,
  type Value,
} from '@gradcert/stablehlo';

/** An operation with other attributes; its result keeps its type. */
export const withAttributes = <K extends OpKind>(
  operation: Extract<Operation, { kind: K }>,
  attributes: Partial<AttributesOf<K>>,
): Operation => ({ ...operation, attributes: { ...operation.attributes, ...attributes } });

/** An operation on other operands; its result keeps its type. */
export const withOperands = (operation: Operation, operands: readonly Value[]): Operation => ({
  ...operation,
  operands,
});

/** A new operation, whose result has the type of a value. */
export const like = <K extends OpKind>(
  { type }: Value,
  kind: K,
  operands: readonly Value[],
  attributes: AttributesOf<K>,
  element: ElementType = type.element,
): Operation => makeOperation(kind, operands, attributes, [], { type: { ...type, element } });

export const resultOf = (operation: Operation): Value => operation.results[0];

/** A splat of a number, of the type of a value. */
export const splat = (value: Value, number: number): Operation =>
  like(value, 'constant', [], { value: number });

/** A value through a narrower element type and back. */
export function narrowed(value: Value, element: 'bf16' | 'f16'): Operation[] {
  const down = like(value, 'convert', [value], {}, element);
  return [down, like(value, 'convert', [resultOf(down)], {})];
}
