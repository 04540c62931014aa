/**
 * Backends that several processes share (a test runner's workers): each is started once, by one process, and
 * keeps its device, its compiled shaders and what else is warm. The others ask through a local socket.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { UnsupportedError, type ExecutionRequest, type ExecutionResult } from './backend';
import { BackendCrash } from './errors';
import { openBackend, type BackendHandle } from './host';
import { parseReply, type ReplyMessage } from './protocol';

interface SharedRequest {
  readonly backend: string;
  readonly request: ExecutionRequest;
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export interface SharedBackends {
  /** What the other processes give to joinBackend. */
  readonly address: string;
  /** Ends the backends and the socket. */
  close(): Promise<void>;
}

/** Serves every backend that is asked for, until it is closed. The socket stands in a folder of this user's own. */
export async function shareBackends(): Promise<SharedBackends> {
  const folder = mkdtempSync(join(tmpdir(), 'gradcert-backends-'));
  const address =
    process.platform === 'win32' ? `\\\\.\\pipe\\gradcert-${String(process.pid)}` : join(folder, 'socket');
  const opened = new Map<string, Promise<BackendHandle>>();

  async function answer({ backend, request }: SharedRequest): Promise<ReplyMessage> {
    try {
      let handle = opened.get(backend);
      if (!handle) opened.set(backend, (handle = openBackend(backend)));
      return { kind: 'result', id: 0, result: await (await handle).execute(request) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'error', id: 0, unsupported: error instanceof UnsupportedError, lost: false, message };
    }
  }

  const server = createServer((incoming, outgoing) => {
    void bytesOf(incoming)
      .then((bytes) => answer(deserialize(bytes) as SharedRequest))
      .then((reply) => outgoing.end(serialize(reply)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(address, resolve);
  });
  return {
    address,
    close: async () => {
      server.closeAllConnections();
      server.close();
      for (const handle of await Promise.allSettled(opened.values()))
        if (handle.status === 'fulfilled') await handle.value.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A backend that another process shares: requests run, and answer, in order. Errors speak as those of BackendHandle.execute. */
export function joinBackend(address: string, id: string): Pick<BackendHandle, 'execute'> {
  // One connection keeps the order of requests; an idle one keeps no process alive.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const ask = (request: ExecutionRequest): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      httpRequest({ socketPath: address, method: 'POST', agent }, (incoming) => {
        bytesOf(incoming).then(resolve, reject);
      })
        .once('error', reject)
        .end(serialize({ backend: id, request } satisfies SharedRequest));
    });

  return {
    async execute(request): Promise<ExecutionResult> {
      const reply = parseReply(deserialize(await ask(request)));
      if (reply?.kind === 'result') return reply.result;
      if (reply?.kind !== 'error')
        throw new BackendCrash(id, 'garbage', 'who shares it answered something else');
      if (reply.unsupported) throw new UnsupportedError(reply.message);
      throw new Error(reply.message);
    },
  };
}
