// Generated from the entries of family 'loss' in packages/spec/src; edits are lost. Checksum 08c7f2193954
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesClaim, runsCase } from '@gradcert/conformance/jest';

describe('mean-cross-entropy', () => {
  test('mean-cross-entropy:meaning', () => provesClaim('mean-cross-entropy', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('mean-cross-entropy:text', () => provesClaim('mean-cross-entropy', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'mean-cross-entropy:bounded:N2.K10-logits-spread',
      'mean-cross-entropy:bounded:N3.K4-logits-spread',
      'mean-cross-entropy:bounded:N2.K10-logits-confident',
      'mean-cross-entropy:bounded:N2.K10-normal',
      'mean-cross-entropy:bounded:N1.K10-normal',
      'mean-cross-entropy:bounded:N2.K2-normal',
      'mean-cross-entropy:bounded:N1.K2-normal',
      'mean-cross-entropy:bounded:N3.K3-normal',
      'mean-cross-entropy:bounded:N1.K24-normal',
      'mean-cross-entropy:bounded:N9.K10-normal',
      'mean-cross-entropy:bounded:N2.K33-normal',
      'mean-cross-entropy:bounded:N1.K259-normal',
      'mean-cross-entropy:bounded:N2.K10-not-a-number-z',
      'mean-cross-entropy:bounded:N2.K10-on-grid',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'mean-cross-entropy:repeat:N2.K10-repetition',
      'mean-cross-entropy:repeat:N3.K4-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('smoothed-cross-entropy', () => {
  test('smoothed-cross-entropy:meaning', () => provesClaim('smoothed-cross-entropy', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('smoothed-cross-entropy:text', () => provesClaim('smoothed-cross-entropy', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'smoothed-cross-entropy:bounded:N2.K10-logits-spread',
      'smoothed-cross-entropy:bounded:N3.K4-logits-spread',
      'smoothed-cross-entropy:bounded:N2.K10-logits-confident',
      'smoothed-cross-entropy:bounded:N2.K10-normal',
      'smoothed-cross-entropy:bounded:N1.K10-normal',
      'smoothed-cross-entropy:bounded:N2.K2-normal',
      'smoothed-cross-entropy:bounded:N1.K2-normal',
      'smoothed-cross-entropy:bounded:N3.K3-normal',
      'smoothed-cross-entropy:bounded:N1.K24-normal',
      'smoothed-cross-entropy:bounded:N9.K10-normal',
      'smoothed-cross-entropy:bounded:N2.K33-normal',
      'smoothed-cross-entropy:bounded:N1.K259-normal',
      'smoothed-cross-entropy:bounded:N2.K10-not-a-number-z',
      'smoothed-cross-entropy:bounded:N2.K10-on-grid',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'smoothed-cross-entropy:repeat:N2.K10-repetition',
      'smoothed-cross-entropy:repeat:N3.K4-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('softmax-cross-entropy', () => {
  test('softmax-cross-entropy:meaning', () => provesClaim('softmax-cross-entropy', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('softmax-cross-entropy:text', () => provesClaim('softmax-cross-entropy', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'softmax-cross-entropy:bounded:N2.K10-logits-spread',
      'softmax-cross-entropy:bounded:N3.K4-logits-spread',
      'softmax-cross-entropy:bounded:N2.K10-logits-confident',
      'softmax-cross-entropy:bounded:N2.K10-normal',
      'softmax-cross-entropy:bounded:N1.K10-normal',
      'softmax-cross-entropy:bounded:N2.K2-normal',
      'softmax-cross-entropy:bounded:N1.K2-normal',
      'softmax-cross-entropy:bounded:N3.K3-normal',
      'softmax-cross-entropy:bounded:N1.K24-normal',
      'softmax-cross-entropy:bounded:N9.K10-normal',
      'softmax-cross-entropy:bounded:N2.K33-normal',
      'softmax-cross-entropy:bounded:N1.K259-normal',
      'softmax-cross-entropy:bounded:N2.K10-not-a-number-z',
      'softmax-cross-entropy:bounded:N2.K10-on-grid',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'softmax-cross-entropy:repeat:N2.K10-repetition',
      'softmax-cross-entropy:repeat:N3.K4-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('weighted-tanh', () => {
  test('weighted-tanh:meaning', () => provesClaim('weighted-tanh', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('weighted-tanh:text', () => provesClaim('weighted-tanh', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'weighted-tanh:bounded:N2.K10-logits-spread',
      'weighted-tanh:bounded:N3.K4-logits-spread',
      'weighted-tanh:bounded:N2.K10-logits-confident',
      'weighted-tanh:bounded:N2.K10-normal',
      'weighted-tanh:bounded:N1.K10-normal',
      'weighted-tanh:bounded:N2.K2-normal',
      'weighted-tanh:bounded:N1.K2-normal',
      'weighted-tanh:bounded:N3.K3-normal',
      'weighted-tanh:bounded:N1.K24-normal',
      'weighted-tanh:bounded:N9.K10-normal',
      'weighted-tanh:bounded:N2.K33-normal',
      'weighted-tanh:bounded:N1.K259-normal',
      'weighted-tanh:bounded:N2.K10-not-a-number-z',
      'weighted-tanh:bounded:N2.K10-not-a-number-a',
      'weighted-tanh:bounded:N2.K10-on-grid',
      'weighted-tanh:bounded:N2.K10-subnormal-a',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'weighted-tanh:repeat:N2.K10-repetition',
      'weighted-tanh:repeat:N3.K4-repetition',
    ])('%s', (id) => runsCase(id));
  });
});

describe('mean-ce-logits-grad', () => {
  test('mean-ce-logits-grad:denotation', () => provesClaim('mean-ce-logits-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('mean-ce-logits-grad:hypotheses', () => provesClaim('mean-ce-logits-grad', 'hypotheses'));
  test('mean-ce-logits-grad:meaning', () => provesClaim('mean-ce-logits-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('mean-ce-logits-grad:text', () => provesClaim('mean-ce-logits-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'mean-ce-logits-grad:bounded:N2.K10-logits-spread',
      'mean-ce-logits-grad:bounded:N3.K4-logits-spread',
      'mean-ce-logits-grad:bounded:N2.K10-logits-confident',
      'mean-ce-logits-grad:bounded:N2.K10-normal',
      'mean-ce-logits-grad:bounded:N1.K10-normal',
      'mean-ce-logits-grad:bounded:N2.K2-normal',
      'mean-ce-logits-grad:bounded:N1.K2-normal',
      'mean-ce-logits-grad:bounded:N3.K3-normal',
      'mean-ce-logits-grad:bounded:N1.K24-normal',
      'mean-ce-logits-grad:bounded:N9.K10-normal',
      'mean-ce-logits-grad:bounded:N2.K33-normal',
      'mean-ce-logits-grad:bounded:N1.K259-normal',
      'mean-ce-logits-grad:bounded:N2.K10-not-a-number-z',
      'mean-ce-logits-grad:bounded:N2.K10-on-grid',
      'mean-ce-logits-grad:bounded:N2.K10-sparse-cotangent',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'mean-ce-logits-grad:repeat:N2.K10-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'mean-ce-logits-grad:laws:N2.K10-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('smoothed-ce-logits-grad-rows', () => {
  test('smoothed-ce-logits-grad-rows:denotation', () => provesClaim('smoothed-ce-logits-grad-rows', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('smoothed-ce-logits-grad-rows:hypotheses', () => provesClaim('smoothed-ce-logits-grad-rows', 'hypotheses'));
  test('smoothed-ce-logits-grad-rows:meaning', () => provesClaim('smoothed-ce-logits-grad-rows', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('smoothed-ce-logits-grad-rows:text', () => provesClaim('smoothed-ce-logits-grad-rows', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'smoothed-ce-logits-grad-rows:bounded:N2.K10-logits-spread',
      'smoothed-ce-logits-grad-rows:bounded:N3.K4-logits-spread',
      'smoothed-ce-logits-grad-rows:bounded:N2.K10-logits-confident',
      'smoothed-ce-logits-grad-rows:bounded:N2.K10-normal',
      'smoothed-ce-logits-grad-rows:bounded:N1.K10-normal',
      'smoothed-ce-logits-grad-rows:bounded:N2.K2-normal',
      'smoothed-ce-logits-grad-rows:bounded:N1.K2-normal',
      'smoothed-ce-logits-grad-rows:bounded:N3.K3-normal',
      'smoothed-ce-logits-grad-rows:bounded:N1.K24-normal',
      'smoothed-ce-logits-grad-rows:bounded:N9.K10-normal',
      'smoothed-ce-logits-grad-rows:bounded:N2.K33-normal',
      'smoothed-ce-logits-grad-rows:bounded:N1.K259-normal',
      'smoothed-ce-logits-grad-rows:bounded:N2.K10-not-a-number-z',
      'smoothed-ce-logits-grad-rows:bounded:N2.K10-on-grid',
      'smoothed-ce-logits-grad-rows:bounded:N2.K10-sparse-cotangent',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'smoothed-ce-logits-grad-rows:repeat:N2.K10-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'smoothed-ce-logits-grad-rows:laws:N2.K10-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('smoothed-ce-logits-grad', () => {
  test('smoothed-ce-logits-grad:denotation', () => provesClaim('smoothed-ce-logits-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('smoothed-ce-logits-grad:hypotheses', () => provesClaim('smoothed-ce-logits-grad', 'hypotheses'));
  test('smoothed-ce-logits-grad:meaning', () => provesClaim('smoothed-ce-logits-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('smoothed-ce-logits-grad:text', () => provesClaim('smoothed-ce-logits-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'smoothed-ce-logits-grad:bounded:N2.K10-logits-spread',
      'smoothed-ce-logits-grad:bounded:N3.K4-logits-spread',
      'smoothed-ce-logits-grad:bounded:N2.K10-logits-confident',
      'smoothed-ce-logits-grad:bounded:N2.K10-normal',
      'smoothed-ce-logits-grad:bounded:N1.K10-normal',
      'smoothed-ce-logits-grad:bounded:N2.K2-normal',
      'smoothed-ce-logits-grad:bounded:N1.K2-normal',
      'smoothed-ce-logits-grad:bounded:N3.K3-normal',
      'smoothed-ce-logits-grad:bounded:N1.K24-normal',
      'smoothed-ce-logits-grad:bounded:N9.K10-normal',
      'smoothed-ce-logits-grad:bounded:N2.K33-normal',
      'smoothed-ce-logits-grad:bounded:N1.K259-normal',
      'smoothed-ce-logits-grad:bounded:N2.K10-not-a-number-z',
      'smoothed-ce-logits-grad:bounded:N2.K10-on-grid',
      'smoothed-ce-logits-grad:bounded:N2.K10-sparse-cotangent',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'smoothed-ce-logits-grad:repeat:N2.K10-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'smoothed-ce-logits-grad:laws:N2.K10-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('softmax-ce-logits-grad', () => {
  test('softmax-ce-logits-grad:denotation', () => provesClaim('softmax-ce-logits-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('softmax-ce-logits-grad:hypotheses', () => provesClaim('softmax-ce-logits-grad', 'hypotheses'));
  test('softmax-ce-logits-grad:meaning', () => provesClaim('softmax-ce-logits-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('softmax-ce-logits-grad:text', () => provesClaim('softmax-ce-logits-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'softmax-ce-logits-grad:bounded:N2.K10-logits-spread',
      'softmax-ce-logits-grad:bounded:N3.K4-logits-spread',
      'softmax-ce-logits-grad:bounded:N2.K10-logits-confident',
      'softmax-ce-logits-grad:bounded:N2.K10-normal',
      'softmax-ce-logits-grad:bounded:N1.K10-normal',
      'softmax-ce-logits-grad:bounded:N2.K2-normal',
      'softmax-ce-logits-grad:bounded:N1.K2-normal',
      'softmax-ce-logits-grad:bounded:N3.K3-normal',
      'softmax-ce-logits-grad:bounded:N1.K24-normal',
      'softmax-ce-logits-grad:bounded:N9.K10-normal',
      'softmax-ce-logits-grad:bounded:N2.K33-normal',
      'softmax-ce-logits-grad:bounded:N1.K259-normal',
      'softmax-ce-logits-grad:bounded:N2.K10-not-a-number-z',
      'softmax-ce-logits-grad:bounded:N2.K10-on-grid',
      'softmax-ce-logits-grad:bounded:N2.K10-sparse-cotangent',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'softmax-ce-logits-grad:repeat:N2.K10-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'softmax-ce-logits-grad:laws:N2.K10-permutation',
    ])('%s', (id) => runsCase(id));
  });
});

describe('weighted-tanh-logits-grad', () => {
  test('weighted-tanh-logits-grad:denotation', () => provesClaim('weighted-tanh-logits-grad', 'denotation', 'proved (for every shape, by the symbolic derivative: normal form; float64 at 2 shapes; dual numbers in float64 at 1 shape)'));
  test('weighted-tanh-logits-grad:meaning', () => provesClaim('weighted-tanh-logits-grad', 'meaning', 'proved (for every shape, by normal form; float64 at 2 shapes)'));
  test('weighted-tanh-logits-grad:text', () => provesClaim('weighted-tanh-logits-grad', 'text', 'proved (verified, printed, parsed and printed again)'));

  describe('bounded', () => {
    test.each([
      'weighted-tanh-logits-grad:bounded:N2.K10-logits-spread',
      'weighted-tanh-logits-grad:bounded:N3.K4-logits-spread',
      'weighted-tanh-logits-grad:bounded:N2.K10-logits-confident',
      'weighted-tanh-logits-grad:bounded:N2.K10-normal',
      'weighted-tanh-logits-grad:bounded:N1.K10-normal',
      'weighted-tanh-logits-grad:bounded:N2.K2-normal',
      'weighted-tanh-logits-grad:bounded:N1.K2-normal',
      'weighted-tanh-logits-grad:bounded:N3.K3-normal',
      'weighted-tanh-logits-grad:bounded:N1.K24-normal',
      'weighted-tanh-logits-grad:bounded:N9.K10-normal',
      'weighted-tanh-logits-grad:bounded:N2.K33-normal',
      'weighted-tanh-logits-grad:bounded:N1.K259-normal',
      'weighted-tanh-logits-grad:bounded:N2.K10-not-a-number-z',
      'weighted-tanh-logits-grad:bounded:N2.K10-not-a-number-a',
      'weighted-tanh-logits-grad:bounded:N2.K10-on-grid',
      'weighted-tanh-logits-grad:bounded:N2.K10-sparse-cotangent',
      'weighted-tanh-logits-grad:bounded:N2.K10-subnormal-a',
    ])('%s', (id) => runsCase(id));
  });

  describe('repeat', () => {
    test.each([
      'weighted-tanh-logits-grad:repeat:N2.K10-repetition',
    ])('%s', (id) => runsCase(id));
  });

  describe('laws', () => {
    test.each([
      'weighted-tanh-logits-grad:laws:N2.K10-permutation',
    ])('%s', (id) => runsCase(id));
  });
});
