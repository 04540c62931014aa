/** Jest files, one per family: which claims and cases there are, by id. What a case holds follows from its id. */
import type CodeBlockWriter from 'code-block-writer';
import { decisionText, proofLayersOf } from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import { withBanner } from '../banner';
import type { GeneratorContext } from '../context';
import { casesByLayer } from '../layers';
import type { OutputFile } from '../output';
import { familyTest } from '../paths';
import { newWriter, quote } from '../source-text';

export function generateTests(context: GeneratorContext): readonly OutputFile[] {
  const own = context.entries.filter(context.isOwn);
  const families = new Set(own.filter(({ id }) => context.selected(id)).map(({ family }) => family));
  return [...families].map((family) => {
    const entries = own.filter((entry) => entry.family === family);
    const path = familyTest(context.own, family);
    const source = `the entries of family '${family}' in ${context.own.entries}`;
    return { path, text: withBanner(source, familyBody(entries, context)) };
  });
}

function familyBody(entries: readonly CertifiedFunction[], context: GeneratorContext): string {
  const writer = newWriter();
  writer.writeLine(`import { describe, test } from '@jest/globals';`);
  writer.writeLine(`import { provesClaim, runsCase } from '@gradcert/conformance/jest';`);
  for (const entry of entries) {
    writer
      .blankLine()
      .write(`describe(${quote(entry.id)}, () => `)
      .inlineBlock(() => {
        writeEntry(writer, entry, context);
      });
    writer.write(');').newLine();
  }
  return writer.toString();
}

function writeEntry(writer: CodeBlockWriter, entry: CertifiedFunction, context: GeneratorContext): void {
  const { claims } = context.proofs(entry);
  for (const layer of proofLayersOf(entry)) {
    const recorded = claims.find((claim) => claim.layer === layer);
    const claim = [entry.id, layer, ...(recorded ? [decisionText(recorded)] : [])].map(quote);
    writer.writeLine(`test(${quote(`${entry.id}:${layer}`)}, () => provesClaim(${claim.join(', ')}));`);
  }
  for (const { layer, cases } of casesByLayer(context.cases(entry))) {
    writer
      .blankLineIfLastNot()
      .write(`describe(${quote(layer)}, () => `)
      .inlineBlock(() => {
        writer.write('test.each([').newLine();
        writer.indent(() => {
          for (const { id } of cases) writer.writeLine(`${quote(id)},`);
        });
        writer.write(`])('%s', (id) => runsCase(id));`);
      });
    writer.write(');').newLine();
  }
}
