// Generated from the entries of family 'pooling' in packages/spec/src; edits are lost. Checksum 30733aab31a1
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('max-pool-2x2', () => {
  test('max-pool-2x2:meaning', () => provesClaim('max-pool-2x2', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('max-pool-2x2:replicas', () => provesClaim('max-pool-2x2', 'replicas'));
  test('max-pool-2x2:text', () => provesClaim('max-pool-2x2', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'max-pool-2x2:exact:N2.C3.h5.w6-integers',
      'max-pool-2x2:exact:N3.C2.h4.w5-integers',
      'max-pool-2x2:exact:N1.C3.h5.w6-integers',
      'max-pool-2x2:exact:N2.C1.h5.w6-integers',
      'max-pool-2x2:exact:N2.C3.h1.w6-integers',
      'max-pool-2x2:exact:N2.C3.h5.w1-integers',
      'max-pool-2x2:exact:N1.C1.h1.w1-integers',
      'max-pool-2x2:exact:N3.C3.h3.w3-integers',
      'max-pool-2x2:exact:N1.C24.h3.w3-integers',
      'max-pool-2x2:exact:N9.C3.h5.w6-integers',
      'max-pool-2x2:exact:N2.C33.h5.w6-integers',
      'max-pool-2x2:exact:N2.C3.h18.w6-integers',
      'max-pool-2x2:exact:N2.C3.h5.w18-integers',
      'max-pool-2x2:exact:N1.C259.h1.w1-integers',
      'max-pool-2x2:exact:N1.C32.h14.w14-integers',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'max-pool-2x2:bounded:N2.C3.h5.w6-cancellation',
      'max-pool-2x2:bounded:N2.C3.h5.w6-normal',
      'max-pool-2x2:bounded:N9.C3.h5.w6-normal',
      'max-pool-2x2:bounded:N1.C259.h1.w1-normal',
      'max-pool-2x2:bounded:N1.C32.h14.w14-normal',
      'max-pool-2x2:bounded:N2.C3.h5.w6-not-a-number-x',
      'max-pool-2x2:bounded:N2.C3.h5.w6-ties',
      'max-pool-2x2:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'max-pool-2x2:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('max-pool-3x3', () => {
  test('max-pool-3x3:meaning', () => provesClaim('max-pool-3x3', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('max-pool-3x3:replicas', () => provesClaim('max-pool-3x3', 'replicas'));
  test('max-pool-3x3:text', () => provesClaim('max-pool-3x3', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'max-pool-3x3:exact:N2.C3.h5.w6-integers',
      'max-pool-3x3:exact:N3.C2.h4.w5-integers',
      'max-pool-3x3:exact:N1.C3.h5.w6-integers',
      'max-pool-3x3:exact:N2.C1.h5.w6-integers',
      'max-pool-3x3:exact:N2.C3.h1.w6-integers',
      'max-pool-3x3:exact:N2.C3.h5.w1-integers',
      'max-pool-3x3:exact:N1.C1.h1.w1-integers',
      'max-pool-3x3:exact:N3.C3.h3.w3-integers',
      'max-pool-3x3:exact:N1.C24.h3.w3-integers',
      'max-pool-3x3:exact:N9.C3.h5.w6-integers',
      'max-pool-3x3:exact:N2.C33.h5.w6-integers',
      'max-pool-3x3:exact:N2.C3.h18.w6-integers',
      'max-pool-3x3:exact:N2.C3.h5.w18-integers',
      'max-pool-3x3:exact:N1.C259.h1.w1-integers',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'max-pool-3x3:bounded:N2.C3.h5.w6-cancellation',
      'max-pool-3x3:bounded:N2.C3.h5.w6-normal',
      'max-pool-3x3:bounded:N3.C3.h3.w3-normal',
      'max-pool-3x3:bounded:N9.C3.h5.w6-normal',
      'max-pool-3x3:bounded:N2.C3.h18.w6-normal',
      'max-pool-3x3:bounded:N2.C3.h5.w18-normal',
      'max-pool-3x3:bounded:N1.C259.h1.w1-normal',
      'max-pool-3x3:bounded:N2.C3.h5.w6-not-a-number-x',
      'max-pool-3x3:bounded:N2.C3.h5.w6-ties',
      'max-pool-3x3:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'max-pool-3x3:repeat:N2.C3.h5.w6-repetition',
      'max-pool-3x3:repeat:N3.C2.h4.w5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('mean-pool', () => {
  test('mean-pool:meaning', () => provesClaim('mean-pool', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('mean-pool:replicas', () => provesClaim('mean-pool', 'replicas'));
  test('mean-pool:text', () => provesClaim('mean-pool', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'mean-pool:bounded:N2.C3.h5.w6-cancellation',
      'mean-pool:bounded:N3.C2.h4.w5-cancellation',
      'mean-pool:bounded:N2.C3.h5.w6-normal',
      'mean-pool:bounded:N1.C3.h5.w6-normal',
      'mean-pool:bounded:N2.C1.h5.w6-normal',
      'mean-pool:bounded:N2.C3.h1.w6-normal',
      'mean-pool:bounded:N2.C3.h5.w1-normal',
      'mean-pool:bounded:N1.C1.h1.w1-normal',
      'mean-pool:bounded:N3.C3.h3.w3-normal',
      'mean-pool:bounded:N1.C24.h3.w3-normal',
      'mean-pool:bounded:N9.C3.h5.w6-normal',
      'mean-pool:bounded:N2.C33.h5.w6-normal',
      'mean-pool:bounded:N2.C3.h18.w6-normal',
      'mean-pool:bounded:N2.C3.h5.w18-normal',
      'mean-pool:bounded:N1.C259.h1.w1-normal',
      'mean-pool:bounded:N1.C768.h7.w7-normal',
      'mean-pool:bounded:N1.C480.h14.w14-normal',
      'mean-pool:bounded:N1.C512.h7.w7-normal',
      'mean-pool:bounded:N2.C3.h5.w6-not-a-number-x',
      'mean-pool:bounded:N2.C3.h5.w6-on-grid',
      'mean-pool:bounded:N2.C3.h5.w6-subnormal-x',
      'mean-pool:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'mean-pool:repeat:N2.C3.h5.w6-repetition',
      'mean-pool:repeat:N3.C2.h4.w5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('max-pool-2x2-input-grad', () => {
  test('max-pool-2x2-input-grad:denotation', () => provesClaim('max-pool-2x2-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form, 1 cases; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('max-pool-2x2-input-grad:hypotheses', () => provesClaim('max-pool-2x2-input-grad', 'hypotheses'));
  test('max-pool-2x2-input-grad:meaning', () => provesClaim('max-pool-2x2-input-grad', 'meaning', 'proved (for every shape, by normal form, 1 cases; float64 at 2 shapes)'));
  test('max-pool-2x2-input-grad:replicas', () => provesClaim('max-pool-2x2-input-grad', 'replicas'));
  test('max-pool-2x2-input-grad:text', () => provesClaim('max-pool-2x2-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'max-pool-2x2-input-grad:exact:N2.C3.h5.w6-integers',
      'max-pool-2x2-input-grad:exact:N3.C2.h4.w5-integers',
      'max-pool-2x2-input-grad:exact:N1.C3.h5.w6-integers',
      'max-pool-2x2-input-grad:exact:N2.C1.h5.w6-integers',
      'max-pool-2x2-input-grad:exact:N2.C3.h1.w6-integers',
      'max-pool-2x2-input-grad:exact:N2.C3.h5.w1-integers',
      'max-pool-2x2-input-grad:exact:N1.C1.h1.w1-integers',
      'max-pool-2x2-input-grad:exact:N3.C3.h3.w3-integers',
      'max-pool-2x2-input-grad:exact:N1.C24.h3.w3-integers',
      'max-pool-2x2-input-grad:exact:N9.C3.h5.w6-integers',
      'max-pool-2x2-input-grad:exact:N2.C33.h5.w6-integers',
      'max-pool-2x2-input-grad:exact:N2.C3.h18.w6-integers',
      'max-pool-2x2-input-grad:exact:N2.C3.h5.w18-integers',
      'max-pool-2x2-input-grad:exact:N1.C259.h1.w1-integers',
      'max-pool-2x2-input-grad:exact:N1.C32.h14.w14-integers',
      'max-pool-2x2-input-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'max-pool-2x2-input-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'max-pool-2x2-input-grad:bounded:N2.C3.h5.w6-cancellation',
      'max-pool-2x2-input-grad:bounded:N2.C3.h5.w6-normal',
      'max-pool-2x2-input-grad:bounded:N3.C3.h3.w3-normal',
      'max-pool-2x2-input-grad:bounded:N9.C3.h5.w6-normal',
      'max-pool-2x2-input-grad:bounded:N1.C259.h1.w1-normal',
      'max-pool-2x2-input-grad:bounded:N2.C3.h5.w6-sparse-cotangent',
      'max-pool-2x2-input-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'max-pool-2x2-input-grad:bounded:N2.C3.h5.w6-ties',
      'max-pool-2x2-input-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'max-pool-2x2-input-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'max-pool-2x2-input-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'max-pool-2x2-input-grad:laws:N2.C3.h5.w6-permutation',
      'max-pool-2x2-input-grad:laws:N2.C3.h5.w6-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('max-pool-3x3-input-grad', () => {
  test('max-pool-3x3-input-grad:denotation', () => provesClaim('max-pool-3x3-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form, 1 cases; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('max-pool-3x3-input-grad:hypotheses', () => provesClaim('max-pool-3x3-input-grad', 'hypotheses'));
  test('max-pool-3x3-input-grad:meaning', () => provesClaim('max-pool-3x3-input-grad', 'meaning', 'proved (for every shape, by normal form, 1 cases; float64 at 2 shapes)'));
  test('max-pool-3x3-input-grad:replicas', () => provesClaim('max-pool-3x3-input-grad', 'replicas'));
  test('max-pool-3x3-input-grad:text', () => provesClaim('max-pool-3x3-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'max-pool-3x3-input-grad:exact:N2.C3.h5.w6-integers',
      'max-pool-3x3-input-grad:exact:N3.C2.h4.w5-integers',
      'max-pool-3x3-input-grad:exact:N1.C3.h5.w6-integers',
      'max-pool-3x3-input-grad:exact:N2.C1.h5.w6-integers',
      'max-pool-3x3-input-grad:exact:N2.C3.h1.w6-integers',
      'max-pool-3x3-input-grad:exact:N2.C3.h5.w1-integers',
      'max-pool-3x3-input-grad:exact:N1.C1.h1.w1-integers',
      'max-pool-3x3-input-grad:exact:N3.C3.h3.w3-integers',
      'max-pool-3x3-input-grad:exact:N1.C24.h3.w3-integers',
      'max-pool-3x3-input-grad:exact:N9.C3.h5.w6-integers',
      'max-pool-3x3-input-grad:exact:N2.C33.h5.w6-integers',
      'max-pool-3x3-input-grad:exact:N2.C3.h18.w6-integers',
      'max-pool-3x3-input-grad:exact:N2.C3.h5.w18-integers',
      'max-pool-3x3-input-grad:exact:N1.C259.h1.w1-integers',
      'max-pool-3x3-input-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'max-pool-3x3-input-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'max-pool-3x3-input-grad:bounded:N2.C3.h5.w6-cancellation',
      'max-pool-3x3-input-grad:bounded:N2.C3.h5.w6-normal',
      'max-pool-3x3-input-grad:bounded:N3.C3.h3.w3-normal',
      'max-pool-3x3-input-grad:bounded:N9.C3.h5.w6-normal',
      'max-pool-3x3-input-grad:bounded:N1.C259.h1.w1-normal',
      'max-pool-3x3-input-grad:bounded:N2.C3.h5.w6-sparse-cotangent',
      'max-pool-3x3-input-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'max-pool-3x3-input-grad:bounded:N2.C3.h5.w6-ties',
      'max-pool-3x3-input-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'max-pool-3x3-input-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'max-pool-3x3-input-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'max-pool-3x3-input-grad:laws:N2.C3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('mean-pool-input-grad', () => {
  test('mean-pool-input-grad:denotation', () => provesClaim('mean-pool-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('mean-pool-input-grad:meaning', () => provesClaim('mean-pool-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('mean-pool-input-grad:replicas', () => provesClaim('mean-pool-input-grad', 'replicas'));
  test('mean-pool-input-grad:text', () => provesClaim('mean-pool-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'mean-pool-input-grad:bounded:N2.C3.h5.w6-cancellation',
      'mean-pool-input-grad:bounded:N3.C2.h4.w5-cancellation',
      'mean-pool-input-grad:bounded:N2.C3.h5.w6-normal',
      'mean-pool-input-grad:bounded:N1.C3.h5.w6-normal',
      'mean-pool-input-grad:bounded:N2.C1.h5.w6-normal',
      'mean-pool-input-grad:bounded:N2.C3.h1.w6-normal',
      'mean-pool-input-grad:bounded:N2.C3.h5.w1-normal',
      'mean-pool-input-grad:bounded:N1.C1.h1.w1-normal',
      'mean-pool-input-grad:bounded:N3.C3.h3.w3-normal',
      'mean-pool-input-grad:bounded:N1.C24.h3.w3-normal',
      'mean-pool-input-grad:bounded:N9.C3.h5.w6-normal',
      'mean-pool-input-grad:bounded:N2.C33.h5.w6-normal',
      'mean-pool-input-grad:bounded:N2.C3.h18.w6-normal',
      'mean-pool-input-grad:bounded:N2.C3.h5.w18-normal',
      'mean-pool-input-grad:bounded:N1.C259.h1.w1-normal',
      'mean-pool-input-grad:bounded:N1.C768.h7.w7-normal',
      'mean-pool-input-grad:bounded:N1.C480.h14.w14-normal',
      'mean-pool-input-grad:bounded:N1.C512.h7.w7-normal',
      'mean-pool-input-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'mean-pool-input-grad:bounded:N2.C3.h5.w6-on-grid',
      'mean-pool-input-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'mean-pool-input-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'mean-pool-input-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'mean-pool-input-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'mean-pool-input-grad:laws:N2.C3.h5.w6-permutation',
      'mean-pool-input-grad:laws:N2.C3.h5.w6-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});
