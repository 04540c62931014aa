/** Regions that combine two elements: what reductions may be made of. */
import { ensure, outside } from './errors';
import { makeOperation } from './operation';
import type { AttributesOf, ElementType, OpKind, Operation, Region, Value } from './ir';

/** The one operation of a region that returns what it computes from the region's two arguments, in their order. */
export function combinerOf(
  op: OpKind,
  what: string,
  region: Region | undefined,
  element: ElementType,
): Operation {
  ensure(
    region !== undefined,
    () => `${op}: the ${what} region is missing`,
    'give the operation its regions',
  );
  ensure(
    region.arguments.length === 2 &&
      region.arguments.every(({ type }) => type.shape.length === 0 && type.element === element),
    () => `${op}: the ${what} region takes two rank-0 arguments of type ${element}`,
    'declare them in its block',
  );
  const [operation] = region.body;
  const [left, right] = region.arguments;
  if (
    region.body.length !== 1 ||
    operation?.results[0] !== region.results[0] ||
    region.results.length !== 1 ||
    operation?.operands.length !== 2 ||
    operation.operands[0] !== left ||
    operation.operands[1] !== right
  ) {
    outside(
      `${op}: the ${what} region is not a single operation on its two arguments`,
      'use one of the elementwise operations, such as stablehlo.add',
    );
  }
  return operation;
}

/** Kinds that reductions combine with. */
export type ReducerKind = 'add' | 'maximum' | 'minimum' | 'and' | 'or';

export const reducerKinds: readonly ReducerKind[] = ['add', 'maximum', 'minimum', 'and', 'or'];

/** The kind of a region's combiner. @throws StableHloError unless it is a known reducer. */
export function reducerOf(
  op: OpKind,
  what: string,
  region: Region | undefined,
  element: ElementType,
): ReducerKind {
  const { kind } = combinerOf(op, what, region, element);
  const reducer = reducerKinds.find((candidate) => candidate === kind);
  return (
    reducer ??
    outside(`${op}: '${kind}' is not a reducer that is known here`, `use one of ${reducerKinds.join(', ')}`)
  );
}

type Names = readonly [left: string, right: string, result: string];

/** A region that applies one kind to its two rank-0 arguments. */
export function combinerRegion<K extends OpKind>(
  kind: K,
  attributes: AttributesOf<K>,
  element: ElementType,
  resultElement: ElementType,
  names: Names,
): Region {
  const scalar = (type: ElementType, name: string): Value => ({ type: { shape: [], element: type }, name });
  const parameters = [scalar(element, names[0]), scalar(element, names[1])];
  const result = scalar(resultElement, names[2]);
  return {
    arguments: parameters,
    body: [makeOperation(kind, parameters, attributes, [], result)],
    results: [result],
  };
}

export const reducerRegion = (kind: ReducerKind, element: ElementType, names: Names): Region =>
  combinerRegion(kind, {}, element, element, names);
