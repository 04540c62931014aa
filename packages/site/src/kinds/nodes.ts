import { entryPage } from '@gradcert/codegen';
import { entryBody } from '../parts/entry-view';
import { nameTitle } from '../parts/words';
import type { PageKind } from '../page';

/** Gradients and optimizer steps. */
export default {
  name: 'node',
  folder: 'nodes',
  title: 'Nodes',
  lead: 'Each denotes, over the real numbers, the derivative of its op, or one step of an optimizer.',
  section: 'certified',
  pages: (site) =>
    site.spec.nodes.map((entry) => ({
      path: entryPage(entry),
      id: entry.id,
      title: entry.title,
      summary: `The certified node ${entry.title}: what it computes, why that is the derivative, and how a machine that runs it is judged.`,
      group: nameTitle(entry.family),
      origin: site.fromRoot(entry.file),
      body: () => entryBody(entry, site),
    })),
} satisfies PageKind;
