// Generated from the entries of family 'constant' in packages/spec/src; edits are lost. Checksum de3814649d89
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('zero-bias', () => {
  test('zero-bias:meaning', () => provesClaim('zero-bias', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('zero-bias:text', () => provesClaim('zero-bias', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'zero-bias:exact:O3-integers',
      'zero-bias:exact:O2-integers',
      'zero-bias:exact:O1-integers',
      'zero-bias:exact:O24-integers',
      'zero-bias:exact:O33-integers',
      'zero-bias:exact:O259-integers',
      'zero-bias:exact:O1280-integers',
      'zero-bias:exact:O960-integers',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'zero-bias:bounded:O3-cancellation',
      'zero-bias:bounded:O3-normal',
      'zero-bias:bounded:O3-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'zero-bias:repeat:O3-repetition',
    ])('%s', (id) => runsCase(id));
  });
});
