import type { Span } from '@gradcert/notation';
import type { AttributesOf, OpKind, Operation, Region, Value } from './ir';

/** An operation of one kind as a member of the union of all. */
export const makeOperation = <K extends OpKind>(
  kind: K,
  operands: readonly Value[],
  attributes: AttributesOf<K>,
  regions: readonly Region[],
  result: Value,
  span?: Span,
): Operation =>
  ({ kind, operands, attributes, regions, results: [result], ...(span && { span }) }) as unknown as Operation;
