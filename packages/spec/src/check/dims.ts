import { parseAffine, parseShape, substitute, NotationError, type Affine } from '@gradcert/notation';
import { dimKinds, isDimKind } from '../dim-kinds';
import type { DimDeclarations, DimKind } from '../entry';
import { dedent } from './dedent';
import type { EntrySource } from './entry-source';

/** Dims of an op: those that are chosen, and those that follow as affine forms of them. */
export interface Dims {
  readonly primary: Readonly<Record<string, DimKind>>;
  readonly derived: Readonly<Record<string, Affine>>;
}

export const dimNames = ({ primary, derived }: Dims): string[] => [
  ...Object.keys(primary),
  ...Object.keys(derived),
];

/** @throws SpecError where a kind is unknown, or a derived dim is not affine in the dims before it. */
export function checkDims(source: EntrySource, declarations: DimDeclarations): Dims {
  const primary: Record<string, DimKind> = {};
  const derived: Record<string, Affine> = {};
  for (const [name, declaration] of Object.entries(declarations)) {
    if (isDimKind(declaration)) {
      primary[name] = declaration;
    } else if (/^\w+$/.test(declaration) && !Object.hasOwn(declarations, declaration)) {
      throw source.errorInText(
        ['dims', name],
        dedent(declaration),
        { line: 1, column: 1, width: declaration.length },
        `dim '${name}' has the unknown kind '${declaration}'`,
        `kinds: ${Object.keys(dimKinds).join(', ')}; or write a form of other dims: '2*ph+1'`,
      );
    } else {
      derived[name] = checkForm(source, ['dims', name], declaration, { primary, derived });
    }
  }
  return { primary, derived };
}

/** A shape, in dims of either sort. @throws SpecError where it is malformed or names no dim. */
export const checkShape = (
  source: EntrySource,
  path: readonly string[],
  shape: string,
  dims: Dims,
): readonly Affine[] =>
  parsed(source, path, shape, parseShape).map((form) => overDims(source, path, shape, form, dims));

/** An affine form in primary dims. @throws SpecError where it is malformed or names no dim. */
export const checkForm = (source: EntrySource, path: readonly string[], text: string, dims: Dims): Affine =>
  inPrimaryDims(overDims(source, path, text, parsed(source, path, text, parseAffine), dims), dims);

/** The form with derived dims replaced. */
export const inPrimaryDims = (form: Affine, { derived }: Dims): Affine => substitute(form, derived);

function overDims(
  source: EntrySource,
  path: readonly string[],
  text: string,
  form: Affine,
  dims: Dims,
): Affine {
  const known = dimNames(dims);
  for (const name of Object.keys(form.terms)) {
    if (known.includes(name)) continue;
    const column = text.search(new RegExp(`\\b${name}\\b`)) + 1;
    throw source.errorInText(
      path,
      dedent(text),
      { line: 1, column, width: name.length },
      `'${name}' is not a dim`,
      `declare it in dims, before its use; known here: ${known.join(', ')}`,
    );
  }
  return form;
}

function parsed<T>(
  source: EntrySource,
  path: readonly string[],
  text: string,
  parse: (text: string) => T,
): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw source.errorInText(path, dedent(text), extentOf(error), error.problem, error.hint);
  }
}

/** Where a mistake of a text stands, as EntrySource.errorInText takes it. */
export const extentOf = (error: NotationError): { line: number; column: number; width: number } => ({
  line: error.line,
  column: error.column,
  width: error.span.end - error.span.start,
});
