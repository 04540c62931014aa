import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { NotationError, parseProgram, parseShape, type ProblemCode, type Signature } from '../src';

const page = readFileSync(join(__dirname, '../../../docs/notation.md'), 'utf8');

const fenced = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map((match) => match[1]);

interface WrittenSignature {
  readonly dims: readonly string[];
  readonly tensors: Readonly<Record<string, string>>;
  readonly results: Readonly<Record<string, string>>;
  readonly constants: Readonly<Record<string, number>>;
}

const written = JSON.parse(fenced('json')[0] ?? '') as WrittenSignature;

const shapes = (texts: Readonly<Record<string, string>>): Signature['tensors'] =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parseShape(text)]));

const signature: Signature = {
  ...written,
  tensors: shapes(written.tensors),
  results: shapes(written.results),
};

describe('docs/notation.md', () => {
  const examples = fenced('notation');

  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(5);
  });

  test.each(examples.map((example) => [example]))('an example parses: %s', (example) => {
    expect(parseProgram(example, signature).length).toBeGreaterThan(0);
  });

  test('shows an error as it is', () => {
    const [picture = ''] = fenced('text');
    const source = /\| (.*)/.exec(picture)?.[1] ?? '';
    const render = (): string => {
      try {
        parseProgram(source, signature);
      } catch (error) {
        if (error instanceof NotationError) return error.render();
      }
      return '';
    };
    expect(render()).toBe(picture.trimEnd());
  });

  test('lists every code', () => {
    const codes: Readonly<Record<ProblemCode, true>> = {
      syntax: true,
      'nesting-too-deep': true,
      'unknown-name': true,
      'unbound-index': true,
      'unknown-function': true,
      'wrong-arity': true,
      'reduction-without-body': true,
      'wrong-rank': true,
      'not-a-tensor': true,
      'index-bound-twice': true,
      'name-taken': true,
      'reserved-name': true,
      'defined-twice': true,
      'used-before-definition': true,
      'not-affine': true,
      'extent-unknown': true,
      'extent-conflict': true,
      'extent-not-of-dims': true,
      'unused-index': true,
      'exponent-not-integer': true,
    };
    const [, section = ''] = page.split('## What is refused');
    const listed = [...section.matchAll(/^\| (`.*?`)\s*\|/gm)].flatMap((row) =>
      [...row[1].matchAll(/`(.*?)`/g)].map((code) => code[1]),
    );
    expect([...listed].sort()).toEqual(Object.keys(codes).sort());
  });
});
