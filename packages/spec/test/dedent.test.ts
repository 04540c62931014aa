import { expect, test } from '@jest/globals';
import { dedent } from '../src/check/dedent';

test('a one-line text is itself', () => {
  const { text, rawOffset } = dedent('y[n] = x[n]');
  expect(text).toBe('y[n] = x[n]');
  expect(rawOffset(1, 8)).toBe(7);
});

test('the indentation of a template literal goes, that of continuation lines stays', () => {
  const raw = '\n    a[n] = x[n]\n      + 1\n\n    y[n] = a[n]\n  ';
  const { text, rawOffset } = dedent(raw);
  expect(text).toBe('a[n] = x[n]\n  + 1\n\ny[n] = a[n]');
  expect(raw.slice(rawOffset(4, 1))).toBe('y[n] = a[n]\n  ');
  expect(raw.slice(rawOffset(2, 3))).toMatch(/^\+ 1/);
});

test('text on the line of the opening quote has no indentation to share', () => {
  const raw = 'a[n] = x[n]\n    y[n] = a[n]';
  const { text, rawOffset } = dedent(raw);
  expect(text).toBe('a[n] = x[n]\ny[n] = a[n]');
  expect(raw.slice(rawOffset(2, 1))).toBe('y[n] = a[n]');
});

test('a blank text is empty', () => {
  expect(dedent('\n   \n').text).toBe('');
});
