/** From text to the syntax tree. */
import type { Affine } from './affine';
import { affineOf } from './addressing';
import type { Definition, Signature, Span } from './ast';
import { definedTwice, nameTaken, reservedName, syntax, type Problem } from './errors';
import { matchDefinition, matchExpression, matchShape, type Parsed } from './grammar';
import { checkNesting, definitionSpans, withoutComments } from './lines';
import { isReserved, meaningOf, namesOf, type Names } from './names';
import { NotationError } from './notation-error';
import { resolveDefinition } from './resolve';
import type { DefinitionSyntax, Syntax, Word } from './syntax';

/**
 * The definitions of a text, in order; each reads operands and earlier definitions only.
 * @param source one definition a line, see docs/notation.md
 * @param signature what the text may refer to
 * @throws NotationError at the first mistake
 */
export function parseProgram(source: string, signature: Signature): readonly Definition[] {
  const text = withoutComments(source);
  const spans = definitionSpans(text);
  if (spans.length === 0) {
    throw new NotationError(
      source,
      syntax({ start: 0, end: 0 }, 'a definition', '', 'write name[indices] = ...'),
    );
  }
  const lines = spans.map((span) => {
    checkNesting(source, text, span);
    return {
      span,
      definition: accept(source, span.start, matchDefinition(text.slice(span.start, span.end))),
    };
  });
  const names = namesOf(
    signature,
    lines.map(({ definition }) => definition.name),
  );
  const defined = new Set<string>();
  return lines.map(({ span, definition }) => {
    const fail = failAt(source, span.start);
    checkName(definition, names, defined, fail);
    const declared = signature.results?.[definition.name];
    const resolved = resolveDefinition(definition, names, declared, fail);
    defined.add(resolved.name);
    names.pending.delete(resolved.name);
    names.tensors.set(
      resolved.name,
      resolved.ranges.map(({ extent }) => extent),
    );
    return { ...resolved, span };
  });
}

/**
 * An affine form of names and integers: `2*ph+1`.
 * @throws NotationError
 */
export function parseAffine(text: string): Affine {
  checkNesting(text, text, { start: 0, end: text.length });
  return formOf(text, accept(text, 0, matchExpression(text)));
}

/**
 * A shape as its extents separated by commas: `N,C,2*h,w`; the empty text is rank 0.
 * @throws NotationError
 */
export function parseShape(text: string): readonly Affine[] {
  checkNesting(text, text, { start: 0, end: text.length });
  return accept(text, 0, matchShape(text)).map((extent) => formOf(text, extent));
}

function formOf(text: string, node: Syntax): Affine {
  const result = affineOf(node, (name, span) => (isReserved(name) ? reservedName(span, name) : undefined));
  if ('problem' in result) throw new NotationError(text, result.problem);
  return result.form;
}

function checkName(
  { name, span }: DefinitionSyntax & Word,
  names: Names,
  defined: ReadonlySet<string>,
  fail: (problem: Problem) => never,
): void {
  if (isReserved(name)) fail(reservedName(span, name));
  if (names.tensors.has(name)) fail(definedTwice(span, name, defined.has(name) ? 'line' : 'input'));
  const taken = meaningOf(names, name);
  if (taken !== undefined) fail(nameTaken(span, name, taken));
}

/** The value of a match; its problem is thrown with its place in the source. */
function accept<T>(source: string, offset: number, parsed: Parsed<T>): T {
  return 'value' in parsed ? parsed.value : failAt(source, offset)(parsed.problem);
}

/** Throws problems whose spans are relative to an offset of the source. */
function failAt(source: string, offset: number): (problem: Problem) => never {
  const absolute = ({ start, end }: Span): Span => ({ start: start + offset, end: end + offset });
  return (problem) => {
    throw new NotationError(source, { ...problem, span: absolute(problem.span) });
  };
}
