/** Runs every command of docs/seeds.md: `npm run claims`, or `npm run claims -- WORD` for those that contain it. */
import { spawnSync } from 'node:child_process';
import { commands, root, suiteCall } from './commands';

interface Outcome {
  readonly holds: boolean;
  /** What is shown where it does not hold. */
  readonly output: string;
}

interface TestResult {
  readonly fullName: string;
  readonly status: string;
}

/** Runs a command line to its end. */
function run(command: string): Outcome & { readonly stdout: string } {
  const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
  return { holds: status === 0, stdout, output: stdout + stderr };
}

const suites = new Map<string, readonly TestResult[]>();

/** The tests of a file; they run once, whatever the number of commands that mean some of them. */
function testsOf(file: string): readonly TestResult[] {
  const known = suites.get(file);
  if (known) return known;
  const { stdout } = run(`npx jest ${file} --json --silent`);
  const { testResults } = JSON.parse(stdout) as {
    testResults: readonly { assertionResults: readonly TestResult[] }[];
  };
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  suites.set(file, tests);
  return tests;
}

/** A title that no test has is no failure to jest; here it is. */
function holdsOf(command: string): Outcome {
  const suite = suiteCall(command);
  if (!suite) return run(command);
  const { file, title = '' } = suite;
  const meant = testsOf(file).filter(({ fullName }) => fullName.includes(title));
  const wrong = meant.filter(({ status }) => status !== 'passed');
  return {
    holds: meant.length > 0 && wrong.length === 0,
    output: meant.length === 0 ? 'no test has this title' : wrong.map(({ fullName }) => fullName).join('\n'),
  };
}

let failed = 0;
for (const command of commands.filter((each) => each.includes(process.argv[2] ?? ''))) {
  const start = performance.now();
  const { holds, output } = holdsOf(command);
  if (!holds) failed += 1;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${holds ? 'holds ' : 'FAILED'} ${seconds.padStart(6)} s  ${command}\n`);
  if (!holds) process.stdout.write(`${output.trimEnd().split('\n').slice(-15).join('\n')}\n`);
}
process.stdout.write(`${String(failed)} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
