/** The work of `gradcert plan`. */
import { loadProject } from '@gradcert/backends';
import { loadEntries } from '@gradcert/conformance';
import type { PlanOptions } from '../commands/plan';
import type { PlanDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { readCosts } from '../fleet/costs';
import { kindsNamed } from '../fleet/kinds';
import { digestShards, planShards } from '../fleet/plan';
import { shardText } from '../fleet/shard';
import { plainTable } from '../matrix';
import { parseQuery } from '../query';
import { selectCases } from '../selection';
import { openTerminal, type Terminal } from '../terminal';

export function plan(text: string | undefined, options: PlanOptions): ExitCode {
  const terminal = openTerminal(options);
  const kinds = kindsNamed(options.deviceKinds);
  const costs = readCosts(options.costs);
  const fleet = loadProject()?.config.fleet;
  const profile = options.profile ?? fleet?.profile ?? 'standard';
  const query = parseQuery(text ?? fleet?.query);
  const cases = selectCases(query, loadEntries(), profile);
  const document: PlanDocument = {
    schema: 'gradcert.plan/1',
    query: query.text,
    profile,
    costs: costs.file,
    kinds: kinds.map(({ id, backends, shards: declared }) => {
      const count = options.shards ?? declared;
      const shards = planShards(cases, id, count, costs);
      return {
        kind: id,
        backends,
        cases: cases.length,
        plan: digestShards(shards),
        shards: shards.map((shard, at) => ({
          shard: shardText({ index: at + 1, of: count }),
          cases: shard.cases.length,
          seconds: Math.round(shard.milliseconds / 10) / 100,
          caseIds: shard.cases.map((planned) => planned.id),
        })),
      };
    }),
  };
  terminal.document(document);
  printPlan(document, terminal);
  return exitCodes.held;
}

function printPlan({ query, profile, costs, kinds }: PlanDocument, terminal: Terminal): void {
  const by = costs === null ? 'estimated times' : `the times in ${costs}`;
  terminal.print(`'${query}', profile ${profile}, by ${by}\n`);
  terminal.print(
    plainTable(
      ['kind', 'shard', 'cases', 'seconds', 'command'],
      kinds.flatMap(({ kind, shards }) =>
        shards.map(({ shard, cases, seconds }) => [
          kind,
          shard,
          String(cases),
          seconds.toFixed(1),
          `gradcert run '${query}' --device-kind ${kind} --shard ${shard}`,
        ]),
      ),
    ),
  );
}
