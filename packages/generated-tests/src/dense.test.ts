// Generated from the entries of family 'dense' in packages/spec/src; edits are lost. Checksum dacb3a57625e
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('dense', () => {
  test('dense:meaning', () => provesClaim('dense', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('dense:replicas', () => provesClaim('dense', 'replicas'));
  test('dense:text', () => provesClaim('dense', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'dense:exact:N2.A5.K3-integers',
      'dense:exact:N3.A4.K5-integers',
      'dense:exact:N1.A5.K3-integers',
      'dense:exact:N2.A1.K3-integers',
      'dense:exact:N2.A5.K1-integers',
      'dense:exact:N1.A1.K1-integers',
      'dense:exact:N3.A3.K3-integers',
      'dense:exact:N1.A24.K24-integers',
      'dense:exact:N9.A5.K3-integers',
      'dense:exact:N2.A67.K3-integers',
      'dense:exact:N2.A5.K67-integers',
      'dense:exact:N1.A259.K2-integers',
      'dense:exact:N1.A768.K10-integers',
      'dense:exact:N1.A1152.K48-integers',
      'dense:exact:N1.A512.K10-integers',
      'dense:exact:N2.A5.K3-wide-integers-x',
      'dense:exact:N2.A5.K3-wide-integers-W',
      'dense:exact:N2.A5.K3-wide-integers-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'dense:mantissa:N2.A5.K3-probe-x',
      'dense:mantissa:N2.A5.K3-probe-W',
      'dense:mantissa:N2.A5.K3-probe-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'dense:bounded:N2.A5.K3-cancellation',
      'dense:bounded:N2.A5.K3-normal',
      'dense:bounded:N3.A3.K3-normal',
      'dense:bounded:N9.A5.K3-normal',
      'dense:bounded:N2.A5.K67-normal',
      'dense:bounded:N1.A512.K10-normal',
      'dense:bounded:N2.A5.K3-not-a-number-x',
      'dense:bounded:N2.A5.K3-not-a-number-W',
      'dense:bounded:N2.A5.K3-not-a-number-b',
      'dense:bounded:N2.A5.K3-subnormal-x',
      'dense:bounded:N2.A5.K3-subnormal-W',
      'dense:bounded:N2.A5.K3-subnormal-b',
      'dense:bounded:N2.A5.K3-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'dense:repeat:N2.A5.K3-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('classifier-bias-grad', () => {
  test('classifier-bias-grad:denotation', () => provesClaim('classifier-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('classifier-bias-grad:meaning', () => provesClaim('classifier-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('classifier-bias-grad:replicas', () => provesClaim('classifier-bias-grad', 'replicas'));
  test('classifier-bias-grad:text', () => provesClaim('classifier-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'classifier-bias-grad:exact:N2.K5-integers',
      'classifier-bias-grad:exact:N3.K4-integers',
      'classifier-bias-grad:exact:N1.K5-integers',
      'classifier-bias-grad:exact:N2.K1-integers',
      'classifier-bias-grad:exact:N1.K1-integers',
      'classifier-bias-grad:exact:N3.K3-integers',
      'classifier-bias-grad:exact:N1.K24-integers',
      'classifier-bias-grad:exact:N9.K5-integers',
      'classifier-bias-grad:exact:N2.K67-integers',
      'classifier-bias-grad:exact:N1.K259-integers',
      'classifier-bias-grad:exact:N1.K10-integers',
      'classifier-bias-grad:exact:N2.K5-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'classifier-bias-grad:mantissa:N2.K5-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'classifier-bias-grad:bounded:N2.K5-cancellation',
      'classifier-bias-grad:bounded:N2.K5-normal',
      'classifier-bias-grad:bounded:N3.K3-normal',
      'classifier-bias-grad:bounded:N1.K259-normal',
      'classifier-bias-grad:bounded:N2.K5-not-a-number-dy',
      'classifier-bias-grad:bounded:N2.K5-subnormal-dy',
      'classifier-bias-grad:bounded:N2.K5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'classifier-bias-grad:repeat:N2.K5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'classifier-bias-grad:laws:N2.K5-batch-additivity',
      'classifier-bias-grad:laws:N2.K5-cotangent-linearity',
      'classifier-bias-grad:laws:N2.K5-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('classifier-input-grad', () => {
  test('classifier-input-grad:denotation', () => provesClaim('classifier-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('classifier-input-grad:meaning', () => provesClaim('classifier-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('classifier-input-grad:replicas', () => provesClaim('classifier-input-grad', 'replicas'));
  test('classifier-input-grad:text', () => provesClaim('classifier-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'classifier-input-grad:exact:N2.A5.K3-integers',
      'classifier-input-grad:exact:N3.A4.K5-integers',
      'classifier-input-grad:exact:N1.A5.K3-integers',
      'classifier-input-grad:exact:N2.A1.K3-integers',
      'classifier-input-grad:exact:N2.A5.K1-integers',
      'classifier-input-grad:exact:N1.A1.K1-integers',
      'classifier-input-grad:exact:N3.A3.K3-integers',
      'classifier-input-grad:exact:N1.A24.K24-integers',
      'classifier-input-grad:exact:N9.A5.K3-integers',
      'classifier-input-grad:exact:N2.A67.K3-integers',
      'classifier-input-grad:exact:N2.A5.K67-integers',
      'classifier-input-grad:exact:N1.A259.K2-integers',
      'classifier-input-grad:exact:N1.A1280.K10-integers',
      'classifier-input-grad:exact:N1.A512.K10-integers',
      'classifier-input-grad:exact:N2.A5.K3-wide-integers-W',
      'classifier-input-grad:exact:N2.A5.K3-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'classifier-input-grad:mantissa:N2.A5.K3-probe-W',
      'classifier-input-grad:mantissa:N2.A5.K3-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'classifier-input-grad:bounded:N2.A5.K3-cancellation',
      'classifier-input-grad:bounded:N2.A5.K3-normal',
      'classifier-input-grad:bounded:N3.A3.K3-normal',
      'classifier-input-grad:bounded:N9.A5.K3-normal',
      'classifier-input-grad:bounded:N2.A5.K67-normal',
      'classifier-input-grad:bounded:N1.A259.K2-normal',
      'classifier-input-grad:bounded:N2.A5.K3-not-a-number-W',
      'classifier-input-grad:bounded:N2.A5.K3-not-a-number-dy',
      'classifier-input-grad:bounded:N2.A5.K3-sparse-cotangent',
      'classifier-input-grad:bounded:N2.A5.K3-subnormal-W',
      'classifier-input-grad:bounded:N2.A5.K3-subnormal-dy',
      'classifier-input-grad:bounded:N2.A5.K3-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'classifier-input-grad:repeat:N2.A5.K3-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'classifier-input-grad:laws:N2.A5.K3-cotangent-linearity',
      'classifier-input-grad:laws:N2.A5.K3-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('classifier-weight-grad', () => {
  test('classifier-weight-grad:denotation', () => provesClaim('classifier-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('classifier-weight-grad:meaning', () => provesClaim('classifier-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('classifier-weight-grad:replicas', () => provesClaim('classifier-weight-grad', 'replicas'));
  test('classifier-weight-grad:text', () => provesClaim('classifier-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'classifier-weight-grad:exact:N2.A5.K3-integers',
      'classifier-weight-grad:exact:N3.A4.K5-integers',
      'classifier-weight-grad:exact:N1.A5.K3-integers',
      'classifier-weight-grad:exact:N2.A1.K3-integers',
      'classifier-weight-grad:exact:N2.A5.K1-integers',
      'classifier-weight-grad:exact:N1.A1.K1-integers',
      'classifier-weight-grad:exact:N3.A3.K3-integers',
      'classifier-weight-grad:exact:N1.A24.K24-integers',
      'classifier-weight-grad:exact:N9.A5.K3-integers',
      'classifier-weight-grad:exact:N2.A67.K3-integers',
      'classifier-weight-grad:exact:N2.A5.K67-integers',
      'classifier-weight-grad:exact:N1.A259.K2-integers',
      'classifier-weight-grad:exact:N1.A768.K10-integers',
      'classifier-weight-grad:exact:N2.A5.K3-wide-integers-x',
      'classifier-weight-grad:exact:N2.A5.K3-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'classifier-weight-grad:mantissa:N2.A5.K3-probe-x',
      'classifier-weight-grad:mantissa:N2.A5.K3-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'classifier-weight-grad:bounded:N2.A5.K3-cancellation',
      'classifier-weight-grad:bounded:N2.A5.K3-normal',
      'classifier-weight-grad:bounded:N3.A3.K3-normal',
      'classifier-weight-grad:bounded:N2.A5.K67-normal',
      'classifier-weight-grad:bounded:N1.A259.K2-normal',
      'classifier-weight-grad:bounded:N2.A5.K3-not-a-number-x',
      'classifier-weight-grad:bounded:N2.A5.K3-not-a-number-dy',
      'classifier-weight-grad:bounded:N2.A5.K3-sparse-cotangent',
      'classifier-weight-grad:bounded:N2.A5.K3-subnormal-x',
      'classifier-weight-grad:bounded:N2.A5.K3-subnormal-dy',
      'classifier-weight-grad:bounded:N2.A5.K3-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'classifier-weight-grad:repeat:N2.A5.K3-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'classifier-weight-grad:laws:N2.A5.K3-batch-additivity',
      'classifier-weight-grad:laws:N2.A5.K3-cotangent-linearity',
      'classifier-weight-grad:laws:N2.A5.K3-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('dense-bias-grad', () => {
  test('dense-bias-grad:denotation', () => provesClaim('dense-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('dense-bias-grad:meaning', () => provesClaim('dense-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('dense-bias-grad:replicas', () => provesClaim('dense-bias-grad', 'replicas'));
  test('dense-bias-grad:text', () => provesClaim('dense-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'dense-bias-grad:exact:N2.K5-integers',
      'dense-bias-grad:exact:N3.K4-integers',
      'dense-bias-grad:exact:N1.K5-integers',
      'dense-bias-grad:exact:N2.K1-integers',
      'dense-bias-grad:exact:N1.K1-integers',
      'dense-bias-grad:exact:N3.K3-integers',
      'dense-bias-grad:exact:N1.K24-integers',
      'dense-bias-grad:exact:N9.K5-integers',
      'dense-bias-grad:exact:N2.K67-integers',
      'dense-bias-grad:exact:N1.K259-integers',
      'dense-bias-grad:exact:N1.K1152-integers',
      'dense-bias-grad:exact:N1.K512-integers',
      'dense-bias-grad:exact:N2.K5-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'dense-bias-grad:mantissa:N2.K5-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'dense-bias-grad:bounded:N2.K5-cancellation',
      'dense-bias-grad:bounded:N2.K5-normal',
      'dense-bias-grad:bounded:N3.K3-normal',
      'dense-bias-grad:bounded:N1.K259-normal',
      'dense-bias-grad:bounded:N2.K5-not-a-number-dy',
      'dense-bias-grad:bounded:N2.K5-subnormal-dy',
      'dense-bias-grad:bounded:N2.K5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'dense-bias-grad:repeat:N2.K5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'dense-bias-grad:laws:N2.K5-batch-additivity',
      'dense-bias-grad:laws:N2.K5-cotangent-linearity',
      'dense-bias-grad:laws:N2.K5-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('dense-input-grad', () => {
  test('dense-input-grad:denotation', () => provesClaim('dense-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('dense-input-grad:meaning', () => provesClaim('dense-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('dense-input-grad:replicas', () => provesClaim('dense-input-grad', 'replicas'));
  test('dense-input-grad:text', () => provesClaim('dense-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'dense-input-grad:exact:N2.A5.K3-integers',
      'dense-input-grad:exact:N3.A4.K5-integers',
      'dense-input-grad:exact:N1.A5.K3-integers',
      'dense-input-grad:exact:N2.A1.K3-integers',
      'dense-input-grad:exact:N2.A5.K1-integers',
      'dense-input-grad:exact:N1.A1.K1-integers',
      'dense-input-grad:exact:N3.A3.K3-integers',
      'dense-input-grad:exact:N1.A24.K24-integers',
      'dense-input-grad:exact:N9.A5.K3-integers',
      'dense-input-grad:exact:N2.A67.K3-integers',
      'dense-input-grad:exact:N2.A5.K67-integers',
      'dense-input-grad:exact:N1.A259.K2-integers',
      'dense-input-grad:exact:N1.A768.K10-integers',
      'dense-input-grad:exact:N1.A48.K1152-integers',
      'dense-input-grad:exact:N1.A512.K10-integers',
      'dense-input-grad:exact:N2.A5.K3-wide-integers-W',
      'dense-input-grad:exact:N2.A5.K3-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'dense-input-grad:mantissa:N2.A5.K3-probe-W',
      'dense-input-grad:mantissa:N2.A5.K3-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'dense-input-grad:bounded:N2.A5.K3-cancellation',
      'dense-input-grad:bounded:N2.A5.K3-normal',
      'dense-input-grad:bounded:N3.A3.K3-normal',
      'dense-input-grad:bounded:N9.A5.K3-normal',
      'dense-input-grad:bounded:N2.A5.K67-normal',
      'dense-input-grad:bounded:N1.A259.K2-normal',
      'dense-input-grad:bounded:N2.A5.K3-not-a-number-W',
      'dense-input-grad:bounded:N2.A5.K3-not-a-number-dy',
      'dense-input-grad:bounded:N2.A5.K3-sparse-cotangent',
      'dense-input-grad:bounded:N2.A5.K3-subnormal-W',
      'dense-input-grad:bounded:N2.A5.K3-subnormal-dy',
      'dense-input-grad:bounded:N2.A5.K3-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'dense-input-grad:repeat:N2.A5.K3-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'dense-input-grad:laws:N2.A5.K3-cotangent-linearity',
      'dense-input-grad:laws:N2.A5.K3-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('dense-weight-grad', () => {
  test('dense-weight-grad:denotation', () => provesClaim('dense-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('dense-weight-grad:meaning', () => provesClaim('dense-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('dense-weight-grad:replicas', () => provesClaim('dense-weight-grad', 'replicas'));
  test('dense-weight-grad:text', () => provesClaim('dense-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'dense-weight-grad:exact:N2.A5.K3-integers',
      'dense-weight-grad:exact:N3.A4.K5-integers',
      'dense-weight-grad:exact:N1.A5.K3-integers',
      'dense-weight-grad:exact:N2.A1.K3-integers',
      'dense-weight-grad:exact:N2.A5.K1-integers',
      'dense-weight-grad:exact:N1.A1.K1-integers',
      'dense-weight-grad:exact:N3.A3.K3-integers',
      'dense-weight-grad:exact:N1.A24.K24-integers',
      'dense-weight-grad:exact:N9.A5.K3-integers',
      'dense-weight-grad:exact:N2.A67.K3-integers',
      'dense-weight-grad:exact:N2.A5.K67-integers',
      'dense-weight-grad:exact:N1.A259.K2-integers',
      'dense-weight-grad:exact:N1.A48.K1152-integers',
      'dense-weight-grad:exact:N1.A512.K10-integers',
      'dense-weight-grad:exact:N2.A5.K3-wide-integers-x',
      'dense-weight-grad:exact:N2.A5.K3-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'dense-weight-grad:mantissa:N2.A5.K3-probe-x',
      'dense-weight-grad:mantissa:N2.A5.K3-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'dense-weight-grad:bounded:N2.A5.K3-cancellation',
      'dense-weight-grad:bounded:N2.A5.K3-normal',
      'dense-weight-grad:bounded:N3.A3.K3-normal',
      'dense-weight-grad:bounded:N2.A67.K3-normal',
      'dense-weight-grad:bounded:N2.A5.K67-normal',
      'dense-weight-grad:bounded:N1.A512.K10-normal',
      'dense-weight-grad:bounded:N2.A5.K3-not-a-number-x',
      'dense-weight-grad:bounded:N2.A5.K3-not-a-number-dy',
      'dense-weight-grad:bounded:N2.A5.K3-sparse-cotangent',
      'dense-weight-grad:bounded:N2.A5.K3-subnormal-x',
      'dense-weight-grad:bounded:N2.A5.K3-subnormal-dy',
      'dense-weight-grad:bounded:N2.A5.K3-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'dense-weight-grad:repeat:N2.A5.K3-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'dense-weight-grad:laws:N2.A5.K3-batch-additivity',
      'dense-weight-grad:laws:N2.A5.K3-cotangent-linearity',
      'dense-weight-grad:laws:N2.A5.K3-permutation',
    ])('%s', (id) => runsCase(id));
  });
});
