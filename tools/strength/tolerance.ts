/** What TensorFlow.js's own tests of its backends would say: a fixed tolerance, on random normal data at one shape. */
import {
  drawOperands,
  type DimValues,
  type Mutant,
  type OperandData,
  type Recipe,
} from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import { cpuSeconds } from './cpu-seconds';
import type { Timed } from './manifest';

/** Of tfjs-core 4.22.0's test_util where a backend has float32. */
const EPSILON = 1e-3;

const NORMAL: Recipe = {
  name: 'random normal',
  layer: 'bounded',
  shows: 'what other tests of gradients draw',
  shapes: 'main',
  variants: () => [''],
  draw:
    ({ stream }) =>
    () =>
      stream.normal(),
};

/** An element as expectArraysClose compares it: two that are not finite are close. */
function areClose(actual: number, expected: number): boolean {
  if (!Number.isFinite(actual) && !Number.isFinite(expected)) return true;
  return Math.abs(actual - expected) <= EPSILON;
}

export const normalData = (entry: CertifiedFunction, dims: DimValues): OperandData =>
  drawOperands(NORMAL, entry, dims, '');

/** Is the mutant's float32 result somewhere further from the right one than the tolerance? */
export function failsTolerance(
  mutant: Mutant,
  dims: DimValues,
  data: OperandData,
  right: Float32Array,
): Timed {
  const start = cpuSeconds();
  const result = mutant.at(dims)?.(data, dims);
  if (!result) throw new Error(`${mutant.id} is no program here`);
  const killed = result.some((value, at) => !areClose(value, right[at]));
  return { killed, seconds: cpuSeconds() - start };
}
