/** What generated suites call: that each fails where it must. */
import { expect, test } from '@jest/globals';
import { provesClaim, runsCase } from '../src/jest';

const recorded = 'proved (verified, printed, parsed and printed again)';

test('a claim that is decided as recorded passes', () => {
  expect(() => {
    provesClaim('relu', 'text', recorded);
  }).not.toThrow();
});

test('a claim that is decided otherwise than recorded fails, with what to do', () => {
  expect(() => {
    provesClaim('relu', 'text', 'proved (by hand)');
  }).toThrow(/relu:text {2}proved \(verified.*\n[^]*recorded: proved \(by hand\)\nremove .*proofs\.json/);
});

test('an entry or a case that is gone fails, with what to do', async () => {
  expect(() => {
    provesClaim('gone', 'text');
  }).toThrow("there is no entry 'gone': run npx gradcert generate");
  await expect(runsCase('relu:exact:gone')).rejects.toThrow("there is no case 'relu:exact:gone'");
});
