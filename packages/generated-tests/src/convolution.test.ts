// Generated from the entries of family 'convolution' in packages/spec/src; edits are lost. Checksum 9a01c70a7f86
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('conv', () => {
  test('conv:meaning', () => provesClaim('conv', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv:replicas', () => provesClaim('conv', 'replicas'));
  test('conv:text', () => provesClaim('conv', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv:exact:N2.C4.O6.h7.w8.ph0.pw2-integers',
      'conv:exact:N2.C4.O6.h7.w8.ph1.pw0-integers',
      'conv:exact:N1.C1.O1.h1.w1.ph0.pw0-integers',
      'conv:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv:exact:N1.C259.O2.h1.w1.ph0.pw0-integers',
      'conv:exact:N1.C1.h28.w28.O32.ph1.pw1-integers',
      'conv:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-x',
      'conv:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-W',
      'conv:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-x',
      'conv:mantissa:N4.C2.O7.h6.w9.ph2.pw1-probe-x',
      'conv:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-W',
      'conv:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv:bounded:N1.C259.O2.h1.w1.ph0.pw0-normal',
      'conv:bounded:N1.C1.h28.w28.O32.ph1.pw1-normal',
      'conv:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-x',
      'conv:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-b',
      'conv:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-x',
      'conv:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-b',
      'conv:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
      'conv:repeat:N4.C2.O7.h6.w9.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-bias-grad', () => {
  test('conv-bias-grad:denotation', () => provesClaim('conv-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-bias-grad:meaning', () => provesClaim('conv-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-bias-grad:replicas', () => provesClaim('conv-bias-grad', 'replicas'));
  test('conv-bias-grad:text', () => provesClaim('conv-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-bias-grad:exact:N2.O3.h5.w6-integers',
      'conv-bias-grad:exact:N3.O2.h4.w5-integers',
      'conv-bias-grad:exact:N1.O3.h5.w6-integers',
      'conv-bias-grad:exact:N2.O1.h5.w6-integers',
      'conv-bias-grad:exact:N2.O3.h1.w6-integers',
      'conv-bias-grad:exact:N2.O3.h5.w1-integers',
      'conv-bias-grad:exact:N1.O1.h1.w1-integers',
      'conv-bias-grad:exact:N3.O3.h3.w3-integers',
      'conv-bias-grad:exact:N1.O24.h3.w3-integers',
      'conv-bias-grad:exact:N9.O3.h5.w6-integers',
      'conv-bias-grad:exact:N2.O33.h5.w6-integers',
      'conv-bias-grad:exact:N2.O3.h18.w6-integers',
      'conv-bias-grad:exact:N2.O3.h5.w18-integers',
      'conv-bias-grad:exact:N1.O259.h1.w1-integers',
      'conv-bias-grad:exact:N1.O384.h14.w14-integers',
      'conv-bias-grad:exact:N1.O32.h28.w28-integers',
      'conv-bias-grad:exact:N1.O256.h14.w14-integers',
      'conv-bias-grad:exact:N2.O3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-bias-grad:mantissa:N2.O3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-bias-grad:bounded:N2.O3.h5.w6-cancellation',
      'conv-bias-grad:bounded:N2.O3.h5.w6-normal',
      'conv-bias-grad:bounded:N3.O3.h3.w3-normal',
      'conv-bias-grad:bounded:N1.O259.h1.w1-normal',
      'conv-bias-grad:bounded:N2.O3.h5.w6-not-a-number-dy',
      'conv-bias-grad:bounded:N2.O3.h5.w6-subnormal-dy',
      'conv-bias-grad:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-bias-grad:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-bias-grad:laws:N2.O3.h5.w6-batch-additivity',
      'conv-bias-grad:laws:N2.O3.h5.w6-cotangent-linearity',
      'conv-bias-grad:laws:N2.O3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-input-grad-reverse-first', () => {
  test('conv-input-grad-reverse-first:denotation', () => provesClaim('conv-input-grad-reverse-first', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-input-grad-reverse-first:hypotheses', () => provesClaim('conv-input-grad-reverse-first', 'hypotheses'));
  test('conv-input-grad-reverse-first:meaning', () => provesClaim('conv-input-grad-reverse-first', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-input-grad-reverse-first:replicas', () => provesClaim('conv-input-grad-reverse-first', 'replicas'));
  test('conv-input-grad-reverse-first:text', () => provesClaim('conv-input-grad-reverse-first', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv-input-grad-reverse-first:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h7.w8.ph0.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h7.w8.ph1.pw0-integers',
      'conv-input-grad-reverse-first:exact:N1.C1.O1.h1.w1.ph0.pw0-integers',
      'conv-input-grad-reverse-first:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv-input-grad-reverse-first:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv-input-grad-reverse-first:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv-input-grad-reverse-first:exact:N1.C259.O2.h1.w1.ph0.pw0-integers',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-W',
      'conv-input-grad-reverse-first:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-input-grad-reverse-first:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-W',
      'conv-input-grad-reverse-first:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-dy',
      'conv-input-grad-reverse-first:mantissa:N4.C2.O7.h6.w9.ph2.pw1-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-input-grad-reverse-first:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-input-grad-reverse-first:bounded:N4.C2.O7.h6.w9.ph2.pw1-cancellation',
      'conv-input-grad-reverse-first:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-input-grad-reverse-first:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-input-grad-reverse-first:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-input-grad-reverse-first:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-input-grad-reverse-first:bounded:N2.C4.O6.h18.w8.ph1.pw2-normal',
      'conv-input-grad-reverse-first:bounded:N1.C259.O2.h1.w1.ph0.pw0-normal',
      'conv-input-grad-reverse-first:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv-input-grad-reverse-first:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-input-grad-reverse-first:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-input-grad-reverse-first:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv-input-grad-reverse-first:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-input-grad-reverse-first:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-input-grad-reverse-first:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
      'conv-input-grad-reverse-first:repeat:N4.C2.O7.h6.w9.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-input-grad-reverse-first:laws:N2.C4.O6.h7.w8.ph1.pw2-cotangent-linearity',
      'conv-input-grad-reverse-first:laws:N2.C4.O6.h7.w8.ph1.pw2-erased-rounding',
      'conv-input-grad-reverse-first:laws:N2.C4.O6.h7.w8.ph1.pw2-permutation',
      'conv-input-grad-reverse-first:laws:N2.C4.O6.h7.w8.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-input-grad', () => {
  test('conv-input-grad:denotation', () => provesClaim('conv-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-input-grad:hypotheses', () => provesClaim('conv-input-grad', 'hypotheses'));
  test('conv-input-grad:meaning', () => provesClaim('conv-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-input-grad:replicas', () => provesClaim('conv-input-grad', 'replicas'));
  test('conv-input-grad:text', () => provesClaim('conv-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv-input-grad:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C4.O6.h7.w8.ph0.pw2-integers',
      'conv-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw0-integers',
      'conv-input-grad:exact:N1.C1.O1.h1.w1.ph0.pw0-integers',
      'conv-input-grad:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv-input-grad:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv-input-grad:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv-input-grad:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv-input-grad:exact:N1.C259.O2.h1.w1.ph0.pw0-integers',
      'conv-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-W',
      'conv-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-input-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-W',
      'conv-input-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-dy',
      'conv-input-grad:mantissa:N4.C2.O7.h6.w9.ph2.pw1-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-input-grad:bounded:N4.C2.O7.h6.w9.ph2.pw1-cancellation',
      'conv-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-input-grad:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-input-grad:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-input-grad:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-input-grad:bounded:N2.C4.O6.h18.w8.ph1.pw2-normal',
      'conv-input-grad:bounded:N1.C259.O2.h1.w1.ph0.pw0-normal',
      'conv-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-input-grad:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
      'conv-input-grad:repeat:N4.C2.O7.h6.w9.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-cotangent-linearity',
      'conv-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-erased-rounding',
      'conv-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-permutation',
      'conv-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-weight-grad', () => {
  test('conv-weight-grad:denotation', () => provesClaim('conv-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-weight-grad:meaning', () => provesClaim('conv-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-weight-grad:replicas', () => provesClaim('conv-weight-grad', 'replicas'));
  test('conv-weight-grad:text', () => provesClaim('conv-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-weight-grad:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv-weight-grad:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O6.h7.w8.ph0.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw0-integers',
      'conv-weight-grad:exact:N1.C1.O1.h1.w1.ph0.pw0-integers',
      'conv-weight-grad:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv-weight-grad:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv-weight-grad:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv-weight-grad:exact:N1.C259.O2.h1.w1.ph0.pw0-integers',
      'conv-weight-grad:exact:N1.C1.O32.h28.w28.ph1.pw1-integers',
      'conv-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-x',
      'conv-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-weight-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-x',
      'conv-weight-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-weight-grad:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-weight-grad:bounded:N1.C24.O24.h3.w3.ph1.pw1-normal',
      'conv-weight-grad:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-weight-grad:bounded:N1.C259.O2.h1.w1.ph0.pw0-normal',
      'conv-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-x',
      'conv-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-x',
      'conv-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-weight-grad:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-batch-additivity',
      'conv-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-cotangent-linearity',
      'conv-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-erased-rounding',
      'conv-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-permutation',
      'conv-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});
