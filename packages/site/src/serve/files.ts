/** Answers requests from a folder. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

/** The path that a request asks for, from the site's root; a folder's page is its index.html. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).replace(/^\/+/, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** Answers with a file of the folder, or with 404. */
export function serveFrom(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request);
  const file = join(folder, path);
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end(`there is no ${path}\n`);
    return;
  }
  response.writeHead(200, { 'content-type': typeOf(path), 'cache-control': 'no-store' });
  createReadStream(file).pipe(response);
}
