// Generated from the entries of family 'depthwise' in packages/spec/src; edits are lost. Checksum 2773c62c9f4a
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('depthwise-strided-xla', () => {
  test('depthwise-strided-xla:meaning', () => provesClaim('depthwise-strided-xla', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-strided-xla:replicas', () => provesClaim('depthwise-strided-xla', 'replicas'));
  test('depthwise-strided-xla:text', () => provesClaim('depthwise-strided-xla', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-strided-xla:exact:N2.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N4.C2.h7.w6.ph2.pw1-integers',
      'depthwise-strided-xla:exact:N1.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N2.C1.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N2.C4.h1.w7.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N2.C4.h6.w1.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N1.C1.h1.w1.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N3.C3.h3.w3.ph1.pw1-integers',
      'depthwise-strided-xla:exact:N1.C24.h3.w3.ph1.pw1-integers',
      'depthwise-strided-xla:exact:N9.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N2.C33.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N2.C4.h18.w7.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N2.C4.h6.w18.ph1.pw2-integers',
      'depthwise-strided-xla:exact:N2.C4.h6.w7.ph3.pw2-integers',
      'depthwise-strided-xla:exact:N2.C4.h6.w7.ph1.pw3-integers',
      'depthwise-strided-xla:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-x',
      'depthwise-strided-xla:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-W',
      'depthwise-strided-xla:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-strided-xla:mantissa:N2.C4.h6.w7.ph1.pw2-probe-x',
      'depthwise-strided-xla:mantissa:N2.C4.h6.w7.ph1.pw2-probe-W',
      'depthwise-strided-xla:mantissa:N2.C4.h6.w7.ph1.pw2-probe-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-strided-xla:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-strided-xla:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-strided-xla:bounded:N9.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla:bounded:N2.C33.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla:bounded:N2.C4.h18.w7.ph1.pw2-normal',
      'depthwise-strided-xla:bounded:N2.C4.h6.w18.ph1.pw2-normal',
      'depthwise-strided-xla:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-x',
      'depthwise-strided-xla:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-W',
      'depthwise-strided-xla:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-b',
      'depthwise-strided-xla:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-x',
      'depthwise-strided-xla:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-W',
      'depthwise-strided-xla:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-b',
      'depthwise-strided-xla:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-xla:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
      'depthwise-strided-xla:repeat:N4.C2.h7.w6.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided', () => {
  test('depthwise-strided:meaning', () => provesClaim('depthwise-strided', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-strided:replicas', () => provesClaim('depthwise-strided', 'replicas'));
  test('depthwise-strided:text', () => provesClaim('depthwise-strided', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-strided:exact:N2.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided:exact:N4.C2.h7.w6.ph2.pw1-integers',
      'depthwise-strided:exact:N1.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided:exact:N2.C1.h6.w7.ph1.pw2-integers',
      'depthwise-strided:exact:N2.C4.h1.w7.ph1.pw2-integers',
      'depthwise-strided:exact:N2.C4.h6.w1.ph1.pw2-integers',
      'depthwise-strided:exact:N2.C4.h6.w7.ph0.pw2-integers',
      'depthwise-strided:exact:N2.C4.h6.w7.ph1.pw0-integers',
      'depthwise-strided:exact:N1.C1.h1.w1.ph0.pw0-integers',
      'depthwise-strided:exact:N3.C3.h3.w3.ph1.pw1-integers',
      'depthwise-strided:exact:N1.C24.h3.w3.ph1.pw1-integers',
      'depthwise-strided:exact:N9.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided:exact:N2.C33.h6.w7.ph1.pw2-integers',
      'depthwise-strided:exact:N2.C4.h18.w7.ph1.pw2-integers',
      'depthwise-strided:exact:N2.C4.h6.w18.ph1.pw2-integers',
      'depthwise-strided:exact:N2.C4.h6.w7.ph3.pw2-integers',
      'depthwise-strided:exact:N2.C4.h6.w7.ph1.pw3-integers',
      'depthwise-strided:exact:N1.C259.h1.w1.ph0.pw0-integers',
      'depthwise-strided:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-x',
      'depthwise-strided:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-W',
      'depthwise-strided:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-strided:mantissa:N2.C4.h6.w7.ph1.pw2-probe-x',
      'depthwise-strided:mantissa:N2.C4.h6.w7.ph1.pw2-probe-W',
      'depthwise-strided:mantissa:N2.C4.h6.w7.ph1.pw2-probe-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-strided:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-strided:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-strided:bounded:N9.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided:bounded:N2.C4.h18.w7.ph1.pw2-normal',
      'depthwise-strided:bounded:N2.C4.h6.w18.ph1.pw2-normal',
      'depthwise-strided:bounded:N1.C259.h1.w1.ph0.pw0-normal',
      'depthwise-strided:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-x',
      'depthwise-strided:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-W',
      'depthwise-strided:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-b',
      'depthwise-strided:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-x',
      'depthwise-strided:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-W',
      'depthwise-strided:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-b',
      'depthwise-strided:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
      'depthwise-strided:repeat:N4.C2.h7.w6.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise', () => {
  test('depthwise:meaning', () => provesClaim('depthwise', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise:replicas', () => provesClaim('depthwise', 'replicas'));
  test('depthwise:text', () => provesClaim('depthwise', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise:exact:N2.C4.h6.w7.ph1.pw2-integers',
      'depthwise:exact:N4.C2.h7.w6.ph2.pw1-integers',
      'depthwise:exact:N1.C4.h6.w7.ph1.pw2-integers',
      'depthwise:exact:N2.C1.h6.w7.ph1.pw2-integers',
      'depthwise:exact:N2.C4.h1.w7.ph1.pw2-integers',
      'depthwise:exact:N2.C4.h6.w1.ph1.pw2-integers',
      'depthwise:exact:N2.C4.h6.w7.ph0.pw2-integers',
      'depthwise:exact:N2.C4.h6.w7.ph1.pw0-integers',
      'depthwise:exact:N1.C1.h1.w1.ph0.pw0-integers',
      'depthwise:exact:N3.C3.h3.w3.ph1.pw1-integers',
      'depthwise:exact:N1.C24.h3.w3.ph1.pw1-integers',
      'depthwise:exact:N9.C4.h6.w7.ph1.pw2-integers',
      'depthwise:exact:N2.C33.h6.w7.ph1.pw2-integers',
      'depthwise:exact:N2.C4.h18.w7.ph1.pw2-integers',
      'depthwise:exact:N2.C4.h6.w18.ph1.pw2-integers',
      'depthwise:exact:N2.C4.h6.w7.ph3.pw2-integers',
      'depthwise:exact:N2.C4.h6.w7.ph1.pw3-integers',
      'depthwise:exact:N1.C259.h1.w1.ph0.pw0-integers',
      'depthwise:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-x',
      'depthwise:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-W',
      'depthwise:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise:mantissa:N2.C4.h6.w7.ph1.pw2-probe-x',
      'depthwise:mantissa:N2.C4.h6.w7.ph1.pw2-probe-W',
      'depthwise:mantissa:N2.C4.h6.w7.ph1.pw2-probe-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise:bounded:N9.C4.h6.w7.ph1.pw2-normal',
      'depthwise:bounded:N2.C4.h18.w7.ph1.pw2-normal',
      'depthwise:bounded:N2.C4.h6.w18.ph1.pw2-normal',
      'depthwise:bounded:N1.C259.h1.w1.ph0.pw0-normal',
      'depthwise:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-x',
      'depthwise:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-W',
      'depthwise:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-b',
      'depthwise:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-x',
      'depthwise:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-W',
      'depthwise:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-b',
      'depthwise:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
      'depthwise:repeat:N4.C2.h7.w6.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-bias-grad', () => {
  test('depthwise-bias-grad:denotation', () => provesClaim('depthwise-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('depthwise-bias-grad:meaning', () => provesClaim('depthwise-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-bias-grad:replicas', () => provesClaim('depthwise-bias-grad', 'replicas'));
  test('depthwise-bias-grad:text', () => provesClaim('depthwise-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-bias-grad:exact:N2.C3.h5.w6-integers',
      'depthwise-bias-grad:exact:N3.C2.h4.w5-integers',
      'depthwise-bias-grad:exact:N1.C3.h5.w6-integers',
      'depthwise-bias-grad:exact:N2.C1.h5.w6-integers',
      'depthwise-bias-grad:exact:N2.C3.h1.w6-integers',
      'depthwise-bias-grad:exact:N2.C3.h5.w1-integers',
      'depthwise-bias-grad:exact:N1.C1.h1.w1-integers',
      'depthwise-bias-grad:exact:N3.C3.h3.w3-integers',
      'depthwise-bias-grad:exact:N1.C24.h3.w3-integers',
      'depthwise-bias-grad:exact:N9.C3.h5.w6-integers',
      'depthwise-bias-grad:exact:N2.C33.h5.w6-integers',
      'depthwise-bias-grad:exact:N2.C3.h18.w6-integers',
      'depthwise-bias-grad:exact:N2.C3.h5.w18-integers',
      'depthwise-bias-grad:exact:N1.C259.h1.w1-integers',
      'depthwise-bias-grad:exact:N1.C384.h14.w14-integers',
      'depthwise-bias-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-bias-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-bias-grad:bounded:N2.C3.h5.w6-cancellation',
      'depthwise-bias-grad:bounded:N2.C3.h5.w6-normal',
      'depthwise-bias-grad:bounded:N3.C3.h3.w3-normal',
      'depthwise-bias-grad:bounded:N1.C259.h1.w1-normal',
      'depthwise-bias-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'depthwise-bias-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'depthwise-bias-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-bias-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'depthwise-bias-grad:laws:N2.C3.h5.w6-batch-additivity',
      'depthwise-bias-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'depthwise-bias-grad:laws:N2.C3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-input-grad', () => {
  test('depthwise-input-grad:denotation', () => provesClaim('depthwise-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('depthwise-input-grad:hypotheses', () => provesClaim('depthwise-input-grad', 'hypotheses'));
  test('depthwise-input-grad:meaning', () => provesClaim('depthwise-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-input-grad:replicas', () => provesClaim('depthwise-input-grad', 'replicas'));
  test('depthwise-input-grad:text', () => provesClaim('depthwise-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-input-grad:exact:N2.C4.h6.w7.ph1.pw2-integers',
      'depthwise-input-grad:exact:N4.C2.h7.w6.ph2.pw1-integers',
      'depthwise-input-grad:exact:N1.C4.h6.w7.ph1.pw2-integers',
      'depthwise-input-grad:exact:N2.C1.h6.w7.ph1.pw2-integers',
      'depthwise-input-grad:exact:N2.C4.h1.w7.ph1.pw2-integers',
      'depthwise-input-grad:exact:N2.C4.h6.w1.ph1.pw2-integers',
      'depthwise-input-grad:exact:N2.C4.h6.w7.ph0.pw2-integers',
      'depthwise-input-grad:exact:N2.C4.h6.w7.ph1.pw0-integers',
      'depthwise-input-grad:exact:N1.C1.h1.w1.ph0.pw0-integers',
      'depthwise-input-grad:exact:N3.C3.h3.w3.ph1.pw1-integers',
      'depthwise-input-grad:exact:N1.C24.h3.w3.ph1.pw1-integers',
      'depthwise-input-grad:exact:N9.C4.h6.w7.ph1.pw2-integers',
      'depthwise-input-grad:exact:N2.C33.h6.w7.ph1.pw2-integers',
      'depthwise-input-grad:exact:N2.C4.h18.w7.ph1.pw2-integers',
      'depthwise-input-grad:exact:N2.C4.h6.w18.ph1.pw2-integers',
      'depthwise-input-grad:exact:N2.C4.h6.w7.ph3.pw2-integers',
      'depthwise-input-grad:exact:N2.C4.h6.w7.ph1.pw3-integers',
      'depthwise-input-grad:exact:N1.C259.h1.w1.ph0.pw0-integers',
      'depthwise-input-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-W',
      'depthwise-input-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-input-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-W',
      'depthwise-input-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-input-grad:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-input-grad:bounded:N9.C4.h6.w7.ph1.pw2-normal',
      'depthwise-input-grad:bounded:N2.C4.h18.w7.ph1.pw2-normal',
      'depthwise-input-grad:bounded:N2.C4.h6.w18.ph1.pw2-normal',
      'depthwise-input-grad:bounded:N1.C259.h1.w1.ph0.pw0-normal',
      'depthwise-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-W',
      'depthwise-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-dy',
      'depthwise-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-sparse-cotangent',
      'depthwise-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-W',
      'depthwise-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-dy',
      'depthwise-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-input-grad:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
      'depthwise-input-grad:repeat:N4.C2.h7.w6.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'depthwise-input-grad:laws:N2.C4.h6.w7.ph1.pw2-cotangent-linearity',
      'depthwise-input-grad:laws:N2.C4.h6.w7.ph1.pw2-erased-rounding',
      'depthwise-input-grad:laws:N2.C4.h6.w7.ph1.pw2-permutation',
      'depthwise-input-grad:laws:N2.C4.h6.w7.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-bias-grad', () => {
  test('depthwise-strided-bias-grad:denotation', () => provesClaim('depthwise-strided-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('depthwise-strided-bias-grad:meaning', () => provesClaim('depthwise-strided-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-strided-bias-grad:replicas', () => provesClaim('depthwise-strided-bias-grad', 'replicas'));
  test('depthwise-strided-bias-grad:text', () => provesClaim('depthwise-strided-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-strided-bias-grad:exact:N2.C3.h5.w6-integers',
      'depthwise-strided-bias-grad:exact:N3.C2.h4.w5-integers',
      'depthwise-strided-bias-grad:exact:N1.C3.h5.w6-integers',
      'depthwise-strided-bias-grad:exact:N2.C1.h5.w6-integers',
      'depthwise-strided-bias-grad:exact:N2.C3.h1.w6-integers',
      'depthwise-strided-bias-grad:exact:N2.C3.h5.w1-integers',
      'depthwise-strided-bias-grad:exact:N1.C1.h1.w1-integers',
      'depthwise-strided-bias-grad:exact:N3.C3.h3.w3-integers',
      'depthwise-strided-bias-grad:exact:N1.C24.h3.w3-integers',
      'depthwise-strided-bias-grad:exact:N9.C3.h5.w6-integers',
      'depthwise-strided-bias-grad:exact:N2.C33.h5.w6-integers',
      'depthwise-strided-bias-grad:exact:N2.C3.h18.w6-integers',
      'depthwise-strided-bias-grad:exact:N2.C3.h5.w18-integers',
      'depthwise-strided-bias-grad:exact:N1.C259.h1.w1-integers',
      'depthwise-strided-bias-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-strided-bias-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-strided-bias-grad:bounded:N2.C3.h5.w6-cancellation',
      'depthwise-strided-bias-grad:bounded:N2.C3.h5.w6-normal',
      'depthwise-strided-bias-grad:bounded:N3.C3.h3.w3-normal',
      'depthwise-strided-bias-grad:bounded:N1.C259.h1.w1-normal',
      'depthwise-strided-bias-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'depthwise-strided-bias-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'depthwise-strided-bias-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-bias-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'depthwise-strided-bias-grad:laws:N2.C3.h5.w6-batch-additivity',
      'depthwise-strided-bias-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'depthwise-strided-bias-grad:laws:N2.C3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-input-grad', () => {
  test('depthwise-strided-input-grad:denotation', () => provesClaim('depthwise-strided-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('depthwise-strided-input-grad:hypotheses', () => provesClaim('depthwise-strided-input-grad', 'hypotheses'));
  test('depthwise-strided-input-grad:meaning', () => provesClaim('depthwise-strided-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-strided-input-grad:replicas', () => provesClaim('depthwise-strided-input-grad', 'replicas'));
  test('depthwise-strided-input-grad:text', () => provesClaim('depthwise-strided-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-strided-input-grad:exact:N2.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-input-grad:exact:N4.C2.h7.w6.ph2.pw1-integers',
      'depthwise-strided-input-grad:exact:N1.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C1.h6.w7.ph1.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C4.h1.w7.ph1.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C4.h6.w1.ph1.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C4.h6.w7.ph0.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C4.h6.w7.ph1.pw0-integers',
      'depthwise-strided-input-grad:exact:N1.C1.h1.w1.ph0.pw0-integers',
      'depthwise-strided-input-grad:exact:N3.C3.h3.w3.ph1.pw1-integers',
      'depthwise-strided-input-grad:exact:N1.C24.h3.w3.ph1.pw1-integers',
      'depthwise-strided-input-grad:exact:N9.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C33.h6.w7.ph1.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C4.h18.w7.ph1.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C4.h6.w18.ph1.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C4.h6.w7.ph3.pw2-integers',
      'depthwise-strided-input-grad:exact:N2.C4.h6.w7.ph1.pw3-integers',
      'depthwise-strided-input-grad:exact:N1.C259.h1.w1.ph0.pw0-integers',
      'depthwise-strided-input-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-W',
      'depthwise-strided-input-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-strided-input-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-W',
      'depthwise-strided-input-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-strided-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-strided-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-input-grad:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-strided-input-grad:bounded:N9.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-input-grad:bounded:N1.C259.h1.w1.ph0.pw0-normal',
      'depthwise-strided-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-W',
      'depthwise-strided-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-dy',
      'depthwise-strided-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-sparse-cotangent',
      'depthwise-strided-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-W',
      'depthwise-strided-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-dy',
      'depthwise-strided-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-input-grad:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
      'depthwise-strided-input-grad:repeat:N4.C2.h7.w6.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'depthwise-strided-input-grad:laws:N2.C4.h6.w7.ph1.pw2-cotangent-linearity',
      'depthwise-strided-input-grad:laws:N2.C4.h6.w7.ph1.pw2-erased-rounding',
      'depthwise-strided-input-grad:laws:N2.C4.h6.w7.ph1.pw2-permutation',
      'depthwise-strided-input-grad:laws:N2.C4.h6.w7.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-weight-grad', () => {
  test('depthwise-strided-weight-grad:denotation', () => provesClaim('depthwise-strided-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('depthwise-strided-weight-grad:meaning', () => provesClaim('depthwise-strided-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-strided-weight-grad:replicas', () => provesClaim('depthwise-strided-weight-grad', 'replicas'));
  test('depthwise-strided-weight-grad:text', () => provesClaim('depthwise-strided-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-strided-weight-grad:exact:N2.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-weight-grad:exact:N4.C2.h7.w6.ph2.pw1-integers',
      'depthwise-strided-weight-grad:exact:N1.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C1.h6.w7.ph1.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C4.h1.w7.ph1.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C4.h6.w1.ph1.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C4.h6.w7.ph0.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C4.h6.w7.ph1.pw0-integers',
      'depthwise-strided-weight-grad:exact:N1.C1.h1.w1.ph0.pw0-integers',
      'depthwise-strided-weight-grad:exact:N3.C3.h3.w3.ph1.pw1-integers',
      'depthwise-strided-weight-grad:exact:N1.C24.h3.w3.ph1.pw1-integers',
      'depthwise-strided-weight-grad:exact:N9.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C33.h6.w7.ph1.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C4.h18.w7.ph1.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C4.h6.w18.ph1.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C4.h6.w7.ph3.pw2-integers',
      'depthwise-strided-weight-grad:exact:N2.C4.h6.w7.ph1.pw3-integers',
      'depthwise-strided-weight-grad:exact:N1.C259.h1.w1.ph0.pw0-integers',
      'depthwise-strided-weight-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-x',
      'depthwise-strided-weight-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-strided-weight-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-x',
      'depthwise-strided-weight-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-strided-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-strided-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-weight-grad:bounded:N2.C4.h1.w7.ph1.pw2-normal',
      'depthwise-strided-weight-grad:bounded:N2.C4.h6.w1.ph1.pw2-normal',
      'depthwise-strided-weight-grad:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-strided-weight-grad:bounded:N1.C259.h1.w1.ph0.pw0-normal',
      'depthwise-strided-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-x',
      'depthwise-strided-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-dy',
      'depthwise-strided-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-sparse-cotangent',
      'depthwise-strided-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-x',
      'depthwise-strided-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-dy',
      'depthwise-strided-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-weight-grad:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'depthwise-strided-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-batch-additivity',
      'depthwise-strided-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-cotangent-linearity',
      'depthwise-strided-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-erased-rounding',
      'depthwise-strided-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-permutation',
      'depthwise-strided-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-xla-bias-grad', () => {
  test('depthwise-strided-xla-bias-grad:denotation', () => provesClaim('depthwise-strided-xla-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('depthwise-strided-xla-bias-grad:meaning', () => provesClaim('depthwise-strided-xla-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-strided-xla-bias-grad:replicas', () => provesClaim('depthwise-strided-xla-bias-grad', 'replicas'));
  test('depthwise-strided-xla-bias-grad:text', () => provesClaim('depthwise-strided-xla-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-strided-xla-bias-grad:exact:N2.C3.h5.w6-integers',
      'depthwise-strided-xla-bias-grad:exact:N3.C2.h4.w5-integers',
      'depthwise-strided-xla-bias-grad:exact:N1.C3.h5.w6-integers',
      'depthwise-strided-xla-bias-grad:exact:N2.C1.h5.w6-integers',
      'depthwise-strided-xla-bias-grad:exact:N2.C3.h1.w6-integers',
      'depthwise-strided-xla-bias-grad:exact:N2.C3.h5.w1-integers',
      'depthwise-strided-xla-bias-grad:exact:N1.C1.h1.w1-integers',
      'depthwise-strided-xla-bias-grad:exact:N3.C3.h3.w3-integers',
      'depthwise-strided-xla-bias-grad:exact:N1.C24.h3.w3-integers',
      'depthwise-strided-xla-bias-grad:exact:N9.C3.h5.w6-integers',
      'depthwise-strided-xla-bias-grad:exact:N2.C33.h5.w6-integers',
      'depthwise-strided-xla-bias-grad:exact:N2.C3.h18.w6-integers',
      'depthwise-strided-xla-bias-grad:exact:N2.C3.h5.w18-integers',
      'depthwise-strided-xla-bias-grad:exact:N1.C259.h1.w1-integers',
      'depthwise-strided-xla-bias-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-strided-xla-bias-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-strided-xla-bias-grad:bounded:N2.C3.h5.w6-cancellation',
      'depthwise-strided-xla-bias-grad:bounded:N2.C3.h5.w6-normal',
      'depthwise-strided-xla-bias-grad:bounded:N3.C3.h3.w3-normal',
      'depthwise-strided-xla-bias-grad:bounded:N1.C259.h1.w1-normal',
      'depthwise-strided-xla-bias-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'depthwise-strided-xla-bias-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'depthwise-strided-xla-bias-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-xla-bias-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'depthwise-strided-xla-bias-grad:laws:N2.C3.h5.w6-batch-additivity',
      'depthwise-strided-xla-bias-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'depthwise-strided-xla-bias-grad:laws:N2.C3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-xla-input-grad', () => {
  test('depthwise-strided-xla-input-grad:denotation', () => provesClaim('depthwise-strided-xla-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('depthwise-strided-xla-input-grad:hypotheses', () => provesClaim('depthwise-strided-xla-input-grad', 'hypotheses'));
  test('depthwise-strided-xla-input-grad:meaning', () => provesClaim('depthwise-strided-xla-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-strided-xla-input-grad:replicas', () => provesClaim('depthwise-strided-xla-input-grad', 'replicas'));
  test('depthwise-strided-xla-input-grad:text', () => provesClaim('depthwise-strided-xla-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-strided-xla-input-grad:exact:N2.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N4.C2.h7.w6.ph2.pw1-integers',
      'depthwise-strided-xla-input-grad:exact:N1.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N2.C1.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N2.C4.h1.w7.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N2.C4.h6.w1.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N1.C1.h1.w1.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N3.C3.h3.w3.ph1.pw1-integers',
      'depthwise-strided-xla-input-grad:exact:N1.C24.h3.w3.ph1.pw1-integers',
      'depthwise-strided-xla-input-grad:exact:N9.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N2.C33.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N2.C4.h18.w7.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N2.C4.h6.w18.ph1.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N2.C4.h6.w7.ph3.pw2-integers',
      'depthwise-strided-xla-input-grad:exact:N2.C4.h6.w7.ph1.pw3-integers',
      'depthwise-strided-xla-input-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-W',
      'depthwise-strided-xla-input-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-strided-xla-input-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-W',
      'depthwise-strided-xla-input-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-strided-xla-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-strided-xla-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-input-grad:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-strided-xla-input-grad:bounded:N1.C24.h3.w3.ph1.pw1-normal',
      'depthwise-strided-xla-input-grad:bounded:N9.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-input-grad:bounded:N2.C33.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-W',
      'depthwise-strided-xla-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-dy',
      'depthwise-strided-xla-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-sparse-cotangent',
      'depthwise-strided-xla-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-W',
      'depthwise-strided-xla-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-dy',
      'depthwise-strided-xla-input-grad:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-xla-input-grad:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
      'depthwise-strided-xla-input-grad:repeat:N4.C2.h7.w6.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'depthwise-strided-xla-input-grad:laws:N2.C4.h6.w7.ph1.pw2-cotangent-linearity',
      'depthwise-strided-xla-input-grad:laws:N2.C4.h6.w7.ph1.pw2-erased-rounding',
      'depthwise-strided-xla-input-grad:laws:N2.C4.h6.w7.ph1.pw2-permutation',
      'depthwise-strided-xla-input-grad:laws:N2.C4.h6.w7.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-xla-weight-grad', () => {
  test('depthwise-strided-xla-weight-grad:denotation', () => provesClaim('depthwise-strided-xla-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('depthwise-strided-xla-weight-grad:meaning', () => provesClaim('depthwise-strided-xla-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-strided-xla-weight-grad:replicas', () => provesClaim('depthwise-strided-xla-weight-grad', 'replicas'));
  test('depthwise-strided-xla-weight-grad:text', () => provesClaim('depthwise-strided-xla-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-strided-xla-weight-grad:exact:N2.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N4.C2.h7.w6.ph2.pw1-integers',
      'depthwise-strided-xla-weight-grad:exact:N1.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N2.C1.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N2.C4.h1.w7.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N2.C4.h6.w1.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N1.C1.h1.w1.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N3.C3.h3.w3.ph1.pw1-integers',
      'depthwise-strided-xla-weight-grad:exact:N1.C24.h3.w3.ph1.pw1-integers',
      'depthwise-strided-xla-weight-grad:exact:N9.C4.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N2.C33.h6.w7.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N2.C4.h18.w7.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N2.C4.h6.w18.ph1.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N2.C4.h6.w7.ph3.pw2-integers',
      'depthwise-strided-xla-weight-grad:exact:N2.C4.h6.w7.ph1.pw3-integers',
      'depthwise-strided-xla-weight-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-x',
      'depthwise-strided-xla-weight-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-strided-xla-weight-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-x',
      'depthwise-strided-xla-weight-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h1.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h6.w1.ph1.pw2-normal',
      'depthwise-strided-xla-weight-grad:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-strided-xla-weight-grad:bounded:N2.C33.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-x',
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-dy',
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-sparse-cotangent',
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-x',
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-dy',
      'depthwise-strided-xla-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-xla-weight-grad:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'depthwise-strided-xla-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-batch-additivity',
      'depthwise-strided-xla-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-cotangent-linearity',
      'depthwise-strided-xla-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-erased-rounding',
      'depthwise-strided-xla-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-permutation',
      'depthwise-strided-xla-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-weight-grad', () => {
  test('depthwise-weight-grad:denotation', () => provesClaim('depthwise-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('depthwise-weight-grad:meaning', () => provesClaim('depthwise-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-weight-grad:replicas', () => provesClaim('depthwise-weight-grad', 'replicas'));
  test('depthwise-weight-grad:text', () => provesClaim('depthwise-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'depthwise-weight-grad:exact:N2.C4.h6.w7.ph1.pw2-integers',
      'depthwise-weight-grad:exact:N4.C2.h7.w6.ph2.pw1-integers',
      'depthwise-weight-grad:exact:N1.C4.h6.w7.ph1.pw2-integers',
      'depthwise-weight-grad:exact:N2.C1.h6.w7.ph1.pw2-integers',
      'depthwise-weight-grad:exact:N2.C4.h1.w7.ph1.pw2-integers',
      'depthwise-weight-grad:exact:N2.C4.h6.w1.ph1.pw2-integers',
      'depthwise-weight-grad:exact:N2.C4.h6.w7.ph0.pw2-integers',
      'depthwise-weight-grad:exact:N2.C4.h6.w7.ph1.pw0-integers',
      'depthwise-weight-grad:exact:N1.C1.h1.w1.ph0.pw0-integers',
      'depthwise-weight-grad:exact:N3.C3.h3.w3.ph1.pw1-integers',
      'depthwise-weight-grad:exact:N1.C24.h3.w3.ph1.pw1-integers',
      'depthwise-weight-grad:exact:N9.C4.h6.w7.ph1.pw2-integers',
      'depthwise-weight-grad:exact:N2.C33.h6.w7.ph1.pw2-integers',
      'depthwise-weight-grad:exact:N2.C4.h18.w7.ph1.pw2-integers',
      'depthwise-weight-grad:exact:N2.C4.h6.w18.ph1.pw2-integers',
      'depthwise-weight-grad:exact:N2.C4.h6.w7.ph3.pw2-integers',
      'depthwise-weight-grad:exact:N2.C4.h6.w7.ph1.pw3-integers',
      'depthwise-weight-grad:exact:N1.C259.h1.w1.ph0.pw0-integers',
      'depthwise-weight-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-x',
      'depthwise-weight-grad:exact:N2.C4.h6.w7.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'depthwise-weight-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-x',
      'depthwise-weight-grad:mantissa:N2.C4.h6.w7.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'depthwise-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-weight-grad:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-weight-grad:bounded:N1.C259.h1.w1.ph0.pw0-normal',
      'depthwise-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-x',
      'depthwise-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-dy',
      'depthwise-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-sparse-cotangent',
      'depthwise-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-x',
      'depthwise-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-dy',
      'depthwise-weight-grad:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-weight-grad:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'depthwise-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-batch-additivity',
      'depthwise-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-cotangent-linearity',
      'depthwise-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-erased-rounding',
      'depthwise-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-permutation',
      'depthwise-weight-grad:laws:N2.C4.h6.w7.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});
