/** Which backends start here, asked before jest collects tests: titles must be known by then. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Availability, Detection } from '../src';

const program = `
const { detectBackends } = require(${JSON.stringify(join(__dirname, '..', 'src', 'index.ts'))});
detectBackends().then((found) => console.log(JSON.stringify(found)));
`;

let found: readonly Detection[] | undefined;

export function detected(id: string): Availability {
  found ??= JSON.parse(
    execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), '--eval', program], {
      encoding: 'utf8',
    }),
  ) as readonly Detection[];
  const detection = found.find((candidate) => candidate.id === id);
  if (detection === undefined) throw new Error(`no backend '${id}'`);
  return detection.availability;
}
