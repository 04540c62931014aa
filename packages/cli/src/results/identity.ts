/** What a file of results belongs to: the query, the plan, the entries, gradcert's own code, and the backends. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bindEntry, distinctShape } from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import { shardText } from '../fleet/shard';
import type { ResultsHeader } from './header';
import { deviceText } from '../backend-lines';

const digest = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** Of entries: what they denote, and the text that they emit. */
export const digestEntries = (entries: readonly CertifiedFunction[]): string =>
  digest(
    entries.map((entry) => [
      entry.id,
      entry.denotation,
      entry.operands,
      entry.result,
      entry.constants,
      entry.constraints,
      entry.precision,
      bindEntry(entry, distinctShape(entry)).text,
    ]),
  );

/** Of what a run is to do, in its order. */
export const digestPlan = (planned: readonly object[]): string => digest(planned);

/** The packages of whose code a verdict is made. */
const packages = [
  '@gradcert/notation',
  '@gradcert/stablehlo',
  '@gradcert/spec',
  '@gradcert/backends',
  '@gradcert/conformance',
];

/** Of the code: a bound that was derived by other code is no verdict of this one. */
export function digestCode(): string {
  const files = packages.flatMap((name) => {
    const folder = dirname(require.resolve(name));
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[a-z]+$/.test(file))
      .sort()
      .map((file) => [name, file, readFileSync(join(folder, file), 'utf8')]);
  });
  return digest(files);
}

/** What a header means that does not say it. */
const UNSAID: Readonly<Partial<Record<keyof ResultsHeader, string>>> = { profile: 'standard' };

/** In words, the first thing in which a file's header differs from this run's; undefined where they are of one run. */
export function differenceOf(there: ResultsHeader, here: ResultsHeader): string | undefined {
  const sentences: Readonly<Partial<Record<keyof ResultsHeader, string>>> = {
    query: `its query is '${there.query}' instead of '${here.query}'`,
    route: `it has ${there.route ?? 'every'} route instead of ${here.route ?? 'every'}`,
    profile: `it has the profile ${there.profile ?? 'standard'} instead of ${here.profile ?? 'standard'}`,
    gradcert: `it was written by gradcert ${there.gradcert}, this is ${here.gradcert}`,
    code: "gradcert's own code was edited since",
    spec: 'entries were edited since',
    plan: 'it was planned with other cases',
  };
  for (const [field, sentence] of Object.entries(sentences)) {
    const key = field as keyof ResultsHeader;
    if (field === 'plan' && partText(there) !== partText(here))
      return `it is of ${partText(there)} instead of ${partText(here)}`;
    if ((there[key] ?? UNSAID[key]) !== (here[key] ?? UNSAID[key])) return sentence;
  }
  return backendDifference(there, here);
}

const partText = ({ shard }: ResultsHeader): string =>
  shard ? `shard ${shardText(shard)} of ${shard.kind}` : 'a whole run';

function backendDifference(there: ResultsHeader, here: ResultsHeader): string | undefined {
  const ids = ({ backends }: ResultsHeader): string => backends.map(({ id }) => id).join(', ');
  if (ids(there) !== ids(here)) return `it ran on ${ids(there)} instead of ${ids(here)}`;
  const changed = here.backends.find((backend, at) => deviceText(backend) !== deviceText(there.backends[at]));
  if (!changed) return undefined;
  const before = there.backends.find(({ id }) => id === changed.id) ?? changed;
  return `${changed.id} was ${deviceText(before)} and is ${deviceText(changed)}`;
}
