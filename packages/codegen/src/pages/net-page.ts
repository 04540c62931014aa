/** The page of a net. */
import type { Application, Net } from '@gradcert/spec';
import { printModule } from '@gradcert/stablehlo';
import type { GeneratorContext } from '../context';
import { layerWords } from '../layers';
import { shapeText } from './formulas';
import { highlight } from './highlight';
import { render } from './templates';

/** Page of one net at its literal widths, without its banner. */
export function netPage(id: string, context: GeneratorContext): string {
  const net = context.net(id);
  const tensor = ({ name, shape, kind }: Net['inputs'][number]) => ({ name, shape: shapeText(shape), kind });
  return render('net', {
    base: '../',
    id,
    title: net.title,
    source: net.source,
    file: context.fromRoot(net.file),
    inputs: [...net.inputs, ...net.targets].map(tensor),
    parameters: net.parameters.map(({ name, shape, application }) => ({
      name,
      shape: shapeText(shape),
      by: applied(application),
    })),
    forward: net.forward.map(step),
    backward: net.backward.map(step),
    updates: net.updates.map(step),
    loss: net.loss,
    layer: layerWords('loss-gradient'),
    trainStep: trainStep(net),
  });
}

/** Steps above which a page does not hold the train step's text: it would be a megabyte. */
const MOST_STEPS = 150;

const trainStep = (net: Net): string | null => {
  const steps = net.forward.length + net.backward.length + net.updates.length;
  return steps > MOST_STEPS ? null : highlight(printModule(net.trainStep()).trim());
};

const step = (application: Application) => ({
  result: application.result,
  shape: shapeText(application.shape),
  operands: Object.values(application.operands).join(', '),
  by: applied(application),
});

/** `page` is null for what has none. */
const applied = ({ apply }: Application) =>
  apply === 'reshape'
    ? { name: 'reshape', page: null }
    : { name: apply.id, page: `../${apply.kind}s/${apply.id}.html` };
