import { netPage } from '@gradcert/codegen';
import type { Application, Net } from '@gradcert/spec';
import { printModule } from '@gradcert/stablehlo';
import type { SiteContext } from '../context';
import { ladder } from '../diagrams/ladder';
import { claimsBehind } from '../parts/net-claims';
import { shapeText } from '../parts/formulas';
import { highlight } from '../parts/highlight';
import { layerWords } from '../parts/layer-words';
import { linkTo, meaningOf } from '../parts/links';
import { hypothesesOf } from '../parts/net-hypotheses';
import type { PageBody, PageKind, PageSource } from '../page';

/** Nets: an overview each, and a page for each part of its train step. */
export default {
  name: 'net',
  folder: 'nets',
  title: 'Nets',
  lead: 'Whole nets at their published widths: forward, cotangent chain, and the node of each parameter.',
  section: 'certified',
  pages: (site) =>
    site.spec.nets.flatMap(({ id, title, file }) => {
      const origin = site.fromRoot(file);
      const overview: PageSource = {
        path: netPage(id),
        id,
        title,
        summary: `The net ${title}: its parameters, the node of each, and the chain that they stand in.`,
        origin,
        body: () => overviewBody(site.net(id), site),
      };
      const parts = PARTS.map(({ name, heading, steps, words }) => ({
        path: partPage(id, name),
        id: `${id}/${name}`,
        title: `${title}: ${heading.toLowerCase()}`,
        summary: `${title}, ${words}`,
        group: 'Step by step',
        isPart: true as const,
        origin,
        body: () => stepsBody(site.net(id), heading, words, steps(site.net(id))),
      }));
      return [overview, ...parts];
    }),
} satisfies PageKind;

const partPage = (id: string, part: string): string => netPage(`${id}-${part}`);

interface Part {
  readonly name: string;
  readonly heading: string;
  readonly words: string;
  readonly steps: (net: Net) => readonly Application[];
}

const PARTS: readonly Part[] = [
  {
    name: 'forward',
    heading: 'Forward',
    words: 'every step from the images to the loss.',
    steps: ({ forward }) => forward,
  },
  {
    name: 'cotangents',
    heading: 'Cotangents',
    words: 'from the loss down, with the gradient of each parameter where its cotangent is ready.',
    steps: ({ backward }) => backward,
  },
  {
    name: 'updates',
    heading: 'Updates',
    words: 'one optimizer step for each parameter.',
    steps: ({ updates }) => updates,
  },
];

function overviewBody(net: Net, site: SiteContext): PageBody {
  const { id, title, source, parameters, inputs, targets, loss } = net;
  const tensor = ({ name, shape, kind }: Net['inputs'][number]) => ({ name, shape: shapeText(shape), kind });
  const hypotheses = hypothesesOf(net);
  const { width, height } = ladder(net);
  const view = {
    id,
    title,
    source,
    loss,
    inputs: [...inputs, ...targets].map(tensor),
    parameters: parameters.map(({ name, shape, application }) => ({
      name,
      shape: shapeText(shape),
      by: applied(application),
    })),
    parts: PARTS.map(({ name, heading, words }) => ({
      heading,
      words,
      fact: `steps.${name}`,
      href: `${id}-${name}.html`,
    })),
    hypotheses: hypotheses.map(({ id: name, href }) => ({ id: name, href, fact: `steps.${name}` })),
    ladder: { width, height },
    claims: claimsBehind(net, site),
    hasRuns: site.measurements.length > 0,
    layer: layerWords('loss-gradient'),
    trainStep: trainStep(net),
  };
  const facts = {
    parameters: parameters.length,
    weights: parameters.reduce((sum, { shape }) => sum + shape.reduce((product, n) => product * n, 1), 0),
    ...Object.fromEntries(hypotheses.map(({ id: name, steps }) => [`steps.${name}`, steps])),
    ...Object.fromEntries(PARTS.map(({ name, steps }) => [`steps.${name}`, steps(net).length])),
  };
  return { template: 'net', view, facts };
}

const stepsBody = (
  { id, title }: Net,
  heading: string,
  words: string,
  steps: readonly Application[],
): PageBody => ({
  template: 'net-steps',
  view: { id, net: { title, href: `${id}.html` }, heading, words, steps: steps.map(step) },
  facts: { steps: steps.length },
});

/** Steps above which a page does not hold the train step's text: it would be a megabyte. */
const MOST_STEPS = 150;

const trainStep = (net: Net): string | null => {
  const steps = net.forward.length + net.backward.length + net.updates.length;
  return steps > MOST_STEPS ? null : highlight(printModule(net.trainStep()).trim(), meaningOf);
};

const step = (application: Application) => ({
  result: application.result,
  shape: shapeText(application.shape),
  operands: Object.values(application.operands).join(', '),
  by: applied(application),
});

/** `href` is null for what has no page. */
const applied = ({ apply }: Application): { readonly id: string; readonly href: string | null } =>
  apply === 'reshape' ? { id: 'reshape', href: null } : linkTo(apply);
