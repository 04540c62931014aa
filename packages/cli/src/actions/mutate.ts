/** The work of `gradcert mutate`. */
import {
  blindLayers,
  mutationOperators,
  planProfile,
  scoreEntry,
  type BlindLayer,
  type MutantResult,
  loadEntries,
} from '@gradcert/conformance';
import type { MutateOptions } from '../commands/mutate';
import type { MutateDocument } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { breathe, untilInterrupted } from '../interrupt';
import { plainTable } from '../matrix';
import { entryCounts, operatorCounts, summariseMutants } from '../mutant-counts';
import { named } from '../named';
import { startProgress } from '../progress';
import { parseQuery } from '../query';
import { selectEntries } from '../selection';
import { openTerminal, type Terminal } from '../terminal';
import { secondsSince } from '../verdicts';

export async function mutate(text: string | undefined, options: MutateOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const query = parseQuery(text);
  if (text?.includes(':')) throw new CallError(`'${text}' names a layer`, 'every layer meets every mutant');
  const operators = operatorsOf(options.operator);
  const spec = loadEntries();
  const entries = selectEntries(query, spec);
  const mutants: MutantResult[] = [];
  const blind: BlindLayer[] = [];
  const progress = startProgress('mutate', entries.length);
  const start = performance.now();
  let stopped = false;
  const interrupted = await untilInterrupted(
    async () => {
      for (const entry of entries) {
        const cases = planProfile(entry, spec, options.profile ?? 'standard');
        const own: MutantResult[] = [];
        const scoring = { operators, cases, diagnose: options.diagnose ?? false };
        for (const result of scoreEntry(entry, spec, scoring)) {
          mutants.push(result);
          own.push(result);
          if (result.verdict === 'survived') {
            progress.interrupt(() => {
              terminal.print(`${terminal.colours.red('survived')} ${result.entry}: ${result.mutant}`);
            });
          }
          await breathe();
          if (stopped) return;
        }
        for (const each of blindLayers(new Set(cases.map(({ layer }) => layer)), operators, own)) {
          blind.push(each);
          progress.interrupt(() => {
            terminal.print(
              `${terminal.colours.red('blind')} ${each.entry}: no case of layer '${each.layer}' notices ${each.operator}, which it claims to`,
            );
          });
        }
        progress.advance(entry.id);
      }
    },
    () => {
      stopped = true;
      progress.stop();
      return Promise.resolve();
    },
  );
  const document: MutateDocument = {
    schema: 'gradcert.mutate/1',
    query: query.text,
    interrupted,
    summary: summariseMutants(mutants, secondsSince(start)),
    operators: operatorCounts(operators, mutants),
    entries: entryCounts(mutants),
    blind,
    mutants,
  };
  terminal.document(document);
  printMutants(document, terminal);
  if (interrupted) return exitCodes.interrupted;
  return document.summary.survived > 0 || blind.length > 0 ? exitCodes.failed : exitCodes.held;
}

function operatorsOf(name: string | undefined): typeof mutationOperators {
  if (name === undefined) return mutationOperators;
  const known = mutationOperators.map((operator) => ({ id: operator.name, operator }));
  return [named('mutation operator', name, known).operator];
}

function printMutants({ summary, operators, interrupted }: MutateDocument, terminal: Terminal): void {
  const { colours } = terminal;
  terminal.print(
    plainTable(
      ['operator', 'killed', 'equivalent', 'survived', 'behaves as if'],
      operators.map(({ operator, title, killed, equivalent, survived }) => [
        operator,
        String(killed),
        String(equivalent),
        survived === 0 ? '0' : colours.red(String(survived)),
        title,
      ]),
    ),
  );
  const layers = Object.entries(summary.layers).map(([layer, kills]) => `${layer} ${String(kills)}`);
  terminal.print(
    `\n${String(summary.mutants)} mutants of ${String(summary.entries)} entries: ${String(summary.killed)} killed, ` +
      `${String(summary.equivalent)} proved equivalent, ${String(summary.survived)} survived, in ${String(summary.seconds)} s`,
  );
  terminal.print(`noticed by ${layers.join(', ')}`);
  const { diagnosis } = summary;
  if (diagnosis)
    terminal.print(
      `diagnosed: ${String(diagnosis.right)} of ${String(diagnosis.killed)} by their operator, ${String(diagnosis.alone)} by it alone`,
    );
  if (interrupted) terminal.print('interrupted: this is what was known so far');
}
