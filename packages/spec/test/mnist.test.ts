import { expect, test } from '@jest/globals';
import { mnistTestSet } from '@gradcert/spec';

test('the MNIST test set has 10,000 images with their digits', () => {
  const { count, rows, columns, images, labels } = mnistTestSet();
  expect([count, rows, columns]).toEqual([10_000, 28, 28]);
  expect(images).toHaveLength(10_000 * 784);
  expect(labels).toHaveLength(10_000);
  // The first digits of the published test set.
  expect([...labels.slice(0, 10)]).toEqual([7, 2, 1, 0, 4, 1, 4, 9, 5, 9]);
  expect(Math.max(...images.slice(0, 784))).toBe(1);
  expect(Math.min(...images.slice(0, 784))).toBe(0);
});

test('it is read once', () => {
  expect(mnistTestSet()).toBe(mnistTestSet());
});
