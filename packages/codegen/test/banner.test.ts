import { describe, expect, test } from '@jest/globals';
import { provenance, withBanner } from '../src/banner';

describe('the banner', () => {
  test('is two comment lines', () => {
    expect(withBanner('the entry', 'body\n')).toMatch(
      /^\/\/ Generated from the entry; edits are lost\. Checksum [0-9a-f]{12}\n\/\/ Rebuild: npx gradcert generate\nbody\n$/,
    );
    expect(provenance(withBanner('the entry', 'body\n'))).toBe('intact');
  });

  test('tells an edit of the body', () => {
    expect(provenance(withBanner('the entry', 'body\n').replace('body', 'bodies'))).toBe('edited');
  });

  test('is missing from other files', () => {
    expect(provenance('body\n')).toBe('unmarked');
    expect(provenance('')).toBe('unmarked');
  });
});
