/** Markdown as HTML: headings with anchors, tables that scroll, links to the pages of what they name. */
import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { highlight } from './highlight';
import { meaningOf } from './links';

/** Where a place of a file of the repository stands, from pages one folder below the root; undefined where nowhere. */
export type AddressOf = (file: string, anchor?: string) => string | undefined;

interface Environment {
  readonly file: string;
  readonly addressOf: AddressOf;
}

/** 'What fails without it' -> 'what-fails-without-it', as code hosts make anchors of headings. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const markdown = new MarkdownIt({
  html: false,
  typographer: false,
  highlight: (text, language) => (language === 'mlir' ? highlight(text, meaningOf) : ''),
});
const { rules } = markdown.renderer;

/** A head without words is none: Markdown has no table without one. */
markdown.core.ruler.push('empty-heads', ({ tokens }) => {
  for (let open = 0; open < tokens.length; open++) {
    if (tokens[open].type !== 'thead_open') continue;
    const close = tokens.findIndex(({ type }, at) => at > open && type === 'thead_close');
    const head = tokens.slice(open, close + 1);
    if (head.every(({ type, content }) => type !== 'inline' || content === ''))
      tokens.splice(open, head.length);
  }
});

rules.table_open = (tokens, at) => {
  const place = tokens.slice(0, at + 1).filter(({ type }) => type === 'table_open').length;
  return `<div class="wide" tabindex="0" role="region" aria-label="Table ${String(place)}"><table>\n`;
};
rules.table_close = () => '</table></div>\n';
rules.heading_open = (tokens, at) => {
  const { tag } = tokens[at];
  return tag === 'h1' ? '<h1>' : `<${tag} id="${slug(tokens[at + 1].content.replace(/`/g, ''))}">`;
};
rules.fence = (tokens, at, options) => {
  const { content, info } = tokens[at];
  const html = options.highlight?.(content, info, '') || markdown.utils.escapeHtml(content);
  return `<pre class="code${info === 'mlir' ? ' hlo' : ''}" tabindex="0">${html.trimEnd()}</pre>\n`;
};

/** What has no page (a source file) is shown as text. */
rules.link_open = (tokens, at, options, environment, self) => {
  const href = String(tokens[at].attrGet('href'));
  const target = /^(https?:|#)/.test(href) ? href : rewritten(href, environment as unknown as Environment);
  if (target === undefined) {
    const close = tokens.findIndex((token, place) => place > at && token.type === 'link_close');
    tokens[close].meta = { plain: true };
    return '<span class="source">';
  }
  tokens[at].attrSet('href', target);
  return self.renderToken(tokens, at, options);
};
rules.link_close = (tokens, at, options, _environment, self) =>
  (tokens[at].meta as { plain?: boolean } | null)?.plain === true
    ? '</span>'
    : self.renderToken(tokens, at, options);

function rewritten(href: string, { file, addressOf }: Environment): string | undefined {
  const [path = '', anchor] = href.split('#');
  return addressOf(posix.join(posix.dirname(file), path), anchor);
}

/**
 * A document as HTML.
 * @param file from the repository's root: what its links are relative to
 */
export const renderMarkdown = (text: string, file: string, addressOf: AddressOf): string =>
  markdown.render(text, { file, addressOf } satisfies Environment);
