import type { Span } from '@gradcert/notation';
import type { TextPosition } from '../errors';

/** Line and column of offsets in a text, whose lines are found once. */
export function positionsIn(source: string): (span: Span) => TextPosition {
  const lineStarts = [0];
  for (let k = source.indexOf('\n'); k !== -1; k = source.indexOf('\n', k + 1)) lineStarts.push(k + 1);
  return (span) => {
    let [line, end] = [0, lineStarts.length];
    while (end - line > 1) {
      const middle = (line + end) >> 1;
      if (lineStarts[middle] <= span.start) line = middle;
      else end = middle;
    }
    return { line: line + 1, column: span.start - lineStarts[line] + 1, span };
  };
}
