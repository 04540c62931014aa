/** Runs cases on the browser's WebGPU, in a worker: oracle, bounds and diagnosis compute on the CPU for seconds. */
import { definition, start } from '@gradcert/backends/tfjs-webgpu/browser';
import { runCases, type Case } from '@gradcert/conformance';
import { checkDeclarations, EntrySource, type Spec } from '@gradcert/spec';
import { modules } from './entries';
import type { RunRequest, WorkerMessage } from './messages';

const say = (message: WorkerMessage): void => {
  postMessage(message);
};

/** Ops, nodes and hypotheses: cases hold all that they need of nets. */
const spec = (): Spec =>
  checkDeclarations(
    modules.map(({ kind, id, file, value }) => ({ kind, value, source: new EntrySource(file, '', id) })),
  );

async function run(cases: readonly Case[]): Promise<void> {
  let backend: Awaited<ReturnType<typeof start>>;
  try {
    backend = await start();
  } catch (error) {
    say({ kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) });
    return;
  }
  const { id, accuracy, deviations } = definition;
  say({ kind: 'started', backend: { id, ...(await backend.describe()), accuracy, deviations } });
  const began = performance.now();
  // The lowering serves one request at a time; runs have several under way.
  let last: Promise<unknown> = Promise.resolve();
  const execute: typeof backend.execute = (request) => {
    const result = last.then(() => backend.execute(request));
    last = result.catch(() => undefined);
    return result;
  };
  await runCases(cases, spec(), {
    handle: { definition, execute },
    routes: ['emitted'],
    onResult: (result) => {
      say({ kind: 'result', result });
    },
  });
  say({ kind: 'done', seconds: Math.round(performance.now() - began) / 1000 });
}

addEventListener('message', ({ data }: MessageEvent<RunRequest>) => {
  run(data.cases).catch((error: unknown) => {
    say({ kind: 'broke', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
});
