/** StableHLO text as HTML, coloured by classes. */
import { escapeExpression } from 'handlebars';

const TOKEN =
  /(?<comment>\/\/.*)|(?<value>%[\w.$#-]+)|(?<symbol>@[\w.$-]+)|(?<type>tensor<[^>]*>)|(?<op>"?stablehlo\.\w+"?)|(?<keyword>\b(?:module|func\.func|return|dense|applies|across|dimensions|dims|init|window|dim_numbers|contracting_dims|batching_dims|array)\b)|(?<number>-?\b(?:0x[0-9A-Fa-f]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)\b)/g;

export function highlight(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? '';
    html += escapeExpression(text.slice(end, match.index));
    html += `<span class="${kind}">${escapeExpression(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeExpression(text.slice(end));
}
