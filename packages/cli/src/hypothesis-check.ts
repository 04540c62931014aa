/** A net's hypotheses on its own activations, and its tie convention, with time for signals between the parts. */
import {
  checkNetHypotheses,
  checkSelections,
  sidesOfDerivative,
  type ExecutedNet,
} from '@gradcert/conformance';
import type { Spec } from '@gradcert/spec';
import type { NetDocument } from './documents';
import { breathe } from './interrupt';

type HypothesisResults = Pick<NetDocument, 'hypotheses' | 'inputDerivative' | 'selections'>;

export const NOT_CHECKED: HypothesisResults = { hypotheses: [], inputDerivative: null, selections: [] };

/** Nothing for a net on replicas: the one net that they are has the same data, and is asked instead. */
export async function checkHypotheses(
  executed: ExecutedNet,
  spec: Spec,
  signal: AbortSignal,
): Promise<HypothesisResults> {
  const { net } = executed;
  if (net.replicas !== undefined) return NOT_CHECKED;
  await breathe();
  if (signal.aborted) return NOT_CHECKED;
  const hypotheses = checkNetHypotheses(executed, spec);
  await breathe();
  if (signal.aborted) return { ...NOT_CHECKED, hypotheses };
  const inputDerivative = sidesOfDerivative(executed, net.inputs[0].name);
  await breathe();
  if (signal.aborted) return { ...NOT_CHECKED, hypotheses, inputDerivative };
  return { hypotheses, inputDerivative, selections: checkSelections(executed) };
}
