import type { Affine } from '@gradcert/notation';
import type { Value } from './ir';

/** A value under construction. (Replaced by the builder.) */
export interface Tensor {
  readonly value: Value;
  readonly shape: readonly Affine[];
}
