/** The parser of index notation, from its grammar. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';
import { withBanner } from '../banner';
import type { GeneratorContext } from '../context';
import type { OutputFile } from '../output';

const GRAMMAR = 'packages/notation/src/grammar.peggy';
const PARSER = 'packages/notation/src/grammar.generated.ts';

/** None where the repository does not hold the grammar. */
export function generateParser({ root }: GeneratorContext): readonly OutputFile[] {
  const file = join(root, GRAMMAR);
  if (!existsSync(file)) return [];
  const source = peggy.generate(readFileSync(file, 'utf8'), {
    output: 'source',
    format: 'es',
    // Each rule is tried once at a place, so that time is linear in the text.
    cache: true,
    allowedStartRules: ['DefinitionText', 'ExpressionText', 'ShapeText'],
    grammarSource: GRAMMAR,
  });
  return [{ path: PARSER, text: withBanner(GRAMMAR, `// @ts-nocheck\n${source}`) }];
}
