/** A host of static files, such as any that would publish the site. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveFrom } from '../src/serve/files';

/** @returns the server and its address, with a slash at the end. */
export async function serveFolder(
  folder: string,
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    serveFrom(folder, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, url: `http://localhost:${String((server.address() as AddressInfo).port)}/` };
}
