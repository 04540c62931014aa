/** A host that prints the process ids of its worker and of what that started, keeps the worker busy in a loop, and waits to be killed. */
import { join } from 'node:path';
import { openBackend } from '../../src';

async function main(): Promise<void> {
  const handle = await openBackend(join(__dirname, 'misbehaving.ts'));
  const ask = async (text: string): Promise<number> =>
    (await handle.execute({ route: 'emitted', text, inputs: [] })).outputs[0].data[0];
  const ids = [await ask('say your process id'), await ask('start a process')];
  const hanging = handle.execute({ route: 'emitted', text: 'hang in a loop', inputs: [] });
  console.log(ids.join(' '));
  await hanging;
}

void main();
