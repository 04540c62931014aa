/** Second opinions on what a text computes: XLA on one device or several, and StableHLO's own reference interpreter. */
import { parseModule } from '@gradcert/stablehlo';
import type { TextEvaluator } from '../backend';
import { PythonServer } from '../python/python-server';
import { checkInputs } from '../signature';
import { asMain } from './backend';
import { python } from './installation';
import { script } from './start';

/** XLA on so many devices of the processor, one replica on each. @throws Error where it does not start. */
export async function openDevices(replicas: number): Promise<TextEvaluator> {
  const { server } = await PythonServer.start(python(), [script, 'cpu', String(replicas)]);
  const key = 1;
  return {
    evaluate: async (text, inputs) => {
      const [main] = parseModule(text).functions;
      for (const own of inputs) checkInputs(main, own);
      await server.ask({ ask: 'compile', key, text: asMain(text, main.name) });
      const { arrays } = await server.ask({ ask: 'run', key }, inputs.flat());
      return inputs.map((_, replica) => arrays[replica * main.results.length]);
    },
    close: () => server.close(),
  };
}

/** The interpreter, in a process of its own: it aborts on some texts, after which another is started. */
export async function openInterpreter(): Promise<TextEvaluator> {
  const start = async (): Promise<PythonServer> =>
    (await PythonServer.start(python(), [script, 'none', '0'])).server;
  let server: PythonServer | undefined = await start();
  return {
    evaluate: async (text, [inputs]) => {
      const [main] = parseModule(text).functions;
      checkInputs(main, inputs);
      server ??= await start();
      server.onLost = () => {
        server = undefined;
      };
      const { arrays } = await server.ask({ ask: 'interpret', text: asMain(text, main.name) }, inputs);
      return arrays.slice(0, 1);
    },
    close: async () => {
      await server?.close();
    },
  };
}
