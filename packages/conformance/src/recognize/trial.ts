import type { Statement } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { Renaming } from './renamings';
import type { UnitSums } from './unit-sums';

/** An entry at one of its renamings and at values of its constants, perhaps under a hypothesis. */
export interface Trial {
  readonly entry: CertifiedFunction;
  readonly constants: Readonly<Record<string, number>>;
  /** The entry's, with these constants. */
  readonly denotation: readonly Statement[];
  readonly renaming: Renaming;
  readonly sums?: UnitSums;
}
