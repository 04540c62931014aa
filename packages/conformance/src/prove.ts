import type { CertifiedFunction, Spec } from '@gradcert/spec';
import type { Proof } from './proof';
import * as proofModules from './proofs';
import type { ClaimResult, ProofLayer } from './results';

export const proofs: readonly Proof[] = Object.values(proofModules);

export interface ProveOptions {
  /** All layers unless given. */
  readonly layers?: readonly ProofLayer[];
}

/** The proof layers that say something about an entry. */
export const proofLayersOf = (entry: CertifiedFunction): ProofLayer[] =>
  proofs.filter((proof) => proof.applies(entry)).map((proof) => proof.layer);

/** Decides an entry's claims that need no backend, one after the other. */
export function* proveEntry(
  entry: CertifiedFunction,
  spec: Spec,
  options: ProveOptions = {},
): Generator<ClaimResult> {
  for (const proof of proofs) {
    if (!proof.applies(entry) || (options.layers && !options.layers.includes(proof.layer))) continue;
    const started = performance.now();
    const decision = proof.decide(entry, spec);
    yield { node: entry.id, layer: proof.layer, ...decision, ms: performance.now() - started };
  }
}
