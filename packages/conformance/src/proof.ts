import type { CertifiedFunction, Spec } from '@gradcert/spec';
import type { ClaimVerdict, ProofLayer } from './results';

/** What came of a claim, before it is put beside its name and time. */
export interface Decision {
  readonly verdict: ClaimVerdict;
  readonly how: string;
  readonly reason?: string;
}

/** A layer that needs no backend: one file in proofs/. */
export interface Proof {
  readonly layer: ProofLayer;
  /** Does the layer say anything about this entry? */
  readonly applies: (entry: CertifiedFunction) => boolean;
  readonly decide: (entry: CertifiedFunction, spec: Spec) => Decision;
}
