/** The layers in the order of tables. */
import type { ProofLayer, RunLayer } from '@gradcert/conformance';

export const proofLayers = [
  'denotation',
  'text',
  'meaning',
  'hypotheses',
  'replicas',
] as const satisfies readonly ProofLayer[];
/** Laws between runs of one entry are decided where a query names them. */
const laws: readonly ProofLayer[] = ['replicas'];
/** What `prove` decides unless a query says otherwise. */
export const claimLayers: readonly ProofLayer[] = proofLayers.filter((layer) => !laws.includes(layer));
export const runLayers = [
  'exact',
  'mantissa',
  'bounded',
  'repeat',
  'laws',
] as const satisfies readonly RunLayer[];
