/** The work of `gradcert net`. */
import { affordableWidths, loadEntries } from '@gradcert/conformance';
import type { NetOptions } from '@gradcert/spec';
import { deviceText, printMissing } from '../backend-lines';
import { noBackends, planText, withBackends, type BackendPlan } from '../backend-plan';
import type { NetCommandOptions } from '../commands/net';
import { CallError, type ExitCode } from '../exit';
import { printHypotheses, printSelections } from '../hypothesis-lines';
import { named } from '../named';
import { checkNet } from '../net-check';
import { netExitCode, printNet } from '../net-lines';
import { deriveNet, netOptions } from '../net-options';
import { openTerminal } from '../terminal';
import { summariseRun } from '../verdicts';

/** Examples of a net that is checked, unless an option says otherwise: its own batch takes too long. */
const BATCH = 2;

export async function net(id: string, flags: NetCommandOptions): Promise<ExitCode> {
  const terminal = openTerminal(flags);
  const spec = loadEntries();
  const declared = named('net', id, spec.nets);
  const asked: NetOptions = { batch: BATCH, ...netOptions(flags, declared) };
  deriveNet(declared, asked);
  const widths = asked.widths ?? affordableWidths(declared, asked);
  const options = { ...asked, widths };
  const document = await withChain(flags, (plan) => {
    const chain = plan.handles.length === 0 ? plan.why : `on ${planText(plan)} (${plan.why})`;
    terminal.print(`${declared.title}: ${describe(options)}, ${chain}`);
    printMissing(plan.missing, terminal);
    return checkNet(
      {
        spec,
        net: deriveNet(declared, options),
        options,
        plan,
        check: flags.check,
        oneByOne: flags.oneByOne ?? false,
        resume: flags.resume ?? false,
      },
      terminal,
    );
  });
  terminal.document(document);
  terminal.print();
  printNet(document, terminal);
  printHypotheses(document, terminal);
  printSelections(document, terminal);
  for (const backend of document.backends) {
    const { passed, cases } = summariseRun(
      document.results.filter((result) => result.backend === backend.id),
      0,
    );
    terminal.print(
      `\n${backend.id}: ${deviceText(backend)}: ${String(passed)} of ${String(cases)} nodes of the chain inside their bounds`,
    );
  }
  if (document.interrupted) terminal.print('interrupted: this is what was known so far');
  return netExitCode(document);
}

/** With backends for the chain: none where it is not asked for, or where its nodes are parts of a collective. */
function withChain<T>(flags: NetCommandOptions, work: (plan: BackendPlan) => Promise<T>): Promise<T> {
  if (flags.check !== undefined && flags.check !== 'chain') return work(noBackends(`${flags.check} alone`));
  if (flags.replicas === undefined) return withBackends(flags, work);
  const named = [...(flags.backend ?? []), ...(flags.require ?? [])];
  if (named.length === 0 && flags.check === undefined) {
    return work(noBackends('no chain: a backend runs one replica'));
  }
  throw new CallError(
    'a backend runs one replica: the chain of several cannot run on it',
    'leave --replicas out, or check the loss gradient alone: --check loss-gradient',
  );
}

function describe({ widths, batch, bf16, replicas, loss }: NetOptions): string {
  const parts = [`${widths ?? 'literal'} widths`, `batch ${String(batch)}`];
  if (replicas !== undefined) parts.push(`on each of ${String(replicas)} replicas`);
  if (bf16) parts.push('bf16 with rounding erased');
  if (loss !== undefined) parts.push(`loss ${loss}`);
  return parts.join(', ');
}
