import { documentSources } from '../parts/document-sources';
import type { PageKind } from '../page';

/** How to do something: docs/guides. */
export default {
  name: 'guide',
  folder: 'guides',
  title: 'Guides',
  lead: 'How to add a node or a backend, read a failure, and put the cases into continuous integration.',
  section: 'reading',
  pages: (site) => documentSources(site, ({ isGuide }) => isGuide),
} satisfies PageKind;
