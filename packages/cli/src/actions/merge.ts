/** The work of `gradcert merge`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadProject } from '@gradcert/backends';
import { groupBy, entriesOf, loadEntries } from '@gradcert/conformance';
import type { MergeOptions } from '../commands/merge';
import type { MergeDocument } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { costsOf } from '../fleet/costs';
import { kindsNamed } from '../fleet/kinds';
import { shardText } from '../fleet/shard';
import { toJsonLine } from '../json';
import { printMerge } from '../merge/print';
import { combine } from '../merge/combine';
import { findShardFiles, type ShardFile } from '../merge/find';
import { absentShards, kindsOf, missingOf, wholeKey, wholeOf } from '../merge/missing';
import { checkSameRun } from '../merge/same-run';
import { parseQuery } from '../query';
import { reportDocument } from '../report/document';
import { publishReport } from '../report/publish';
import { writeReport } from '../report/write';
import { digestCode, digestEntries } from '../results/identity';
import { selectCases } from '../selection';
import { staleOf } from '../stale';
import { openTerminal } from '../terminal';
import { runExitCode, summariseRun } from '../verdicts';

export function merge(dirs: readonly string[], options: MergeOptions): ExitCode {
  const terminal = openTerminal(options);
  const files = findShardFiles(dirs);
  checkSameRun(files);
  const [{ header }] = files;
  const profile = header.profile ?? 'standard';
  const spec = loadEntries();
  const cases = selectCases(parseQuery(header.query), spec, profile);
  const ids = new Set(cases.map(({ entry }) => entry));
  checkHere(files[0], digestEntries(entriesOf(spec).filter(({ id }) => ids.has(id))));

  const kinds = kindsOf(files, askedKinds(options));
  const whole = wholeOf({ kinds, cases, route: header.route ?? undefined, spec });
  const missing = missingOf(whole, files);
  const { backends, origins, disagreements, repeated, ...combined } = combine(files);
  // As one machine would have run them all.
  const place = new Map(whole.map((one, at) => [wholeKey(one), at]));
  const placeOf = (result: (typeof combined.results)[number]): number => {
    const { kind = '', backend = '' } = origins.get(result.backend) ?? {};
    const id = `${result.node}:${result.layer}:${result.case}`;
    return place.get(wholeKey({ kind, backend, route: result.route, case: id })) ?? Infinity;
  };
  const results = combined.results.toSorted((a, b) => placeOf(a) - placeOf(b));
  const seconds = Math.round(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0)) / 1000;
  const stale = staleOf(
    backends.map(({ id, deviations }) => ({ id, definition: { deviations } })),
    results,
    spec,
  );
  const run = { results, backends, stale, seconds, interrupted: missing.length > 0 };
  const report = reportDocument({
    title: `gradcert merge ${header.query}`,
    run,
    date: options.date,
    revision: options.revision,
  });
  const document: MergeDocument = {
    schema: 'gradcert.merge/1',
    query: header.query,
    profile,
    files: files.map(fileRecord),
    summary: summariseRun(results, seconds),
    backends,
    missing,
    absent: absentShards(kinds, files),
    disagreements,
    repeated,
    stale,
    report: options.report === undefined ? null : writeReport(options.report, report),
    published: options.publish === undefined ? null : publishReport(options.publish, report),
  };
  if (options.report !== undefined) writeCosts(options.report, results, origins);
  terminal.document(document);
  printMerge(document, results, terminal);
  if (missing.length > 0 || disagreements.length > 0) return exitCodes.failed;
  return runExitCode(document.summary, stale);
}

/** @throws CallError where the results were not made by what is here: what is missing could not be told. */
function checkHere({ file, header }: ShardFile, spec: string): void {
  const what = header.code !== digestCode() ? 'code' : header.spec !== spec ? 'entries' : undefined;
  if (what !== undefined)
    throw new CallError(
      `${file} was made by other ${what} than what is here`,
      'merge in the checkout in which the shards ran',
    );
}

const askedKinds = ({ deviceKinds }: MergeOptions): ReturnType<typeof kindsNamed> =>
  deviceKinds === undefined && loadProject()?.config.fleet === undefined ? [] : kindsNamed(deviceKinds);

const fileRecord = ({ file, shard, whole, results, header }: ShardFile): MergeDocument['files'][number] => ({
  file,
  kind: shard.kind,
  shard: whole ? null : shardText(shard),
  results: results.length,
  partial: results.length < header.planned,
});

function writeCosts(
  folder: string,
  results: Parameters<typeof summariseRun>[0],
  kindOf: ReadonlyMap<string, { readonly kind: string }>,
): void {
  const kinds = groupBy(results, ({ backend }) => kindOf.get(backend)?.kind ?? backend);
  writeFileSync(join(folder, 'costs.json'), toJsonLine(costsOf(kinds)));
}
