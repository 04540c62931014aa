/** Who has which page open, told by server-sent events when it is no longer what it was. */
import type { ServerResponse } from 'node:http';

interface Reader {
  readonly path: string;
  readonly response: ServerResponse;
  /** What is on the reader's screen; undefined where there was no such page. */
  readonly html: string | undefined;
}

/** What a page is told. */
export type Change = { readonly kind: 'reload' } | { readonly kind: 'broken'; readonly message: string };

export class Readers {
  private readonly readers = new Set<Reader>();

  /** Keeps the answer open. */
  add(path: string, html: string | undefined, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    const reader = { path, html, response };
    this.readers.add(reader);
    response.on('close', () => {
      this.readers.delete(reader);
    });
  }

  /**
   * Tells those whose page differs.
   * @param now the page of a path as it is now
   * @param all whether something changed that every page shows
   * @returns the paths that were told, each once
   */
  tell(now: (path: string) => string | undefined, all: boolean): readonly string[] {
    const told = [...this.readers].filter(({ path, html }) => all || now(path) !== html);
    for (const { response } of told) send(response, { kind: 'reload' });
    return [...new Set(told.map(({ path }) => path))];
  }

  /** Tells everyone that the sources cannot be read as they stand. */
  broken(message: string): void {
    for (const { response } of this.readers) send(response, { kind: 'broken', message });
  }

  close(): void {
    for (const { response } of this.readers) response.end();
  }
}

const send = (response: ServerResponse, change: Change): void => {
  response.write(`data: ${JSON.stringify(change)}\n\n`);
};
