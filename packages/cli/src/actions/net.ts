/** The work of `gradcert net`. */
import { loadSpec } from '@gradcert/spec';
import { deviceText, printMissing } from '../backend-lines';
import { planBackends } from '../backend-plan';
import type { NetOptions } from '../commands/net';
import { CallError, type ExitCode } from '../exit';
import { suggestion } from '../nearest';
import { checkNet } from '../net-check';
import { netExitCode, printNet } from '../net-lines';
import { openTerminal } from '../terminal';
import { summariseRun } from '../verdicts';

export async function net(id: string, options: NetOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const spec = loadSpec();
  const declared = spec.nets.find((candidate) => candidate.id === id);
  if (!declared) {
    const known = spec.nets.map((candidate) => candidate.id);
    throw new CallError(`no net '${id}'`, suggestion(id, known, `there are: ${known.join(', ')}`));
  }
  const plan = await planBackends(options);
  const { widths, batch } = options;
  terminal.print(
    `${declared.title}: ${widths} widths, batch ${String(batch)}, on ${plan.ids.join(', ')} (${plan.why})`,
  );
  printMissing(plan.missing, terminal);
  const document = await checkNet({ net: declared.derive({ widths, batch }), widths, batch, plan }, terminal);
  terminal.document(document);
  terminal.print();
  printNet(document, terminal);
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
