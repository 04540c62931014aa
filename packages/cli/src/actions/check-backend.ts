/** The work of `gradcert backends check`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backendDefinitions, checkBackend, openBackend, type CheckOutcome } from '@gradcert/backends';
import { checkNative, loadEntries } from '@gradcert/conformance';
import type { CheckBackendDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { named } from '../named';
import { openTerminal } from '../terminal';

export async function checkOne(idOrPath: string, options: { readonly json?: boolean }): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const module = /[./\\]/.test(idOrPath) && existsSync(idOrPath) ? resolve(idOrPath) : undefined;
  const backend = module ?? named('backend', idOrPath, backendDefinitions()).id;
  const outcomes = [...(await checkBackend(backend)), ...(await nativeOutcomes(backend))];
  terminal.document({
    schema: 'gradcert.check-backend/1',
    backend: idOrPath,
    outcomes,
  } satisfies CheckBackendDocument);
  const { green, red, yellow } = terminal.colours;
  const words = {
    held: green('held'),
    failed: red('FAILED'),
    unsupported: yellow('unsupported'),
    'expected-failure': yellow('known deviation'),
  };
  for (const { check, claim, verdict, message } of outcomes) {
    terminal.print(`${words[verdict]} ${check}`);
    if (verdict !== 'held') terminal.print(`  claim: ${claim}\n  ${message.replaceAll('\n', '\n  ')}`);
  }
  const count = (wanted: CheckOutcome['verdict']): number =>
    outcomes.filter(({ verdict }) => verdict === wanted).length;
  terminal.print(
    `\n${String(outcomes.length)} checks: ${String(count('held'))} held, ${String(count('failed'))} failed, ` +
      `${String(count('expected-failure'))} known deviations, ${String(count('unsupported'))} unsupported`,
  );
  return count('failed') > 0 ? exitCodes.failed : exitCodes.held;
}

async function nativeOutcomes(backend: string): Promise<readonly CheckOutcome[]> {
  const handle = await openBackend(backend);
  try {
    return await checkNative(handle, loadEntries());
  } finally {
    await handle.close();
  }
}
