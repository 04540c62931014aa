// Generated from the entries of family 'activation' in packages/spec/src; edits are lost. Checksum 9212c8ba28c0
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('gelu', () => {
  test('gelu:meaning', () => provesClaim('gelu', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('gelu:replicas', () => provesClaim('gelu', 'replicas'));
  test('gelu:text', () => provesClaim('gelu', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'gelu:bounded:N2.M5-logits-spread',
      'gelu:bounded:N3.M4-logits-spread',
      'gelu:bounded:N2.M5-logits-confident',
      'gelu:bounded:N2.M5-normal',
      'gelu:bounded:N1.M5-normal',
      'gelu:bounded:N2.M1-normal',
      'gelu:bounded:N1.M1-normal',
      'gelu:bounded:N3.M3-normal',
      'gelu:bounded:N1.M24-normal',
      'gelu:bounded:N9.M5-normal',
      'gelu:bounded:N2.M67-normal',
      'gelu:bounded:N1.M259-normal',
      'gelu:bounded:N2.M5-not-a-number-x',
      'gelu:bounded:N2.M5-on-grid',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'gelu:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('relu', () => {
  test('relu:meaning', () => provesClaim('relu', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('relu:replicas', () => provesClaim('relu', 'replicas'));
  test('relu:text', () => provesClaim('relu', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'relu:exact:N2.M5-integers',
      'relu:exact:N3.M4-integers',
      'relu:exact:N1.M5-integers',
      'relu:exact:N2.M1-integers',
      'relu:exact:N1.M1-integers',
      'relu:exact:N3.M3-integers',
      'relu:exact:N1.M24-integers',
      'relu:exact:N9.M5-integers',
      'relu:exact:N2.M67-integers',
      'relu:exact:N1.M259-integers',
      'relu:exact:N1.M25088-integers',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'relu:bounded:N2.M5-cancellation',
      'relu:bounded:N2.M5-normal',
      'relu:bounded:N3.M3-normal',
      'relu:bounded:N9.M5-normal',
      'relu:bounded:N1.M259-normal',
      'relu:bounded:N2.M5-not-a-number-x',
      'relu:bounded:N2.M5-ties',
      'relu:bounded:N2.M5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'relu:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('relu6', () => {
  test('relu6:meaning', () => provesClaim('relu6', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('relu6:replicas', () => provesClaim('relu6', 'replicas'));
  test('relu6:text', () => provesClaim('relu6', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'relu6:exact:N2.M5-integers',
      'relu6:exact:N3.M4-integers',
      'relu6:exact:N1.M5-integers',
      'relu6:exact:N2.M1-integers',
      'relu6:exact:N1.M1-integers',
      'relu6:exact:N3.M3-integers',
      'relu6:exact:N1.M24-integers',
      'relu6:exact:N9.M5-integers',
      'relu6:exact:N2.M67-integers',
      'relu6:exact:N1.M259-integers',
      'relu6:exact:N1.M47040-integers',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'relu6:bounded:N2.M5-cancellation',
      'relu6:bounded:N2.M5-normal',
      'relu6:bounded:N3.M3-normal',
      'relu6:bounded:N9.M5-normal',
      'relu6:bounded:N1.M259-normal',
      'relu6:bounded:N2.M5-not-a-number-x',
      'relu6:bounded:N2.M5-ties',
      'relu6:bounded:N2.M5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'relu6:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('sigmoid', () => {
  test('sigmoid:meaning', () => provesClaim('sigmoid', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('sigmoid:replicas', () => provesClaim('sigmoid', 'replicas'));
  test('sigmoid:text', () => provesClaim('sigmoid', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'sigmoid:bounded:N2.M5-logits-spread',
      'sigmoid:bounded:N3.M4-logits-spread',
      'sigmoid:bounded:N2.M5-logits-confident',
      'sigmoid:bounded:N2.M5-normal',
      'sigmoid:bounded:N1.M5-normal',
      'sigmoid:bounded:N2.M1-normal',
      'sigmoid:bounded:N1.M1-normal',
      'sigmoid:bounded:N3.M3-normal',
      'sigmoid:bounded:N1.M24-normal',
      'sigmoid:bounded:N9.M5-normal',
      'sigmoid:bounded:N2.M67-normal',
      'sigmoid:bounded:N1.M259-normal',
      'sigmoid:bounded:N1.M1152-normal',
      'sigmoid:bounded:N2.M5-not-a-number-x',
      'sigmoid:bounded:N2.M5-on-grid',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'sigmoid:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('swish', () => {
  test('swish:meaning', () => provesClaim('swish', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('swish:replicas', () => provesClaim('swish', 'replicas'));
  test('swish:text', () => provesClaim('swish', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'swish:bounded:N2.M5-logits-spread',
      'swish:bounded:N3.M4-logits-spread',
      'swish:bounded:N2.M5-logits-confident',
      'swish:bounded:N2.M5-normal',
      'swish:bounded:N1.M5-normal',
      'swish:bounded:N2.M1-normal',
      'swish:bounded:N1.M1-normal',
      'swish:bounded:N3.M3-normal',
      'swish:bounded:N1.M24-normal',
      'swish:bounded:N9.M5-normal',
      'swish:bounded:N2.M67-normal',
      'swish:bounded:N1.M259-normal',
      'swish:bounded:N1.M47040-normal',
      'swish:bounded:N2.M5-not-a-number-x',
      'swish:bounded:N2.M5-on-grid',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'swish:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('gelu-input-grad', () => {
  test('gelu-input-grad:denotation', () => provesClaim('gelu-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('gelu-input-grad:meaning', () => provesClaim('gelu-input-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('gelu-input-grad:replicas', () => provesClaim('gelu-input-grad', 'replicas'));
  test('gelu-input-grad:text', () => provesClaim('gelu-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'gelu-input-grad:bounded:N2.M5-logits-spread',
      'gelu-input-grad:bounded:N3.M4-logits-spread',
      'gelu-input-grad:bounded:N2.M5-logits-confident',
      'gelu-input-grad:bounded:N2.M5-normal',
      'gelu-input-grad:bounded:N1.M5-normal',
      'gelu-input-grad:bounded:N2.M1-normal',
      'gelu-input-grad:bounded:N1.M1-normal',
      'gelu-input-grad:bounded:N3.M3-normal',
      'gelu-input-grad:bounded:N1.M24-normal',
      'gelu-input-grad:bounded:N9.M5-normal',
      'gelu-input-grad:bounded:N2.M67-normal',
      'gelu-input-grad:bounded:N1.M259-normal',
      'gelu-input-grad:bounded:N2.M5-not-a-number-x',
      'gelu-input-grad:bounded:N2.M5-not-a-number-dy',
      'gelu-input-grad:bounded:N2.M5-on-grid',
      'gelu-input-grad:bounded:N2.M5-sparse-cotangent',
      'gelu-input-grad:bounded:N2.M5-subnormal-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'gelu-input-grad:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'gelu-input-grad:laws:N2.M5-cotangent-linearity',
      'gelu-input-grad:laws:N2.M5-permutation',
      'gelu-input-grad:laws:N2.M5-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});

describe('relu-input-grad', () => {
  test('relu-input-grad:denotation', () => provesClaim('relu-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('relu-input-grad:hypotheses', () => provesClaim('relu-input-grad', 'hypotheses'));
  test('relu-input-grad:meaning', () => provesClaim('relu-input-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('relu-input-grad:replicas', () => provesClaim('relu-input-grad', 'replicas'));
  test('relu-input-grad:text', () => provesClaim('relu-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'relu-input-grad:exact:N2.M5-integers',
      'relu-input-grad:exact:N3.M4-integers',
      'relu-input-grad:exact:N1.M5-integers',
      'relu-input-grad:exact:N2.M1-integers',
      'relu-input-grad:exact:N1.M1-integers',
      'relu-input-grad:exact:N3.M3-integers',
      'relu-input-grad:exact:N1.M24-integers',
      'relu-input-grad:exact:N9.M5-integers',
      'relu-input-grad:exact:N2.M67-integers',
      'relu-input-grad:exact:N1.M259-integers',
      'relu-input-grad:exact:N1.M25088-integers',
      'relu-input-grad:exact:N2.M5-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'relu-input-grad:mantissa:N2.M5-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'relu-input-grad:bounded:N2.M5-cancellation',
      'relu-input-grad:bounded:N2.M5-normal',
      'relu-input-grad:bounded:N3.M3-normal',
      'relu-input-grad:bounded:N9.M5-normal',
      'relu-input-grad:bounded:N1.M259-normal',
      'relu-input-grad:bounded:N2.M5-sparse-cotangent',
      'relu-input-grad:bounded:N2.M5-subnormal-dy',
      'relu-input-grad:bounded:N2.M5-ties',
      'relu-input-grad:bounded:N9.M5-ties',
      'relu-input-grad:bounded:N2.M5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'relu-input-grad:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'relu-input-grad:laws:N2.M5-cotangent-linearity',
      'relu-input-grad:laws:N2.M5-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('relu6-input-grad', () => {
  test('relu6-input-grad:denotation', () => provesClaim('relu6-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('relu6-input-grad:hypotheses', () => provesClaim('relu6-input-grad', 'hypotheses'));
  test('relu6-input-grad:meaning', () => provesClaim('relu6-input-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('relu6-input-grad:replicas', () => provesClaim('relu6-input-grad', 'replicas'));
  test('relu6-input-grad:text', () => provesClaim('relu6-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('exact', () => {
    test.each([
      'relu6-input-grad:exact:N2.M5-integers',
      'relu6-input-grad:exact:N3.M4-integers',
      'relu6-input-grad:exact:N1.M5-integers',
      'relu6-input-grad:exact:N2.M1-integers',
      'relu6-input-grad:exact:N1.M1-integers',
      'relu6-input-grad:exact:N3.M3-integers',
      'relu6-input-grad:exact:N1.M24-integers',
      'relu6-input-grad:exact:N9.M5-integers',
      'relu6-input-grad:exact:N2.M67-integers',
      'relu6-input-grad:exact:N1.M259-integers',
      'relu6-input-grad:exact:N1.M28224-integers',
      'relu6-input-grad:exact:N2.M5-wide-integers-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('mantissa', () => {
    test.each([
      'relu6-input-grad:mantissa:N2.M5-probe-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('bounded', () => {
    test.each([
      'relu6-input-grad:bounded:N2.M5-cancellation',
      'relu6-input-grad:bounded:N2.M5-normal',
      'relu6-input-grad:bounded:N3.M3-normal',
      'relu6-input-grad:bounded:N9.M5-normal',
      'relu6-input-grad:bounded:N1.M259-normal',
      'relu6-input-grad:bounded:N2.M5-sparse-cotangent',
      'relu6-input-grad:bounded:N2.M5-subnormal-dy',
      'relu6-input-grad:bounded:N2.M5-ties',
      'relu6-input-grad:bounded:N3.M3-ties',
      'relu6-input-grad:bounded:N2.M5-wide-range',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'relu6-input-grad:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'relu6-input-grad:laws:N2.M5-cotangent-linearity',
      'relu6-input-grad:laws:N2.M5-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('sigmoid-input-grad', () => {
  test('sigmoid-input-grad:denotation', () => provesClaim('sigmoid-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('sigmoid-input-grad:meaning', () => provesClaim('sigmoid-input-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('sigmoid-input-grad:replicas', () => provesClaim('sigmoid-input-grad', 'replicas'));
  test('sigmoid-input-grad:text', () => provesClaim('sigmoid-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'sigmoid-input-grad:bounded:N2.M5-logits-spread',
      'sigmoid-input-grad:bounded:N3.M4-logits-spread',
      'sigmoid-input-grad:bounded:N2.M5-logits-confident',
      'sigmoid-input-grad:bounded:N2.M5-normal',
      'sigmoid-input-grad:bounded:N1.M5-normal',
      'sigmoid-input-grad:bounded:N2.M1-normal',
      'sigmoid-input-grad:bounded:N1.M1-normal',
      'sigmoid-input-grad:bounded:N3.M3-normal',
      'sigmoid-input-grad:bounded:N1.M24-normal',
      'sigmoid-input-grad:bounded:N9.M5-normal',
      'sigmoid-input-grad:bounded:N2.M67-normal',
      'sigmoid-input-grad:bounded:N1.M259-normal',
      'sigmoid-input-grad:bounded:N1.M1152-normal',
      'sigmoid-input-grad:bounded:N2.M5-not-a-number-x',
      'sigmoid-input-grad:bounded:N2.M5-not-a-number-dy',
      'sigmoid-input-grad:bounded:N2.M5-on-grid',
      'sigmoid-input-grad:bounded:N2.M5-sparse-cotangent',
      'sigmoid-input-grad:bounded:N2.M5-subnormal-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'sigmoid-input-grad:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'sigmoid-input-grad:laws:N2.M5-cotangent-linearity',
      'sigmoid-input-grad:laws:N2.M5-permutation',
      'sigmoid-input-grad:laws:N2.M5-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});

describe('swish-input-grad', () => {
  test('swish-input-grad:denotation', () => provesClaim('swish-input-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('swish-input-grad:meaning', () => provesClaim('swish-input-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('swish-input-grad:replicas', () => provesClaim('swish-input-grad', 'replicas'));
  test('swish-input-grad:text', () => provesClaim('swish-input-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'swish-input-grad:bounded:N2.M5-logits-spread',
      'swish-input-grad:bounded:N3.M4-logits-spread',
      'swish-input-grad:bounded:N2.M5-logits-confident',
      'swish-input-grad:bounded:N2.M5-normal',
      'swish-input-grad:bounded:N1.M5-normal',
      'swish-input-grad:bounded:N2.M1-normal',
      'swish-input-grad:bounded:N1.M1-normal',
      'swish-input-grad:bounded:N3.M3-normal',
      'swish-input-grad:bounded:N1.M24-normal',
      'swish-input-grad:bounded:N9.M5-normal',
      'swish-input-grad:bounded:N2.M67-normal',
      'swish-input-grad:bounded:N1.M259-normal',
      'swish-input-grad:bounded:N1.M32928-normal',
      'swish-input-grad:bounded:N2.M5-not-a-number-x',
      'swish-input-grad:bounded:N2.M5-not-a-number-dy',
      'swish-input-grad:bounded:N2.M5-on-grid',
      'swish-input-grad:bounded:N2.M5-sparse-cotangent',
      'swish-input-grad:bounded:N2.M5-subnormal-dy',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'swish-input-grad:repeat:N2.M5-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'swish-input-grad:laws:N2.M5-cotangent-linearity',
      'swish-input-grad:laws:N2.M5-permutation',
      'swish-input-grad:laws:N2.M5-zero-cotangent',
    ])('%s', (id) => runsCase(id));
  });
});
