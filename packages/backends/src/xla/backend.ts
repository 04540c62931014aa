/** The emitted text itself, compiled by XLA. */
import { parseModule, type Func } from '@gradcert/stablehlo';
import {
  UnsupportedError,
  type Backend,
  type DeviceDescription,
  type EmittedRequest,
  type ExecutionRequest,
} from '../backend';
import { checkInputs } from '../signature';
import type { PythonServer } from '../python/python-server';

interface Program {
  readonly main: Func;
  readonly key: number;
}

/** Compiled texts that are kept: each holds a few hundred kilobytes of machine code. */
const mostPrograms = 512;

/** XLA takes a module whose entry is called @main; nothing else of the text is changed. */
export const asMain = (text: string, name: string): string =>
  name === 'main' ? text : text.replace(`func.func @${name}(`, 'func.func @main(');

export function xlaBackend(server: PythonServer, description: DeviceDescription): Backend {
  const programs = new Map<string, Program>();
  let nextKey = 1;

  async function programOf(text: string): Promise<Program> {
    const known = programs.get(text);
    if (known) return known;
    const [main] = parseModule(text).functions;
    const program = { main, key: nextKey++ };
    await server.ask({ ask: 'compile', key: program.key, text: asMain(text, main.name) });
    const oldest = programs.entries().next().value;
    if (programs.size === mostPrograms && oldest) {
      programs.delete(oldest[0]);
      await server.ask({ ask: 'forget', key: oldest[1].key });
    }
    programs.set(text, program);
    return program;
  }

  return {
    describe: () => Promise.resolve(description),
    execute: async (request: ExecutionRequest) => {
      if (request.route === 'native') throw new UnsupportedError('XLA has no gradients of its own');
      const { text, inputs }: EmittedRequest = request;
      const { main, key } = await programOf(text);
      // XLA compares the number of arguments and their bytes only.
      checkInputs(main, inputs);
      const { arrays } = await server.ask({ ask: 'run', key }, inputs);
      // One program, all of it on the device.
      return { outputs: arrays, kernels: { device: 1, fallback: 0, fallbackNames: [] } };
    },
    dispose: () => server.close(),
  };
}
