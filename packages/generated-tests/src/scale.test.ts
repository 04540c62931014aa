// Generated from the entries of family 'scale' in packages/spec/src; edits are lost. Checksum 7c5073cb6af0
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('channel-gate', () => {
  test('channel-gate:meaning', () => provesClaim('channel-gate', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('channel-gate:replicas', () => provesClaim('channel-gate', 'replicas'));
  test('channel-gate:text', () => provesClaim('channel-gate', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'channel-gate:exact:N2.C3.h5.w6-integers',
      'channel-gate:exact:N3.C2.h4.w5-integers',
      'channel-gate:exact:N1.C3.h5.w6-integers',
      'channel-gate:exact:N2.C1.h5.w6-integers',
      'channel-gate:exact:N2.C3.h1.w6-integers',
      'channel-gate:exact:N2.C3.h5.w1-integers',
      'channel-gate:exact:N1.C1.h1.w1-integers',
      'channel-gate:exact:N3.C3.h3.w3-integers',
      'channel-gate:exact:N1.C24.h3.w3-integers',
      'channel-gate:exact:N9.C3.h5.w6-integers',
      'channel-gate:exact:N2.C33.h5.w6-integers',
      'channel-gate:exact:N2.C3.h18.w6-integers',
      'channel-gate:exact:N2.C3.h5.w18-integers',
      'channel-gate:exact:N1.C259.h1.w1-integers',
      'channel-gate:exact:N1.C240.h14.w14-integers',
      'channel-gate:exact:N2.C3.h5.w6-wide-integers-x',
      'channel-gate:exact:N2.C3.h5.w6-wide-integers-g',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'channel-gate:mantissa:N2.C3.h5.w6-probe-x',
      'channel-gate:mantissa:N2.C3.h5.w6-probe-g',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'channel-gate:bounded:N2.C3.h5.w6-cancellation',
      'channel-gate:bounded:N2.C3.h5.w6-normal',
      'channel-gate:bounded:N3.C3.h3.w3-normal',
      'channel-gate:bounded:N9.C3.h5.w6-normal',
      'channel-gate:bounded:N2.C3.h18.w6-normal',
      'channel-gate:bounded:N2.C3.h5.w18-normal',
      'channel-gate:bounded:N1.C259.h1.w1-normal',
      'channel-gate:bounded:N2.C3.h5.w6-not-a-number-x',
      'channel-gate:bounded:N2.C3.h5.w6-not-a-number-g',
      'channel-gate:bounded:N2.C3.h5.w6-subnormal-x',
      'channel-gate:bounded:N2.C3.h5.w6-subnormal-g',
      'channel-gate:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'channel-gate:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('drop-path', () => {
  test('drop-path:meaning', () => provesClaim('drop-path', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('drop-path:replicas', () => provesClaim('drop-path', 'replicas'));
  test('drop-path:text', () => provesClaim('drop-path', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'drop-path:exact:N2.M5-integers',
      'drop-path:exact:N3.M4-integers',
      'drop-path:exact:N1.M5-integers',
      'drop-path:exact:N2.M1-integers',
      'drop-path:exact:N1.M1-integers',
      'drop-path:exact:N3.M3-integers',
      'drop-path:exact:N1.M24-integers',
      'drop-path:exact:N9.M5-integers',
      'drop-path:exact:N2.M67-integers',
      'drop-path:exact:N1.M259-integers',
      'drop-path:exact:N1.M37632-integers',
      'drop-path:exact:N2.M5-wide-integers-x',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'drop-path:mantissa:N2.M5-probe-x',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'drop-path:bounded:N2.M5-cancellation',
      'drop-path:bounded:N2.M5-normal',
      'drop-path:bounded:N3.M3-normal',
      'drop-path:bounded:N9.M5-normal',
      'drop-path:bounded:N1.M259-normal',
      'drop-path:bounded:N2.M5-not-a-number-x',
      'drop-path:bounded:N2.M5-subnormal-x',
      'drop-path:bounded:N2.M5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'drop-path:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('layer-scale', () => {
  test('layer-scale:meaning', () => provesClaim('layer-scale', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('layer-scale:replicas', () => provesClaim('layer-scale', 'replicas'));
  test('layer-scale:text', () => provesClaim('layer-scale', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'layer-scale:exact:N2.C3.h5.w6-integers',
      'layer-scale:exact:N3.C2.h4.w5-integers',
      'layer-scale:exact:N1.C3.h5.w6-integers',
      'layer-scale:exact:N2.C1.h5.w6-integers',
      'layer-scale:exact:N2.C3.h1.w6-integers',
      'layer-scale:exact:N2.C3.h5.w1-integers',
      'layer-scale:exact:N1.C1.h1.w1-integers',
      'layer-scale:exact:N3.C3.h3.w3-integers',
      'layer-scale:exact:N1.C24.h3.w3-integers',
      'layer-scale:exact:N9.C3.h5.w6-integers',
      'layer-scale:exact:N2.C33.h5.w6-integers',
      'layer-scale:exact:N2.C3.h18.w6-integers',
      'layer-scale:exact:N2.C3.h5.w18-integers',
      'layer-scale:exact:N1.C259.h1.w1-integers',
      'layer-scale:exact:N1.C768.h7.w7-integers',
      'layer-scale:exact:N2.C3.h5.w6-wide-integers-x',
      'layer-scale:exact:N2.C3.h5.w6-wide-integers-gamma',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'layer-scale:mantissa:N2.C3.h5.w6-probe-x',
      'layer-scale:mantissa:N2.C3.h5.w6-probe-gamma',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'layer-scale:bounded:N2.C3.h5.w6-cancellation',
      'layer-scale:bounded:N2.C3.h5.w6-normal',
      'layer-scale:bounded:N3.C3.h3.w3-normal',
      'layer-scale:bounded:N9.C3.h5.w6-normal',
      'layer-scale:bounded:N2.C3.h18.w6-normal',
      'layer-scale:bounded:N2.C3.h5.w18-normal',
      'layer-scale:bounded:N1.C259.h1.w1-normal',
      'layer-scale:bounded:N2.C3.h5.w6-not-a-number-x',
      'layer-scale:bounded:N2.C3.h5.w6-not-a-number-gamma',
      'layer-scale:bounded:N2.C3.h5.w6-subnormal-x',
      'layer-scale:bounded:N2.C3.h5.w6-subnormal-gamma',
      'layer-scale:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'layer-scale:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('channel-gate-gate-grad', () => {
  test('channel-gate-gate-grad:denotation', () => provesClaim('channel-gate-gate-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('channel-gate-gate-grad:meaning', () => provesClaim('channel-gate-gate-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('channel-gate-gate-grad:replicas', () => provesClaim('channel-gate-gate-grad', 'replicas'));
  test('channel-gate-gate-grad:text', () => provesClaim('channel-gate-gate-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'channel-gate-gate-grad:exact:N2.C3.h5.w6-integers',
      'channel-gate-gate-grad:exact:N3.C2.h4.w5-integers',
      'channel-gate-gate-grad:exact:N1.C3.h5.w6-integers',
      'channel-gate-gate-grad:exact:N2.C1.h5.w6-integers',
      'channel-gate-gate-grad:exact:N2.C3.h1.w6-integers',
      'channel-gate-gate-grad:exact:N2.C3.h5.w1-integers',
      'channel-gate-gate-grad:exact:N1.C1.h1.w1-integers',
      'channel-gate-gate-grad:exact:N3.C3.h3.w3-integers',
      'channel-gate-gate-grad:exact:N1.C24.h3.w3-integers',
      'channel-gate-gate-grad:exact:N9.C3.h5.w6-integers',
      'channel-gate-gate-grad:exact:N2.C33.h5.w6-integers',
      'channel-gate-gate-grad:exact:N2.C3.h18.w6-integers',
      'channel-gate-gate-grad:exact:N2.C3.h5.w18-integers',
      'channel-gate-gate-grad:exact:N1.C259.h1.w1-integers',
      'channel-gate-gate-grad:exact:N1.C240.h14.w14-integers',
      'channel-gate-gate-grad:exact:N2.C3.h5.w6-wide-integers-x',
      'channel-gate-gate-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'channel-gate-gate-grad:mantissa:N2.C3.h5.w6-probe-x',
      'channel-gate-gate-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'channel-gate-gate-grad:bounded:N2.C3.h5.w6-cancellation',
      'channel-gate-gate-grad:bounded:N2.C3.h5.w6-normal',
      'channel-gate-gate-grad:bounded:N3.C3.h3.w3-normal',
      'channel-gate-gate-grad:bounded:N9.C3.h5.w6-normal',
      'channel-gate-gate-grad:bounded:N1.C259.h1.w1-normal',
      'channel-gate-gate-grad:bounded:N2.C3.h5.w6-not-a-number-x',
      'channel-gate-gate-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'channel-gate-gate-grad:bounded:N2.C3.h5.w6-sparse-cotangent',
      'channel-gate-gate-grad:bounded:N2.C3.h5.w6-subnormal-x',
      'channel-gate-gate-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'channel-gate-gate-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'channel-gate-gate-grad:repeat:N2.C3.h5.w6-repetition',
      'channel-gate-gate-grad:repeat:N3.C2.h4.w5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'channel-gate-gate-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'channel-gate-gate-grad:laws:N2.C3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('channel-gate-input-grad', () => {
  test('channel-gate-input-grad:denotation', () => provesClaim('channel-gate-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('channel-gate-input-grad:meaning', () => provesClaim('channel-gate-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('channel-gate-input-grad:replicas', () => provesClaim('channel-gate-input-grad', 'replicas'));
  test('channel-gate-input-grad:text', () => provesClaim('channel-gate-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'channel-gate-input-grad:exact:N2.C3.h5.w6-integers',
      'channel-gate-input-grad:exact:N3.C2.h4.w5-integers',
      'channel-gate-input-grad:exact:N1.C3.h5.w6-integers',
      'channel-gate-input-grad:exact:N2.C1.h5.w6-integers',
      'channel-gate-input-grad:exact:N2.C3.h1.w6-integers',
      'channel-gate-input-grad:exact:N2.C3.h5.w1-integers',
      'channel-gate-input-grad:exact:N1.C1.h1.w1-integers',
      'channel-gate-input-grad:exact:N3.C3.h3.w3-integers',
      'channel-gate-input-grad:exact:N1.C24.h3.w3-integers',
      'channel-gate-input-grad:exact:N9.C3.h5.w6-integers',
      'channel-gate-input-grad:exact:N2.C33.h5.w6-integers',
      'channel-gate-input-grad:exact:N2.C3.h18.w6-integers',
      'channel-gate-input-grad:exact:N2.C3.h5.w18-integers',
      'channel-gate-input-grad:exact:N1.C259.h1.w1-integers',
      'channel-gate-input-grad:exact:N1.C240.h14.w14-integers',
      'channel-gate-input-grad:exact:N2.C3.h5.w6-wide-integers-g',
      'channel-gate-input-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'channel-gate-input-grad:mantissa:N2.C3.h5.w6-probe-g',
      'channel-gate-input-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'channel-gate-input-grad:bounded:N2.C3.h5.w6-cancellation',
      'channel-gate-input-grad:bounded:N2.C3.h5.w6-normal',
      'channel-gate-input-grad:bounded:N3.C3.h3.w3-normal',
      'channel-gate-input-grad:bounded:N9.C3.h5.w6-normal',
      'channel-gate-input-grad:bounded:N2.C3.h18.w6-normal',
      'channel-gate-input-grad:bounded:N2.C3.h5.w18-normal',
      'channel-gate-input-grad:bounded:N1.C259.h1.w1-normal',
      'channel-gate-input-grad:bounded:N2.C3.h5.w6-not-a-number-g',
      'channel-gate-input-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'channel-gate-input-grad:bounded:N2.C3.h5.w6-sparse-cotangent',
      'channel-gate-input-grad:bounded:N2.C3.h5.w6-subnormal-g',
      'channel-gate-input-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'channel-gate-input-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'channel-gate-input-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'channel-gate-input-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'channel-gate-input-grad:laws:N2.C3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('drop-path-input-grad', () => {
  test('drop-path-input-grad:denotation', () => provesClaim('drop-path-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('drop-path-input-grad:meaning', () => provesClaim('drop-path-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('drop-path-input-grad:replicas', () => provesClaim('drop-path-input-grad', 'replicas'));
  test('drop-path-input-grad:text', () => provesClaim('drop-path-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'drop-path-input-grad:exact:N2.M5-integers',
      'drop-path-input-grad:exact:N3.M4-integers',
      'drop-path-input-grad:exact:N1.M5-integers',
      'drop-path-input-grad:exact:N2.M1-integers',
      'drop-path-input-grad:exact:N1.M1-integers',
      'drop-path-input-grad:exact:N3.M3-integers',
      'drop-path-input-grad:exact:N1.M24-integers',
      'drop-path-input-grad:exact:N9.M5-integers',
      'drop-path-input-grad:exact:N2.M67-integers',
      'drop-path-input-grad:exact:N1.M259-integers',
      'drop-path-input-grad:exact:N1.M37632-integers',
      'drop-path-input-grad:exact:N2.M5-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'drop-path-input-grad:mantissa:N2.M5-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'drop-path-input-grad:bounded:N2.M5-cancellation',
      'drop-path-input-grad:bounded:N2.M5-normal',
      'drop-path-input-grad:bounded:N3.M3-normal',
      'drop-path-input-grad:bounded:N9.M5-normal',
      'drop-path-input-grad:bounded:N1.M259-normal',
      'drop-path-input-grad:bounded:N2.M5-not-a-number-dy',
      'drop-path-input-grad:bounded:N2.M5-sparse-cotangent',
      'drop-path-input-grad:bounded:N2.M5-subnormal-dy',
      'drop-path-input-grad:bounded:N2.M5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'drop-path-input-grad:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'drop-path-input-grad:laws:N2.M5-cotangent-linearity',
      'drop-path-input-grad:laws:N2.M5-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('layer-scale-gamma-grad', () => {
  test('layer-scale-gamma-grad:denotation', () => provesClaim('layer-scale-gamma-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('layer-scale-gamma-grad:meaning', () => provesClaim('layer-scale-gamma-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('layer-scale-gamma-grad:replicas', () => provesClaim('layer-scale-gamma-grad', 'replicas'));
  test('layer-scale-gamma-grad:text', () => provesClaim('layer-scale-gamma-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'layer-scale-gamma-grad:exact:N2.C3.h5.w6-integers',
      'layer-scale-gamma-grad:exact:N3.C2.h4.w5-integers',
      'layer-scale-gamma-grad:exact:N1.C3.h5.w6-integers',
      'layer-scale-gamma-grad:exact:N2.C1.h5.w6-integers',
      'layer-scale-gamma-grad:exact:N2.C3.h1.w6-integers',
      'layer-scale-gamma-grad:exact:N2.C3.h5.w1-integers',
      'layer-scale-gamma-grad:exact:N1.C1.h1.w1-integers',
      'layer-scale-gamma-grad:exact:N3.C3.h3.w3-integers',
      'layer-scale-gamma-grad:exact:N1.C24.h3.w3-integers',
      'layer-scale-gamma-grad:exact:N9.C3.h5.w6-integers',
      'layer-scale-gamma-grad:exact:N2.C33.h5.w6-integers',
      'layer-scale-gamma-grad:exact:N2.C3.h18.w6-integers',
      'layer-scale-gamma-grad:exact:N2.C3.h5.w18-integers',
      'layer-scale-gamma-grad:exact:N1.C259.h1.w1-integers',
      'layer-scale-gamma-grad:exact:N1.C768.h7.w7-integers',
      'layer-scale-gamma-grad:exact:N2.C3.h5.w6-wide-integers-x',
      'layer-scale-gamma-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'layer-scale-gamma-grad:mantissa:N2.C3.h5.w6-probe-x',
      'layer-scale-gamma-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'layer-scale-gamma-grad:bounded:N2.C3.h5.w6-cancellation',
      'layer-scale-gamma-grad:bounded:N2.C3.h5.w6-normal',
      'layer-scale-gamma-grad:bounded:N3.C3.h3.w3-normal',
      'layer-scale-gamma-grad:bounded:N1.C259.h1.w1-normal',
      'layer-scale-gamma-grad:bounded:N2.C3.h5.w6-not-a-number-x',
      'layer-scale-gamma-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'layer-scale-gamma-grad:bounded:N2.C3.h5.w6-sparse-cotangent',
      'layer-scale-gamma-grad:bounded:N2.C3.h5.w6-subnormal-x',
      'layer-scale-gamma-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'layer-scale-gamma-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'layer-scale-gamma-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'layer-scale-gamma-grad:laws:N2.C3.h5.w6-batch-additivity',
      'layer-scale-gamma-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'layer-scale-gamma-grad:laws:N2.C3.h5.w6-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('layer-scale-input-grad', () => {
  test('layer-scale-input-grad:denotation', () => provesClaim('layer-scale-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; prime field at 2 shapes; dual numbers in the prime field at 1 shape)'));
  test('layer-scale-input-grad:meaning', () => provesClaim('layer-scale-input-grad', 'meaning', 'proved (for every shape, by normal form; prime field at 2 shapes)'));
  test('layer-scale-input-grad:replicas', () => provesClaim('layer-scale-input-grad', 'replicas'));
  test('layer-scale-input-grad:text', () => provesClaim('layer-scale-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'layer-scale-input-grad:exact:N2.C3.h5.w6-integers',
      'layer-scale-input-grad:exact:N3.C2.h4.w5-integers',
      'layer-scale-input-grad:exact:N1.C3.h5.w6-integers',
      'layer-scale-input-grad:exact:N2.C1.h5.w6-integers',
      'layer-scale-input-grad:exact:N2.C3.h1.w6-integers',
      'layer-scale-input-grad:exact:N2.C3.h5.w1-integers',
      'layer-scale-input-grad:exact:N1.C1.h1.w1-integers',
      'layer-scale-input-grad:exact:N3.C3.h3.w3-integers',
      'layer-scale-input-grad:exact:N1.C24.h3.w3-integers',
      'layer-scale-input-grad:exact:N9.C3.h5.w6-integers',
      'layer-scale-input-grad:exact:N2.C33.h5.w6-integers',
      'layer-scale-input-grad:exact:N2.C3.h18.w6-integers',
      'layer-scale-input-grad:exact:N2.C3.h5.w18-integers',
      'layer-scale-input-grad:exact:N1.C259.h1.w1-integers',
      'layer-scale-input-grad:exact:N1.C768.h7.w7-integers',
      'layer-scale-input-grad:exact:N2.C3.h5.w6-wide-integers-gamma',
      'layer-scale-input-grad:exact:N2.C3.h5.w6-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'layer-scale-input-grad:mantissa:N2.C3.h5.w6-probe-gamma',
      'layer-scale-input-grad:mantissa:N2.C3.h5.w6-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'layer-scale-input-grad:bounded:N2.C3.h5.w6-cancellation',
      'layer-scale-input-grad:bounded:N2.C3.h5.w6-normal',
      'layer-scale-input-grad:bounded:N3.C3.h3.w3-normal',
      'layer-scale-input-grad:bounded:N9.C3.h5.w6-normal',
      'layer-scale-input-grad:bounded:N2.C3.h18.w6-normal',
      'layer-scale-input-grad:bounded:N2.C3.h5.w18-normal',
      'layer-scale-input-grad:bounded:N1.C259.h1.w1-normal',
      'layer-scale-input-grad:bounded:N2.C3.h5.w6-not-a-number-gamma',
      'layer-scale-input-grad:bounded:N2.C3.h5.w6-not-a-number-dy',
      'layer-scale-input-grad:bounded:N2.C3.h5.w6-sparse-cotangent',
      'layer-scale-input-grad:bounded:N2.C3.h5.w6-subnormal-gamma',
      'layer-scale-input-grad:bounded:N2.C3.h5.w6-subnormal-dy',
      'layer-scale-input-grad:bounded:N2.C3.h5.w6-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'layer-scale-input-grad:repeat:N2.C3.h5.w6-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'layer-scale-input-grad:laws:N2.C3.h5.w6-cotangent-linearity',
      'layer-scale-input-grad:laws:N2.C3.h5.w6-permutation',
      'layer-scale-input-grad:laws:N2.C3.h5.w6-scale-homogeneity',
    ])('%s', (id) => runsCase(id));
  });
});
