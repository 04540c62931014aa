/** What a case takes: as it was measured, or from its multiply-adds. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { loadProject } from '@gradcert/backends';
import { groupBy, type Case, type CaseResult } from '@gradcert/conformance';
import { CallError } from '../exit';
import { schemaProblem } from '../schema';

/** Measured milliseconds of cases, by kind of device and id of the case. */
export interface CostsDocument {
  readonly schema: 'gradcert.costs/1';
  readonly kinds: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Costs {
  /** The file; null where nothing was measured. */
  readonly file: string | null;
  /** Of its content, by which shards tell that they were planned alike. */
  readonly digest: string;
  /** Milliseconds of a case on a kind of device, all backends and routes together. */
  of(kind: string, planned: Case): number;
}

/**
 * Milliseconds of a case whose time is not known, and of each multiply-add of its denotation. From the standard cases on
 * tfjs-cpu with two cores (`npx gradcert run --backend tfjs-cpu --results F`), by least squares.
 */
const ESTIMATE = { each: 12, perMultiplyAdd: 13e-6 };

/** Two digits: what a second measurement of the same gives is mostly the same number, so that shards stay as they are. */
const rounded = (milliseconds: number): number => Number(milliseconds.toPrecision(2));

const estimate = ({ cost }: Case): number => rounded(ESTIMATE.each + ESTIMATE.perMultiplyAdd * cost);

/**
 * The costs of a file, else of the file that the project's fleet names, else estimates alone.
 * @throws CallError where the file is missing or none of costs.
 */
export function readCosts(path?: string): Costs {
  const project = loadProject();
  const own = project?.config.fleet?.costs;
  const file = path ?? (project && own !== undefined ? project.resolve(own) : undefined);
  if (file === undefined)
    return { file: null, digest: 'estimated', of: (_kind, planned) => estimate(planned) };
  const { kinds } = parseCosts(file);
  const digest = createHash('sha256').update(JSON.stringify(kinds)).digest('hex').slice(0, 12);
  return { file, digest, of: (kind, planned) => kinds[kind]?.[planned.id] ?? estimate(planned) };
}

function parseCosts(file: string): CostsDocument {
  if (!existsSync(file))
    throw new CallError(
      `there is no file of costs ${file}`,
      '`gradcert merge DIR --report OUT` writes OUT/costs.json',
    );
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CallError(
      `${file} is no JSON: ${(error as Error).message}`,
      'take the file that `merge` wrote',
    );
  }
  const problem = schemaProblem('costs:1', value);
  if (problem !== undefined)
    throw new CallError(`${file} is no file of costs: ${problem}`, 'take the file that `merge` wrote');
  return value as CostsDocument;
}

/** Costs from results of each kind; what ended in an error took no time of its own. */
export function costsOf(kinds: ReadonlyMap<string, readonly CaseResult[]>): CostsDocument {
  const measured = [...kinds].map(([kind, results]) => {
    const cases = groupBy(
      results.filter(({ verdict }) => verdict !== 'error'),
      ({ node, layer, case: name }) => `${node}:${layer}:${name}`,
    );
    const times = [...cases].map(([id, members]): [string, number] => [
      id,
      rounded(members.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
    ]);
    return [kind, Object.fromEntries(times.sort(([a], [b]) => (a < b ? -1 : 1)))] as const;
  });
  return { schema: 'gradcert.costs/1', kinds: Object.fromEntries(measured) };
}
