/** Links, anchors and requests that lead nowhere, or to other places. */
import { posix } from 'node:path';

/** Files that are no pages, and are written with every site. */
const ASSETS = /^(assets\/|run\/page\.js$|manifest\.json$|nets\/[\w-]+\.svg$)/;

/** One line for each, by the pages' HTML. A link to another place is fine, a request is not. */
export function deadLinks(pages: ReadonlyMap<string, string>): readonly string[] {
  const anchors = new Map([...pages].map(([path, html]) => [path, anchorsOf(html)]));
  return [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<(\w+)[^>]*?\s(?:href|src)="([^"]*)"/g)].flatMap(([, tag, target = '']) => {
      if (/^(https?:)?\/\//.test(target)) return tag === 'a' ? [] : [`${path}: asks for ${target}`];
      const [address = '', anchor] = target.split('#');
      const file = address.replace(/\?.*$/, '');
      const page = file === '' ? path : posix.join(posix.dirname(path), file);
      if (ASSETS.test(page)) return [];
      if (!pages.has(page)) return [`${path}: ${target} is no page`];
      const known = anchor === undefined || anchors.get(page)?.has(anchor);
      return known ? [] : [`${path}: ${target} is no place of ${page}`];
    }),
  );
}

const anchorsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
