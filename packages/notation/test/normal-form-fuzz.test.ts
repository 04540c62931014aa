import { expect, test } from '@jest/globals';
import { decideEqual } from '../src';
import { checkProof } from './normal-form/check-proof';
import { randomQuestion } from './normal-form/random-programs';
import { shrink } from './normal-form/shrink';

const COUNT = 150;

/** tools/fuzz/normal-form.ts runs as many as one likes. */
test(`${String(COUNT)} random questions: no proof is contradicted, and most respelt programs are proved`, () => {
  let [respelt, proved] = [0, 0];
  for (let seed = 0; seed < COUNT; seed++) {
    const question = randomQuestion(seed);
    const decision = decideEqual(question.left, question.right, question.context, { seed });
    if (decision.verdict === 'equal') checkProof(question, seed);
    if (question.kind !== 'respelt') continue;
    respelt++;
    expect(decision.verdict).not.toBe('different');
    if (decision.verdict === 'equal') proved++;
  }
  expect(proved / respelt).toBeGreaterThan(0.9);
});

test('a question shrinks to what makes it interesting', () => {
  const question = randomQuestion(12);
  const isInteresting = (candidate: typeof question): boolean =>
    JSON.stringify(candidate.left).includes('"tensor":"x"');
  const small = shrink(question, isInteresting);
  expect(isInteresting(small)).toBe(true);
  expect(JSON.stringify(small).length).toBeLessThan(JSON.stringify(question).length);
});
