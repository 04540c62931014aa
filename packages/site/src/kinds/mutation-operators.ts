import { mutationOperators, type MutationOperator } from '@gradcert/conformance';
import type { SiteContext } from '../context';
import { docComment } from '../parts/doc-comment';
import { sentence } from '../parts/layer-words';
import { linkTo } from '../parts/links';
import { noticedOf } from '../parts/noticing';
import { nameTitle } from '../parts/words';
import type { PageBody, PageKind } from '../page';

const fileOf = ({ name }: MutationOperator): string =>
  `packages/conformance/src/mutants/operators/${name}.ts`;

/** Ways in which a compiler or a kernel goes wrong. */
export default {
  name: 'mutation-operator',
  folder: 'mutation-operators',
  title: 'Mutation operators',
  lead: 'One way each in which a compiler or a kernel goes wrong: the cases are held to noticing all of them.',
  section: 'method',
  pages: (site) =>
    mutationOperators.map((operator) => ({
      path: `mutation-operators/${operator.name}.html`,
      id: operator.name,
      title: nameTitle(operator.name),
      summary: sentence(operator.title),
      origin: fileOf(operator),
      body: () => body(operator, site),
    })),
} satisfies PageKind;

function body(operator: MutationOperator, site: SiteContext): PageBody {
  const { name, title, kind } = operator;
  const { layers, entries } = noticedOf(name, site);
  const rewriting = kind === 'rewriting' ? operator : undefined;
  const view = {
    id: name,
    title: nameTitle(name),
    fault: sentence(title),
    rewrites: kind === 'rewriting',
    beyondReals: rewriting?.beyondReals ?? false,
    printed: rewriting?.printed ?? false,
    comment: docComment(site.root, fileOf(operator)) ?? null,
    layers: layers.map(({ layer }) => ({ layer, fact: `noticed.${layer}` })),
    entries: entries.map(linkTo),
  };
  const facts = {
    entries: entries.length,
    ...Object.fromEntries(layers.map(({ layer, noticed }) => [`noticed.${layer}`, noticed])),
  };
  return { template: 'mutation-operator', view, facts };
}
