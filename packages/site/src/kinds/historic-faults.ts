import { concernedBy, historicFaults } from '@gradcert/conformance';
import type { SiteContext } from '../context';
import { sentence } from '../parts/layer-words';
import { linkTo } from '../parts/links';
import type { PageBody, PageKind } from '../page';

type Fault = (typeof historicFaults)[number];

/** Defects that were reported in public. */
export default {
  name: 'historic-fault',
  folder: 'historic-faults',
  title: 'Historic faults',
  lead: 'Defects of gradient kernels and their compilers that were reported in public, each executed on the cases that every entry has.',
  section: 'method',
  pages: (site) =>
    historicFaults.map((fault) => ({
      path: `historic-faults/${fault.name}.html`,
      id: fault.name,
      title: fault.name,
      summary: sentence(fault.title),
      origin: `packages/conformance/src/historic/faults/${fault.name}.ts`,
      body: () => body(fault, site),
    })),
} satisfies PageKind;

function body(fault: Fault, site: SiteContext): PageBody {
  const { name, title, link, guessed = null } = fault;
  const concerned = concernedBy(fault, site.spec).map(linkTo);
  const noticedBy = noticedByIn(site, name);
  const view = { id: name, fault: sentence(title), link, guessed, concerned, noticedBy };
  return { template: 'historic-fault', view, facts: { concerned: concerned.length } };
}

/** The layers that notice a fault, as the document's table has them; a test holds that table against the cases. */
function noticedByIn({ documents }: SiteContext, fault: string): string | null {
  const text = documents.find(({ name }) => name === 'historic-faults')?.text ?? '';
  const row = text.split('\n').find((line) => line.startsWith(`| [${fault}](`));
  return row?.split('|').at(-2)?.trim() ?? null;
}
