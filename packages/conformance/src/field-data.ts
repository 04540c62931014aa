import { primeField, type TensorValue } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { elementCount, extentsOf, type DimValues } from './extents';
import { randomStream } from './random';

/** Random elements of the prime field, small enough to be distinct integers in float64. */
export function fieldTensor(extents: readonly number[], name: string): TensorValue {
  const stream = randomStream(name);
  const data = Float64Array.from({ length: elementCount(extents) }, () =>
    stream.integer(0, 2 ** 26 - 2 ** 10),
  );
  return primeField.lift(data, extents);
}

/** Every operand of an entry as random field elements. */
export const fieldOperands = (
  entry: CertifiedFunction,
  dims: DimValues,
  purpose: string,
): Record<string, TensorValue> =>
  Object.fromEntries(
    entry.operands.map((operand) => [
      operand.name,
      fieldTensor(
        extentsOf(operand.shape, dims),
        `${purpose} ${entry.id} ${operand.name} ${JSON.stringify(dims)}`,
      ),
    ]),
  );
