/** The layers in the order of tables. */
import type { ProofLayer, RunLayer } from '@gradcert/conformance';

export const proofLayers = ['denotation', 'text', 'meaning'] as const satisfies readonly ProofLayer[];
export const runLayers = ['exact', 'mantissa', 'bounded', 'repeat'] as const satisfies readonly RunLayer[];
