import type { Span } from './ast';
import type { Problem, ProblemCode } from './errors';

/** Where the text stands in a file, so that an error can name the place that an editor opens. */
export interface TextPlacement {
  readonly file?: string;
  /** Lines of the file before the text's first line. */
  readonly lineOffset?: number;
  /** Characters before the text on its first line. */
  readonly columnOffset?: number;
}

/** A mistake in a text of index notation: what, where, and what to do. */
export class NotationError extends Error {
  readonly code: ProblemCode;
  readonly source: string;
  readonly span: Span;
  /** 1-based line of the text. */
  readonly line: number;
  /** 1-based column in that line. */
  readonly column: number;
  readonly problem: string;
  readonly hint: string;

  constructor(source: string, problem: Problem) {
    super();
    this.name = 'NotationError';
    this.code = problem.code;
    this.source = source;
    this.span = problem.span;
    const before = source.slice(0, problem.span.start).split('\n');
    this.line = before.length;
    this.column = (before.at(-1)?.length ?? 0) + 1;
    this.problem = problem.problem;
    this.hint = problem.hint;
    this.message = this.render();
  }

  /** The problem with its place, the line under it with a caret, and the hint. */
  render(placement: TextPlacement = {}): string {
    const line = this.line + (placement.lineOffset ?? 0);
    const column = this.column + (this.line === 1 ? (placement.columnOffset ?? 0) : 0);
    const place = `${placement.file === undefined ? '' : `${placement.file}:`}${String(line)}:${String(column)}`;
    const text = this.source.split('\n')[this.line - 1] ?? '';
    const margin = `  ${String(line)} | `;
    // Tabs are kept in the caret's margin, so that it stands right whatever their width.
    const indent = ' '.repeat(margin.length) + text.slice(0, this.column - 1).replace(/[^\t]/g, ' ');
    const width = Math.max(1, Math.min(this.span.end - this.span.start, text.length - this.column + 1));
    return [
      `${place}: ${this.problem}`,
      margin + text,
      indent + '^'.repeat(width),
      `  hint: ${this.hint}`,
    ].join('\n');
  }
}
