/** Every backward step of a net on a backend, at the chain's own operands rounded to float32. */
import type { CertifiedFunction } from '@gradcert/spec';
import type { ExecutedNet } from './loss-gradient';
import { valueOf } from './net-program';
import type { CaseResult } from './results';
import { execute, type BackendUnderTest } from './run';
import { shapeName } from './shapes';

export interface NetRunOptions {
  readonly handle: BackendUnderTest;
  readonly onResult: (result: CaseResult, step: { readonly parameter?: string }) => void;
  readonly signal?: AbortSignal;
}

/** Runs the emitted text of every node of the backward program; each is judged at its own float32 operands. */
export async function runNetNodes({ net, values }: ExecutedNet, options: NetRunOptions): Promise<void> {
  for (const step of net.backward) {
    if (options.signal?.aborted) return;
    if (step.apply === 'reshape') continue;
    const entry: CertifiedFunction = step.apply;
    const data = Object.fromEntries(
      Object.entries(step.operands).map(([name, source]) => [
        name,
        Float32Array.from(valueOf(values, source).lanes[0]),
      ]),
    );
    const parameter = net.parameters.find((candidate) => candidate.application === step)?.name;
    const result = await execute({
      entry,
      layer: 'bounded',
      name: `${net.id}.${parameter ?? step.result}-${shapeName(step.dims)}`,
      dims: step.dims,
      data,
      route: 'emitted',
      handle: options.handle,
    });
    options.onResult(result, { parameter });
  }
}
