/** The page that lists all others. */
import type { CertifiedFunction } from '@gradcert/spec';
import type { GeneratorContext } from '../context';
import { render } from './templates';

/** The start page, without its banner. */
export function indexPage(context: GeneratorContext): string {
  const { spec } = context;
  const row = (entry: CertifiedFunction) => ({
    id: entry.id,
    title: entry.title,
    cases: context.cases(entry).length,
  });
  const families = [...new Set(spec.nodes.map(({ family }) => family))].map((family) => ({
    family: familyTitle(family),
    nodes: spec.nodes.filter((node) => node.family === family).map(row),
  }));
  return render('index', {
    base: './',
    counts: {
      nodes: spec.nodes.length,
      ops: spec.ops.length,
      cases: context.entries.reduce((count, entry) => count + context.cases(entry).length, 0),
    },
    families,
    ops: spec.ops.map(row),
    nets: spec.nets.map(({ id, title }) => ({ id, title, parameters: context.net(id).parameters.length })),
    hypotheses: spec.hypotheses.map(({ id, title, statement }) => ({ id, title, statement })),
  });
}

/** 'strided-convolution' as a heading. */
const familyTitle = (family: string): string =>
  `${family.charAt(0).toUpperCase()}${family.slice(1).replaceAll('-', ' ')}`;
