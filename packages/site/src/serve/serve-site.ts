/** Pages that follow their sources while they are read: for the writing of entries, documents and templates. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { REPOSITORY_FOLDERS } from '@gradcert/conformance';
import { forgetEntries, isEntryFile } from '@gradcert/spec';
import { SiteError } from '../site-error';
import { pathOf, typeOf } from './files';
import { LiveSite, type LiveSources } from './live-site';
import { Readers } from './readers';
import { watchFolders } from './watch';

/** What became of a change, for whoever wrote it. */
export interface Followed {
  /** Files that changed, from the root. */
  readonly files: readonly string[];
  /** Open pages that are no longer what they were. */
  readonly pages: readonly string[];
  readonly milliseconds: number;
  /** Why the pages stay what they were. */
  readonly broken?: string;
}

export interface ServeOptions extends LiveSources {
  /** 0: any that is free. */
  readonly port: number;
  readonly followed: (change: Followed) => void;
}

export interface ServedSite {
  readonly url: string;
  readonly close: () => void;
}

/** Beside the entries. Other sources of the program are read when it starts. */
const FOLLOWED = ['docs', 'packages/site/templates', 'packages/site/styles', 'packages/site/src/browser'];
/** What every page shows. */
const ON_EVERY_PAGE = join('packages', 'site');

/** Where pages listen for changes: live.ts asks for it. */
const CHANGES = 'changes';

/** The script that listens: asked for on served pages alone. */
const LISTEN = '<script src="/assets/live.js"></script>\n</body>';

/** @throws SpecLoadError where an entry is broken, SiteError where the port is taken. */
export async function serveSite({ port, followed, ...sources }: ServeOptions): Promise<ServedSite> {
  const { root, own = REPOSITORY_FOLDERS } = sources;
  const site = new LiveSite(sources);
  const readers = new Readers();
  const server = createServer((request, response) => {
    void answer(site, readers, request, response);
  });
  const stop = watchFolders(
    [own.entries, ...FOLLOWED].map((folder) => join(root, folder)),
    (changed) => {
      const files = changed.filter((file) => !file.startsWith(join(root, own.entries)) || isEntryFile(file));
      if (files.length > 0) followed(follow(site, readers, files, root));
    },
  );
  try {
    server.listen(port, 'localhost');
    await once(server, 'listening');
  } catch (error) {
    stop();
    throw new SiteError(
      `port ${String(port)} cannot be used: ${(error as Error).message}; give another by --port`,
      { cause: error },
    );
  }
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}/`,
    close: () => {
      stop();
      readers.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

function follow(site: LiveSite, readers: Readers, changed: readonly string[], root: string): Followed {
  const began = performance.now();
  const files = changed.map((file) => file.slice(root.length + 1));
  const spent = (): number => Math.round(performance.now() - began);
  try {
    const entries = changed.filter(isEntryFile);
    forgetEntries(entries);
    site.refresh(entries.length > 0);
    const everywhere = files.some((file) => file.startsWith(ON_EVERY_PAGE));
    const pages = readers.tell((path) => site.page(path), everywhere);
    return { files, pages, milliseconds: spent() };
  } catch (error) {
    const broken = error instanceof Error ? error.message : String(error);
    readers.broken(broken);
    return { files, pages: [], milliseconds: spent(), broken };
  }
}

async function answer(
  site: LiveSite,
  readers: Readers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  const say = (status: number, type: string, content: string | Uint8Array): void => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
  };
  try {
    if (path === CHANGES) {
      const page = new URL(request.url ?? '', 'http://localhost').searchParams.get('page') ?? '';
      readers.add(page, site.page(page), response);
      return;
    }
    const html = site.page(path);
    if (html !== undefined) {
      say(200, typeOf(path), html.replace('</body>', LISTEN));
      return;
    }
    const file = await site.file(path);
    if (file) say(200, typeOf(path), file.content);
    else say(404, 'text/plain', `there is no ${path}\n`);
  } catch (error) {
    say(
      500,
      'text/plain',
      `${path} cannot be made: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  }
}
