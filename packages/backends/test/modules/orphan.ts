/** A host that prints its worker's process id, keeps the worker busy in a loop, and waits to be killed. */
import { join } from 'node:path';
import { openBackend } from '../../src';

async function main(): Promise<void> {
  const handle = await openBackend(join(__dirname, 'misbehaving.ts'));
  const { device } = await handle.describe();
  const hanging = handle.execute({ route: 'emitted', text: 'hang in a loop', inputs: [] });
  console.log(device);
  await hanging;
}

void main();
