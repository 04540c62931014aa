/** Which entries a fault concerns: gradients, by op and argument. */
import type { CertifiedFunction } from '@gradcert/spec';

/** Selects the gradients of some ops in some of their arguments, optimizer steps left out. */
export const gradientsOf =
  (ops: readonly string[], ...names: readonly string[]) =>
  ({ gradientOf }: CertifiedFunction): boolean =>
    gradientOf !== undefined && ops.includes(gradientOf.op.id) && names.includes(gradientOf.argument);
