/** Runs every command of docs/seeds.md: `npm run claims`, or `npm run claims -- WORD` for those that contain it. */
import { spawnSync } from 'node:child_process';
import { commands, root } from './commands';

/** A title that no test has is no failure to jest, so at least one test must have passed. */
const holds = (command: string, status: number | null, output: string): boolean =>
  status === 0 && (!command.startsWith('npx jest') || /^Tests:.* [1-9]\d* passed/m.test(output));

let failed = 0;
for (const command of commands.filter((each) => each.includes(process.argv[2] ?? ''))) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
  const held = holds(command, status, stdout + stderr);
  if (!held) failed += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${held ? 'holds ' : 'FAILED'} ${seconds.padStart(6)} s  ${command}\n`);
  if (!held) process.stdout.write(`${(stdout + stderr).trimEnd().split('\n').slice(-15).join('\n')}\n`);
}
process.stdout.write(`${String(failed)} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
