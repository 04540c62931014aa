import { join } from 'node:path';
import type { Backend, DeviceDescription } from '../backend';
import { processorName } from '../processor';
import { xlaBackend } from './backend';
import { python } from './installation';
import { PythonServer } from '../python/python-server';

/** The program on Python's side; its arguments are the platform and the number of devices. */
export const script = join(__dirname, 'server', 'server.py');

/** @throws Error where it is not installed, or does not start. */
export async function start(): Promise<Backend> {
  const { server, hello } = await PythonServer.start(python(), [script, 'cpu', '1']);
  server.onLost = (error) => {
    // The host sees this process end in the middle of a request, shows what it printed, and starts another.
    process.stderr.write(`${error.message}\n`, () => process.exit(1));
  };
  const description: DeviceDescription = {
    backend: 'xla',
    device: processorName(),
    version: `XLA of jaxlib ${String(hello.jaxlib)}, jax ${String(hello.jax)}`,
    software: true,
  };
  return xlaBackend(server, description);
}
