/** The work of `gradcert judge`. */
import { backendDefinitions, ieeeAccuracy, type AccuracyProfile } from '@gradcert/backends';
import { type CaseResult, loadEntries } from '@gradcert/conformance';
import type { JudgeOptions } from '../commands/judge';
import type { JudgeDocument } from '../documents';
import { judgeOutputs } from '../exchange/judge-outputs';
import type { CasesManifest, ExportedCase } from '../exchange/manifest';
import { readManifest } from '../exchange/read-manifest';
import { exitCodes, type ExitCode } from '../exit';
import { failureText } from '../failure';
import { breathe, untilInterrupted } from '../interrupt';
import { writeJunit } from '../junit';
import { buildMatrix, matrixTable } from '../matrix';
import { named } from '../named';
import { startProgress } from '../progress';
import { matches, nothingMatches, parseQuery, type Query } from '../query';
import { openTerminal } from '../terminal';
import { isFailure, runExitCode, secondsSince, summariseRun } from '../verdicts';
import { runLine } from './run';

export async function judge(
  folder: string,
  text: string | undefined,
  options: JudgeOptions,
): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const query = parseQuery(text);
  const manifest = readManifest(folder);
  const cases = select(query, manifest);
  const accuracy = accuracyNamed(options.accuracy);
  const start = performance.now();
  const results: CaseResult[] = [];
  const progress = startProgress('judge', cases.length);
  const onResult = (result: CaseResult): void => {
    results.push(result);
    progress.advance(`${result.node}:${result.layer}:${result.case}`);
    if (!isFailure(result)) return;
    progress.interrupt(() => {
      terminal.print(failureText(result, terminal.colours));
    });
  };
  const again = (id: string): string =>
    `npx gradcert judge '${folder}' '${id}' --accuracy ${accuracy.id} --as ${options.as}`;
  const work = { folder, manifest, cases, spec: loadEntries(), accuracy, name: options.as, again, onResult };
  const interrupted = await untilInterrupted(
    (signal) => judgeOutputs({ ...work, signal }),
    async () => {
      // The case that is being judged ends first.
      await breathe();
      progress.stop();
    },
  );
  const summary = summariseRun(results, secondsSince(start));
  terminal.document({
    schema: 'gradcert.judge/1',
    query: query.text,
    folder,
    route: manifest.route,
    accuracy: { id: accuracy.id, source: accuracy.source },
    interrupted,
    summary,
    results,
  } satisfies JudgeDocument);
  terminal.print(
    `\n${terminal.colours.bold(options.as)}: route ${manifest.route}, accuracy ${accuracy.id} (${accuracy.source})\n`,
  );
  terminal.print(matrixTable(buildMatrix([], results), terminal.colours));
  terminal.print(runLine(summary));
  if (options.junit !== undefined) writeJunit(options.junit, results);
  return interrupted ? exitCodes.interrupted : runExitCode(summary);
}

/** @throws CallError where the query selects none of the exported cases. */
function select(query: Query, { cases }: CasesManifest): readonly ExportedCase[] {
  const addresses = cases.map((exported) => {
    const [node, layer, ...name] = exported.id.split(':');
    return { exported, address: { node, layer, case: name.join(':') } };
  });
  const selected = addresses.filter(({ address }) => matches(query, address));
  if (selected.length > 0) return selected.map(({ exported }) => exported);
  const inLayer = addresses.filter(
    ({ address: { node, layer } }) => query.node.matches(node) && query.layer.matches(layer),
  );
  const part =
    inLayer.length > 0
      ? 'case'
      : addresses.some(({ address }) => query.node.matches(address.node))
        ? 'layer'
        : 'node';
  throw nothingMatches(
    query,
    part,
    (part === 'case' ? inLayer : addresses).map(({ address }) => address[part]),
  );
}

/** @throws CallError where no backend, of this package or of the project, has such a profile. */
function accuracyNamed(id: string): AccuracyProfile {
  return named('accuracy profile', id, [
    ieeeAccuracy,
    ...backendDefinitions().map(({ accuracy }) => accuracy),
  ]);
}
