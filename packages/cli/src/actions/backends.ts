/** The work of `gradcert backends`. */
import { backendDefinitions, chooseBackend, type Availability } from '@gradcert/backends';
import { deviceText } from '../backend-lines';
import type { BackendsDocument } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { openTerminal } from '../terminal';

export async function listBackends(options: { readonly json?: boolean }): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const { chosen, why, tried } = await chooseBackend();
  const titles = new Map(backendDefinitions().map(({ id, title }) => [id, title]));
  terminal.document({
    schema: 'gradcert.backends/1',
    chosen,
    why,
    backends: tried.map(({ id, availability }) => ({
      id,
      title: titles.get(id) ?? id,
      available: availability.available,
      ...facts(availability),
    })),
  } satisfies BackendsDocument);
  const { green, yellow } = terminal.colours;
  for (const { id, availability } of tried) {
    const name = `${id} ${titles.get(id) ?? ''}`;
    if (availability.available) {
      const { note } = availability.description;
      terminal.print(`${green('present')} ${name}: ${deviceText(availability.description)}`);
      if (note !== undefined) terminal.print(`        ${note}`);
    } else {
      terminal.print(`${yellow('missing')} ${name}: ${availability.reason}`);
      terminal.print(`        to get it: ${availability.install}`);
    }
  }
  terminal.print(`\nchosen where none is named: ${chosen} (${why})`);
  return exitCodes.held;
}

function facts(
  availability: Availability,
): Omit<BackendsDocument['backends'][number], 'id' | 'title' | 'available'> {
  if (availability.available) {
    const { device, version, software, note = null } = availability.description;
    return { device, version, software, note, reason: null, install: null };
  }
  const { reason, install } = availability;
  return { device: null, version: null, software: null, note: null, reason, install };
}
