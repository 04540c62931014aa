/** The pages: one per op, node, net and hypothesis, and one that lists them. */
import { withBanner } from '../banner';
import type { GeneratorContext } from '../context';
import type { OutputFile } from '../output';
import {
  entryPage as entryPath,
  hypothesisPage as hypothesisPath,
  netPage as netPath,
  PAGES,
} from '../paths';
import { entryPage } from '../pages/entry-page';
import { hypothesisPage } from '../pages/hypothesis-page';
import { indexPage } from '../pages/index-page';
import { netPage } from '../pages/net-page';
import { stylesheet } from '../pages/templates';

export function generatePages(context: GeneratorContext): readonly OutputFile[] {
  const { spec, selected, fromRoot } = context;
  const page = (path: string, source: string, body: string): OutputFile => ({
    path,
    text: withBanner(path, source, body),
  });
  const shared = (): readonly OutputFile[] => [
    page(`${PAGES}/index.html`, 'packages/spec/src', indexPage(context)),
    page(`${PAGES}/style.css`, 'packages/codegen/templates/style.css', stylesheet()),
  ];
  return [
    ...(context.everything ? shared() : []),
    ...context.entries
      .filter(({ id }) => selected(id))
      .map((entry) => page(entryPath(entry), fromRoot(entry.file), entryPage(entry, context))),
    ...spec.nets
      .filter(({ id }) => selected(id))
      .map(({ id, file }) => page(netPath(id), fromRoot(file), netPage(id, context))),
    ...spec.hypotheses
      .filter(({ id }) => selected(id))
      .map((one) => page(hypothesisPath(one.id), fromRoot(one.file), hypothesisPage(one, context))),
  ];
}
