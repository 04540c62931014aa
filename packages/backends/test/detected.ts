/** Which backends start here, asked before jest collects tests: titles must be known by then. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Availability, Detection } from '../src';

const program = `
const { detectBackends } = require(${JSON.stringify(join(__dirname, '..', 'src', 'index.ts'))});
detectBackends(process.argv.slice(1)).then((found) => console.log(JSON.stringify(found)));
`;

const found = new Map<string, Availability>();

/** @param among the backends that the caller will ask for, this one too: all start at once. */
export function detected(id: string, among: readonly string[] = [id]): Availability {
  if (!found.has(id)) {
    const args = ['--require', require.resolve('tsx/cjs'), '--eval', program, '--', ...among];
    const detections = JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8' }),
    ) as readonly Detection[];
    for (const detection of detections) found.set(detection.id, detection.availability);
  }
  const availability = found.get(id);
  if (availability === undefined) throw new Error(`no backend '${id}'`);
  return availability;
}
