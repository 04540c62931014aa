/** StableHLO text as HTML, coloured by classes; every op leads to the page of its kind. */
import Handlebars from 'handlebars';

const TOKEN =
  /(?<comment>\/\/.*)|(?<value>%[\w.$#-]+)|(?<symbol>@[\w.$-]+)|(?<type>tensor<[^>]*>)|(?<op>"?stablehlo\.\w+"?)|(?<keyword>\b(?:module|func\.func|return|dense|applies|across|dimensions|dims|init|window|dim_numbers|contracting_dims|batching_dims|array)\b)|(?<number>-?\b(?:0x[0-9A-Fa-f]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)\b)/g;

/**
 * Colours a text.
 * @param meaningOf address of the page of an op kind ('add'); undefined for one without a page
 */
export function highlight(text: string, meaningOf: (kind: string) => string | undefined): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? '';
    const token = Handlebars.escapeExpression(match[0]);
    const address = kind === 'op' ? meaningOf(match[0].replace(/^"?stablehlo\.(\w+)"?$/, '$1')) : undefined;
    html += Handlebars.escapeExpression(text.slice(end, match.index));
    html +=
      address === undefined
        ? `<span class="${kind}">${token}</span>`
        : `<a class="${kind}" href="${address}">${token}</a>`;
    end = match.index + match[0].length;
  }
  return html + Handlebars.escapeExpression(text.slice(end));
}
