// Generated from the entries of family 'normalisation' in packages/spec/src; edits are lost. Checksum c6604acdc9c5
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('batch-norm', () => {
  test('batch-norm:meaning', () => provesClaim('batch-norm', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('batch-norm:replicas', () => provesClaim('batch-norm', 'replicas'));
  test('batch-norm:text', () => provesClaim('batch-norm', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'batch-norm:bounded:N2.C3.h5.w6-cancellation',
      'batch-norm:bounded:N3.C2.h4.w5-cancellation',
      'batch-norm:bounded:N2.C3.h5.w6-far-magnitudes',
      'batch-norm:bounded:N2.C3.h5.w6-normal',
      'batch-norm:bounded:N1.C3.h5.w6-normal',
      'batch-norm:bounded:N2.C1.h5.w6-normal',
      'batch-norm:bounded:N2.C3.h1.w6-normal',
      'batch-norm:bounded:N2.C3.h5.w1-normal',
      'batch-norm:bounded:N1.C1.h1.w1-normal',
      'batch-norm:bounded:N3.C3.h3.w3-normal',
      'batch-norm:bounded:N1.C24.h3.w3-normal',
      'batch-norm:bounded:N9.C3.h5.w6-normal',
      'batch-norm:bounded:N2.C33.h5.w6-normal',
      'batch-norm:bounded:N2.C3.h18.w6-normal',
      'batch-norm:bounded:N2.C3.h5.w18-normal',
      'batch-norm:bounded:N1.C259.h1.w1-normal',
      'batch-norm:bounded:N1.C240.h14.w14-normal',
      'batch-norm:bounded:N1.C960.h7.w7-normal',
      'batch-norm:bounded:N1.C512.h7.w7-normal',
      'batch-norm:bounded:N2.C3.h5.w6-not-a-number-x',
      'batch-norm:bounded:N2.C3.h5.w6-not-a-number-gamma',
      'batch-norm:bounded:N2.C3.h5.w6-not-a-number-beta',
      'batch-norm:bounded:N2.C3.h5.w6-on-grid',
      'batch-norm:bounded:N2.C3.h5.w6-statistics-unit',
      'batch-norm:bounded:N2.C3.h5.w6-statistics-offset',
      'batch-norm:bounded:N2.C3.h5.w6-statistics-small-deviation',
      'batch-norm:bounded:N2.C3.h5.w6-subnormal-gamma',
      'batch-norm:bounded:N2.C3.h5.w6-subnormal-beta',
      'batch-norm:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'batch-norm:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('channel-layer-norm', () => {
  test('channel-layer-norm:meaning', () => provesClaim('channel-layer-norm', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('channel-layer-norm:replicas', () => provesClaim('channel-layer-norm', 'replicas'));
  test('channel-layer-norm:text', () => provesClaim('channel-layer-norm', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'channel-layer-norm:bounded:N2.C3.R4-cancellation',
      'channel-layer-norm:bounded:N3.C2.R5-cancellation',
      'channel-layer-norm:bounded:N2.C3.R4-far-magnitudes',
      'channel-layer-norm:bounded:N2.C3.R4-normal',
      'channel-layer-norm:bounded:N1.C3.R4-normal',
      'channel-layer-norm:bounded:N2.C1.R4-normal',
      'channel-layer-norm:bounded:N2.C3.R1-normal',
      'channel-layer-norm:bounded:N1.C1.R1-normal',
      'channel-layer-norm:bounded:N3.C3.R3-normal',
      'channel-layer-norm:bounded:N1.C24.R24-normal',
      'channel-layer-norm:bounded:N9.C3.R4-normal',
      'channel-layer-norm:bounded:N2.C33.R4-normal',
      'channel-layer-norm:bounded:N2.C3.R34-normal',
      'channel-layer-norm:bounded:N1.C259.R2-normal',
      'channel-layer-norm:bounded:N1.C768.R49-normal',
      'channel-layer-norm:bounded:N2.C3.R4-not-a-number-x',
      'channel-layer-norm:bounded:N2.C3.R4-not-a-number-gamma',
      'channel-layer-norm:bounded:N2.C3.R4-not-a-number-beta',
      'channel-layer-norm:bounded:N2.C3.R4-on-grid',
      'channel-layer-norm:bounded:N2.C3.R4-statistics-unit',
      'channel-layer-norm:bounded:N2.C3.R4-statistics-offset',
      'channel-layer-norm:bounded:N2.C3.R4-statistics-small-deviation',
      'channel-layer-norm:bounded:N2.C3.R4-subnormal-gamma',
      'channel-layer-norm:bounded:N2.C3.R4-subnormal-beta',
      'channel-layer-norm:bounded:N2.C3.R4-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'channel-layer-norm:repeat:N2.C3.R4-repetition',
      'channel-layer-norm:repeat:N3.C2.R5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('layer-norm', () => {
  test('layer-norm:meaning', () => provesClaim('layer-norm', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('layer-norm:replicas', () => provesClaim('layer-norm', 'replicas'));
  test('layer-norm:text', () => provesClaim('layer-norm', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'layer-norm:bounded:N2.R3.D5-cancellation',
      'layer-norm:bounded:N3.R4.D6-cancellation',
      'layer-norm:bounded:N2.R3.D5-far-magnitudes',
      'layer-norm:bounded:N2.R3.D5-normal',
      'layer-norm:bounded:N1.R3.D5-normal',
      'layer-norm:bounded:N2.R1.D5-normal',
      'layer-norm:bounded:N2.R3.D1-normal',
      'layer-norm:bounded:N1.R1.D1-normal',
      'layer-norm:bounded:N3.R3.D3-normal',
      'layer-norm:bounded:N1.R24.D24-normal',
      'layer-norm:bounded:N9.R3.D5-normal',
      'layer-norm:bounded:N2.R34.D5-normal',
      'layer-norm:bounded:N2.R3.D67-normal',
      'layer-norm:bounded:N1.R259.D2-normal',
      'layer-norm:bounded:N1.R1.D768-normal',
      'layer-norm:bounded:N2.R3.D5-not-a-number-x',
      'layer-norm:bounded:N2.R3.D5-not-a-number-gamma',
      'layer-norm:bounded:N2.R3.D5-not-a-number-beta',
      'layer-norm:bounded:N2.R3.D5-on-grid',
      'layer-norm:bounded:N2.R3.D5-statistics-unit',
      'layer-norm:bounded:N2.R3.D5-statistics-offset',
      'layer-norm:bounded:N2.R3.D5-statistics-small-deviation',
      'layer-norm:bounded:N2.R3.D5-subnormal-gamma',
      'layer-norm:bounded:N2.R3.D5-subnormal-beta',
      'layer-norm:bounded:N2.R3.D5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'layer-norm:repeat:N2.R3.D5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('bn-beta-grad', () => {
  test('bn-beta-grad:denotation', () => provesClaim('bn-beta-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('bn-beta-grad:meaning', () => provesClaim('bn-beta-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('bn-beta-grad:replicas', () => provesClaim('bn-beta-grad', 'replicas'));
  test('bn-beta-grad:text', () => provesClaim('bn-beta-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'bn-beta-grad:exact:N2.C3.h5.w6-integers',
      'bn-beta-grad:exact:N3.C2.h4.w5-integers',
      'bn-beta-grad:exact:N1.C3.h5.w6-integers',
      'bn-beta-grad:exact:N2.C1.h5.w6-integers',
      'bn-beta-grad:exact:N2.C3.h1.w6-integers',
      'bn-beta-grad:exact:N2.C3.h5.w1-integers',
      'bn-beta-grad:exact:N1.C1.h1.w1-integers',
      'bn-beta-grad:exact:N3.C3.h3.w3-integers',
      'bn-beta-grad:exact:N1.C24.h3.w3-integers',
      'bn-beta-grad:exact:N9.C3.h5.w6-integers',
      'bn-beta-grad:exact:N2.C33.h5.w6-integers',
      'bn-beta-grad:exact:N2.C3.h18.w6-integers',
      'bn-beta-grad:exact:N2.C3.h5.w18-integers',
      'bn-beta-grad:exact:N1.C259.h1.w1-integers',
      'bn-beta-grad:exact:N1.C480.h14.w14-integers',
      'bn-beta-grad:exact:N1.C384.h14.w14-integers',
      'bn-beta-grad:exact:N1.C256.h14.w14-integers',
      'bn-beta-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'bn-beta-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'bn-beta-grad:bounded:N2.C3.h5.w6-cancellation',
      'bn-beta-grad:bounded:N2.C3.h5.w6-normal',
      'bn-beta-grad:bounded:N3.C3.h3.w3-normal',
      'bn-beta-grad:bounded:N1.C259.h1.w1-normal',
      'bn-beta-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'bn-beta-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'bn-beta-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'bn-beta-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'bn-beta-grad:laws:N2.C3.h5.w6-batch-additivity',
      'bn-beta-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'bn-beta-grad:laws:N2.C3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('bn-gamma-grad', () => {
  test('bn-gamma-grad:denotation', () => provesClaim('bn-gamma-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('bn-gamma-grad:meaning', () => provesClaim('bn-gamma-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('bn-gamma-grad:replicas', () => provesClaim('bn-gamma-grad', 'replicas'));
  test('bn-gamma-grad:text', () => provesClaim('bn-gamma-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'bn-gamma-grad:bounded:N2.C3.h5.w6-cancellation',
      'bn-gamma-grad:bounded:N3.C2.h4.w5-cancellation',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-far-magnitudes',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-normal',
      'bn-gamma-grad:bounded:N1.C3.h5.w6-normal',
      'bn-gamma-grad:bounded:N2.C1.h5.w6-normal',
      'bn-gamma-grad:bounded:N2.C3.h1.w6-normal',
      'bn-gamma-grad:bounded:N2.C3.h5.w1-normal',
      'bn-gamma-grad:bounded:N1.C1.h1.w1-normal',
      'bn-gamma-grad:bounded:N3.C3.h3.w3-normal',
      'bn-gamma-grad:bounded:N1.C24.h3.w3-normal',
      'bn-gamma-grad:bounded:N9.C3.h5.w6-normal',
      'bn-gamma-grad:bounded:N2.C33.h5.w6-normal',
      'bn-gamma-grad:bounded:N2.C3.h18.w6-normal',
      'bn-gamma-grad:bounded:N2.C3.h5.w18-normal',
      'bn-gamma-grad:bounded:N1.C259.h1.w1-normal',
      'bn-gamma-grad:bounded:N1.C240.h14.w14-normal',
      'bn-gamma-grad:bounded:N1.C960.h7.w7-normal',
      'bn-gamma-grad:bounded:N1.C512.h7.w7-normal',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-not-a-number-x',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-on-grid',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-sparse-cotangent',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-statistics-unit',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-statistics-offset',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-statistics-small-deviation',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'bn-gamma-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'bn-gamma-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'bn-gamma-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'bn-gamma-grad:laws:N2.C3.h5.w6-permutation',
      'bn-gamma-grad:laws:N2.C3.h5.w6-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});

describe('bn-input-grad', () => {
  test('bn-input-grad:denotation', () => provesClaim('bn-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('bn-input-grad:hypotheses', () => provesClaim('bn-input-grad', 'hypotheses'));
  test('bn-input-grad:meaning', () => provesClaim('bn-input-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('bn-input-grad:replicas', () => provesClaim('bn-input-grad', 'replicas'));
  test('bn-input-grad:text', () => provesClaim('bn-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'bn-input-grad:bounded:N2.C3.h5.w6-cancellation',
      'bn-input-grad:bounded:N3.C2.h4.w5-cancellation',
      'bn-input-grad:bounded:N2.C3.h5.w6-far-magnitudes',
      'bn-input-grad:bounded:N2.C3.h5.w6-normal',
      'bn-input-grad:bounded:N1.C3.h5.w6-normal',
      'bn-input-grad:bounded:N2.C1.h5.w6-normal',
      'bn-input-grad:bounded:N2.C3.h1.w6-normal',
      'bn-input-grad:bounded:N2.C3.h5.w1-normal',
      'bn-input-grad:bounded:N1.C1.h1.w1-normal',
      'bn-input-grad:bounded:N3.C3.h3.w3-normal',
      'bn-input-grad:bounded:N1.C24.h3.w3-normal',
      'bn-input-grad:bounded:N9.C3.h5.w6-normal',
      'bn-input-grad:bounded:N2.C33.h5.w6-normal',
      'bn-input-grad:bounded:N2.C3.h18.w6-normal',
      'bn-input-grad:bounded:N2.C3.h5.w18-normal',
      'bn-input-grad:bounded:N1.C259.h1.w1-normal',
      'bn-input-grad:bounded:N1.C672.h7.w7-normal',
      'bn-input-grad:bounded:N1.C576.h7.w7-normal',
      'bn-input-grad:bounded:N1.C512.h7.w7-normal',
      'bn-input-grad:bounded:N2.C3.h5.w6-not-a-number-x',
      'bn-input-grad:bounded:N2.C3.h5.w6-not-a-number-gamma',
      'bn-input-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'bn-input-grad:bounded:N2.C3.h5.w6-on-grid',
      'bn-input-grad:bounded:N2.C3.h5.w6-sparse-cotangent',
      'bn-input-grad:bounded:N2.C3.h5.w6-statistics-unit',
      'bn-input-grad:bounded:N2.C3.h5.w6-statistics-offset',
      'bn-input-grad:bounded:N2.C3.h5.w6-statistics-small-deviation',
      'bn-input-grad:bounded:N2.C3.h5.w6-subnormal-gamma',
      'bn-input-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'bn-input-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'bn-input-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'bn-input-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'bn-input-grad:laws:N2.C3.h5.w6-permutation',
      'bn-input-grad:laws:N2.C3.h5.w6-scale-homogeneity',
      'bn-input-grad:laws:N2.C3.h5.w6-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});

describe('channel-ln-beta-grad', () => {
  test('channel-ln-beta-grad:denotation', () => provesClaim('channel-ln-beta-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('channel-ln-beta-grad:meaning', () => provesClaim('channel-ln-beta-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('channel-ln-beta-grad:replicas', () => provesClaim('channel-ln-beta-grad', 'replicas'));
  test('channel-ln-beta-grad:text', () => provesClaim('channel-ln-beta-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'channel-ln-beta-grad:exact:N2.C3.R4-integers',
      'channel-ln-beta-grad:exact:N3.C2.R5-integers',
      'channel-ln-beta-grad:exact:N1.C3.R4-integers',
      'channel-ln-beta-grad:exact:N2.C1.R4-integers',
      'channel-ln-beta-grad:exact:N2.C3.R1-integers',
      'channel-ln-beta-grad:exact:N1.C1.R1-integers',
      'channel-ln-beta-grad:exact:N3.C3.R3-integers',
      'channel-ln-beta-grad:exact:N1.C24.R24-integers',
      'channel-ln-beta-grad:exact:N9.C3.R4-integers',
      'channel-ln-beta-grad:exact:N2.C33.R4-integers',
      'channel-ln-beta-grad:exact:N2.C3.R34-integers',
      'channel-ln-beta-grad:exact:N1.C259.R2-integers',
      'channel-ln-beta-grad:exact:N1.C384.R196-integers',
      'channel-ln-beta-grad:exact:N2.C3.R4-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'channel-ln-beta-grad:mantissa:N2.C3.R4-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'channel-ln-beta-grad:bounded:N2.C3.R4-cancellation',
      'channel-ln-beta-grad:bounded:N2.C3.R4-normal',
      'channel-ln-beta-grad:bounded:N3.C3.R3-normal',
      'channel-ln-beta-grad:bounded:N2.C3.R34-normal',
      'channel-ln-beta-grad:bounded:N1.C259.R2-normal',
      'channel-ln-beta-grad:bounded:N2.C3.R4-not-a-number-dy',
      'channel-ln-beta-grad:bounded:N2.C3.R4-subnormal-dy',
      'channel-ln-beta-grad:bounded:N2.C3.R4-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'channel-ln-beta-grad:repeat:N2.C3.R4-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'channel-ln-beta-grad:laws:N2.C3.R4-batch-additivity',
      'channel-ln-beta-grad:laws:N2.C3.R4-cotangent-linearity',
      'channel-ln-beta-grad:laws:N2.C3.R4-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('channel-ln-gamma-grad', () => {
  test('channel-ln-gamma-grad:denotation', () => provesClaim('channel-ln-gamma-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('channel-ln-gamma-grad:meaning', () => provesClaim('channel-ln-gamma-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('channel-ln-gamma-grad:replicas', () => provesClaim('channel-ln-gamma-grad', 'replicas'));
  test('channel-ln-gamma-grad:text', () => provesClaim('channel-ln-gamma-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'channel-ln-gamma-grad:bounded:N2.C3.R4-cancellation',
      'channel-ln-gamma-grad:bounded:N3.C2.R5-cancellation',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-far-magnitudes',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-normal',
      'channel-ln-gamma-grad:bounded:N1.C3.R4-normal',
      'channel-ln-gamma-grad:bounded:N2.C1.R4-normal',
      'channel-ln-gamma-grad:bounded:N2.C3.R1-normal',
      'channel-ln-gamma-grad:bounded:N1.C1.R1-normal',
      'channel-ln-gamma-grad:bounded:N3.C3.R3-normal',
      'channel-ln-gamma-grad:bounded:N1.C24.R24-normal',
      'channel-ln-gamma-grad:bounded:N9.C3.R4-normal',
      'channel-ln-gamma-grad:bounded:N2.C33.R4-normal',
      'channel-ln-gamma-grad:bounded:N2.C3.R34-normal',
      'channel-ln-gamma-grad:bounded:N1.C259.R2-normal',
      'channel-ln-gamma-grad:bounded:N1.C768.R49-normal',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-not-a-number-x',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-not-a-number-dy',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-on-grid',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-sparse-cotangent',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-statistics-unit',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-statistics-offset',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-statistics-small-deviation',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-subnormal-dy',
      'channel-ln-gamma-grad:bounded:N2.C3.R4-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'channel-ln-gamma-grad:repeat:N2.C3.R4-repetition',
      'channel-ln-gamma-grad:repeat:N3.C2.R5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'channel-ln-gamma-grad:laws:N2.C3.R4-batch-additivity',
      'channel-ln-gamma-grad:laws:N2.C3.R4-cotangent-linearity',
      'channel-ln-gamma-grad:laws:N2.C3.R4-permutation',
      'channel-ln-gamma-grad:laws:N2.C3.R4-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});

describe('channel-ln-input-grad', () => {
  test('channel-ln-input-grad:denotation', () => provesClaim('channel-ln-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('channel-ln-input-grad:hypotheses', () => provesClaim('channel-ln-input-grad', 'hypotheses'));
  test('channel-ln-input-grad:meaning', () => provesClaim('channel-ln-input-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('channel-ln-input-grad:replicas', () => provesClaim('channel-ln-input-grad', 'replicas'));
  test('channel-ln-input-grad:text', () => provesClaim('channel-ln-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'channel-ln-input-grad:bounded:N2.C3.R4-cancellation',
      'channel-ln-input-grad:bounded:N3.C2.R5-cancellation',
      'channel-ln-input-grad:bounded:N2.C3.R4-far-magnitudes',
      'channel-ln-input-grad:bounded:N2.C3.R4-normal',
      'channel-ln-input-grad:bounded:N1.C3.R4-normal',
      'channel-ln-input-grad:bounded:N2.C1.R4-normal',
      'channel-ln-input-grad:bounded:N2.C3.R1-normal',
      'channel-ln-input-grad:bounded:N1.C1.R1-normal',
      'channel-ln-input-grad:bounded:N3.C3.R3-normal',
      'channel-ln-input-grad:bounded:N1.C24.R24-normal',
      'channel-ln-input-grad:bounded:N9.C3.R4-normal',
      'channel-ln-input-grad:bounded:N2.C33.R4-normal',
      'channel-ln-input-grad:bounded:N2.C3.R34-normal',
      'channel-ln-input-grad:bounded:N1.C259.R2-normal',
      'channel-ln-input-grad:bounded:N2.C3.R4-not-a-number-x',
      'channel-ln-input-grad:bounded:N2.C3.R4-not-a-number-gamma',
      'channel-ln-input-grad:bounded:N2.C3.R4-not-a-number-dy',
      'channel-ln-input-grad:bounded:N2.C3.R4-on-grid',
      'channel-ln-input-grad:bounded:N2.C3.R4-sparse-cotangent',
      'channel-ln-input-grad:bounded:N2.C3.R4-statistics-unit',
      'channel-ln-input-grad:bounded:N2.C3.R4-statistics-offset',
      'channel-ln-input-grad:bounded:N2.C3.R4-statistics-small-deviation',
      'channel-ln-input-grad:bounded:N2.C3.R4-subnormal-gamma',
      'channel-ln-input-grad:bounded:N2.C3.R4-subnormal-dy',
      'channel-ln-input-grad:bounded:N2.C3.R4-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'channel-ln-input-grad:repeat:N2.C3.R4-repetition',
      'channel-ln-input-grad:repeat:N3.C2.R5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'channel-ln-input-grad:laws:N2.C3.R4-cotangent-linearity',
      'channel-ln-input-grad:laws:N2.C3.R4-permutation',
      'channel-ln-input-grad:laws:N2.C3.R4-scale-homogeneity',
      'channel-ln-input-grad:laws:N2.C3.R4-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});

describe('ln-beta-grad', () => {
  test('ln-beta-grad:denotation', () => provesClaim('ln-beta-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('ln-beta-grad:meaning', () => provesClaim('ln-beta-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('ln-beta-grad:replicas', () => provesClaim('ln-beta-grad', 'replicas'));
  test('ln-beta-grad:text', () => provesClaim('ln-beta-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'ln-beta-grad:exact:N2.R3.D5-integers',
      'ln-beta-grad:exact:N3.R4.D6-integers',
      'ln-beta-grad:exact:N1.R3.D5-integers',
      'ln-beta-grad:exact:N2.R1.D5-integers',
      'ln-beta-grad:exact:N2.R3.D1-integers',
      'ln-beta-grad:exact:N1.R1.D1-integers',
      'ln-beta-grad:exact:N3.R3.D3-integers',
      'ln-beta-grad:exact:N1.R24.D24-integers',
      'ln-beta-grad:exact:N9.R3.D5-integers',
      'ln-beta-grad:exact:N2.R34.D5-integers',
      'ln-beta-grad:exact:N2.R3.D67-integers',
      'ln-beta-grad:exact:N1.R259.D2-integers',
      'ln-beta-grad:exact:N1.R1.D768-integers',
      'ln-beta-grad:exact:N2.R3.D5-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'ln-beta-grad:mantissa:N2.R3.D5-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'ln-beta-grad:bounded:N2.R3.D5-cancellation',
      'ln-beta-grad:bounded:N2.R3.D5-normal',
      'ln-beta-grad:bounded:N3.R3.D3-normal',
      'ln-beta-grad:bounded:N2.R3.D67-normal',
      'ln-beta-grad:bounded:N1.R259.D2-normal',
      'ln-beta-grad:bounded:N2.R3.D5-not-a-number-dy',
      'ln-beta-grad:bounded:N2.R3.D5-subnormal-dy',
      'ln-beta-grad:bounded:N2.R3.D5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'ln-beta-grad:repeat:N2.R3.D5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'ln-beta-grad:laws:N2.R3.D5-batch-additivity',
      'ln-beta-grad:laws:N2.R3.D5-cotangent-linearity',
      'ln-beta-grad:laws:N2.R3.D5-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('ln-gamma-grad', () => {
  test('ln-gamma-grad:denotation', () => provesClaim('ln-gamma-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('ln-gamma-grad:meaning', () => provesClaim('ln-gamma-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('ln-gamma-grad:replicas', () => provesClaim('ln-gamma-grad', 'replicas'));
  test('ln-gamma-grad:text', () => provesClaim('ln-gamma-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'ln-gamma-grad:bounded:N2.R3.D5-cancellation',
      'ln-gamma-grad:bounded:N3.R4.D6-cancellation',
      'ln-gamma-grad:bounded:N2.R3.D5-far-magnitudes',
      'ln-gamma-grad:bounded:N2.R3.D5-normal',
      'ln-gamma-grad:bounded:N1.R3.D5-normal',
      'ln-gamma-grad:bounded:N2.R1.D5-normal',
      'ln-gamma-grad:bounded:N2.R3.D1-normal',
      'ln-gamma-grad:bounded:N1.R1.D1-normal',
      'ln-gamma-grad:bounded:N3.R3.D3-normal',
      'ln-gamma-grad:bounded:N1.R24.D24-normal',
      'ln-gamma-grad:bounded:N9.R3.D5-normal',
      'ln-gamma-grad:bounded:N2.R34.D5-normal',
      'ln-gamma-grad:bounded:N2.R3.D67-normal',
      'ln-gamma-grad:bounded:N1.R259.D2-normal',
      'ln-gamma-grad:bounded:N1.R1.D768-normal',
      'ln-gamma-grad:bounded:N2.R3.D5-not-a-number-x',
      'ln-gamma-grad:bounded:N2.R3.D5-not-a-number-dy',
      'ln-gamma-grad:bounded:N2.R3.D5-on-grid',
      'ln-gamma-grad:bounded:N2.R3.D5-sparse-cotangent',
      'ln-gamma-grad:bounded:N2.R3.D5-statistics-unit',
      'ln-gamma-grad:bounded:N2.R3.D5-statistics-offset',
      'ln-gamma-grad:bounded:N2.R3.D5-statistics-small-deviation',
      'ln-gamma-grad:bounded:N2.R3.D5-subnormal-dy',
      'ln-gamma-grad:bounded:N2.R3.D5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'ln-gamma-grad:repeat:N2.R3.D5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'ln-gamma-grad:laws:N2.R3.D5-batch-additivity',
      'ln-gamma-grad:laws:N2.R3.D5-cotangent-linearity',
      'ln-gamma-grad:laws:N2.R3.D5-permutation',
      'ln-gamma-grad:laws:N2.R3.D5-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});

describe('ln-input-grad', () => {
  test('ln-input-grad:denotation', () => provesClaim('ln-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('ln-input-grad:hypotheses', () => provesClaim('ln-input-grad', 'hypotheses'));
  test('ln-input-grad:meaning', () => provesClaim('ln-input-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('ln-input-grad:replicas', () => provesClaim('ln-input-grad', 'replicas'));
  test('ln-input-grad:text', () => provesClaim('ln-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'ln-input-grad:bounded:N2.R3.D5-cancellation',
      'ln-input-grad:bounded:N3.R4.D6-cancellation',
      'ln-input-grad:bounded:N2.R3.D5-far-magnitudes',
      'ln-input-grad:bounded:N2.R3.D5-normal',
      'ln-input-grad:bounded:N1.R3.D5-normal',
      'ln-input-grad:bounded:N2.R1.D5-normal',
      'ln-input-grad:bounded:N2.R3.D1-normal',
      'ln-input-grad:bounded:N1.R1.D1-normal',
      'ln-input-grad:bounded:N3.R3.D3-normal',
      'ln-input-grad:bounded:N1.R24.D24-normal',
      'ln-input-grad:bounded:N9.R3.D5-normal',
      'ln-input-grad:bounded:N2.R34.D5-normal',
      'ln-input-grad:bounded:N2.R3.D67-normal',
      'ln-input-grad:bounded:N1.R259.D2-normal',
      'ln-input-grad:bounded:N1.R1.D768-normal',
      'ln-input-grad:bounded:N2.R3.D5-not-a-number-x',
      'ln-input-grad:bounded:N2.R3.D5-not-a-number-gamma',
      'ln-input-grad:bounded:N2.R3.D5-not-a-number-dy',
      'ln-input-grad:bounded:N2.R3.D5-on-grid',
      'ln-input-grad:bounded:N2.R3.D5-sparse-cotangent',
      'ln-input-grad:bounded:N2.R3.D5-statistics-unit',
      'ln-input-grad:bounded:N2.R3.D5-statistics-offset',
      'ln-input-grad:bounded:N2.R3.D5-statistics-small-deviation',
      'ln-input-grad:bounded:N2.R3.D5-subnormal-gamma',
      'ln-input-grad:bounded:N2.R3.D5-subnormal-dy',
      'ln-input-grad:bounded:N2.R3.D5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'ln-input-grad:repeat:N2.R3.D5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'ln-input-grad:laws:N2.R3.D5-cotangent-linearity',
      'ln-input-grad:laws:N2.R3.D5-permutation',
      'ln-input-grad:laws:N2.R3.D5-scale-homogeneity',
      'ln-input-grad:laws:N2.R3.D5-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});
