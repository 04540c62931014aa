import type { Affine } from '../affine';
import type { Opaques } from './opaque';
import type { Names, Sum, Term } from './term';

/** What a step makes of a term: other terms, or undefined where it does not apply. */
export type Step = (term: Term, session: Session) => Sum | undefined;

/** What simplification needs to know. */
export interface Session {
  readonly names: Names;
  readonly opaques: Opaques;
  /** Forms that are >= 0 at all points of interest. */
  readonly context: readonly Affine[];
  /**
   * Whether brackets that the rest makes equations become equations: [i <= 0] where i >= 0. It is for the last
   * comparison: before, a bracket and its complement are easier to merge.
   */
  readonly tight?: boolean;
}
