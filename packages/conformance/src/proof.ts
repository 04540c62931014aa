import type { DecisionContext } from '@gradcert/notation';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import type { ClaimVerdict, ProofLayer } from './results';

/** What came of a claim, before it is put beside its name and time. */
export interface Decision {
  readonly verdict: ClaimVerdict;
  readonly how: string;
  readonly reason?: string;
}

/** What the normal form may assume of an entry: its dims with their constraints, and the shapes. */
export const assumptionsOf = ({
  dims,
  constraints,
  operands,
  result,
}: CertifiedFunction): DecisionContext => ({
  dims: Object.keys(dims),
  constraints,
  operands: Object.fromEntries(operands.map(({ name, shape }) => [name, shape])),
  resultShape: result.shape,
});

/** A layer that needs no backend: one file in proofs/. */
export interface Proof {
  readonly layer: ProofLayer;
  /** Does the layer say anything about this entry? */
  readonly applies: (entry: CertifiedFunction) => boolean;
  readonly decide: (entry: CertifiedFunction, spec: Spec) => Decision;
}
