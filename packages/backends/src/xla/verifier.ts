import type { TextVerifier } from '../backend';
import { python } from './installation';
import { PythonServer } from '../python/python-server';
import { script } from './start';

/** XLA's own parser and verifier of StableHLO; it needs no device. @throws Error where it does not start. */
export async function openVerifier(): Promise<TextVerifier> {
  const { server } = await PythonServer.start(python(), [script, 'none', '0']);
  return {
    verify: async (texts) => {
      const { header } = await server.ask({ ask: 'verify', texts });
      return header.problems as readonly (string | null)[];
    },
    close: () => server.close(),
  };
}
