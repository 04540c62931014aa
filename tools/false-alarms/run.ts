/**
 * Does a right backend ever fail? `npm run false-alarms -- --count 1000000` judges that many random cases, each in one of
 * the orders in which a right backend may add: sequential, pairwise, blocked, and with fused multiply-adds.
 *
 * A block is an entry at a random shape with some draws of every recipe; it depends on its number alone. The count goes
 * on where the last run ended (.gradcert/false-alarms.json), unless --restart is said. One failure is exit code 1.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  describeDeviation,
  drawOperands,
  entriesOf,
  evaluateEmitted,
  expectation,
  extentsOf,
  ieeeProfile,
  judge,
  liftOperands,
  randomShape,
  randomStream,
  recipes,
  shapeName,
} from '@gradcert/conformance';
import { float32Blocked, float32Fma, float32Pairwise, float32Sequential } from '@gradcert/notation';
import { loadSpec } from '@gradcert/spec';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    /** One block alone, to see a failure again. */
    block: { type: 'string' },
    restart: { type: 'boolean', default: false },
  },
});

const ORDERS = [float32Sequential, float32Pairwise, float32Blocked, float32Fma];
const DRAWS = 8;
/** Largest sizes by the kind of the dim: sums of some hundred terms. */
const MOST = { batch: 4, channel: 8, feature: 12, class: 12, spatial: 6, row: 8, halfKernel: 2, replica: 2 };
const BLOCKS_BETWEEN_SAVES = 20;

interface State {
  blocks: number;
  cases: number;
  failures: string[];
  seconds: number;
}

const file = join(resolve(__dirname, '../..'), '.gradcert', 'false-alarms.json');

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

const spec = loadSpec();
const entries = entriesOf(spec);

/** Judges one block; returns how many cases it has, and those that fail. */
function judgeBlock(block: number): { cases: number; failures: string[] } {
  const entry = entries[block % entries.length];
  const dims = randomShape(entry, randomStream(`false alarms ${String(block)}`), MOST);
  let cases = 0;
  const failures: string[] = [];
  if (!dims) return { cases, failures };
  for (const recipe of recipes.filter(({ layer }) => layer !== 'repeat')) {
    for (const variant of recipe.variants(entry)) {
      for (let draw = 0; draw < DRAWS; draw++) {
        const data = drawOperands(recipe, entry, dims, variant, ` ${String(block)} ${String(draw)}`);
        const expected = expectation(entry, dims, data, 'emitted', ieeeProfile);
        for (const order of ORDERS) {
          const [lane] = evaluateEmitted(entry, dims, liftOperands(entry, dims, data, order), order).lanes;
          const shape = extentsOf(entry.result.shape, dims);
          const output = { type: 'f32', shape, data: Float32Array.from(lane) } as const;
          const judgement = judge(entry, output, expected, recipe.layer !== 'bounded');
          cases++;
          if (judgement.verdict === 'passed') continue;
          failures.push(
            `block ${String(block)}: ${entry.id} at ${shapeName(dims)}, ${recipe.name} ${variant}, ${order.name}\n` +
              (judgement.deviation ? describeDeviation(judgement.deviation) : (judgement.problem ?? '')),
          );
        }
      }
    }
  }
  return { cases, failures };
}

function runAll(count: number): State {
  const state = load();
  let last = performance.now();
  while (state.cases < count) {
    const { cases, failures } = judgeBlock(state.blocks);
    state.blocks++;
    state.cases += cases;
    state.failures.push(...failures);
    for (const failure of failures) console.log(failure);
    if (state.blocks % BLOCKS_BETWEEN_SAVES !== 0 && state.cases < count) continue;
    state.seconds += Math.round(performance.now() - last) / 1000;
    last = performance.now();
    save(state);
    if (state.blocks % (BLOCKS_BETWEEN_SAVES * 25) === 0 || state.cases >= count) {
      const { blocks, seconds } = state;
      console.log(
        `${String(state.cases)} cases in ${String(blocks)} blocks: ${String(state.failures.length)} failed, ${seconds.toFixed(0)} s`,
      );
    }
  }
  return state;
}

const { failures } =
  values.block === undefined ? runAll(Number(values.count)) : judgeBlock(Number(values.block));
if (values.block !== undefined) for (const failure of failures) console.log(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
