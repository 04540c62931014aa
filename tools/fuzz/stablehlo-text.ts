/**
 * Mutated StableHLO texts against parser, verifier, printer and meaning.
 * Fails on any error that is not a StableHloError with a position, on unstable printing and on a hang.
 *
 *     node --require tsx/cjs tools/fuzz/stablehlo-text.ts [--count 100000] [--seed 1]
 */
import { parseArgs } from 'node:util';
import {
  mutatedText,
  outcomeOf,
  randomIntegers,
  type Outcome,
} from '../../packages/stablehlo/test/support/mutate-text';

/** A text that takes longer than this counts as a hang. */
const patience = 1000;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const random = randomIntegers(Number(values.seed));
const counts = new Map<Outcome | 'FAILED', number>();

for (let k = 0; k < Number(values.count); k += 1) {
  const text = mutatedText(random);
  const start = performance.now();
  let outcome: Outcome | 'FAILED';
  try {
    outcome = outcomeOf(text);
    if (performance.now() - start > patience) throw new Error(`took over ${String(patience)} ms`);
  } catch (error) {
    outcome = 'FAILED';
    console.error(
      `text ${String(k)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n${text}\n`,
    );
  }
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
}

for (const [outcome, count] of [...counts].sort()) console.log(`${String(count).padStart(8)}  ${outcome}`);
if (counts.has('FAILED')) process.exitCode = 1;
