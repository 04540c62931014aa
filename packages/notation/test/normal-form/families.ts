import { describe, expect, test } from '@jest/globals';
import { decide, type Setting } from './decide-texts';

/** A setting, its denotation, spellings that are right, and spellings that are wrong. */
export interface Family {
  readonly name: string;
  readonly setting: Setting;
  readonly denotation: string;
  readonly right: Readonly<Record<string, string>>;
  readonly wrong: Readonly<Record<string, string>>;
}

/** Tests that the right spellings are proved and the wrong ones refuted. */
export function testFamilies(families: readonly Family[]): void {
  describe.each(families)('$name', ({ setting, denotation, right, wrong }) => {
    test.each(Object.entries(right))('%s: equal', (_, text) => {
      expect(decide(setting, denotation, text)).toMatchObject({ verdict: 'equal' });
    });

    test.each(Object.entries(wrong))('%s: different', (_, text) => {
      expect(decide(setting, denotation, text)).toMatchObject({ verdict: 'different' });
    });
  });
}
