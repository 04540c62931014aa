/** Where a run keeps its results: where it was told, beside its report, or under --resume in the workspace. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Query } from '../query';
import { entriesOf, workspaceOf } from '@gradcert/conformance';
import type { ResultsHeader } from './header';
import { backendRecord, plannedOf, type RunWork } from '../running';
import { version } from '../version';
import { ResultsFile } from './file';
import { digestCode, digestEntries, digestPlan } from './identity';

export interface KeepOptions {
  /** The file. */
  readonly results?: string;
  /** A report's folder, in which it stands where none is named. */
  readonly report?: string;
  /** Go on from the results that are there. */
  readonly resume?: boolean;
}

/**
 * Opens the file of a run's results; undefined where none is kept.
 * @throws CallError where another run holds it, or it cannot be gone on from.
 */
export async function keepResults(
  work: RunWork,
  query: Query,
  { results, report, resume = false }: KeepOptions,
): Promise<ResultsFile | undefined> {
  if (results === undefined && report === undefined && !resume) return undefined;
  const header = await headerOf(work, query);
  const path = results ?? (report === undefined ? keptPath(header) : join(report, 'results.jsonl'));
  return ResultsFile.open(path, header, resume);
}

/** Of another plan, other entries or another device, another file. */
function keptPath(header: ResultsHeader): string {
  const hash = createHash('sha256').update(JSON.stringify(header)).digest('hex').slice(0, 12);
  return join(workspaceOf().root, '.gradcert', 'run', `${hash}.jsonl`);
}

async function headerOf(work: RunWork, query: Query): Promise<ResultsHeader> {
  const planned = plannedOf(work);
  const ids = new Set((work.part?.whole ?? work.cases).map(({ entry }) => entry));
  return {
    schema: 'gradcert.results/1',
    query: query.text,
    route: work.route ?? null,
    profile: work.profile ?? 'standard',
    ...(work.part && { shard: work.part.shard }),
    gradcert: version,
    code: digestCode(),
    spec: digestEntries(entriesOf(work.spec).filter(({ id }) => ids.has(id))),
    plan: digestPlan(planned),
    planned: planned.length,
    backends: await Promise.all(work.plan.handles.map(backendRecord)),
  };
}
