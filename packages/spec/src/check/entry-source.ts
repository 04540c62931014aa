import { placeAt, type Place } from '@gradcert/notation';
import { SpecError } from '../spec-error';
import type { DedentedText } from './dedent';

/** An entry's file: its text, and where in it the parts of the declaration stand. */
export class EntrySource {
  constructor(
    /** Path as messages show it. */
    readonly file: string,
    readonly text: string,
    /** Id of the entry; the file's name until the entry is known to have one. */
    readonly entry: string,
  ) {}

  /** An error at a key of the declaration: at('operands', 'W'). */
  errorAt(path: readonly string[], problem: string, hint: string): SpecError {
    return this.error(this.placeOfKey(path), problem, hint);
  }

  /** An error inside the string that a key holds, at a line and column of that string. */
  errorInText(
    path: readonly string[],
    text: DedentedText,
    at: { readonly line: number; readonly column: number; readonly width: number },
    problem: string,
    hint: string,
  ): SpecError {
    return this.error(this.placeInText(path, text, at), problem, hint);
  }

  private error(place: Place, problem: string, hint: string): SpecError {
    return new SpecError(this.entry, this.file, this.text, place, problem, hint);
  }

  private placeOfKey(path: readonly string[]): Place {
    const key = this.findKey(path);
    return key ? placeAt(this.text, key.start, key.end - key.start) : { line: 1, column: 1, width: 1 };
  }

  private placeInText(
    path: readonly string[],
    text: DedentedText,
    at: { readonly line: number; readonly column: number; readonly width: number },
  ): Place {
    const key = this.findKey(path);
    const quote = key && /['"`]/.exec(this.text.slice(key.end));
    if (!key || !quote) return this.placeOfKey(path);
    const start = key.end + quote.index + 1;
    // A text that was put together (interpolation, escapes) has no place of its own: show its key.
    if (!this.text.startsWith(text.raw, start)) return this.placeOfKey(path);
    return placeAt(this.text, start + text.rawOffset(at.line, at.column), at.width);
  }

  /** Finds each key of the path after the one before it: `key:`, `key(` (a method) or the shorthand `key,`. */
  private findKey(path: readonly string[]): { start: number; end: number } | undefined {
    let found: { start: number; end: number } | undefined;
    for (const key of path) {
      const from = found?.end ?? 0;
      const escaped = key.replace(/[^\w]/g, '\\$&');
      const match = new RegExp(`(?<![\\w.-])['"]?${escaped}['"]?\\s*[:(,}]`).exec(this.text.slice(from));
      if (!match) return found;
      const start = from + match.index;
      found = { start, end: start + match[0].length - 1 };
    }
    return found;
  }
}
