/** The work of `gradcert start`, which `npm start` runs: every claim, every case, every net, one report. */
import { entriesOf, planEntry } from '@gradcert/conformance';
import { loadSpec } from '@gradcert/spec';
import { deviceText, printMissing } from '../backend-lines';
import { planBackends } from '../backend-plan';
import type { StartOptions } from '../commands/start';
import type { NetDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { proofLayers } from '../layers';
import { buildMatrix, matrixTable } from '../matrix';
import { checkNet } from '../net-check';
import { netExitCode, printNet } from '../net-lines';
import { proveEntries } from '../proving';
import { reportDocument } from '../report/document';
import { writeReport } from '../report/write';
import { runOnBackends } from '../running';
import { openTerminal } from '../terminal';
import { proveExitCode, runExitCode, summariseClaims, summariseRun, worstExitCode } from '../verdicts';

/** Examples per batch of a net: its gradients need no more to be right or wrong. */
const netBatch = 2;

export async function start(options: StartOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const { bold } = terminal.colours;
  const spec = loadSpec();
  const plan = await planBackends(options);
  terminal.print(`${bold('backend')} ${plan.ids.join(', ')} (${plan.why})`);

  const entries = entriesOf(spec);
  const proof = await proveEntries(entries, proofLayers, spec, terminal);
  const cases = entries.flatMap((entry) => planEntry(entry, spec));
  const run = proof.interrupted ? undefined : await runOnBackends({ spec, cases, plan }, terminal);
  const nets: NetDocument[] = [];
  for (const declared of spec.nets) {
    if (proof.interrupted || run?.interrupted === true || nets.some((net) => net.interrupted)) break;
    const net = declared.derive({ widths: 'literal', batch: netBatch });
    nets.push(await checkNet({ net, widths: 'literal', batch: netBatch, plan }, terminal));
  }

  const document = reportDocument({
    title: 'gradcert: all nodes and nets',
    proof,
    run,
    nets,
    missing: plan.missing,
  });
  const page = writeReport(options.report, document);
  terminal.document(document);
  for (const backend of document.backends) {
    terminal.print(`\n${bold(backend.id)}: ${deviceText(backend)}\n`);
    const results = document.results.filter((result) => result.backend === backend.id);
    terminal.print(matrixTable(buildMatrix(document.claims, results), terminal.colours));
  }
  for (const net of nets) {
    terminal.print(
      `\n${bold(net.net)}: every parameter's gradient, ${net.widths} widths, batch ${String(net.batch)}\n`,
    );
    printNet(net, terminal);
  }
  terminal.print();
  printMissing(plan.missing, terminal);
  const { run: cells, proof: claims } = document;
  terminal.print(
    `\n${String(claims.claims)} claims: ${String(claims.different)} different, ${String(claims.undecided)} undecided. ` +
      `${String(cells.cases)} results: ${String(cells.passed)} passed, ${String(cells.failed)} failed, ` +
      `${String(cells.unsupported)} unsupported.`,
  );
  terminal.print(`report: ${page}`);
  if (document.interrupted || !run) {
    terminal.print('interrupted: this is what was known so far');
    return exitCodes.interrupted;
  }
  return worstExitCode(
    proveExitCode(summariseClaims(proof.claims, 0)),
    runExitCode(summariseRun(run.results, 0)),
    ...nets.map(netExitCode),
  );
}
