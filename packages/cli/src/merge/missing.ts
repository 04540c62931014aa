/** What a whole run would have, and no file has. */
import { backendDefinitions } from '@gradcert/backends';
import type { Route } from '@gradcert/backends';
import type { Case } from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import type { MergeDocument, MissingResult } from '../documents';
import { CallError } from '../exit';
import { kindNamed, type Kind } from '../fleet/kinds';
import { shardText } from '../fleet/shard';
import { named } from '../named';
import { plannedResults } from '../planned';
import { resultKey } from '../results/parse';
import type { ShardFile } from './find';

type KindOfRun = Pick<Kind, 'id' | 'backends'>;

/**
 * The kinds that must be there, with the backends on which their shards ran.
 * @throws CallError where shards ran on other backends than the kind now has.
 */
export function kindsOf(files: readonly ShardFile[], asked: readonly Kind[]): readonly KindOfRun[] {
  const found = new Map(files.map(({ shard: { kind: id, backends } }) => [id, { id, backends }]));
  for (const kind of asked) {
    const backends = found.get(kind.id)?.backends ?? kind.backends;
    if (backends.join() !== kind.backends.join())
      throw new CallError(
        `shards of ${kind.id} ran on ${backends.join(', ')}, and it is declared with ${kind.backends.join(', ')}`,
        'merge with the configuration with which they ran',
      );
  }
  const others = asked.filter(({ id }) => !found.has(id));
  return [...found.values(), ...others];
}

export interface Whole {
  readonly kinds: readonly KindOfRun[];
  readonly cases: readonly Case[];
  readonly route: Route | undefined;
  readonly spec: Spec;
}

/** Results of the whole, kind by kind in the order of the plan, with those that no file has. */
export function wholeOf({ kinds, cases, route, spec }: Whole): readonly MissingResult[] {
  const definitions = backendDefinitions();
  return kinds.flatMap(({ id: kind, backends }) => {
    const handles = backends.map((id) => ({ id, definition: named('backend', id, definitions) }));
    return plannedResults(cases, handles, route, spec).map((planned) => ({
      kind,
      backend: planned.backend,
      route: planned.route,
      case: planned.case.id,
    }));
  });
}

export const wholeKey = ({ kind, backend, route, case: id }: MissingResult): string =>
  `${kind} ${backend} ${route} ${id}`;

/** Of the whole, what is in no file. */
export function missingOf(
  whole: readonly MissingResult[],
  files: readonly ShardFile[],
): readonly MissingResult[] {
  const there = new Set(
    files.flatMap(({ shard, results }) => results.map((result) => `${shard.kind} ${resultKey(result)}`)),
  );
  return whole.filter((one) => !there.has(wholeKey(one)));
}

/** Shards that have no file, of kinds of which there are some; of a kind without any, all that it is cut into. */
export function absentShards(
  kinds: readonly KindOfRun[],
  files: readonly ShardFile[],
): MergeDocument['absent'] {
  return kinds.flatMap(({ id: kind }) => {
    const own = files.filter(({ shard }) => shard.kind === kind).map(({ shard }) => shard);
    const of = own.length > 0 ? own[0].of : kindNamed(kind).shards;
    const seen = new Set(own.map(({ index }) => index));
    return Array.from({ length: of }, (_, at) => at + 1)
      .filter((index) => !seen.has(index))
      .map((index) => ({ kind, shard: shardText({ index, of }) }));
  });
}
