// Generated from the entries of family 'strided-convolution' in packages/spec/src; edits are lost. Checksum 6ce4b19b52ff
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('conv-strided-xla', () => {
  test('conv-strided-xla:meaning', () => provesClaim('conv-strided-xla', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-strided-xla:replicas', () => provesClaim('conv-strided-xla', 'replicas'));
  test('conv-strided-xla:text', () => provesClaim('conv-strided-xla', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-strided-xla:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv-strided-xla:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv-strided-xla:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv-strided-xla:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv-strided-xla:exact:N1.C1.O1.h1.w1.ph1.pw2-integers',
      'conv-strided-xla:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv-strided-xla:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv-strided-xla:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv-strided-xla:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv-strided-xla:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv-strided-xla:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv-strided-xla:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv-strided-xla:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-x',
      'conv-strided-xla:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-W',
      'conv-strided-xla:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-strided-xla:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-x',
      'conv-strided-xla:mantissa:N4.C2.O7.h6.w9.ph2.pw1-probe-x',
      'conv-strided-xla:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-W',
      'conv-strided-xla:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-strided-xla:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-strided-xla:bounded:N4.C2.O7.h6.w9.ph2.pw1-cancellation',
      'conv-strided-xla:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-strided-xla:bounded:N1.C24.O24.h3.w3.ph1.pw1-normal',
      'conv-strided-xla:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla:bounded:N2.C33.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-strided-xla:bounded:N2.C4.O6.h18.w8.ph1.pw2-normal',
      'conv-strided-xla:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-x',
      'conv-strided-xla:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv-strided-xla:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-b',
      'conv-strided-xla:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-x',
      'conv-strided-xla:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv-strided-xla:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-b',
      'conv-strided-xla:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-xla:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
      'conv-strided-xla:repeat:N4.C2.O7.h6.w9.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided', () => {
  test('conv-strided:meaning', () => provesClaim('conv-strided', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-strided:replicas', () => provesClaim('conv-strided', 'replicas'));
  test('conv-strided:text', () => provesClaim('conv-strided', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-strided:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv-strided:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv-strided:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv-strided:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv-strided:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv-strided:exact:N2.C4.O6.h7.w8.ph0.pw2-integers',
      'conv-strided:exact:N2.C4.O6.h7.w8.ph1.pw0-integers',
      'conv-strided:exact:N1.C1.O1.h1.w1.ph0.pw0-integers',
      'conv-strided:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv-strided:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv-strided:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv-strided:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv-strided:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv-strided:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv-strided:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv-strided:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv-strided:exact:N1.C259.O2.h1.w1.ph0.pw0-integers',
      'conv-strided:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-x',
      'conv-strided:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-W',
      'conv-strided:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-strided:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-x',
      'conv-strided:mantissa:N4.C2.O7.h6.w9.ph2.pw1-probe-x',
      'conv-strided:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-W',
      'conv-strided:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-strided:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-strided:bounded:N4.C2.O7.h6.w9.ph2.pw1-cancellation',
      'conv-strided:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-strided:bounded:N1.C24.O24.h3.w3.ph1.pw1-normal',
      'conv-strided:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-strided:bounded:N2.C4.O6.h18.w8.ph1.pw2-normal',
      'conv-strided:bounded:N1.C259.O2.h1.w1.ph0.pw0-normal',
      'conv-strided:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-x',
      'conv-strided:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv-strided:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-b',
      'conv-strided:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-x',
      'conv-strided:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv-strided:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-b',
      'conv-strided:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
      'conv-strided:repeat:N4.C2.O7.h6.w9.ph2.pw1-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('downsample', () => {
  test('downsample:meaning', () => provesClaim('downsample', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('downsample:replicas', () => provesClaim('downsample', 'replicas'));
  test('downsample:text', () => provesClaim('downsample', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'downsample:exact:N2.C3.O4.h5.w6-integers',
      'downsample:exact:N3.C2.O5.h4.w7-integers',
      'downsample:exact:N1.C3.O4.h5.w6-integers',
      'downsample:exact:N2.C1.O4.h5.w6-integers',
      'downsample:exact:N2.C3.O1.h5.w6-integers',
      'downsample:exact:N2.C3.O4.h1.w6-integers',
      'downsample:exact:N2.C3.O4.h5.w1-integers',
      'downsample:exact:N1.C1.O1.h1.w1-integers',
      'downsample:exact:N3.C3.O3.h3.w3-integers',
      'downsample:exact:N1.C24.O24.h3.w3-integers',
      'downsample:exact:N9.C3.O4.h5.w6-integers',
      'downsample:exact:N2.C33.O4.h5.w6-integers',
      'downsample:exact:N2.C3.O33.h5.w6-integers',
      'downsample:exact:N2.C3.O4.h18.w6-integers',
      'downsample:exact:N2.C3.O4.h5.w18-integers',
      'downsample:exact:N1.C259.O2.h1.w1-integers',
      'downsample:exact:N2.C3.O4.h5.w6-wide-integers-x',
      'downsample:exact:N2.C3.O4.h5.w6-wide-integers-W',
      'downsample:exact:N2.C3.O4.h5.w6-wide-integers-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'downsample:mantissa:N2.C3.O4.h5.w6-probe-x',
      'downsample:mantissa:N2.C3.O4.h5.w6-probe-W',
      'downsample:mantissa:N2.C3.O4.h5.w6-probe-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'downsample:bounded:N2.C3.O4.h5.w6-cancellation',
      'downsample:bounded:N2.C3.O4.h5.w6-normal',
      'downsample:bounded:N3.C3.O3.h3.w3-normal',
      'downsample:bounded:N9.C3.O4.h5.w6-normal',
      'downsample:bounded:N2.C3.O33.h5.w6-normal',
      'downsample:bounded:N2.C3.O4.h18.w6-normal',
      'downsample:bounded:N2.C3.O4.h5.w18-normal',
      'downsample:bounded:N1.C259.O2.h1.w1-normal',
      'downsample:bounded:N2.C3.O4.h5.w6-not-a-number-x',
      'downsample:bounded:N2.C3.O4.h5.w6-not-a-number-W',
      'downsample:bounded:N2.C3.O4.h5.w6-not-a-number-b',
      'downsample:bounded:N2.C3.O4.h5.w6-subnormal-x',
      'downsample:bounded:N2.C3.O4.h5.w6-subnormal-W',
      'downsample:bounded:N2.C3.O4.h5.w6-subnormal-b',
      'downsample:bounded:N2.C3.O4.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'downsample:repeat:N2.C3.O4.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('patchify', () => {
  test('patchify:meaning', () => provesClaim('patchify', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('patchify:replicas', () => provesClaim('patchify', 'replicas'));
  test('patchify:text', () => provesClaim('patchify', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'patchify:exact:N2.C3.O4.h5.w6-integers',
      'patchify:exact:N3.C2.O5.h4.w7-integers',
      'patchify:exact:N1.C3.O4.h5.w6-integers',
      'patchify:exact:N2.C1.O4.h5.w6-integers',
      'patchify:exact:N2.C3.O1.h5.w6-integers',
      'patchify:exact:N2.C3.O4.h1.w6-integers',
      'patchify:exact:N2.C3.O4.h5.w1-integers',
      'patchify:exact:N1.C1.O1.h1.w1-integers',
      'patchify:exact:N3.C3.O3.h3.w3-integers',
      'patchify:exact:N1.C24.O24.h3.w3-integers',
      'patchify:exact:N9.C3.O4.h5.w6-integers',
      'patchify:exact:N2.C33.O4.h5.w6-integers',
      'patchify:exact:N2.C3.O33.h5.w6-integers',
      'patchify:exact:N2.C3.O4.h18.w6-integers',
      'patchify:exact:N2.C3.O4.h5.w18-integers',
      'patchify:exact:N1.C259.O2.h1.w1-integers',
      'patchify:exact:N2.C3.O4.h5.w6-wide-integers-x',
      'patchify:exact:N2.C3.O4.h5.w6-wide-integers-W',
      'patchify:exact:N2.C3.O4.h5.w6-wide-integers-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'patchify:mantissa:N2.C3.O4.h5.w6-probe-x',
      'patchify:mantissa:N2.C3.O4.h5.w6-probe-W',
      'patchify:mantissa:N2.C3.O4.h5.w6-probe-b',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'patchify:bounded:N2.C3.O4.h5.w6-cancellation',
      'patchify:bounded:N2.C3.O4.h5.w6-normal',
      'patchify:bounded:N3.C3.O3.h3.w3-normal',
      'patchify:bounded:N9.C3.O4.h5.w6-normal',
      'patchify:bounded:N2.C3.O33.h5.w6-normal',
      'patchify:bounded:N2.C3.O4.h18.w6-normal',
      'patchify:bounded:N2.C3.O4.h5.w18-normal',
      'patchify:bounded:N1.C259.O2.h1.w1-normal',
      'patchify:bounded:N2.C3.O4.h5.w6-not-a-number-x',
      'patchify:bounded:N2.C3.O4.h5.w6-not-a-number-W',
      'patchify:bounded:N2.C3.O4.h5.w6-not-a-number-b',
      'patchify:bounded:N2.C3.O4.h5.w6-subnormal-x',
      'patchify:bounded:N2.C3.O4.h5.w6-subnormal-W',
      'patchify:bounded:N2.C3.O4.h5.w6-subnormal-b',
      'patchify:bounded:N2.C3.O4.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'patchify:repeat:N2.C3.O4.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-bias-grad', () => {
  test('conv-strided-bias-grad:denotation', () => provesClaim('conv-strided-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-strided-bias-grad:meaning', () => provesClaim('conv-strided-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-strided-bias-grad:replicas', () => provesClaim('conv-strided-bias-grad', 'replicas'));
  test('conv-strided-bias-grad:text', () => provesClaim('conv-strided-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-strided-bias-grad:exact:N2.O3.h5.w6-integers',
      'conv-strided-bias-grad:exact:N3.O2.h4.w5-integers',
      'conv-strided-bias-grad:exact:N1.O3.h5.w6-integers',
      'conv-strided-bias-grad:exact:N2.O1.h5.w6-integers',
      'conv-strided-bias-grad:exact:N2.O3.h1.w6-integers',
      'conv-strided-bias-grad:exact:N2.O3.h5.w1-integers',
      'conv-strided-bias-grad:exact:N1.O1.h1.w1-integers',
      'conv-strided-bias-grad:exact:N3.O3.h3.w3-integers',
      'conv-strided-bias-grad:exact:N1.O24.h3.w3-integers',
      'conv-strided-bias-grad:exact:N9.O3.h5.w6-integers',
      'conv-strided-bias-grad:exact:N2.O33.h5.w6-integers',
      'conv-strided-bias-grad:exact:N2.O3.h18.w6-integers',
      'conv-strided-bias-grad:exact:N2.O3.h5.w18-integers',
      'conv-strided-bias-grad:exact:N1.O259.h1.w1-integers',
      'conv-strided-bias-grad:exact:N1.O256.h14.w14-integers',
      'conv-strided-bias-grad:exact:N2.O3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-strided-bias-grad:mantissa:N2.O3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-strided-bias-grad:bounded:N2.O3.h5.w6-cancellation',
      'conv-strided-bias-grad:bounded:N2.O3.h5.w6-normal',
      'conv-strided-bias-grad:bounded:N3.O3.h3.w3-normal',
      'conv-strided-bias-grad:bounded:N1.O259.h1.w1-normal',
      'conv-strided-bias-grad:bounded:N2.O3.h5.w6-not-a-number-dy',
      'conv-strided-bias-grad:bounded:N2.O3.h5.w6-subnormal-dy',
      'conv-strided-bias-grad:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-bias-grad:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-strided-bias-grad:laws:N2.O3.h5.w6-batch-additivity',
      'conv-strided-bias-grad:laws:N2.O3.h5.w6-cotangent-linearity',
      'conv-strided-bias-grad:laws:N2.O3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-input-grad', () => {
  test('conv-strided-input-grad:denotation', () => provesClaim('conv-strided-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-strided-input-grad:hypotheses', () => provesClaim('conv-strided-input-grad', 'hypotheses'));
  test('conv-strided-input-grad:meaning', () => provesClaim('conv-strided-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-strided-input-grad:replicas', () => provesClaim('conv-strided-input-grad', 'replicas'));
  test('conv-strided-input-grad:text', () => provesClaim('conv-strided-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-strided-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv-strided-input-grad:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O6.h7.w8.ph0.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw0-integers',
      'conv-strided-input-grad:exact:N1.C1.O1.h1.w1.ph0.pw0-integers',
      'conv-strided-input-grad:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv-strided-input-grad:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv-strided-input-grad:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv-strided-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv-strided-input-grad:exact:N1.C259.O2.h1.w1.ph0.pw0-integers',
      'conv-strided-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-W',
      'conv-strided-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-strided-input-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-W',
      'conv-strided-input-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-strided-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-strided-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-input-grad:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-strided-input-grad:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-input-grad:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-strided-input-grad:bounded:N1.C259.O2.h1.w1.ph0.pw0-normal',
      'conv-strided-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv-strided-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-strided-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-strided-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv-strided-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-strided-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-input-grad:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-strided-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-cotangent-linearity',
      'conv-strided-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-erased-rounding',
      'conv-strided-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-permutation',
      'conv-strided-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-weight-grad', () => {
  test('conv-strided-weight-grad:denotation', () => provesClaim('conv-strided-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-strided-weight-grad:meaning', () => provesClaim('conv-strided-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-strided-weight-grad:replicas', () => provesClaim('conv-strided-weight-grad', 'replicas'));
  test('conv-strided-weight-grad:text', () => provesClaim('conv-strided-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-strided-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv-strided-weight-grad:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O6.h7.w8.ph0.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw0-integers',
      'conv-strided-weight-grad:exact:N1.C1.O1.h1.w1.ph0.pw0-integers',
      'conv-strided-weight-grad:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv-strided-weight-grad:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv-strided-weight-grad:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv-strided-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv-strided-weight-grad:exact:N1.C259.O2.h1.w1.ph0.pw0-integers',
      'conv-strided-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-x',
      'conv-strided-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-strided-weight-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-x',
      'conv-strided-weight-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-strided-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-strided-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-weight-grad:bounded:N2.C4.O6.h1.w8.ph1.pw2-normal',
      'conv-strided-weight-grad:bounded:N2.C4.O6.h7.w1.ph1.pw2-normal',
      'conv-strided-weight-grad:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-strided-weight-grad:bounded:N1.C24.O24.h3.w3.ph1.pw1-normal',
      'conv-strided-weight-grad:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-strided-weight-grad:bounded:N1.C259.O2.h1.w1.ph0.pw0-normal',
      'conv-strided-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-x',
      'conv-strided-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-strided-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-strided-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-x',
      'conv-strided-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-strided-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-weight-grad:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-strided-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-batch-additivity',
      'conv-strided-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-cotangent-linearity',
      'conv-strided-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-erased-rounding',
      'conv-strided-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-permutation',
      'conv-strided-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-xla-bias-grad', () => {
  test('conv-strided-xla-bias-grad:denotation', () => provesClaim('conv-strided-xla-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-strided-xla-bias-grad:meaning', () => provesClaim('conv-strided-xla-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-strided-xla-bias-grad:replicas', () => provesClaim('conv-strided-xla-bias-grad', 'replicas'));
  test('conv-strided-xla-bias-grad:text', () => provesClaim('conv-strided-xla-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-strided-xla-bias-grad:exact:N2.O3.h5.w6-integers',
      'conv-strided-xla-bias-grad:exact:N3.O2.h4.w5-integers',
      'conv-strided-xla-bias-grad:exact:N1.O3.h5.w6-integers',
      'conv-strided-xla-bias-grad:exact:N2.O1.h5.w6-integers',
      'conv-strided-xla-bias-grad:exact:N2.O3.h1.w6-integers',
      'conv-strided-xla-bias-grad:exact:N2.O3.h5.w1-integers',
      'conv-strided-xla-bias-grad:exact:N1.O1.h1.w1-integers',
      'conv-strided-xla-bias-grad:exact:N3.O3.h3.w3-integers',
      'conv-strided-xla-bias-grad:exact:N1.O24.h3.w3-integers',
      'conv-strided-xla-bias-grad:exact:N9.O3.h5.w6-integers',
      'conv-strided-xla-bias-grad:exact:N2.O33.h5.w6-integers',
      'conv-strided-xla-bias-grad:exact:N2.O3.h18.w6-integers',
      'conv-strided-xla-bias-grad:exact:N2.O3.h5.w18-integers',
      'conv-strided-xla-bias-grad:exact:N1.O259.h1.w1-integers',
      'conv-strided-xla-bias-grad:exact:N2.O3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-strided-xla-bias-grad:mantissa:N2.O3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-strided-xla-bias-grad:bounded:N2.O3.h5.w6-cancellation',
      'conv-strided-xla-bias-grad:bounded:N2.O3.h5.w6-normal',
      'conv-strided-xla-bias-grad:bounded:N3.O3.h3.w3-normal',
      'conv-strided-xla-bias-grad:bounded:N1.O259.h1.w1-normal',
      'conv-strided-xla-bias-grad:bounded:N2.O3.h5.w6-not-a-number-dy',
      'conv-strided-xla-bias-grad:bounded:N2.O3.h5.w6-subnormal-dy',
      'conv-strided-xla-bias-grad:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-xla-bias-grad:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-strided-xla-bias-grad:laws:N2.O3.h5.w6-batch-additivity',
      'conv-strided-xla-bias-grad:laws:N2.O3.h5.w6-cotangent-linearity',
      'conv-strided-xla-bias-grad:laws:N2.O3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-xla-input-grad', () => {
  test('conv-strided-xla-input-grad:denotation', () => provesClaim('conv-strided-xla-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-strided-xla-input-grad:hypotheses', () => provesClaim('conv-strided-xla-input-grad', 'hypotheses'));
  test('conv-strided-xla-input-grad:meaning', () => provesClaim('conv-strided-xla-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-strided-xla-input-grad:replicas', () => provesClaim('conv-strided-xla-input-grad', 'replicas'));
  test('conv-strided-xla-input-grad:text', () => provesClaim('conv-strided-xla-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-strided-xla-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv-strided-xla-input-grad:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N1.C1.O1.h1.w1.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv-strided-xla-input-grad:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv-strided-xla-input-grad:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv-strided-xla-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv-strided-xla-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-W',
      'conv-strided-xla-input-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-strided-xla-input-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-W',
      'conv-strided-xla-input-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-strided-xla-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-strided-xla-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-input-grad:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-strided-xla-input-grad:bounded:N1.C24.O24.h3.w3.ph1.pw1-normal',
      'conv-strided-xla-input-grad:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-input-grad:bounded:N2.C33.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-input-grad:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv-strided-xla-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-strided-xla-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-strided-xla-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv-strided-xla-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-strided-xla-input-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-xla-input-grad:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-strided-xla-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-cotangent-linearity',
      'conv-strided-xla-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-permutation',
      'conv-strided-xla-input-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-xla-weight-grad', () => {
  test('conv-strided-xla-weight-grad:denotation', () => provesClaim('conv-strided-xla-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('conv-strided-xla-weight-grad:meaning', () => provesClaim('conv-strided-xla-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-strided-xla-weight-grad:replicas', () => provesClaim('conv-strided-xla-weight-grad', 'replicas'));
  test('conv-strided-xla-weight-grad:text', () => provesClaim('conv-strided-xla-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'conv-strided-xla-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N4.C2.O7.h6.w9.ph2.pw1-integers',
      'conv-strided-xla-weight-grad:exact:N1.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C1.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C4.O1.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C4.O6.h1.w8.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C4.O6.h7.w1.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N1.C1.O1.h1.w1.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N3.C3.O3.h3.w3.ph1.pw1-integers',
      'conv-strided-xla-weight-grad:exact:N1.C24.O24.h3.w3.ph1.pw1-integers',
      'conv-strided-xla-weight-grad:exact:N9.C4.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C33.O6.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C4.O33.h7.w8.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C4.O6.h18.w8.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C4.O6.h7.w18.ph1.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C4.O6.h7.w8.ph3.pw2-integers',
      'conv-strided-xla-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw3-integers',
      'conv-strided-xla-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-x',
      'conv-strided-xla-weight-grad:exact:N2.C4.O6.h7.w8.ph1.pw2-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'conv-strided-xla-weight-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-x',
      'conv-strided-xla-weight-grad:mantissa:N2.C4.O6.h7.w8.ph1.pw2-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h1.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h7.w1.ph1.pw2-normal',
      'conv-strided-xla-weight-grad:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-strided-xla-weight-grad:bounded:N1.C24.O24.h3.w3.ph1.pw1-normal',
      'conv-strided-xla-weight-grad:bounded:N2.C33.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-x',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-x',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-strided-xla-weight-grad:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-xla-weight-grad:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'conv-strided-xla-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-batch-additivity',
      'conv-strided-xla-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-cotangent-linearity',
      'conv-strided-xla-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-erased-rounding',
      'conv-strided-xla-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-permutation',
      'conv-strided-xla-weight-grad:laws:N2.C4.O6.h7.w8.ph1.pw2-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('downsample-bias-grad', () => {
  test('downsample-bias-grad:denotation', () => provesClaim('downsample-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('downsample-bias-grad:meaning', () => provesClaim('downsample-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('downsample-bias-grad:replicas', () => provesClaim('downsample-bias-grad', 'replicas'));
  test('downsample-bias-grad:text', () => provesClaim('downsample-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'downsample-bias-grad:exact:N2.O3.h5.w6-integers',
      'downsample-bias-grad:exact:N3.O2.h4.w5-integers',
      'downsample-bias-grad:exact:N1.O3.h5.w6-integers',
      'downsample-bias-grad:exact:N2.O1.h5.w6-integers',
      'downsample-bias-grad:exact:N2.O3.h1.w6-integers',
      'downsample-bias-grad:exact:N2.O3.h5.w1-integers',
      'downsample-bias-grad:exact:N1.O1.h1.w1-integers',
      'downsample-bias-grad:exact:N3.O3.h3.w3-integers',
      'downsample-bias-grad:exact:N1.O24.h3.w3-integers',
      'downsample-bias-grad:exact:N9.O3.h5.w6-integers',
      'downsample-bias-grad:exact:N2.O33.h5.w6-integers',
      'downsample-bias-grad:exact:N2.O3.h18.w6-integers',
      'downsample-bias-grad:exact:N2.O3.h5.w18-integers',
      'downsample-bias-grad:exact:N1.O259.h1.w1-integers',
      'downsample-bias-grad:exact:N1.O384.h14.w14-integers',
      'downsample-bias-grad:exact:N2.O3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'downsample-bias-grad:mantissa:N2.O3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'downsample-bias-grad:bounded:N2.O3.h5.w6-cancellation',
      'downsample-bias-grad:bounded:N2.O3.h5.w6-normal',
      'downsample-bias-grad:bounded:N3.O3.h3.w3-normal',
      'downsample-bias-grad:bounded:N1.O259.h1.w1-normal',
      'downsample-bias-grad:bounded:N2.O3.h5.w6-not-a-number-dy',
      'downsample-bias-grad:bounded:N2.O3.h5.w6-subnormal-dy',
      'downsample-bias-grad:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'downsample-bias-grad:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'downsample-bias-grad:laws:N2.O3.h5.w6-batch-additivity',
      'downsample-bias-grad:laws:N2.O3.h5.w6-cotangent-linearity',
      'downsample-bias-grad:laws:N2.O3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('downsample-input-grad', () => {
  test('downsample-input-grad:denotation', () => provesClaim('downsample-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('downsample-input-grad:meaning', () => provesClaim('downsample-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('downsample-input-grad:replicas', () => provesClaim('downsample-input-grad', 'replicas'));
  test('downsample-input-grad:text', () => provesClaim('downsample-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'downsample-input-grad:exact:N2.C3.O4.h5.w6-integers',
      'downsample-input-grad:exact:N3.C2.O5.h4.w7-integers',
      'downsample-input-grad:exact:N1.C3.O4.h5.w6-integers',
      'downsample-input-grad:exact:N2.C1.O4.h5.w6-integers',
      'downsample-input-grad:exact:N2.C3.O1.h5.w6-integers',
      'downsample-input-grad:exact:N2.C3.O4.h1.w6-integers',
      'downsample-input-grad:exact:N2.C3.O4.h5.w1-integers',
      'downsample-input-grad:exact:N1.C1.O1.h1.w1-integers',
      'downsample-input-grad:exact:N3.C3.O3.h3.w3-integers',
      'downsample-input-grad:exact:N1.C24.O24.h3.w3-integers',
      'downsample-input-grad:exact:N9.C3.O4.h5.w6-integers',
      'downsample-input-grad:exact:N2.C33.O4.h5.w6-integers',
      'downsample-input-grad:exact:N2.C3.O33.h5.w6-integers',
      'downsample-input-grad:exact:N2.C3.O4.h18.w6-integers',
      'downsample-input-grad:exact:N2.C3.O4.h5.w18-integers',
      'downsample-input-grad:exact:N1.C259.O2.h1.w1-integers',
      'downsample-input-grad:exact:N2.C3.O4.h5.w6-wide-integers-W',
      'downsample-input-grad:exact:N2.C3.O4.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'downsample-input-grad:mantissa:N2.C3.O4.h5.w6-probe-W',
      'downsample-input-grad:mantissa:N3.C2.O5.h4.w7-probe-W',
      'downsample-input-grad:mantissa:N2.C3.O4.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'downsample-input-grad:bounded:N2.C3.O4.h5.w6-cancellation',
      'downsample-input-grad:bounded:N3.C2.O5.h4.w7-cancellation',
      'downsample-input-grad:bounded:N2.C3.O4.h5.w6-normal',
      'downsample-input-grad:bounded:N1.C1.O1.h1.w1-normal',
      'downsample-input-grad:bounded:N3.C3.O3.h3.w3-normal',
      'downsample-input-grad:bounded:N9.C3.O4.h5.w6-normal',
      'downsample-input-grad:bounded:N2.C3.O33.h5.w6-normal',
      'downsample-input-grad:bounded:N1.C259.O2.h1.w1-normal',
      'downsample-input-grad:bounded:N2.C3.O4.h5.w6-not-a-number-W',
      'downsample-input-grad:bounded:N2.C3.O4.h5.w6-not-a-number-dy',
      'downsample-input-grad:bounded:N2.C3.O4.h5.w6-sparse-cotangent',
      'downsample-input-grad:bounded:N2.C3.O4.h5.w6-subnormal-W',
      'downsample-input-grad:bounded:N2.C3.O4.h5.w6-subnormal-dy',
      'downsample-input-grad:bounded:N2.C3.O4.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'downsample-input-grad:repeat:N2.C3.O4.h5.w6-repetition',
      'downsample-input-grad:repeat:N3.C2.O5.h4.w7-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'downsample-input-grad:laws:N2.C3.O4.h5.w6-cotangent-linearity',
      'downsample-input-grad:laws:N2.C3.O4.h5.w6-erased-rounding',
      'downsample-input-grad:laws:N2.C3.O4.h5.w6-permutation',
      'downsample-input-grad:laws:N2.C3.O4.h5.w6-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('downsample-weight-grad', () => {
  test('downsample-weight-grad:denotation', () => provesClaim('downsample-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('downsample-weight-grad:meaning', () => provesClaim('downsample-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('downsample-weight-grad:replicas', () => provesClaim('downsample-weight-grad', 'replicas'));
  test('downsample-weight-grad:text', () => provesClaim('downsample-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'downsample-weight-grad:exact:N2.C3.O4.h5.w6-integers',
      'downsample-weight-grad:exact:N3.C2.O5.h4.w7-integers',
      'downsample-weight-grad:exact:N1.C3.O4.h5.w6-integers',
      'downsample-weight-grad:exact:N2.C1.O4.h5.w6-integers',
      'downsample-weight-grad:exact:N2.C3.O1.h5.w6-integers',
      'downsample-weight-grad:exact:N2.C3.O4.h1.w6-integers',
      'downsample-weight-grad:exact:N2.C3.O4.h5.w1-integers',
      'downsample-weight-grad:exact:N1.C1.O1.h1.w1-integers',
      'downsample-weight-grad:exact:N3.C3.O3.h3.w3-integers',
      'downsample-weight-grad:exact:N1.C24.O24.h3.w3-integers',
      'downsample-weight-grad:exact:N9.C3.O4.h5.w6-integers',
      'downsample-weight-grad:exact:N2.C33.O4.h5.w6-integers',
      'downsample-weight-grad:exact:N2.C3.O33.h5.w6-integers',
      'downsample-weight-grad:exact:N2.C3.O4.h18.w6-integers',
      'downsample-weight-grad:exact:N2.C3.O4.h5.w18-integers',
      'downsample-weight-grad:exact:N1.C259.O2.h1.w1-integers',
      'downsample-weight-grad:exact:N2.C3.O4.h5.w6-wide-integers-x',
      'downsample-weight-grad:exact:N2.C3.O4.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'downsample-weight-grad:mantissa:N2.C3.O4.h5.w6-probe-x',
      'downsample-weight-grad:mantissa:N3.C2.O5.h4.w7-probe-x',
      'downsample-weight-grad:mantissa:N2.C3.O4.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'downsample-weight-grad:bounded:N2.C3.O4.h5.w6-cancellation',
      'downsample-weight-grad:bounded:N3.C2.O5.h4.w7-cancellation',
      'downsample-weight-grad:bounded:N2.C3.O4.h5.w6-normal',
      'downsample-weight-grad:bounded:N2.C3.O4.h1.w6-normal',
      'downsample-weight-grad:bounded:N2.C3.O4.h5.w1-normal',
      'downsample-weight-grad:bounded:N3.C3.O3.h3.w3-normal',
      'downsample-weight-grad:bounded:N9.C3.O4.h5.w6-normal',
      'downsample-weight-grad:bounded:N2.C3.O33.h5.w6-normal',
      'downsample-weight-grad:bounded:N1.C259.O2.h1.w1-normal',
      'downsample-weight-grad:bounded:N2.C3.O4.h5.w6-not-a-number-x',
      'downsample-weight-grad:bounded:N2.C3.O4.h5.w6-not-a-number-dy',
      'downsample-weight-grad:bounded:N2.C3.O4.h5.w6-sparse-cotangent',
      'downsample-weight-grad:bounded:N2.C3.O4.h5.w6-subnormal-x',
      'downsample-weight-grad:bounded:N2.C3.O4.h5.w6-subnormal-dy',
      'downsample-weight-grad:bounded:N2.C3.O4.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'downsample-weight-grad:repeat:N2.C3.O4.h5.w6-repetition',
      'downsample-weight-grad:repeat:N3.C2.O5.h4.w7-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'downsample-weight-grad:laws:N2.C3.O4.h5.w6-batch-additivity',
      'downsample-weight-grad:laws:N2.C3.O4.h5.w6-cotangent-linearity',
      'downsample-weight-grad:laws:N2.C3.O4.h5.w6-erased-rounding',
      'downsample-weight-grad:laws:N2.C3.O4.h5.w6-permutation',
      'downsample-weight-grad:laws:N2.C3.O4.h5.w6-translation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('patchify-bias-grad', () => {
  test('patchify-bias-grad:denotation', () => provesClaim('patchify-bias-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('patchify-bias-grad:meaning', () => provesClaim('patchify-bias-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('patchify-bias-grad:replicas', () => provesClaim('patchify-bias-grad', 'replicas'));
  test('patchify-bias-grad:text', () => provesClaim('patchify-bias-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'patchify-bias-grad:exact:N2.O3.h5.w6-integers',
      'patchify-bias-grad:exact:N3.O2.h4.w5-integers',
      'patchify-bias-grad:exact:N1.O3.h5.w6-integers',
      'patchify-bias-grad:exact:N2.O1.h5.w6-integers',
      'patchify-bias-grad:exact:N2.O3.h1.w6-integers',
      'patchify-bias-grad:exact:N2.O3.h5.w1-integers',
      'patchify-bias-grad:exact:N1.O1.h1.w1-integers',
      'patchify-bias-grad:exact:N3.O3.h3.w3-integers',
      'patchify-bias-grad:exact:N1.O24.h3.w3-integers',
      'patchify-bias-grad:exact:N9.O3.h5.w6-integers',
      'patchify-bias-grad:exact:N2.O33.h5.w6-integers',
      'patchify-bias-grad:exact:N2.O3.h18.w6-integers',
      'patchify-bias-grad:exact:N2.O3.h5.w18-integers',
      'patchify-bias-grad:exact:N1.O259.h1.w1-integers',
      'patchify-bias-grad:exact:N2.O3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'patchify-bias-grad:mantissa:N2.O3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'patchify-bias-grad:bounded:N2.O3.h5.w6-cancellation',
      'patchify-bias-grad:bounded:N2.O3.h5.w6-normal',
      'patchify-bias-grad:bounded:N3.O3.h3.w3-normal',
      'patchify-bias-grad:bounded:N1.O259.h1.w1-normal',
      'patchify-bias-grad:bounded:N2.O3.h5.w6-not-a-number-dy',
      'patchify-bias-grad:bounded:N2.O3.h5.w6-subnormal-dy',
      'patchify-bias-grad:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'patchify-bias-grad:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'patchify-bias-grad:laws:N2.O3.h5.w6-batch-additivity',
      'patchify-bias-grad:laws:N2.O3.h5.w6-cotangent-linearity',
      'patchify-bias-grad:laws:N2.O3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('patchify-weight-grad', () => {
  test('patchify-weight-grad:denotation', () => provesClaim('patchify-weight-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('patchify-weight-grad:meaning', () => provesClaim('patchify-weight-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('patchify-weight-grad:replicas', () => provesClaim('patchify-weight-grad', 'replicas'));
  test('patchify-weight-grad:text', () => provesClaim('patchify-weight-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'patchify-weight-grad:exact:N2.C3.O4.h5.w6-integers',
      'patchify-weight-grad:exact:N3.C2.O5.h4.w7-integers',
      'patchify-weight-grad:exact:N1.C3.O4.h5.w6-integers',
      'patchify-weight-grad:exact:N2.C1.O4.h5.w6-integers',
      'patchify-weight-grad:exact:N2.C3.O1.h5.w6-integers',
      'patchify-weight-grad:exact:N2.C3.O4.h1.w6-integers',
      'patchify-weight-grad:exact:N2.C3.O4.h5.w1-integers',
      'patchify-weight-grad:exact:N1.C1.O1.h1.w1-integers',
      'patchify-weight-grad:exact:N3.C3.O3.h3.w3-integers',
      'patchify-weight-grad:exact:N1.C24.O24.h3.w3-integers',
      'patchify-weight-grad:exact:N9.C3.O4.h5.w6-integers',
      'patchify-weight-grad:exact:N2.C33.O4.h5.w6-integers',
      'patchify-weight-grad:exact:N2.C3.O33.h5.w6-integers',
      'patchify-weight-grad:exact:N2.C3.O4.h18.w6-integers',
      'patchify-weight-grad:exact:N2.C3.O4.h5.w18-integers',
      'patchify-weight-grad:exact:N1.C259.O2.h1.w1-integers',
      'patchify-weight-grad:exact:N2.C3.O4.h5.w6-wide-integers-x',
      'patchify-weight-grad:exact:N2.C3.O4.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'patchify-weight-grad:mantissa:N2.C3.O4.h5.w6-probe-x',
      'patchify-weight-grad:mantissa:N2.C3.O4.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'patchify-weight-grad:bounded:N2.C3.O4.h5.w6-cancellation',
      'patchify-weight-grad:bounded:N2.C3.O4.h5.w6-normal',
      'patchify-weight-grad:bounded:N3.C3.O3.h3.w3-normal',
      'patchify-weight-grad:bounded:N2.C3.O33.h5.w6-normal',
      'patchify-weight-grad:bounded:N1.C259.O2.h1.w1-normal',
      'patchify-weight-grad:bounded:N2.C3.O4.h5.w6-not-a-number-x',
      'patchify-weight-grad:bounded:N2.C3.O4.h5.w6-not-a-number-dy',
      'patchify-weight-grad:bounded:N2.C3.O4.h5.w6-sparse-cotangent',
      'patchify-weight-grad:bounded:N2.C3.O4.h5.w6-subnormal-x',
      'patchify-weight-grad:bounded:N2.C3.O4.h5.w6-subnormal-dy',
      'patchify-weight-grad:bounded:N2.C3.O4.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'patchify-weight-grad:repeat:N2.C3.O4.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'patchify-weight-grad:laws:N2.C3.O4.h5.w6-batch-additivity',
      'patchify-weight-grad:laws:N2.C3.O4.h5.w6-cotangent-linearity',
      'patchify-weight-grad:laws:N2.C3.O4.h5.w6-erased-rounding',
      'patchify-weight-grad:laws:N2.C3.O4.h5.w6-permutation',
      'patchify-weight-grad:laws:N2.C3.O4.h5.w6-translation',
    ])('%s', (id) => runsCase(id));
  });
});
