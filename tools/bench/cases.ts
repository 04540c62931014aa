/**
 * Cases a second of all entries on the software backend, in one process: drawn, executed, with oracle, derived bound
 * and verdict; and how many times faster they would be executed alone.
 */
import { softwareBackend } from '@gradcert/backends';
import {
  drawOperands,
  entriesOf,
  ieeeProfile,
  planEntry,
  recipeNamed,
  requestOf,
  runCases,
  type BackendUnderTest,
} from '@gradcert/conformance';
import { loadSpec } from '@gradcert/spec';

async function main(): Promise<void> {
  const spec = loadSpec();
  const backend = softwareBackend();
  const handle: BackendUnderTest = {
    definition: { id: 'software', accuracy: ieeeProfile, native: [] },
    execute: (request) => backend.execute(request),
  };
  const cases = entriesOf(spec)
    .flatMap((entry) => planEntry(entry, spec))
    .filter(({ layer }) => layer !== 'laws');
  const start = performance.now();
  let failed = 0;
  await runCases(cases, spec, {
    handle,
    routes: ['emitted'],
    onResult: ({ verdict }) => {
      if (verdict !== 'passed') failed++;
    },
  });
  const whole = (performance.now() - start) / 1000;
  const entries = new Map(entriesOf(spec).map((entry) => [entry.id, entry]));
  let executing = 0;
  for (const { entry: id, dims, recipe, variant } of cases) {
    const entry = entries.get(id);
    if (!entry) continue;
    const request = requestOf(
      entry,
      dims,
      drawOperands(recipeNamed(recipe), entry, dims, variant),
      'emitted',
    );
    const before = performance.now();
    await backend.execute(request);
    executing += (performance.now() - before) / 1000;
  }
  const rate = cases.length / whole;
  console.log(
    `${String(cases.length)} cases in ${whole.toFixed(1)} s: ${rate.toFixed(0)} a second, ${String(failed)} failed`,
  );
  console.log(`executed alone, kernels ready: ${(whole / executing).toFixed(1)} x as fast`);
}

void main();
