/** Does a backend have the native kernels that it declares? Their numbers are for `run` to judge. */
import type { CheckOutcome } from '@gradcert/backends';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { drawOperands } from './data/recipe';
import type { BackendUnderTest } from './execution';
import { extentsOf } from './extents';
import { entriesOf } from './plan';
import integers from './recipes/integers';
import { nativeName, requestOf } from './request';
import { distinctShape } from './shapes';

/** One outcome for each name that the backend declares. */
export async function checkNative(handle: BackendUnderTest, spec: Spec): Promise<readonly CheckOutcome[]> {
  const entries = new Map<string, CertifiedFunction>();
  for (const entry of entriesOf(spec)) entries.set(nativeName(entry) ?? '', entry);
  const outcomes: CheckOutcome[] = [];
  for (const name of handle.definition.native) {
    const message = await problemOf(handle, name, entries);
    outcomes.push({
      check: `native: ${name}`,
      claim: 'a native kernel that it declares exists, and returns a result of the right type and shape',
      verdict: message === '' ? 'held' : 'failed',
      message,
    });
  }
  return outcomes;
}

/** What is wrong with a declared kernel; empty where nothing is. */
async function problemOf(
  handle: BackendUnderTest,
  name: string,
  entries: ReadonlyMap<string, CertifiedFunction>,
): Promise<string> {
  const entry = entries.get(name);
  if (!entry) {
    const [op] = name.split(':');
    const alike = [...entries.keys()].filter((known) => known.split(':')[0] === op);
    return alike.length > 0
      ? `'${name}' is no gradient that is certified; of ${op} there are: ${alike.join(', ')}`
      : `there is no op '${op}'`;
  }
  const dims = distinctShape(entry);
  const data = drawOperands(integers, entry, dims, '');
  try {
    const { outputs } = await handle.execute(requestOf(entry, dims, data, 'native'));
    const wanted = `f32[${extentsOf(entry.result.shape, dims).join(',')}]`;
    const got = outputs.map(({ type, shape }) => `${type}[${shape.join(',')}]`).join(' and ');
    return got === wanted ? '' : `it returned ${got || 'nothing'} instead of ${wanted}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
