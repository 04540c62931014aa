// Generated from the entries of family 'optimizer' in packages/spec/src; edits are lost. Checksum 9e0aec7361df
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('bn-beta-sgd', () => {
  test('bn-beta-sgd:denotation', () => provesClaim('bn-beta-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('bn-beta-sgd:meaning', () => provesClaim('bn-beta-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('bn-beta-sgd:replicas', () => provesClaim('bn-beta-sgd', 'replicas'));
  test('bn-beta-sgd:text', () => provesClaim('bn-beta-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'bn-beta-sgd:bounded:N2.C3.h5.w6-cancellation',
      'bn-beta-sgd:bounded:N3.C2.h4.w5-cancellation',
      'bn-beta-sgd:bounded:N2.C3.h5.w6-normal',
      'bn-beta-sgd:bounded:N1.C3.h5.w6-normal',
      'bn-beta-sgd:bounded:N2.C1.h5.w6-normal',
      'bn-beta-sgd:bounded:N2.C3.h1.w6-normal',
      'bn-beta-sgd:bounded:N2.C3.h5.w1-normal',
      'bn-beta-sgd:bounded:N1.C1.h1.w1-normal',
      'bn-beta-sgd:bounded:N3.C3.h3.w3-normal',
      'bn-beta-sgd:bounded:N1.C24.h3.w3-normal',
      'bn-beta-sgd:bounded:N9.C3.h5.w6-normal',
      'bn-beta-sgd:bounded:N2.C33.h5.w6-normal',
      'bn-beta-sgd:bounded:N2.C3.h18.w6-normal',
      'bn-beta-sgd:bounded:N2.C3.h5.w18-normal',
      'bn-beta-sgd:bounded:N1.C259.h1.w1-normal',
      'bn-beta-sgd:bounded:N1.C480.h14.w14-normal',
      'bn-beta-sgd:bounded:N1.C384.h14.w14-normal',
      'bn-beta-sgd:bounded:N1.C256.h14.w14-normal',
      'bn-beta-sgd:bounded:N2.C3.h5.w6-not-a-number-beta',
      'bn-beta-sgd:bounded:N2.C3.h5.w6-not-a-number-dy',
      'bn-beta-sgd:bounded:N2.C3.h5.w6-on-grid',
      'bn-beta-sgd:bounded:N2.C3.h5.w6-sparse-cotangent',
      'bn-beta-sgd:bounded:N2.C3.h5.w6-subnormal-beta',
      'bn-beta-sgd:bounded:N2.C3.h5.w6-subnormal-dy',
      'bn-beta-sgd:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'bn-beta-sgd:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('bn-gamma-sgd', () => {
  test('bn-gamma-sgd:denotation', () => provesClaim('bn-gamma-sgd', 'denotation', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('bn-gamma-sgd:meaning', () => provesClaim('bn-gamma-sgd', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('bn-gamma-sgd:replicas', () => provesClaim('bn-gamma-sgd', 'replicas'));
  test('bn-gamma-sgd:text', () => provesClaim('bn-gamma-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-cancellation',
      'bn-gamma-sgd:bounded:N3.C2.h4.w5-cancellation',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-far-magnitudes',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-normal',
      'bn-gamma-sgd:bounded:N1.C3.h5.w6-normal',
      'bn-gamma-sgd:bounded:N2.C1.h5.w6-normal',
      'bn-gamma-sgd:bounded:N2.C3.h1.w6-normal',
      'bn-gamma-sgd:bounded:N2.C3.h5.w1-normal',
      'bn-gamma-sgd:bounded:N1.C1.h1.w1-normal',
      'bn-gamma-sgd:bounded:N3.C3.h3.w3-normal',
      'bn-gamma-sgd:bounded:N1.C24.h3.w3-normal',
      'bn-gamma-sgd:bounded:N9.C3.h5.w6-normal',
      'bn-gamma-sgd:bounded:N2.C33.h5.w6-normal',
      'bn-gamma-sgd:bounded:N2.C3.h18.w6-normal',
      'bn-gamma-sgd:bounded:N2.C3.h5.w18-normal',
      'bn-gamma-sgd:bounded:N1.C259.h1.w1-normal',
      'bn-gamma-sgd:bounded:N1.C240.h14.w14-normal',
      'bn-gamma-sgd:bounded:N1.C960.h7.w7-normal',
      'bn-gamma-sgd:bounded:N1.C512.h7.w7-normal',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-not-a-number-x',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-not-a-number-gamma',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-not-a-number-dy',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-on-grid',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-sparse-cotangent',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-statistics-unit',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-statistics-offset',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-statistics-small-deviation',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-subnormal-gamma',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-subnormal-dy',
      'bn-gamma-sgd:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'bn-gamma-sgd:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('channel-ln-beta-sgd', () => {
  test('channel-ln-beta-sgd:denotation', () => provesClaim('channel-ln-beta-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('channel-ln-beta-sgd:meaning', () => provesClaim('channel-ln-beta-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('channel-ln-beta-sgd:replicas', () => provesClaim('channel-ln-beta-sgd', 'replicas'));
  test('channel-ln-beta-sgd:text', () => provesClaim('channel-ln-beta-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'channel-ln-beta-sgd:bounded:N2.C3.R4-cancellation',
      'channel-ln-beta-sgd:bounded:N3.C2.R5-cancellation',
      'channel-ln-beta-sgd:bounded:N2.C3.R4-normal',
      'channel-ln-beta-sgd:bounded:N1.C3.R4-normal',
      'channel-ln-beta-sgd:bounded:N2.C1.R4-normal',
      'channel-ln-beta-sgd:bounded:N2.C3.R1-normal',
      'channel-ln-beta-sgd:bounded:N1.C1.R1-normal',
      'channel-ln-beta-sgd:bounded:N3.C3.R3-normal',
      'channel-ln-beta-sgd:bounded:N1.C24.R24-normal',
      'channel-ln-beta-sgd:bounded:N9.C3.R4-normal',
      'channel-ln-beta-sgd:bounded:N2.C33.R4-normal',
      'channel-ln-beta-sgd:bounded:N2.C3.R34-normal',
      'channel-ln-beta-sgd:bounded:N1.C259.R2-normal',
      'channel-ln-beta-sgd:bounded:N1.C384.R196-normal',
      'channel-ln-beta-sgd:bounded:N2.C3.R4-not-a-number-beta',
      'channel-ln-beta-sgd:bounded:N2.C3.R4-not-a-number-dy',
      'channel-ln-beta-sgd:bounded:N2.C3.R4-on-grid',
      'channel-ln-beta-sgd:bounded:N2.C3.R4-sparse-cotangent',
      'channel-ln-beta-sgd:bounded:N2.C3.R4-subnormal-beta',
      'channel-ln-beta-sgd:bounded:N2.C3.R4-subnormal-dy',
      'channel-ln-beta-sgd:bounded:N2.C3.R4-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'channel-ln-beta-sgd:repeat:N2.C3.R4-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('channel-ln-gamma-sgd', () => {
  test('channel-ln-gamma-sgd:denotation', () => provesClaim('channel-ln-gamma-sgd', 'denotation', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('channel-ln-gamma-sgd:meaning', () => provesClaim('channel-ln-gamma-sgd', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('channel-ln-gamma-sgd:replicas', () => provesClaim('channel-ln-gamma-sgd', 'replicas'));
  test('channel-ln-gamma-sgd:text', () => provesClaim('channel-ln-gamma-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-cancellation',
      'channel-ln-gamma-sgd:bounded:N3.C2.R5-cancellation',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-far-magnitudes',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-normal',
      'channel-ln-gamma-sgd:bounded:N1.C3.R4-normal',
      'channel-ln-gamma-sgd:bounded:N2.C1.R4-normal',
      'channel-ln-gamma-sgd:bounded:N2.C3.R1-normal',
      'channel-ln-gamma-sgd:bounded:N1.C1.R1-normal',
      'channel-ln-gamma-sgd:bounded:N3.C3.R3-normal',
      'channel-ln-gamma-sgd:bounded:N1.C24.R24-normal',
      'channel-ln-gamma-sgd:bounded:N9.C3.R4-normal',
      'channel-ln-gamma-sgd:bounded:N2.C33.R4-normal',
      'channel-ln-gamma-sgd:bounded:N2.C3.R34-normal',
      'channel-ln-gamma-sgd:bounded:N1.C259.R2-normal',
      'channel-ln-gamma-sgd:bounded:N1.C768.R49-normal',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-not-a-number-x',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-not-a-number-gamma',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-not-a-number-dy',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-on-grid',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-sparse-cotangent',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-statistics-unit',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-statistics-offset',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-statistics-small-deviation',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-subnormal-gamma',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-subnormal-dy',
      'channel-ln-gamma-sgd:bounded:N2.C3.R4-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'channel-ln-gamma-sgd:repeat:N2.C3.R4-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-bias-sgd', () => {
  test('conv-bias-sgd:denotation', () => provesClaim('conv-bias-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-bias-sgd:meaning', () => provesClaim('conv-bias-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-bias-sgd:replicas', () => provesClaim('conv-bias-sgd', 'replicas'));
  test('conv-bias-sgd:text', () => provesClaim('conv-bias-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'conv-bias-sgd:bounded:N2.O3.h5.w6-cancellation',
      'conv-bias-sgd:bounded:N3.O2.h4.w5-cancellation',
      'conv-bias-sgd:bounded:N2.O3.h5.w6-normal',
      'conv-bias-sgd:bounded:N1.O3.h5.w6-normal',
      'conv-bias-sgd:bounded:N2.O1.h5.w6-normal',
      'conv-bias-sgd:bounded:N2.O3.h1.w6-normal',
      'conv-bias-sgd:bounded:N2.O3.h5.w1-normal',
      'conv-bias-sgd:bounded:N1.O1.h1.w1-normal',
      'conv-bias-sgd:bounded:N3.O3.h3.w3-normal',
      'conv-bias-sgd:bounded:N1.O24.h3.w3-normal',
      'conv-bias-sgd:bounded:N9.O3.h5.w6-normal',
      'conv-bias-sgd:bounded:N2.O33.h5.w6-normal',
      'conv-bias-sgd:bounded:N2.O3.h18.w6-normal',
      'conv-bias-sgd:bounded:N2.O3.h5.w18-normal',
      'conv-bias-sgd:bounded:N1.O259.h1.w1-normal',
      'conv-bias-sgd:bounded:N1.O384.h14.w14-normal',
      'conv-bias-sgd:bounded:N1.O32.h28.w28-normal',
      'conv-bias-sgd:bounded:N1.O256.h14.w14-normal',
      'conv-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-b',
      'conv-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-dy',
      'conv-bias-sgd:bounded:N2.O3.h5.w6-on-grid',
      'conv-bias-sgd:bounded:N2.O3.h5.w6-sparse-cotangent',
      'conv-bias-sgd:bounded:N2.O3.h5.w6-subnormal-b',
      'conv-bias-sgd:bounded:N2.O3.h5.w6-subnormal-dy',
      'conv-bias-sgd:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-bias-sgd:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-bias-sgd', () => {
  test('conv-strided-bias-sgd:denotation', () => provesClaim('conv-strided-bias-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-strided-bias-sgd:meaning', () => provesClaim('conv-strided-bias-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-strided-bias-sgd:replicas', () => provesClaim('conv-strided-bias-sgd', 'replicas'));
  test('conv-strided-bias-sgd:text', () => provesClaim('conv-strided-bias-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w6-cancellation',
      'conv-strided-bias-sgd:bounded:N3.O2.h4.w5-cancellation',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w6-normal',
      'conv-strided-bias-sgd:bounded:N1.O3.h5.w6-normal',
      'conv-strided-bias-sgd:bounded:N2.O1.h5.w6-normal',
      'conv-strided-bias-sgd:bounded:N2.O3.h1.w6-normal',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w1-normal',
      'conv-strided-bias-sgd:bounded:N1.O1.h1.w1-normal',
      'conv-strided-bias-sgd:bounded:N3.O3.h3.w3-normal',
      'conv-strided-bias-sgd:bounded:N1.O24.h3.w3-normal',
      'conv-strided-bias-sgd:bounded:N9.O3.h5.w6-normal',
      'conv-strided-bias-sgd:bounded:N2.O33.h5.w6-normal',
      'conv-strided-bias-sgd:bounded:N2.O3.h18.w6-normal',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w18-normal',
      'conv-strided-bias-sgd:bounded:N1.O259.h1.w1-normal',
      'conv-strided-bias-sgd:bounded:N1.O256.h14.w14-normal',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-b',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-dy',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w6-on-grid',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w6-sparse-cotangent',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w6-subnormal-b',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w6-subnormal-dy',
      'conv-strided-bias-sgd:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-bias-sgd:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-weight-sgd', () => {
  test('conv-strided-weight-sgd:denotation', () => provesClaim('conv-strided-weight-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-strided-weight-sgd:meaning', () => provesClaim('conv-strided-weight-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-strided-weight-sgd:replicas', () => provesClaim('conv-strided-weight-sgd', 'replicas'));
  test('conv-strided-weight-sgd:text', () => provesClaim('conv-strided-weight-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-strided-weight-sgd:bounded:N4.C2.O7.h6.w9.ph2.pw1-cancellation',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N1.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C1.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O1.h7.w8.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h1.w8.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w1.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph0.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw0-normal',
      'conv-strided-weight-sgd:bounded:N1.C1.O1.h1.w1.ph0.pw0-normal',
      'conv-strided-weight-sgd:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-strided-weight-sgd:bounded:N1.C24.O24.h3.w3.ph1.pw1-normal',
      'conv-strided-weight-sgd:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C33.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h18.w8.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w18.ph1.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph3.pw2-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw3-normal',
      'conv-strided-weight-sgd:bounded:N1.C259.O2.h1.w1.ph0.pw0-normal',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-x',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-on-grid',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-x',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-strided-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-weight-sgd:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-xla-bias-sgd', () => {
  test('conv-strided-xla-bias-sgd:denotation', () => provesClaim('conv-strided-xla-bias-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-strided-xla-bias-sgd:meaning', () => provesClaim('conv-strided-xla-bias-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-strided-xla-bias-sgd:replicas', () => provesClaim('conv-strided-xla-bias-sgd', 'replicas'));
  test('conv-strided-xla-bias-sgd:text', () => provesClaim('conv-strided-xla-bias-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w6-cancellation',
      'conv-strided-xla-bias-sgd:bounded:N3.O2.h4.w5-cancellation',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w6-normal',
      'conv-strided-xla-bias-sgd:bounded:N1.O3.h5.w6-normal',
      'conv-strided-xla-bias-sgd:bounded:N2.O1.h5.w6-normal',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h1.w6-normal',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w1-normal',
      'conv-strided-xla-bias-sgd:bounded:N1.O1.h1.w1-normal',
      'conv-strided-xla-bias-sgd:bounded:N3.O3.h3.w3-normal',
      'conv-strided-xla-bias-sgd:bounded:N1.O24.h3.w3-normal',
      'conv-strided-xla-bias-sgd:bounded:N9.O3.h5.w6-normal',
      'conv-strided-xla-bias-sgd:bounded:N2.O33.h5.w6-normal',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h18.w6-normal',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w18-normal',
      'conv-strided-xla-bias-sgd:bounded:N1.O259.h1.w1-normal',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-b',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-dy',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w6-on-grid',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w6-sparse-cotangent',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w6-subnormal-b',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w6-subnormal-dy',
      'conv-strided-xla-bias-sgd:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-xla-bias-sgd:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-strided-xla-weight-sgd', () => {
  test('conv-strided-xla-weight-sgd:denotation', () => provesClaim('conv-strided-xla-weight-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-strided-xla-weight-sgd:meaning', () => provesClaim('conv-strided-xla-weight-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-strided-xla-weight-sgd:replicas', () => provesClaim('conv-strided-xla-weight-sgd', 'replicas'));
  test('conv-strided-xla-weight-sgd:text', () => provesClaim('conv-strided-xla-weight-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-strided-xla-weight-sgd:bounded:N4.C2.O7.h6.w9.ph2.pw1-cancellation',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N1.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C1.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O1.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h1.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w1.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N1.C1.O1.h1.w1.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-strided-xla-weight-sgd:bounded:N1.C24.O24.h3.w3.ph1.pw1-normal',
      'conv-strided-xla-weight-sgd:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C33.O6.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h18.w8.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w18.ph1.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph3.pw2-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw3-normal',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-x',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-on-grid',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-x',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-strided-xla-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-strided-xla-weight-sgd:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('conv-weight-sgd', () => {
  test('conv-weight-sgd:denotation', () => provesClaim('conv-weight-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('conv-weight-sgd:meaning', () => provesClaim('conv-weight-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('conv-weight-sgd:replicas', () => provesClaim('conv-weight-sgd', 'replicas'));
  test('conv-weight-sgd:text', () => provesClaim('conv-weight-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-cancellation',
      'conv-weight-sgd:bounded:N4.C2.O7.h6.w9.ph2.pw1-cancellation',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N1.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C1.O6.h7.w8.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O1.h7.w8.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O6.h1.w8.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w1.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph0.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw0-normal',
      'conv-weight-sgd:bounded:N1.C1.O1.h1.w1.ph0.pw0-normal',
      'conv-weight-sgd:bounded:N3.C3.O3.h3.w3.ph1.pw1-normal',
      'conv-weight-sgd:bounded:N1.C24.O24.h3.w3.ph1.pw1-normal',
      'conv-weight-sgd:bounded:N9.C4.O6.h7.w8.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C33.O6.h7.w8.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O33.h7.w8.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O6.h18.w8.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w18.ph1.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph3.pw2-normal',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw3-normal',
      'conv-weight-sgd:bounded:N1.C259.O2.h1.w1.ph0.pw0-normal',
      'conv-weight-sgd:bounded:N1.C1.O32.h28.w28.ph1.pw1-normal',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-x',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-W',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-not-a-number-dy',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-on-grid',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-sparse-cotangent',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-x',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-W',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-subnormal-dy',
      'conv-weight-sgd:bounded:N2.C4.O6.h7.w8.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'conv-weight-sgd:repeat:N2.C4.O6.h7.w8.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('dense-bias-sgd', () => {
  test('dense-bias-sgd:denotation', () => provesClaim('dense-bias-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('dense-bias-sgd:meaning', () => provesClaim('dense-bias-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('dense-bias-sgd:replicas', () => provesClaim('dense-bias-sgd', 'replicas'));
  test('dense-bias-sgd:text', () => provesClaim('dense-bias-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'dense-bias-sgd:bounded:N2.K5-cancellation',
      'dense-bias-sgd:bounded:N3.K4-cancellation',
      'dense-bias-sgd:bounded:N2.K5-normal',
      'dense-bias-sgd:bounded:N1.K5-normal',
      'dense-bias-sgd:bounded:N2.K1-normal',
      'dense-bias-sgd:bounded:N1.K1-normal',
      'dense-bias-sgd:bounded:N3.K3-normal',
      'dense-bias-sgd:bounded:N1.K24-normal',
      'dense-bias-sgd:bounded:N9.K5-normal',
      'dense-bias-sgd:bounded:N2.K67-normal',
      'dense-bias-sgd:bounded:N1.K259-normal',
      'dense-bias-sgd:bounded:N1.K10-normal',
      'dense-bias-sgd:bounded:N1.K1152-normal',
      'dense-bias-sgd:bounded:N1.K512-normal',
      'dense-bias-sgd:bounded:N2.K5-not-a-number-b',
      'dense-bias-sgd:bounded:N2.K5-not-a-number-dy',
      'dense-bias-sgd:bounded:N2.K5-on-grid',
      'dense-bias-sgd:bounded:N2.K5-sparse-cotangent',
      'dense-bias-sgd:bounded:N2.K5-subnormal-b',
      'dense-bias-sgd:bounded:N2.K5-subnormal-dy',
      'dense-bias-sgd:bounded:N2.K5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'dense-bias-sgd:repeat:N2.K5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('dense-weight-sgd', () => {
  test('dense-weight-sgd:denotation', () => provesClaim('dense-weight-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('dense-weight-sgd:meaning', () => provesClaim('dense-weight-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('dense-weight-sgd:replicas', () => provesClaim('dense-weight-sgd', 'replicas'));
  test('dense-weight-sgd:text', () => provesClaim('dense-weight-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'dense-weight-sgd:bounded:N2.A5.K3-cancellation',
      'dense-weight-sgd:bounded:N3.A4.K5-cancellation',
      'dense-weight-sgd:bounded:N2.A5.K3-normal',
      'dense-weight-sgd:bounded:N1.A5.K3-normal',
      'dense-weight-sgd:bounded:N2.A1.K3-normal',
      'dense-weight-sgd:bounded:N2.A5.K1-normal',
      'dense-weight-sgd:bounded:N1.A1.K1-normal',
      'dense-weight-sgd:bounded:N3.A3.K3-normal',
      'dense-weight-sgd:bounded:N1.A24.K24-normal',
      'dense-weight-sgd:bounded:N9.A5.K3-normal',
      'dense-weight-sgd:bounded:N2.A67.K3-normal',
      'dense-weight-sgd:bounded:N2.A5.K67-normal',
      'dense-weight-sgd:bounded:N1.A259.K2-normal',
      'dense-weight-sgd:bounded:N1.A768.K10-normal',
      'dense-weight-sgd:bounded:N1.A672.K28-normal',
      'dense-weight-sgd:bounded:N1.A512.K10-normal',
      'dense-weight-sgd:bounded:N2.A5.K3-not-a-number-x',
      'dense-weight-sgd:bounded:N2.A5.K3-not-a-number-W',
      'dense-weight-sgd:bounded:N2.A5.K3-not-a-number-dy',
      'dense-weight-sgd:bounded:N2.A5.K3-on-grid',
      'dense-weight-sgd:bounded:N2.A5.K3-sparse-cotangent',
      'dense-weight-sgd:bounded:N2.A5.K3-subnormal-x',
      'dense-weight-sgd:bounded:N2.A5.K3-subnormal-W',
      'dense-weight-sgd:bounded:N2.A5.K3-subnormal-dy',
      'dense-weight-sgd:bounded:N2.A5.K3-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'dense-weight-sgd:repeat:N2.A5.K3-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-bias-sgd', () => {
  test('depthwise-bias-sgd:denotation', () => provesClaim('depthwise-bias-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-bias-sgd:meaning', () => provesClaim('depthwise-bias-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-bias-sgd:replicas', () => provesClaim('depthwise-bias-sgd', 'replicas'));
  test('depthwise-bias-sgd:text', () => provesClaim('depthwise-bias-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'depthwise-bias-sgd:bounded:N2.C3.h5.w6-cancellation',
      'depthwise-bias-sgd:bounded:N3.C2.h4.w5-cancellation',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w6-normal',
      'depthwise-bias-sgd:bounded:N1.C3.h5.w6-normal',
      'depthwise-bias-sgd:bounded:N2.C1.h5.w6-normal',
      'depthwise-bias-sgd:bounded:N2.C3.h1.w6-normal',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w1-normal',
      'depthwise-bias-sgd:bounded:N1.C1.h1.w1-normal',
      'depthwise-bias-sgd:bounded:N3.C3.h3.w3-normal',
      'depthwise-bias-sgd:bounded:N1.C24.h3.w3-normal',
      'depthwise-bias-sgd:bounded:N9.C3.h5.w6-normal',
      'depthwise-bias-sgd:bounded:N2.C33.h5.w6-normal',
      'depthwise-bias-sgd:bounded:N2.C3.h18.w6-normal',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w18-normal',
      'depthwise-bias-sgd:bounded:N1.C259.h1.w1-normal',
      'depthwise-bias-sgd:bounded:N1.C384.h14.w14-normal',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w6-not-a-number-b',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w6-not-a-number-dy',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w6-on-grid',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w6-sparse-cotangent',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w6-subnormal-b',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w6-subnormal-dy',
      'depthwise-bias-sgd:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-bias-sgd:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-bias-sgd', () => {
  test('depthwise-strided-bias-sgd:denotation', () => provesClaim('depthwise-strided-bias-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-strided-bias-sgd:meaning', () => provesClaim('depthwise-strided-bias-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-strided-bias-sgd:replicas', () => provesClaim('depthwise-strided-bias-sgd', 'replicas'));
  test('depthwise-strided-bias-sgd:text', () => provesClaim('depthwise-strided-bias-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w6-cancellation',
      'depthwise-strided-bias-sgd:bounded:N3.C2.h4.w5-cancellation',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w6-normal',
      'depthwise-strided-bias-sgd:bounded:N1.C3.h5.w6-normal',
      'depthwise-strided-bias-sgd:bounded:N2.C1.h5.w6-normal',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h1.w6-normal',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w1-normal',
      'depthwise-strided-bias-sgd:bounded:N1.C1.h1.w1-normal',
      'depthwise-strided-bias-sgd:bounded:N3.C3.h3.w3-normal',
      'depthwise-strided-bias-sgd:bounded:N1.C24.h3.w3-normal',
      'depthwise-strided-bias-sgd:bounded:N9.C3.h5.w6-normal',
      'depthwise-strided-bias-sgd:bounded:N2.C33.h5.w6-normal',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h18.w6-normal',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w18-normal',
      'depthwise-strided-bias-sgd:bounded:N1.C259.h1.w1-normal',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w6-not-a-number-b',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w6-not-a-number-dy',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w6-on-grid',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w6-sparse-cotangent',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w6-subnormal-b',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w6-subnormal-dy',
      'depthwise-strided-bias-sgd:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-bias-sgd:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-weight-sgd', () => {
  test('depthwise-strided-weight-sgd:denotation', () => provesClaim('depthwise-strided-weight-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-strided-weight-sgd:meaning', () => provesClaim('depthwise-strided-weight-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-strided-weight-sgd:replicas', () => provesClaim('depthwise-strided-weight-sgd', 'replicas'));
  test('depthwise-strided-weight-sgd:text', () => provesClaim('depthwise-strided-weight-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-strided-weight-sgd:bounded:N4.C2.h7.w6.ph2.pw1-cancellation',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N1.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C1.h6.w7.ph1.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h1.w7.ph1.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w1.ph1.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph0.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw0-normal',
      'depthwise-strided-weight-sgd:bounded:N1.C1.h1.w1.ph0.pw0-normal',
      'depthwise-strided-weight-sgd:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-strided-weight-sgd:bounded:N1.C24.h3.w3.ph1.pw1-normal',
      'depthwise-strided-weight-sgd:bounded:N9.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C33.h6.w7.ph1.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h18.w7.ph1.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w18.ph1.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph3.pw2-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw3-normal',
      'depthwise-strided-weight-sgd:bounded:N1.C259.h1.w1.ph0.pw0-normal',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-x',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-W',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-dy',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-on-grid',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-sparse-cotangent',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-x',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-W',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-dy',
      'depthwise-strided-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-weight-sgd:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-xla-bias-sgd', () => {
  test('depthwise-strided-xla-bias-sgd:denotation', () => provesClaim('depthwise-strided-xla-bias-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-strided-xla-bias-sgd:meaning', () => provesClaim('depthwise-strided-xla-bias-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-strided-xla-bias-sgd:replicas', () => provesClaim('depthwise-strided-xla-bias-sgd', 'replicas'));
  test('depthwise-strided-xla-bias-sgd:text', () => provesClaim('depthwise-strided-xla-bias-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w6-cancellation',
      'depthwise-strided-xla-bias-sgd:bounded:N3.C2.h4.w5-cancellation',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w6-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N1.C3.h5.w6-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C1.h5.w6-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h1.w6-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w1-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N1.C1.h1.w1-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N3.C3.h3.w3-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N1.C24.h3.w3-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N9.C3.h5.w6-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C33.h5.w6-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h18.w6-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w18-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N1.C259.h1.w1-normal',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w6-not-a-number-b',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w6-not-a-number-dy',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w6-on-grid',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w6-sparse-cotangent',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w6-subnormal-b',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w6-subnormal-dy',
      'depthwise-strided-xla-bias-sgd:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-xla-bias-sgd:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-strided-xla-weight-sgd', () => {
  test('depthwise-strided-xla-weight-sgd:denotation', () => provesClaim('depthwise-strided-xla-weight-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-strided-xla-weight-sgd:meaning', () => provesClaim('depthwise-strided-xla-weight-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-strided-xla-weight-sgd:replicas', () => provesClaim('depthwise-strided-xla-weight-sgd', 'replicas'));
  test('depthwise-strided-xla-weight-sgd:text', () => provesClaim('depthwise-strided-xla-weight-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-strided-xla-weight-sgd:bounded:N4.C2.h7.w6.ph2.pw1-cancellation',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N1.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C1.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h1.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w1.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N1.C1.h1.w1.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N1.C24.h3.w3.ph1.pw1-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N9.C4.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C33.h6.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h18.w7.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w18.ph1.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph3.pw2-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw3-normal',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-x',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-W',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-dy',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-on-grid',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-sparse-cotangent',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-x',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-W',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-dy',
      'depthwise-strided-xla-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-strided-xla-weight-sgd:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('depthwise-weight-sgd', () => {
  test('depthwise-weight-sgd:denotation', () => provesClaim('depthwise-weight-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('depthwise-weight-sgd:meaning', () => provesClaim('depthwise-weight-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('depthwise-weight-sgd:replicas', () => provesClaim('depthwise-weight-sgd', 'replicas'));
  test('depthwise-weight-sgd:text', () => provesClaim('depthwise-weight-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-cancellation',
      'depthwise-weight-sgd:bounded:N4.C2.h7.w6.ph2.pw1-cancellation',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-normal',
      'depthwise-weight-sgd:bounded:N1.C4.h6.w7.ph1.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C1.h6.w7.ph1.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C4.h1.w7.ph1.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w1.ph1.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph0.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw0-normal',
      'depthwise-weight-sgd:bounded:N1.C1.h1.w1.ph0.pw0-normal',
      'depthwise-weight-sgd:bounded:N3.C3.h3.w3.ph1.pw1-normal',
      'depthwise-weight-sgd:bounded:N1.C24.h3.w3.ph1.pw1-normal',
      'depthwise-weight-sgd:bounded:N9.C4.h6.w7.ph1.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C33.h6.w7.ph1.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C4.h18.w7.ph1.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w18.ph1.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph3.pw2-normal',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw3-normal',
      'depthwise-weight-sgd:bounded:N1.C259.h1.w1.ph0.pw0-normal',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-x',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-W',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-not-a-number-dy',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-on-grid',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-sparse-cotangent',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-x',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-W',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-subnormal-dy',
      'depthwise-weight-sgd:bounded:N2.C4.h6.w7.ph1.pw2-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'depthwise-weight-sgd:repeat:N2.C4.h6.w7.ph1.pw2-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('downsample-bias-sgd', () => {
  test('downsample-bias-sgd:denotation', () => provesClaim('downsample-bias-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('downsample-bias-sgd:meaning', () => provesClaim('downsample-bias-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('downsample-bias-sgd:replicas', () => provesClaim('downsample-bias-sgd', 'replicas'));
  test('downsample-bias-sgd:text', () => provesClaim('downsample-bias-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'downsample-bias-sgd:bounded:N2.O3.h5.w6-cancellation',
      'downsample-bias-sgd:bounded:N3.O2.h4.w5-cancellation',
      'downsample-bias-sgd:bounded:N2.O3.h5.w6-normal',
      'downsample-bias-sgd:bounded:N1.O3.h5.w6-normal',
      'downsample-bias-sgd:bounded:N2.O1.h5.w6-normal',
      'downsample-bias-sgd:bounded:N2.O3.h1.w6-normal',
      'downsample-bias-sgd:bounded:N2.O3.h5.w1-normal',
      'downsample-bias-sgd:bounded:N1.O1.h1.w1-normal',
      'downsample-bias-sgd:bounded:N3.O3.h3.w3-normal',
      'downsample-bias-sgd:bounded:N1.O24.h3.w3-normal',
      'downsample-bias-sgd:bounded:N9.O3.h5.w6-normal',
      'downsample-bias-sgd:bounded:N2.O33.h5.w6-normal',
      'downsample-bias-sgd:bounded:N2.O3.h18.w6-normal',
      'downsample-bias-sgd:bounded:N2.O3.h5.w18-normal',
      'downsample-bias-sgd:bounded:N1.O259.h1.w1-normal',
      'downsample-bias-sgd:bounded:N1.O384.h14.w14-normal',
      'downsample-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-b',
      'downsample-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-dy',
      'downsample-bias-sgd:bounded:N2.O3.h5.w6-on-grid',
      'downsample-bias-sgd:bounded:N2.O3.h5.w6-sparse-cotangent',
      'downsample-bias-sgd:bounded:N2.O3.h5.w6-subnormal-b',
      'downsample-bias-sgd:bounded:N2.O3.h5.w6-subnormal-dy',
      'downsample-bias-sgd:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'downsample-bias-sgd:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('downsample-weight-sgd', () => {
  test('downsample-weight-sgd:denotation', () => provesClaim('downsample-weight-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('downsample-weight-sgd:meaning', () => provesClaim('downsample-weight-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('downsample-weight-sgd:replicas', () => provesClaim('downsample-weight-sgd', 'replicas'));
  test('downsample-weight-sgd:text', () => provesClaim('downsample-weight-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-cancellation',
      'downsample-weight-sgd:bounded:N3.C2.O5.h4.w7-cancellation',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-normal',
      'downsample-weight-sgd:bounded:N1.C3.O4.h5.w6-normal',
      'downsample-weight-sgd:bounded:N2.C1.O4.h5.w6-normal',
      'downsample-weight-sgd:bounded:N2.C3.O1.h5.w6-normal',
      'downsample-weight-sgd:bounded:N2.C3.O4.h1.w6-normal',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w1-normal',
      'downsample-weight-sgd:bounded:N1.C1.O1.h1.w1-normal',
      'downsample-weight-sgd:bounded:N3.C3.O3.h3.w3-normal',
      'downsample-weight-sgd:bounded:N1.C24.O24.h3.w3-normal',
      'downsample-weight-sgd:bounded:N9.C3.O4.h5.w6-normal',
      'downsample-weight-sgd:bounded:N2.C33.O4.h5.w6-normal',
      'downsample-weight-sgd:bounded:N2.C3.O33.h5.w6-normal',
      'downsample-weight-sgd:bounded:N2.C3.O4.h18.w6-normal',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w18-normal',
      'downsample-weight-sgd:bounded:N1.C259.O2.h1.w1-normal',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-not-a-number-x',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-not-a-number-W',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-not-a-number-dy',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-on-grid',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-sparse-cotangent',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-subnormal-x',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-subnormal-W',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-subnormal-dy',
      'downsample-weight-sgd:bounded:N2.C3.O4.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'downsample-weight-sgd:repeat:N2.C3.O4.h5.w6-repetition',
      'downsample-weight-sgd:repeat:N3.C2.O5.h4.w7-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('layer-scale-gamma-sgd', () => {
  test('layer-scale-gamma-sgd:denotation', () => provesClaim('layer-scale-gamma-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('layer-scale-gamma-sgd:meaning', () => provesClaim('layer-scale-gamma-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('layer-scale-gamma-sgd:replicas', () => provesClaim('layer-scale-gamma-sgd', 'replicas'));
  test('layer-scale-gamma-sgd:text', () => provesClaim('layer-scale-gamma-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-cancellation',
      'layer-scale-gamma-sgd:bounded:N3.C2.h4.w5-cancellation',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-normal',
      'layer-scale-gamma-sgd:bounded:N1.C3.h5.w6-normal',
      'layer-scale-gamma-sgd:bounded:N2.C1.h5.w6-normal',
      'layer-scale-gamma-sgd:bounded:N2.C3.h1.w6-normal',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w1-normal',
      'layer-scale-gamma-sgd:bounded:N1.C1.h1.w1-normal',
      'layer-scale-gamma-sgd:bounded:N3.C3.h3.w3-normal',
      'layer-scale-gamma-sgd:bounded:N1.C24.h3.w3-normal',
      'layer-scale-gamma-sgd:bounded:N9.C3.h5.w6-normal',
      'layer-scale-gamma-sgd:bounded:N2.C33.h5.w6-normal',
      'layer-scale-gamma-sgd:bounded:N2.C3.h18.w6-normal',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w18-normal',
      'layer-scale-gamma-sgd:bounded:N1.C259.h1.w1-normal',
      'layer-scale-gamma-sgd:bounded:N1.C768.h7.w7-normal',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-not-a-number-x',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-not-a-number-gamma',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-not-a-number-dy',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-on-grid',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-sparse-cotangent',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-subnormal-x',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-subnormal-gamma',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-subnormal-dy',
      'layer-scale-gamma-sgd:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'layer-scale-gamma-sgd:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('ln-beta-sgd', () => {
  test('ln-beta-sgd:denotation', () => provesClaim('ln-beta-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('ln-beta-sgd:meaning', () => provesClaim('ln-beta-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('ln-beta-sgd:replicas', () => provesClaim('ln-beta-sgd', 'replicas'));
  test('ln-beta-sgd:text', () => provesClaim('ln-beta-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'ln-beta-sgd:bounded:N2.R3.D5-cancellation',
      'ln-beta-sgd:bounded:N3.R4.D6-cancellation',
      'ln-beta-sgd:bounded:N2.R3.D5-normal',
      'ln-beta-sgd:bounded:N1.R3.D5-normal',
      'ln-beta-sgd:bounded:N2.R1.D5-normal',
      'ln-beta-sgd:bounded:N2.R3.D1-normal',
      'ln-beta-sgd:bounded:N1.R1.D1-normal',
      'ln-beta-sgd:bounded:N3.R3.D3-normal',
      'ln-beta-sgd:bounded:N1.R24.D24-normal',
      'ln-beta-sgd:bounded:N9.R3.D5-normal',
      'ln-beta-sgd:bounded:N2.R34.D5-normal',
      'ln-beta-sgd:bounded:N2.R3.D67-normal',
      'ln-beta-sgd:bounded:N1.R259.D2-normal',
      'ln-beta-sgd:bounded:N1.R1.D768-normal',
      'ln-beta-sgd:bounded:N2.R3.D5-not-a-number-beta',
      'ln-beta-sgd:bounded:N2.R3.D5-not-a-number-dy',
      'ln-beta-sgd:bounded:N2.R3.D5-on-grid',
      'ln-beta-sgd:bounded:N2.R3.D5-sparse-cotangent',
      'ln-beta-sgd:bounded:N2.R3.D5-subnormal-beta',
      'ln-beta-sgd:bounded:N2.R3.D5-subnormal-dy',
      'ln-beta-sgd:bounded:N2.R3.D5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'ln-beta-sgd:repeat:N2.R3.D5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('ln-gamma-sgd', () => {
  test('ln-gamma-sgd:denotation', () => provesClaim('ln-gamma-sgd', 'denotation', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('ln-gamma-sgd:meaning', () => provesClaim('ln-gamma-sgd', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('ln-gamma-sgd:replicas', () => provesClaim('ln-gamma-sgd', 'replicas'));
  test('ln-gamma-sgd:text', () => provesClaim('ln-gamma-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'ln-gamma-sgd:bounded:N2.R3.D5-cancellation',
      'ln-gamma-sgd:bounded:N3.R4.D6-cancellation',
      'ln-gamma-sgd:bounded:N2.R3.D5-far-magnitudes',
      'ln-gamma-sgd:bounded:N2.R3.D5-normal',
      'ln-gamma-sgd:bounded:N1.R3.D5-normal',
      'ln-gamma-sgd:bounded:N2.R1.D5-normal',
      'ln-gamma-sgd:bounded:N2.R3.D1-normal',
      'ln-gamma-sgd:bounded:N1.R1.D1-normal',
      'ln-gamma-sgd:bounded:N3.R3.D3-normal',
      'ln-gamma-sgd:bounded:N1.R24.D24-normal',
      'ln-gamma-sgd:bounded:N9.R3.D5-normal',
      'ln-gamma-sgd:bounded:N2.R34.D5-normal',
      'ln-gamma-sgd:bounded:N2.R3.D67-normal',
      'ln-gamma-sgd:bounded:N1.R259.D2-normal',
      'ln-gamma-sgd:bounded:N1.R1.D768-normal',
      'ln-gamma-sgd:bounded:N2.R3.D5-not-a-number-x',
      'ln-gamma-sgd:bounded:N2.R3.D5-not-a-number-gamma',
      'ln-gamma-sgd:bounded:N2.R3.D5-not-a-number-dy',
      'ln-gamma-sgd:bounded:N2.R3.D5-on-grid',
      'ln-gamma-sgd:bounded:N2.R3.D5-sparse-cotangent',
      'ln-gamma-sgd:bounded:N2.R3.D5-statistics-unit',
      'ln-gamma-sgd:bounded:N2.R3.D5-statistics-offset',
      'ln-gamma-sgd:bounded:N2.R3.D5-statistics-small-deviation',
      'ln-gamma-sgd:bounded:N2.R3.D5-subnormal-gamma',
      'ln-gamma-sgd:bounded:N2.R3.D5-subnormal-dy',
      'ln-gamma-sgd:bounded:N2.R3.D5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'ln-gamma-sgd:repeat:N2.R3.D5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('patchify-bias-sgd', () => {
  test('patchify-bias-sgd:denotation', () => provesClaim('patchify-bias-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('patchify-bias-sgd:meaning', () => provesClaim('patchify-bias-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('patchify-bias-sgd:replicas', () => provesClaim('patchify-bias-sgd', 'replicas'));
  test('patchify-bias-sgd:text', () => provesClaim('patchify-bias-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'patchify-bias-sgd:bounded:N2.O3.h5.w6-cancellation',
      'patchify-bias-sgd:bounded:N3.O2.h4.w5-cancellation',
      'patchify-bias-sgd:bounded:N2.O3.h5.w6-normal',
      'patchify-bias-sgd:bounded:N1.O3.h5.w6-normal',
      'patchify-bias-sgd:bounded:N2.O1.h5.w6-normal',
      'patchify-bias-sgd:bounded:N2.O3.h1.w6-normal',
      'patchify-bias-sgd:bounded:N2.O3.h5.w1-normal',
      'patchify-bias-sgd:bounded:N1.O1.h1.w1-normal',
      'patchify-bias-sgd:bounded:N3.O3.h3.w3-normal',
      'patchify-bias-sgd:bounded:N1.O24.h3.w3-normal',
      'patchify-bias-sgd:bounded:N9.O3.h5.w6-normal',
      'patchify-bias-sgd:bounded:N2.O33.h5.w6-normal',
      'patchify-bias-sgd:bounded:N2.O3.h18.w6-normal',
      'patchify-bias-sgd:bounded:N2.O3.h5.w18-normal',
      'patchify-bias-sgd:bounded:N1.O259.h1.w1-normal',
      'patchify-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-b',
      'patchify-bias-sgd:bounded:N2.O3.h5.w6-not-a-number-dy',
      'patchify-bias-sgd:bounded:N2.O3.h5.w6-on-grid',
      'patchify-bias-sgd:bounded:N2.O3.h5.w6-sparse-cotangent',
      'patchify-bias-sgd:bounded:N2.O3.h5.w6-subnormal-b',
      'patchify-bias-sgd:bounded:N2.O3.h5.w6-subnormal-dy',
      'patchify-bias-sgd:bounded:N2.O3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'patchify-bias-sgd:repeat:N2.O3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('patchify-weight-sgd', () => {
  test('patchify-weight-sgd:denotation', () => provesClaim('patchify-weight-sgd', 'denotation', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('patchify-weight-sgd:meaning', () => provesClaim('patchify-weight-sgd', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes; the bf16 twin likewise, its roundings erased)'));
  test('patchify-weight-sgd:replicas', () => provesClaim('patchify-weight-sgd', 'replicas'));
  test('patchify-weight-sgd:text', () => provesClaim('patchify-weight-sgd', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-cancellation',
      'patchify-weight-sgd:bounded:N3.C2.O5.h4.w7-cancellation',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-normal',
      'patchify-weight-sgd:bounded:N1.C3.O4.h5.w6-normal',
      'patchify-weight-sgd:bounded:N2.C1.O4.h5.w6-normal',
      'patchify-weight-sgd:bounded:N2.C3.O1.h5.w6-normal',
      'patchify-weight-sgd:bounded:N2.C3.O4.h1.w6-normal',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w1-normal',
      'patchify-weight-sgd:bounded:N1.C1.O1.h1.w1-normal',
      'patchify-weight-sgd:bounded:N3.C3.O3.h3.w3-normal',
      'patchify-weight-sgd:bounded:N1.C24.O24.h3.w3-normal',
      'patchify-weight-sgd:bounded:N9.C3.O4.h5.w6-normal',
      'patchify-weight-sgd:bounded:N2.C33.O4.h5.w6-normal',
      'patchify-weight-sgd:bounded:N2.C3.O33.h5.w6-normal',
      'patchify-weight-sgd:bounded:N2.C3.O4.h18.w6-normal',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w18-normal',
      'patchify-weight-sgd:bounded:N1.C259.O2.h1.w1-normal',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-not-a-number-x',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-not-a-number-W',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-not-a-number-dy',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-on-grid',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-sparse-cotangent',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-subnormal-x',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-subnormal-W',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-subnormal-dy',
      'patchify-weight-sgd:bounded:N2.C3.O4.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'patchify-weight-sgd:repeat:N2.C3.O4.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});
