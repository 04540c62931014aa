/** Cuts a text into definitions: one a line, with continuation lines. */
import type { Span } from './ast';
import { nestingTooDeep } from './errors';
import { NotationError } from './notation-error';

/** Depth of a definition's tree, near enough. */
const NESTING_LIMIT = 200;

/** A bracket or a reduction takes the parser through a dozen rules, an operator of a chain through none. */
const BRACKET_LEVELS = 3;

/** What opens or closes a level. */
const LEVEL = /[([)\]]|[-+*/^]|[<>]=?|[=!]=|\b(?:sum|mean|max|min|argmax)\b/g;

/** `name =` or `name[...] =`, which nothing but a definition begins with. */
const HEAD = /^\s*[A-Za-z][A-Za-z0-9_]*'*\s*(\[[^[\]]*\]\s*)?=(?!=)/;

/** The text with comments blanked, so that every offset still holds. */
export const withoutComments = (source: string): string =>
  source.replace(/#[^\n]*/g, (comment) => ' '.repeat(comment.length));

/**
 * Spans of the definitions in a text without comments. A line continues the one before if that one has an open
 * bracket or if it is indented deeper than the first, unless it begins as a definition does.
 */
export function definitionSpans(text: string): readonly Span[] {
  const spans: { start: number; end: number }[] = [];
  let offset = 0;
  let base: number | undefined;
  let open = 0;
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (content !== '') {
      const indent = line.search(/\S/);
      base ??= indent;
      const current = spans.at(-1);
      const continues = (open > 0 || indent > base) && !HEAD.test(line);
      if (current === undefined || !continues) {
        spans.push({ start: offset + indent, end: offset + line.trimEnd().length });
        open = 0;
      } else {
        current.end = offset + line.trimEnd().length;
      }
      for (const character of content) {
        if ('([{'.includes(character)) open += 1;
        else if (')]}'.includes(character)) open = Math.max(0, open - 1);
      }
    }
    offset += line.length + 1;
  }
  return spans;
}

/**
 * Refuses text whose tree would exhaust the stack of a recursive pass.
 * Every bracket, operator and reduction counts up to the bracket that closes around it: a chain of
 * operators is a left-leaning tree, and a reduction's body reaches that far.
 * @throws NotationError `nesting-too-deep`
 */
export function checkNesting(source: string, text: string, within: Span): void {
  const levels = [0];
  let depth = 0;
  for (const match of text.slice(within.start, within.end).matchAll(LEVEL)) {
    const [token] = match;
    if (token === ')' || token === ']') {
      if (levels.length > 1) depth -= levels.pop() ?? 0;
      continue;
    }
    const cost = /^[([a-z]/.test(token) ? BRACKET_LEVELS : 1;
    if (token === '(' || token === '[') levels.push(cost);
    else levels.push((levels.pop() ?? 0) + cost);
    depth += cost;
    if (depth > NESTING_LIMIT) {
      const start = within.start + match.index;
      throw new NotationError(source, nestingTooDeep({ start, end: start + token.length }, NESTING_LIMIT));
    }
  }
}
