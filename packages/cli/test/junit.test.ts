import { describe, expect, test } from '@jest/globals';
import { convert } from 'xmlbuilder2';
import { junitXml } from '../src/junit';
import { results } from './samples';

interface Element {
  readonly [name: string]: string | Element | readonly Element[];
}

const parse = (xml: string): Element => convert(xml, { format: 'object' }) as unknown as Element;

describe('JUnit XML', () => {
  const xml = junitXml(results);

  test('counts every verdict', () => {
    expect(parse(xml).testsuites).toMatchObject({
      '@tests': '4',
      '@failures': '1',
      '@errors': '1',
      '@skipped': '1',
      '@time': '0.006',
    });
  });

  test('escapes markup, and replaces what XML cannot hold', () => {
    expect(xml).toContain('outside its bound: &lt;got&gt; &amp; &quot;expected&quot; \ufffd');
    expect(xml).not.toContain('\u0007');
  });

  test('lone surrogates are replaced, pairs are kept', () => {
    const [first] = results;
    if (!first) throw new Error('no sample');
    const text = junitXml([{ ...first, verdict: 'failed', message: 'a\ud800b \u{1d400}' }]);
    expect(text).toContain('a\ufffdb \u{1d400}');
  });

  test('a failure holds the command that runs it again', () => {
    expect(xml).toContain(
      "npx gradcert run 'conv-weight-grad:exact:N2.C3-negative' --backend tfjs-cpu --route emitted",
    );
  });
});
