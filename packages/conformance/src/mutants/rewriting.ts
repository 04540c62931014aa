/** Rewrites a function at one operation after the other. */
import type { CertifiedFunction } from '@gradcert/spec';
import type { Func, Operation, Region, Value } from '@gradcert/stablehlo';
import type { Change, Place, RewritingOperator } from './operator';

export interface RewrittenFunction {
  /** 'convolution 0, axis 1': the kind, its ordinal in the function, and the change's own place. */
  readonly site: string;
  readonly function: Func;
}

/** Every function that an operator makes of an entry's, in the order of its operations. */
export function* rewritten(
  entry: CertifiedFunction,
  operator: RewritingOperator,
): Generator<RewrittenFunction> {
  const [main] = entry.module.functions;
  const seen = new Map<string, number>();
  const producers = new Map(main.body.map((operation) => [operation.results[0], operation]));
  const place = { entry, producer: (value: Value) => producers.get(value) };
  for (const { block, site, change } of changedBlocks(main, [], seen, operator, place)) {
    const what = change.what === '' ? '' : `, ${change.what}`;
    yield { site: `${site}${what}`, function: { name: main.name, ...block } };
  }
}

interface ChangedBlock {
  readonly block: Region;
  readonly site: string;
  readonly change: Change;
}

function* changedBlocks(
  block: Region,
  outer: readonly Value[],
  seen: Map<string, number>,
  operator: RewritingOperator,
  around: Omit<Place, 'earlier'>,
): Generator<ChangedBlock> {
  const earlier = [...outer, ...block.arguments];
  for (const [at, operation] of block.body.entries()) {
    const ordinal = seen.get(operation.kind) ?? 0;
    seen.set(operation.kind, ordinal + 1);
    const site = `${operation.kind} ${String(ordinal)}`;
    for (const change of operator.changes(operation, { ...around, earlier: [...earlier] })) {
      yield { block: replaced(block, at, change.by), site, change };
    }
    for (const [position, region] of operation.regions.entries()) {
      for (const inner of changedBlocks(region, earlier, seen, operator, around)) {
        const regions = operation.regions.with(position, inner.block);
        yield { ...inner, block: replaced(block, at, [{ ...operation, regions }]) };
      }
    }
    earlier.push(...operation.results);
  }
}

/** The block with an operation replaced, and what reads its result reading the replacement's. */
function replaced(block: Region, at: number, by: Change['by']): Region {
  const operations = 'type' in by ? [] : by;
  const value = 'type' in by ? by : operations.at(-1)?.results[0];
  const [original] = block.body[at].results;
  const read = (each: Value): Value => (each === original && value ? value : each);
  return {
    arguments: block.arguments,
    body: [
      ...block.body.slice(0, at),
      ...operations,
      ...block.body
        .slice(at + 1)
        .map((operation): Operation => ({ ...operation, operands: operation.operands.map(read) })),
    ],
    results: block.results.map(read),
  };
}
