/** The arrays of a request by name, and between NumPy's files and requests. */
import { existsSync } from 'node:fs';
import type { DenseArray, ExecutionRequest } from '@gradcert/backends';
import type { CertifiedFunction } from '@gradcert/spec';
import { CallError } from '../exit';
import { readNpy, type NpyArray } from '../npy';

/** Name under which an op's cotangent goes. */
export const cotangentOf = (op: CertifiedFunction): string => `d${op.result.name}`;

/** What a request gives, by name, in order. */
export function inputsOf(
  entry: CertifiedFunction,
  request: ExecutionRequest,
): readonly (readonly [name: string, array: DenseArray])[] {
  if (request.route === 'emitted') {
    return request.inputs.map((array, position) => [entry.operands[position].name, array]);
  }
  const { operands, cotangent } = request;
  const op = entry.gradientOf?.op ?? entry;
  return [...Object.entries(operands), ...(cotangent ? [[cotangentOf(op), cotangent] as const] : [])];
}

/** @throws Error where a request's array is not float32: none is. */
export function toNpy({ type, shape, data }: DenseArray): NpyArray {
  if (!(data instanceof Float32Array) || type !== 'f32') throw new Error(`an input has type ${type}`);
  return { shape, data };
}

/** @throws CallError where the file is missing, or holds something else than an array of floats. */
export function readOutput(path: string): DenseArray {
  if (!existsSync(path)) throw new CallError(`no output: ${path} is missing`);
  const { shape, data } = readNpy(path);
  return { type: data instanceof Float32Array ? 'f32' : 'f64', shape, data };
}
