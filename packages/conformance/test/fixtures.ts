import { softwareBackend, type ExecutionRequest, type ExecutionResult } from '@gradcert/backends';
import { float32Sequential, type Algebra } from '@gradcert/notation';
import { loadSpec, type CertifiedFunction, type Spec } from '@gradcert/spec';
import { entriesOf, ieeeProfile, type BackendUnderTest } from '../src';

export const spec: Spec = loadSpec();

export function entry(id: string): CertifiedFunction {
  const found = entriesOf(spec).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no entry '${id}'`);
  return found;
}

/** A backend in this process: the software reference, with its requests or results tampered with. */
export function backend(
  tamper: {
    algebra?: Algebra;
    request?: (request: ExecutionRequest) => ExecutionRequest;
    result?: (result: ExecutionResult, request: ExecutionRequest) => ExecutionResult;
  } = {},
): BackendUnderTest {
  const software = softwareBackend(tamper.algebra ?? float32Sequential);
  return {
    definition: { id: 'software', accuracy: ieeeProfile, native: [] },
    execute: async (request) => {
      const result = await software.execute(tamper.request?.(request) ?? request);
      return tamper.result?.(result, request) ?? result;
    },
  };
}

/** The same result with other data. */
export const withData = (
  result: ExecutionResult,
  change: (data: Float32Array) => Float32Array,
): ExecutionResult => ({
  ...result,
  outputs: result.outputs.map((output) => ({ ...output, data: change(Float32Array.from(output.data)) })),
});
