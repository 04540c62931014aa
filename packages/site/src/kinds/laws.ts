import { laws, type Law } from '@gradcert/conformance';
import type { SiteContext } from '../context';
import { docComment } from '../parts/doc-comment';
import { linkTo } from '../parts/links';
import { nameTitle } from '../parts/words';
import type { PageBody, PageKind } from '../page';

const fileOf = ({ name }: Law): string => `packages/conformance/src/laws/${name}.ts`;

/** Relations between runs of one kernel. */
export default {
  name: 'law',
  folder: 'laws',
  title: 'Laws',
  lead: 'How the results of one kernel on related operands are related, at any size: no oracle is evaluated.',
  section: 'method',
  pages: (site) =>
    laws.map((law) => ({
      path: `laws/${law.name}.html`,
      id: law.name,
      title: nameTitle(law.name),
      summary: `The law ${law.claim}, and the nodes that it judges.`,
      origin: fileOf(law),
      body: () => body(law, site),
    })),
} satisfies PageKind;

function body(law: Law, site: SiteContext): PageBody {
  const judged = site.entries.filter((entry) =>
    site.cases(entry).some(({ layer, variant }) => layer === 'laws' && variant === law.name),
  );
  const { name, claim, exact = false } = law;
  const comment = docComment(site.root, fileOf(law)) ?? null;
  return {
    template: 'law',
    view: { id: name, title: nameTitle(name), claim, exact, comment, judged: judged.map(linkTo) },
    facts: { judged: judged.length },
  };
}
