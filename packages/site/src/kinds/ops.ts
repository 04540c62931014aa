import { entryPage } from '@gradcert/codegen';
import { entryBody } from '../parts/entry-view';
import { nameTitle } from '../parts/words';
import type { PageKind } from '../page';

/** Forwards. */
export default {
  name: 'op',
  folder: 'ops',
  title: 'Ops',
  lead: 'The forward functions whose gradients are certified.',
  section: 'certified',
  pages: (site) =>
    site.spec.ops.map((entry) => ({
      path: entryPage(entry),
      id: entry.id,
      title: entry.title,
      summary: `The op ${entry.title}: what it computes, the StableHLO emitted for it, and how a machine that runs it is judged.`,
      group: nameTitle(entry.family),
      origin: site.fromRoot(entry.file),
      body: () => entryBody(entry, site),
    })),
} satisfies PageKind;
