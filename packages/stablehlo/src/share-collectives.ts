/** Collectives cost communication, so a value that every replica has by one of them is not fetched again. */
import type { Func, Operation, Value } from './ir';

/**
 * The function with each collective computed once: those that combine equal values by equal operations become the
 * first of them. What is local is recomputed where it stands; operations that nothing reads any more go. A function
 * without collectives stays as it is.
 */
export function shareCollectives(func: Func): Func {
  if (!func.body.some(({ kind }) => kind === 'all_reduce')) return func;
  const numbers = new Map<Value, number>();
  const numberOf = (value: Value): number => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  };
  func.arguments.forEach(numberOf);
  const firsts = new Map<string, Value>();
  const replaced = new Map<Value, Value>();
  const current = (value: Value): Value => replaced.get(value) ?? value;
  const body: Operation[] = [];
  for (const operation of func.body) {
    const operands = operation.operands.map(current);
    const key = keyOf(operation, operands.map(numberOf));
    const [result] = operation.results;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, result);
    else numbers.set(result, numberOf(first));
    if (first !== undefined && operation.kind === 'all_reduce') replaced.set(result, first);
    else body.push({ ...operation, operands });
  }
  const results = func.results.map(current);
  return { ...func, body: neededBy(results, body), results };
}

/** Equal for operations that compute the same: their kind, attributes, regions and result type, on equal values. */
const keyOf = ({ kind, attributes, regions, results }: Operation, operands: readonly number[]): string =>
  JSON.stringify([
    kind,
    operands,
    attributes,
    regions.map(({ body }) => body.map((inner) => [inner.kind, inner.attributes])),
    results.map(({ type }) => type),
  ]);

function neededBy(results: readonly Value[], body: readonly Operation[]): Operation[] {
  const needed = new Set(results);
  const kept: Operation[] = [];
  for (const operation of body.toReversed()) {
    if (!operation.results.some((value) => needed.has(value))) continue;
    operation.operands.forEach((value) => needed.add(value));
    kept.push(operation);
  }
  return kept.reverse();
}
