/**
 * Does a right backend ever fail? `npm run false-alarms -- --count 1000000` judges that many random results, in each of
 * the orders in which a right backend may add: sequential, pairwise, blocked, and with fused multiply-adds;
 * `--backend xla` judges those of a backend instead.
 *
 * The count goes on where the last run ended (.gradcert/false-alarms*.json), unless --restart is said. One failure is
 * exit code 1; `--block N` shows those of one block again.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawBlock } from './block';
import { backend, orders, type Executor } from './executors';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    backend: { type: 'string' },
    block: { type: 'string' },
    restart: { type: 'boolean', default: false },
  },
});

const BLOCKS_BETWEEN_SAVES = 20;
const BLOCKS_BETWEEN_LINES = 500;

interface State {
  blocks: number;
  cases: number;
  failures: string[];
  seconds: number;
}

const name = values.backend === undefined ? 'false-alarms' : `false-alarms-${values.backend}`;
const file = join(resolve(__dirname, '../..'), '.gradcert', `${name}.json`);

const load = (): State =>
  existsSync(file) && !values.restart
    ? (JSON.parse(readFileSync(file, 'utf8')) as State)
    : { blocks: 0, cases: 0, failures: [], seconds: 0 };

/** Written beside it and renamed, so that an interrupted run leaves a whole one. */
function save(state: State): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(state, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Judges one block; returns how many results it has, and what is wrong with those that fail. */
async function judgeBlock(
  block: number,
  executor: Executor,
): Promise<{ cases: number; failures: readonly string[] }> {
  let cases = 0;
  const failures: string[] = [];
  for (const draw of drawBlock(block)) {
    const answers = await executor.judge(draw);
    cases += answers.length;
    for (const answer of answers)
      if (answer !== undefined)
        failures.push(
          `block ${String(block)}: ${draw.entry.id}:${draw.recipe.layer}:${draw.name}, ${answer}`,
        );
  }
  return { cases, failures };
}

async function judgeAll(count: number, executor: Executor): Promise<readonly string[]> {
  const state = load();
  let last = performance.now();
  while (state.cases < count) {
    const { cases, failures } = await judgeBlock(state.blocks, executor);
    state.blocks++;
    state.cases += cases;
    state.failures.push(...failures);
    for (const failure of failures) console.log(failure);
    const isLast = state.cases >= count;
    if (state.blocks % BLOCKS_BETWEEN_SAVES === 0 || isLast) {
      state.seconds += Math.round(performance.now() - last) / 1000;
      last = performance.now();
      save(state);
    }
    if (state.blocks % BLOCKS_BETWEEN_LINES === 0 || isLast)
      console.log(
        `${String(state.cases)} cases in ${String(state.blocks)} blocks: ${String(state.failures.length)} failed, ${state.seconds.toFixed(0)} s`,
      );
  }
  return state.failures;
}

async function main(): Promise<void> {
  const executor = values.backend === undefined ? orders : await backend(values.backend);
  try {
    if (values.block === undefined) {
      const failures = await judgeAll(Number(values.count), executor);
      if (failures.length > 0) process.exitCode = 1;
      return;
    }
    const { failures } = await judgeBlock(Number(values.block), executor);
    for (const failure of failures) console.log(failure);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await executor.close();
  }
}

void main();
