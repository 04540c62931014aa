/** The text of a certified function on one of several replicas, each with its own part of the batch. */
import type { Affine } from '@gradcert/notation';
import { replicaMean } from './emit/replica-mean';
import { sgdStep } from './emit/sgd-step';
import type { CertifiedFunction, Emit } from './entry';

/** Does an extent grow with the batch? */
export const holdsExamples = (shape: readonly Affine[], dims: CertifiedFunction['dims']): boolean =>
  shape.some(({ terms }) => Object.keys(terms).some((name) => dims[name] === 'batch'));

/** Is it a sum over the batch: the gradient of a parameter, or a step by it? */
export const sumsExamples = ({ gradientOf, updates, operands, result, dims }: CertifiedFunction): boolean =>
  (gradientOf ?? updates) !== undefined &&
  operands.some(({ shape }) => holdsExamples(shape, dims)) &&
  !holdsExamples(result.shape, dims);

/**
 * What emits the text on each of `replicas`. Statistics of the batch are those of all replicas' examples. A
 * parameter's gradient is the mean of the replicas' own: each loss is a mean over its examples, so that mean is
 * the gradient of the mean over all of them. A step applies it.
 */
export function emitOnReplicas(entry: CertifiedFunction, replicas: number): Emit {
  const mean = replicaMean(replicas);
  const { synchronised, updates } = entry;
  if (updates) {
    const gradient = emitOnReplicas(updates.gradient, replicas);
    return (operands, dims, constants) =>
      sgdStep(operands[updates.parameter], gradient(operands, dims, constants), constants.lr);
  }
  const local: Emit = synchronised
    ? (operands, dims, constants) => synchronised(operands, dims, constants, mean)
    : entry.emit;
  return sumsExamples(entry) ? (operands, dims, constants) => mean(local(operands, dims, constants)) : local;
}
