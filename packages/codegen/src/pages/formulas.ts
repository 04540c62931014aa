/** Formulae as MathML: no fonts, no script, and it reads aloud. */
import { formatAffine, latexDefinition, type Affine, type Statement } from '@gradcert/notation';
import katex from 'katex';
import { GenerateError } from '../output';

/**
 * LaTeX as MathML.
 * @param where what the formula belongs to, for the message.
 * @throws GenerateError where KaTeX refuses it.
 */
export function mathml(latex: string, where: string, displayMode = false): string {
  try {
    const html = katex.renderToString(latex, {
      output: 'mathml',
      displayMode,
      throwOnError: true,
      strict: 'ignore',
    });
    // The LaTeX source would be a third of the page, and no reader sees it.
    return html
      .replace(/<annotation encoding="application\/x-tex">.*?<\/annotation>/s, '')
      .replace(/^<span class="katex">(.*)<\/span>$/s, '$1');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new GenerateError(`${where}: '${latex}' cannot be set: ${reason}`, { cause: error });
  }
}

/** One displayed formula per definition; denotations written by hand hold nothing else. */
export const formulae = (statements: readonly Statement[], where: string): readonly string[] =>
  statements.flatMap((statement) =>
    statement.kind === 'definition' ? [mathml(latexDefinition(statement), where, true)] : [],
  );

/** `[N, C, 2*h, 2*w]`; `[]` is a scalar. */
export const shapeText = (shape: readonly (Affine | number)[]): string =>
  `[${shape.map((extent) => (typeof extent === 'number' ? String(extent) : formatAffine(extent))).join(', ')}]`;
