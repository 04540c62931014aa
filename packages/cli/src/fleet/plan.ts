/** The shards of a kind's cases. Every machine makes the same plan of the same entries and costs, so that none is sent around. */
import { createHash } from 'node:crypto';
import { groupBy, type Case } from '@gradcert/conformance';
import { balance } from './balance';
import type { Costs } from './costs';

export interface ShardPlan {
  /** In the order of the whole. */
  readonly cases: readonly Case[];
  readonly milliseconds: number;
}

export function planShards(
  cases: readonly Case[],
  kind: string,
  shards: number,
  costs: Costs,
): readonly ShardPlan[] {
  const weightOf = (planned: Case): number => costs.of(kind, planned);
  const groups = [...groupBy(cases, ({ entry }) => entry).values()];
  const place = new Map(cases.map(({ id }, at) => [id, at]));
  return balance(groups, shards, weightOf, ({ id }) => id).map((part) => ({
    cases: part.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
    milliseconds: part.reduce((sum, planned) => sum + weightOf(planned), 0),
  }));
}

/** Of who does what: shards of one run have the same. */
export const digestShards = (shards: readonly ShardPlan[]): string =>
  createHash('sha256')
    .update(JSON.stringify(shards.map(({ cases }) => cases.map(({ id }) => id))))
    .digest('hex')
    .slice(0, 16);
