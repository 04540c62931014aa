/** A real, public defect of a gradient kernel or its compiler, written from its description as a mutation operator. */
import type { CertifiedFunction } from '@gradcert/spec';
import type { MutationOperator } from '../mutants/operator';

/** What a historic fault says of itself beside how it misbehaves; its `title` is what went wrong. */
interface Report {
  /** The issue or pull request that describes it. */
  readonly link: string;
  /** What the description leaves open and is guessed, or is simpler here; absent where nothing is. */
  readonly guessed?: string;
  /** True where it shows with a million examples alone: those cases are of the profile `literal`. */
  readonly longBatch?: true;
  /** Does it concern this entry? */
  readonly applies: (entry: CertifiedFunction) => boolean;
}

export type HistoricFault = MutationOperator & Report;
