import type { Net, NetOptions } from '../entry';
import type { Catalogue } from './catalogue';
import { Graph } from './graph';
import { NetError } from './net-error';
import type { NetSpec } from './net-spec';
import { differentiate } from './reverse';
import { buildTrainStep } from './train-step';

/**
 * A net at the given options: forward, cotangent chain, parameter gradients, updates.
 * @throws NetError where the forward does not fit together, or the spec lacks a node that it needs.
 */
export function deriveNet(spec: NetSpec, file: string, catalogue: Catalogue, options: NetOptions = {}): Net {
  const { batch = spec.batch, widths = 'literal', bf16 = false } = options;
  const graph = new Graph(catalogue, spec.constants ?? {});
  spec.forward(graph, { ...spec.widths[widths], batch });
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
  return {
    id: spec.id,
    title: spec.title,
    source: spec.source,
    file,
    inputs,
    targets,
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
        batch,
        bf16,
      }),
  };
}
