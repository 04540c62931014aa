import { expect, test } from '@jest/globals';
import { mutatedText, outcomeOf, randomIntegers, seedTexts, type Outcome } from './support/mutate-text';

test('the texts that are mutated are well formed', () => {
  const outcomes = new Set(seedTexts.map(outcomeOf));
  // A collective has no meaning for one replica, nor a window whose padding is an argument.
  expect([...outcomes].sort()).toEqual(['well formed', 'well formed, without meaning']);
});

test('2,000 mutated texts are refused with a position or print stably', () => {
  const random = randomIntegers(20260816);
  const counts = new Map<Outcome, number>();
  for (let k = 0; k < 2000; k += 1) {
    const outcome = outcomeOf(mutatedText(random));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  // Damage must reach each of them, or the run shows nothing.
  expect(counts.get('refused by the parser')).toBeGreaterThan(200);
  expect(counts.get('refused by the verifier')).toBeGreaterThan(20);
  expect(counts.get('well formed')).toBeGreaterThan(20);
});
