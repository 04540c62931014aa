import { FINDINGS } from '../parts/document-links';
import { documentSources } from '../parts/document-sources';
import type { PageKind } from '../page';

/** The written documents of docs/. */
export default {
  name: 'concept',
  folder: 'concepts',
  title: 'Concepts',
  lead: 'The language, the proofs, the tolerances and the layers, in words.',
  section: 'reading',
  pages: (site) => documentSources(site, ({ isGuide, name }) => !isGuide && name !== FINDINGS),
} satisfies PageKind;
