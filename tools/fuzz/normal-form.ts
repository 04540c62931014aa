/**
 * Fuzzing of the normal form: `node --require tsx/cjs tools/fuzz/normal-form.ts --count 100000 --seed 1`.
 *
 * Every proof is evaluated at more shapes than `decideEqual` looks at itself. A proof that an evaluation
 * contradicts is shrunk and printed as a test to paste; the exit code is then 1.
 */
import { parseArgs } from 'node:util';
import { decideEqual, UnsoundProof } from '@gradcert/notation';
import { randomQuestion, type Question } from '../../packages/notation/test/normal-form/random-programs';
import { checkProof } from '../../packages/notation/test/normal-form/check-proof';
import { shrink } from '../../packages/notation/test/normal-form/shrink';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    /** Prints respelt programs that are not proved. */
    missed: { type: 'boolean', default: false },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];

const counts = { proved: 0, different: 0, undecided: 0, unsound: 0 };
const byKind: Record<Question['kind'], typeof counts> = {
  respelt: { ...counts },
  perturbed: { ...counts },
  another: { ...counts },
};

/** The verdict's name; proofs are checked once more. */
function judge(question: Question, questionSeed: number): keyof typeof counts {
  try {
    const decision = decideEqual(question.left, question.right, question.context, { seed: questionSeed });
    if (decision.verdict !== 'equal') return decision.verdict;
    checkProof(question, questionSeed);
    return 'proved';
  } catch (error) {
    if (error instanceof UnsoundProof) return 'unsound';
    console.log(`seed ${String(questionSeed)} throws`);
    throw error;
  }
}

for (let k = 0; k < count; k++) {
  const questionSeed = seed * 1_000_003 + k;
  const question = randomQuestion(questionSeed);
  const verdict = judge(question, questionSeed);
  counts[verdict]++;
  byKind[question.kind][verdict]++;
  if (verdict === 'unsound') {
    const small = shrink(question, (candidate) => judge(candidate, questionSeed) === 'unsound');
    console.log(`unsound at seed ${String(questionSeed)}:`);
    try {
      decideEqual(small.left, small.right, small.context, { seed: questionSeed });
      checkProof(small, questionSeed);
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
    }
  }
  if (values.missed && question.kind === 'respelt' && verdict === 'undecided') {
    console.log(`undecided at seed ${String(questionSeed)}`);
  }
  if (question.kind === 'respelt' && verdict === 'different') {
    console.log(`respelt, yet different, at seed ${String(questionSeed)}`);
  }
  if ((k + 1) % 2_000 === 0) console.log(`${String(k + 1)} ${JSON.stringify(counts)}`);
}
console.log(JSON.stringify({ count, seed, ...counts, byKind }, null, 2));
process.exitCode = counts.unsound > 0 ? 1 : 0;
