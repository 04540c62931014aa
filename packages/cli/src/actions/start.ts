/** The work of `gradcert start`, which `npm start` runs: all nodes and the MNIST CNN, and one report. */
import { entriesOf, keptCases, loadEntries } from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import { deviceText, printMissing } from '../backend-lines';
import { planText, withBackends, type BackendPlan } from '../backend-plan';
import type { StartOptions } from '../commands/start';
import type { NetDocument, ReportDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { claimLayers } from '../layers';
import { buildMatrix, matrixTable } from '../matrix';
import { checkNet } from '../net-check';
import { netExitCode, printNet } from '../net-lines';
import { proveEntries } from '../proving';
import { reportDocument } from '../report/document';
import { writeReport } from '../report/write';
import { runOnBackends } from '../running';
import { oneShapeEach } from '../start-cases';
import { openTerminal, type Terminal } from '../terminal';
import { proveExitCode, runExitCode, worstExitCode } from '../verdicts';

/** The net that a first look checks: the one whose real data come with the package. */
const netId = 'mnist-cnn';
/** Examples per batch: a gradient needs no more to be right or wrong. */
const netBatch = 2;

export const start = (options: StartOptions): Promise<ExitCode> =>
  withBackends(options, (plan) => startOn(plan, options));

async function startOn(plan: BackendPlan, options: StartOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const spec = loadEntries();
  const planned = entriesOf(spec).flatMap((entry) => keptCases(entry, spec));
  const cases = oneShapeEach(planned);
  const { bold } = terminal.colours;
  terminal.print(`${bold('backend')} ${planText(plan)} (${plan.why})`);
  terminal.print(
    `${bold('cases')}   ${String(cases.length)} of ${String(planned.length)}: every kind of data at one shape; ` +
      '`npx gradcert run` runs all',
  );

  const proof = await proveEntries(entriesOf(spec), claimLayers, spec, terminal);
  const run = proof.interrupted ? undefined : await runOnBackends({ spec, cases, plan }, terminal);
  const nets = !run || run.interrupted ? [] : await checkNets(spec, plan, terminal);
  const parts = { proof, run, nets, missing: plan.missing };
  const document = reportDocument({ title: 'gradcert: all nodes, and the MNIST CNN', ...parts });
  const page = writeReport(options.report, document);
  terminal.document(document);
  printReport(document, page, terminal);
  if (document.interrupted) return exitCodes.interrupted;
  const codes = [proveExitCode(document.proof), runExitCode(document.run, document.stale)];
  return worstExitCode(...codes, ...nets.map(netExitCode));
}

async function checkNets(spec: Spec, plan: BackendPlan, terminal: Terminal): Promise<readonly NetDocument[]> {
  const declared = spec.nets.find(({ id }) => id === netId);
  if (!declared) return [];
  const options = { widths: 'literal', batch: netBatch } as const;
  const net = declared.derive(options);
  return [await checkNet({ spec, net, options, plan, oneByOne: true, resume: false }, terminal)];
}

function printReport(document: ReportDocument, page: string, terminal: Terminal): void {
  const { bold } = terminal.colours;
  document.backends.forEach((backend, place) => {
    terminal.print(`\n${bold(backend.id)}: ${deviceText(backend)}\n`);
    const results = document.results.filter((result) => result.backend === backend.id);
    // Claims need no backend: they stand in the first table only.
    const matrix = buildMatrix(place === 0 ? document.claims : [], results);
    terminal.print(matrixTable(matrix, terminal.colours));
  });
  for (const net of document.nets) {
    terminal.print(
      `\n${bold(net.net)}: every parameter's gradient, ${net.widths} widths, batch ${String(net.batch)}\n`,
    );
    printNet(net, terminal);
  }
  terminal.print();
  printMissing(document.missing, terminal);
  const { run, proof } = document;
  terminal.print(
    `\n${String(proof.claims)} claims: ${String(proof.different)} different, ${String(proof.undecided)} undecided. ` +
      `${String(run.cases)} results: ${String(run.passed)} passed, ${String(run.failed)} failed, ` +
      `${String(run.expectedFailures)} known deviations, ${String(run.unsupported)} unsupported.`,
  );
  terminal.print(`report: ${page}`);
  if (document.interrupted) terminal.print('interrupted: this is what was known so far');
}
