import { describe, expect, test } from '@jest/globals';
import { provenance, withBanner } from '../src/banner';

describe('the banner', () => {
  test.each([
    [
      'a.ts',
      /^\/\/ Generated from the entry; edits are lost\. Checksum [0-9a-f]{12}\n\/\/ Rebuild: npx gradcert generate\nbody\n$/,
    ],
    ['a.html', /^<!-- Generated from .* -->\n<!-- Rebuild: npx gradcert generate -->\nbody\n$/],
    ['a.css', /^\/\* Generated from .* \*\/\n\/\* Rebuild: npx gradcert generate \*\/\nbody\n$/],
  ])('of %s is two comment lines', (path, expected) => {
    expect(withBanner(path, 'the entry', 'body\n')).toMatch(expected);
    expect(provenance(withBanner(path, 'the entry', 'body\n'))).toBe('intact');
  });

  test('tells an edit of the body', () => {
    expect(provenance(withBanner('a.ts', 'the entry', 'body\n').replace('body', 'bodies'))).toBe('edited');
  });

  test('is missing from other files', () => {
    expect(provenance('body\n')).toBe('unmarked');
    expect(provenance('')).toBe('unmarked');
  });

  test('has no form in JSON', () => {
    expect(() => withBanner('a.json', 'x', '{}')).toThrow(RangeError);
  });
});
