/** TypeScript text: the writer that ts-morph writes with, and string literals. */
import CodeBlockWriter from 'code-block-writer';

export const newWriter = (): CodeBlockWriter =>
  new CodeBlockWriter({ indentNumberOfSpaces: 2, useSingleQuote: true, newLine: '\n' });

/** A string literal in single quotes. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
