// Generated from the entries of family 'residual' in packages/spec/src; edits are lost. Checksum 97154c9e834a
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('residual-add', () => {
  test('residual-add:meaning', () => provesClaim('residual-add', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('residual-add:replicas', () => provesClaim('residual-add', 'replicas'));
  test('residual-add:text', () => provesClaim('residual-add', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'residual-add:exact:N2.M5-integers',
      'residual-add:exact:N3.M4-integers',
      'residual-add:exact:N1.M5-integers',
      'residual-add:exact:N2.M1-integers',
      'residual-add:exact:N1.M1-integers',
      'residual-add:exact:N3.M3-integers',
      'residual-add:exact:N1.M24-integers',
      'residual-add:exact:N9.M5-integers',
      'residual-add:exact:N2.M67-integers',
      'residual-add:exact:N1.M259-integers',
      'residual-add:exact:N1.M32928-integers',
      'residual-add:exact:N1.M25088-integers',
      'residual-add:exact:N2.M5-wide-integers-main',
      'residual-add:exact:N2.M5-wide-integers-skip',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'residual-add:mantissa:N2.M5-probe-main',
      'residual-add:mantissa:N2.M5-probe-skip',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'residual-add:bounded:N2.M5-cancellation',
      'residual-add:bounded:N2.M5-normal',
      'residual-add:bounded:N3.M3-normal',
      'residual-add:bounded:N9.M5-normal',
      'residual-add:bounded:N1.M259-normal',
      'residual-add:bounded:N2.M5-not-a-number-main',
      'residual-add:bounded:N2.M5-not-a-number-skip',
      'residual-add:bounded:N2.M5-subnormal-main',
      'residual-add:bounded:N2.M5-subnormal-skip',
      'residual-add:bounded:N2.M5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'residual-add:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});
