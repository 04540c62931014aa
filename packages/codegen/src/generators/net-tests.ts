/** Jest files, one per net: one test per parameter of the loss-gradient layer. */
import { withBanner } from '../banner';
import type { GeneratorContext } from '../context';
import type { OutputFile } from '../output';
import { netTest } from '../paths';
import { newWriter, quote } from '../source-text';

export function generateNetTests(context: GeneratorContext): readonly OutputFile[] {
  return context.spec.nets
    .filter((net) => context.isOwn(net) && context.selected(net.id))
    .map(({ id, file }) => {
      const path = netTest(context.own, id);
      const parameters = context.net(id).parameters.map(({ name }) => name);
      return { path, text: withBanner(context.fromRoot(file), netBody(id, parameters)) };
    });
}

function netBody(id: string, parameters: readonly string[]): string {
  const writer = newWriter();
  writer.writeLine(`import { describe, test } from '@jest/globals';`);
  writer.writeLine(`import { provesLossGradient } from '@gradcert/conformance/jest';`);
  writer
    .blankLine()
    .write(`describe(${quote(id)}, () => `)
    .inlineBlock(() => {
      writer.write(`describe('loss-gradient', () => `).inlineBlock(() => {
        for (const parameter of parameters) {
          const title = quote(`${id}:loss-gradient:${parameter}`);
          writer.writeLine(`test(${title}, () => provesLossGradient(${quote(id)}, ${quote(parameter)}));`);
        }
      });
      writer.write(');').newLine();
    });
  writer.write(');').newLine();
  return writer.toString();
}
