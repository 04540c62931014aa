import type { Application, CertifiedFunction, Constants, Net, NetOptions } from '../entry';
import type { Catalogue } from './catalogue';
import { Graph } from './graph';
import { NetError } from './net-error';
import type { NetSpec } from './net-spec';
import { differentiate } from './reverse';
import { buildTrainStep } from './train-step';

/** The defaults with an option's values in place of some. @throws RangeError where the net lacks one. */
function override<T>(
  net: string,
  what: string,
  defaults: Readonly<Record<string, T>>,
  chosen: Readonly<Record<string, T>> = {},
): Readonly<Record<string, T>> {
  const unknown = Object.keys(chosen).find((name) => !Object.hasOwn(defaults, name));
  if (unknown === undefined) return { ...defaults, ...chosen };
  const known = Object.keys(defaults);
  throw new RangeError(
    `net '${net}' has no ${what} '${unknown}' (it has: ${known.length > 0 ? known.join(', ') : 'none'})`,
  );
}

/** @throws RangeError for a constant that no step has. */
function checkConstants(net: string, steps: readonly Application[], chosen: NetOptions['constants']): void {
  const known = Object.assign({}, ...steps.map(({ constants }) => constants)) as Constants;
  override(net, 'constant', known, chosen);
}

/** @throws RangeError where the id is that of no loss. */
function otherLoss(functions: Catalogue, id: string | undefined): CertifiedFunction | undefined {
  if (id === undefined) return undefined;
  const op = functions.opById(id);
  if (op?.result.shape.length === 0) return op;
  throw new RangeError(`no op '${id}' is a loss (a loss is an op with a result of rank 0)`);
}

/**
 * A net at the given options: forward, cotangent chain, parameter gradients, updates.
 * @throws NetError where the forward does not fit together, or the spec lacks a node that it needs.
 * @throws RangeError where an option names what the net has not.
 */
export function deriveNet(spec: NetSpec, file: string, functions: Catalogue, options: NetOptions = {}): Net {
  const { batch = spec.batch, widths = 'literal', bf16 = false, replicas } = options;
  const sizes = override(spec.id, 'size', spec.widths[widths], options.sizes);
  const switches = override(spec.id, 'switch', spec.switches ?? {}, options.switches);
  const catalogue = functions.preferring(spec.nodes ?? []);
  const setting = { constants: { ...spec.constants, ...options.constants }, bf16, replicas };
  const graph = new Graph(catalogue, setting, otherLoss(functions, options.loss));
  spec.forward(graph, { ...sizes, batch }, switches);
  const forward = [...graph.steps];
  const loss = forward.at(-1);
  if (!loss || loss.shape.length !== 0) {
    throw new NetError(
      'the forward does not end with a loss',
      'its last step is an op with a result of rank 0',
    );
  }
  const { backward, gradients, updates } = differentiate(graph, catalogue);
  const parameters = graph.parameters.map((parameter) => {
    const application = gradients.get(parameter.name);
    if (!application) throw new NetError(`'${parameter.name}' has no gradient`, 'use it in the forward');
    return { ...parameter, application };
  });
  const { inputs, targets } = graph;
  const examples = (replicas ?? 1) * batch;
  checkConstants(spec.id, [...forward, ...backward, ...updates], options.constants);
  return {
    id: spec.id,
    title: spec.title,
    source: spec.source,
    file,
    replicas,
    inputs,
    targets,
    examples: () => spec.examples?.(examples, sizes) ?? {},
    parameters,
    forward,
    backward,
    updates,
    loss: loss.result,
    trainStep: () =>
      buildTrainStep({
        id: spec.id,
        inputs,
        targets,
        parameters,
        forward,
        backward,
        updates,
        gradients: new Set(gradients.values()),
        lossSlot: spec.lossSlot,
        meanOver: spec.reportsMean === true ? batch : undefined,
      }),
  };
}
