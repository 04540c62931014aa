import type { CertifiedFunction } from '@gradcert/spec';
import type { SiteContext } from '../context';
import { formulae } from '../parts/formulas';
import { linkTo } from '../parts/links';
import { nameTitle } from '../parts/words';
import type { Facts, PageBody, PageKind } from '../page';

/** Ops and nodes that belong together. */
export default {
  name: 'family',
  folder: 'families',
  title: 'Families',
  lead: 'Ops beside the nodes that are their gradients.',
  section: 'certified',
  pages: (site) =>
    [...new Set(site.entries.map(({ family }) => family))].sort().map((family) => ({
      path: `families/${family}.html`,
      id: family,
      title: nameTitle(family),
      summary: `Every op and node of the family ${nameTitle(family)}, with its formula.`,
      origin: 'packages/spec/src',
      body: () => body(family, site),
    })),
} satisfies PageKind;

function body(family: string, site: SiteContext): PageBody {
  const members = site.entries.filter((entry) => entry.family === family);
  const facts: Facts = {
    ops: members.filter(({ kind }) => kind === 'op').length,
    nodes: members.filter(({ kind }) => kind === 'node').length,
    ...Object.fromEntries(members.map((entry) => [`cases.${entry.id}`, site.cases(entry).length])),
  };
  const row = (entry: CertifiedFunction) => ({
    ...linkTo(entry),
    fact: `cases.${entry.id}`,
    formulae: formulae(entry.denotation.slice(-1), entry.id),
  });
  const groups = (['op', 'node'] as const)
    .map((kind) => ({
      heading: kind === 'op' ? 'Ops' : 'Nodes',
      rows: members.filter((entry) => entry.kind === kind).map(row),
    }))
    .filter(({ rows }) => rows.length > 0);
  return { template: 'family', view: { title: nameTitle(family), groups }, facts };
}
