/** Formulae, set when the site is built: HTML for the eye, MathML beside it for everything that reads aloud. */
import { formatAffine, latexDefinition, type Affine, type Statement } from '@gradcert/notation';
import katex from 'katex';
import { SiteError } from '../site-error';

const known = new Map<string, string>();

/**
 * LaTeX as HTML. The same formula is set once.
 * @param where what the formula belongs to, for the message.
 * @throws SiteError where KaTeX refuses it.
 */
export function formula(latex: string, where: string, displayMode = false): string {
  const key = `${String(displayMode)} ${latex}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  try {
    const html = katex
      .renderToString(latex, { output: 'htmlAndMathml', displayMode, throwOnError: true, strict: 'ignore' })
      // The LaTeX source would be a fifth of the page, and no reader sees it.
      .replace(/<annotation encoding="application\/x-tex">.*?<\/annotation>/s, '');
    known.set(key, html);
    return html;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteError(`${where}: '${latex}' cannot be set: ${reason}`, { cause: error });
  }
}

/** One displayed formula per definition; denotations written by hand hold nothing else. */
export const formulae = (statements: readonly Statement[], where: string): readonly string[] =>
  statements.flatMap((statement) =>
    statement.kind === 'definition' ? [formula(latexDefinition(statement), where, true)] : [],
  );

/** `[N, C, 2*h, 2*w]`; `[]` is a scalar. */
export const shapeText = (shape: readonly (Affine | number)[]): string =>
  `[${shape.map((extent) => (typeof extent === 'number' ? String(extent) : formatAffine(extent))).join(', ')}]`;
