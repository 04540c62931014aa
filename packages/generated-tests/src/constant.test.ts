// Generated from the entries of family 'constant' in packages/spec/src; edits are lost. Checksum 0efb2dc73cfc
// Rebuild: npx gradcert generate
import { afterAll, describe, test } from '@jest/globals';
import { closeBackend, provesClaim, runsCase } from '@gradcert/conformance/jest';

afterAll(closeBackend);

describe('zero-bias', () => {
  test('zero-bias:meaning', () => provesClaim('zero-bias', 'meaning'));
  test('zero-bias:text', () => provesClaim('zero-bias', 'text'));

  describe('exact', () => {
    test.each([
      'zero-bias:exact:O3-integers',
      'zero-bias:exact:O2-integers',
      'zero-bias:exact:O1-integers',
      'zero-bias:exact:O33-integers',
      'zero-bias:exact:O1280-integers',
      'zero-bias:exact:O960-integers',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'zero-bias:bounded:O3-cancellation',
      'zero-bias:bounded:O2-cancellation',
      'zero-bias:bounded:O3-normal',
      'zero-bias:bounded:O2-normal',
      'zero-bias:bounded:O1-normal',
      'zero-bias:bounded:O33-normal',
      'zero-bias:bounded:O1280-normal',
      'zero-bias:bounded:O960-normal',
      'zero-bias:bounded:O3-wide-range',
      'zero-bias:bounded:O2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'zero-bias:repeat:O3-repetition',
      'zero-bias:repeat:O2-repetition',
    ])('%s', (id) => runsCase(id));
  });
});
