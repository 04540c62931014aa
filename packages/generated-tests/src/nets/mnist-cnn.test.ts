// Generated from packages/spec/src/nets/mnist-cnn.ts; edits are lost. Checksum 95ff656a98c7
// Rebuild: npx gradcert generate
import { describe, test } from '@jest/globals';
import { provesLossGradient } from '@gradcert/conformance/jest';

describe('mnist-cnn', () => {
  describe('loss-gradient', () => {
    test('mnist-cnn:loss-gradient:W1', () => provesLossGradient('mnist-cnn', 'W1'));
    test('mnist-cnn:loss-gradient:b1', () => provesLossGradient('mnist-cnn', 'b1'));
    test('mnist-cnn:loss-gradient:W2', () => provesLossGradient('mnist-cnn', 'W2'));
    test('mnist-cnn:loss-gradient:b2', () => provesLossGradient('mnist-cnn', 'b2'));
    test('mnist-cnn:loss-gradient:W3', () => provesLossGradient('mnist-cnn', 'W3'));
    test('mnist-cnn:loss-gradient:b3', () => provesLossGradient('mnist-cnn', 'b3'));
    test('mnist-cnn:loss-gradient:W4', () => provesLossGradient('mnist-cnn', 'W4'));
    test('mnist-cnn:loss-gradient:b4', () => provesLossGradient('mnist-cnn', 'b4'));
    test('mnist-cnn:loss-gradient:W5', () => provesLossGradient('mnist-cnn', 'W5'));
    test('mnist-cnn:loss-gradient:b5', () => provesLossGradient('mnist-cnn', 'b5'));
  });
});
