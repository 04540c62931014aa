/** Every backward step of a net on a backend, at the chain's own operands rounded to float32. */
import type { Application } from '@gradcert/spec';
import type { OperandData } from './data/recipe';
import type { BackendUnderTest } from './execution';
import type { ExecutedNet } from './loss-gradient';
import { operandsOf, type NetValues } from './net-program';
import type { CaseResult } from './results';
import { execute, inFlight } from './run';
import { shapeName } from './shapes';

export interface NetRunOptions {
  readonly handle: BackendUnderTest;
  readonly onResult: (result: CaseResult, step: { readonly parameter?: string }) => void;
  readonly signal?: AbortSignal;
}

/** Runs the emitted text of every node of the backward program; each is judged at its own float32 operands. */
export async function runNetNodes({ net, values }: ExecutedNet, options: NetRunOptions): Promise<void> {
  const { handle, onResult, signal } = options;
  function* jobs(): Generator<() => Promise<void>> {
    for (const step of net.backward) {
      if (signal?.aborted) return;
      const entry = step.apply;
      if (entry === 'reshape') continue;
      const parameter = net.parameters.find((candidate) => candidate.application === step)?.name;
      yield () =>
        execute({
          entry,
          layer: 'bounded',
          name: `${net.id}.${parameter ?? step.result}-${shapeName(step.dims)}`,
          dims: step.dims,
          data: float32Operands(step, values),
          route: 'emitted',
          handle,
        }).then((result) => {
          onResult(result, { parameter });
        });
    }
  }
  await inFlight(jobs());
}

const float32Operands = (step: Application, values: NetValues): OperandData =>
  Object.fromEntries(
    Object.entries(operandsOf(step, values)).map(([name, { lanes }]) => [name, Float32Array.from(lanes[0])]),
  );
