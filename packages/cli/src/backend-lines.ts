/** How backends are named to a reader: what runs, why, and what was not tried. */
import type { DeviceDescription } from '@gradcert/backends';
import type { MissingBackend } from './documents';
import type { Terminal } from './terminal';

export const deviceText = ({ device, version, software }: DeviceDescription): string =>
  `${device}, ${version}${software ? ' (software, not a GPU)' : ''}`;

export function printMissing(missing: readonly MissingBackend[], terminal: Terminal): void {
  for (const { id, reason, install } of missing) {
    terminal.print(`${terminal.colours.yellow('not tried')} ${id}: ${reason}`);
    terminal.print(`  to get it: ${install}`);
  }
}
