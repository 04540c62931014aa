/** A text of index notation without the indentation that a template literal gives it. */
export interface DedentedText {
  readonly text: string;
  /** As the declaration has it. */
  readonly raw: string;
  /** Offset in `raw` of a 1-based line and column of `text`. */
  readonly rawOffset: (line: number, column: number) => number;
}

/** Strips blank lines at both ends and the indentation that all other lines share. */
export function dedent(raw: string): DedentedText {
  const lines = raw.split('\n');
  const isBlank = (line: string): boolean => line.trim() === '';
  const first = lines.findIndex((line) => !isBlank(line));
  if (first === -1) return { text: '', raw, rawOffset: () => 0 };
  const last = lines.findLastIndex((line) => !isBlank(line));
  // Text on the opening quote's own line has no indentation to share.
  const indented = lines.slice(Math.max(first, 1), last + 1).filter((line) => !isBlank(line));
  const indent = Math.min(...indented.map((line) => line.length - line.trimStart().length));
  const removed = (index: number): number => (index === 0 || indented.length === 0 ? 0 : indent);
  return {
    text: lines
      .slice(first, last + 1)
      .map((line, index) => line.slice(removed(first + index)).trimEnd())
      .join('\n'),
    raw,
    rawOffset: (line, column) => {
      const index = first + line - 1;
      const start = lines.slice(0, index).reduce((offset, text) => offset + text.length + 1, 0);
      return start + removed(index) + column - 1;
    },
  };
}
