import { UnsoundProof } from '../../src';
import { Comparison } from '../../src/normal-form/witness';
import type { Question } from './random-programs';

/** Shapes at which a proof is looked at again. */
const SHAPES = 4;

/** Evaluates both sides of a proved question at more shapes. @throws UnsoundProof where they differ */
export function checkProof({ left, right, context }: Omit<Question, 'kind'>, seed: number): void {
  const comparison = new Comparison(left, right, context, seed + 17);
  for (let k = 0; k < SHAPES; k++) {
    const dims = comparison.drawDims();
    if (!dims) return;
    const { data, witness } = comparison.differenceAt(dims);
    if (witness) throw new UnsoundProof(left, right, context, witness, data);
  }
}
