import type { Expression } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { definitionsOf } from '../features';
import { aloneIn, coefficientOf } from './scopes';

/**
 * What becomes of a value where a set of examples is the union of two. of-one: a value of one example. same: it does
 * not change. summed: it is the sum of both.
 */
type Behaviour = 'of-one' | 'same' | 'summed';

/** The batch, if an entry has one. */
export const batchOf = ({ dims }: CertifiedFunction): string | undefined =>
  Object.keys(dims).find((dim) => dims[dim] === 'batch');

/**
 * Is the result a plain sum over the examples of the batch: a term for each, that knows nothing of the others nor of
 * how many there are?
 */
export function isSumOverBatch(entry: CertifiedFunction): boolean {
  const { denotation, operands, result } = entry;
  const batch = batchOf(entry);
  if (batch === undefined) return false;
  const behaviours = new Map<string, Behaviour | undefined>(
    operands.map(({ name, shape }) => [
      name,
      shape.some((extent) => coefficientOf(extent, batch) !== 0) ? 'of-one' : 'same',
    ]),
  );
  const behaviourOf = (part: Expression): Behaviour | undefined => {
    switch (part.kind) {
      case 'number':
      case 'bracket':
        return 'same';
      case 'affine':
        return coefficientOf(part.form, batch) === 0 ? 'same' : undefined;
      case 'read':
        return behaviours.get(part.tensor);
      case 'power':
        return unlessSummed(behaviourOf(part.base));
      case 'reduce': {
        const body = behaviourOf(part.body);
        if (part.ranges.every(({ extent }) => coefficientOf(extent, batch) === 0))
          return part.reducer === 'sum' ? body : unlessSummed(body);
        return part.reducer === 'sum' && body === 'of-one' ? 'summed' : undefined;
      }
      case 'apply':
        return applied(part.operator, part.operands.map(behaviourOf));
      default:
        return part satisfies never;
    }
  };
  for (const { name, ranges, body } of definitionsOf(denotation)) {
    const isOfOne = ranges.some(({ extent }) => aloneIn(extent) === batch);
    const behaviour = behaviourOf(body);
    behaviours.set(name, isOfOne ? unlessSummed(behaviour) && 'of-one' : behaviour);
  }
  return behaviours.get(result.name) === 'summed';
}

const unlessSummed = (behaviour: Behaviour | undefined): Behaviour | undefined =>
  behaviour === 'summed' ? undefined : behaviour;

/** Sums may be negated, added to each other, and multiplied by what does not change. */
function applied(operator: string, operands: readonly (Behaviour | undefined)[]): Behaviour | undefined {
  if (operands.includes(undefined)) return undefined;
  if (!operands.includes('summed')) return operands.includes('of-one') ? 'of-one' : 'same';
  const isSame = operands.map((operand) => operand === 'same');
  switch (operator) {
    case 'negate':
      return 'summed';
    case 'add':
    case 'subtract':
      return operands.every((operand) => operand === 'summed') ? 'summed' : undefined;
    case 'multiply':
      return isSame.includes(true) ? 'summed' : undefined;
    case 'divide':
      return isSame[1] ? 'summed' : undefined;
    default:
      return undefined;
  }
}
