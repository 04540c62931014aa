/** sitemap.xml, by https://www.sitemaps.org/protocol.html. */
import type { RenderedPage } from './render-page';
import type { SiteFile } from './site-file';
import { SiteError } from './site-error';

/** @throws SiteError where the address is none. */
export function sitemap(url: string, pages: readonly RenderedPage[]): SiteFile {
  if (!URL.canParse(url))
    throw new SiteError(`'${url}' is no address: give one like https://example.org/gradcert/`);
  const base = url.endsWith('/') ? url : `${url}/`;
  const lines = pages.map(({ listed }) => `  <url><loc>${new URL(listed.path, base).href}</loc></url>\n`);
  return {
    path: 'sitemap.xml',
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`,
  };
}
