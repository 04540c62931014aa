/** From a declaration whose parts are known to a checked function: the steps that ops and nodes share. */
import {
  affineEquals,
  formatAffine,
  NotationError,
  parseProgram,
  tensorsRead,
  type Affine,
  type Definition,
  type Statement,
  constantsIn,
  namesIn,
  substituteForms,
} from '@gradcert/notation';
import type {
  Certificate,
  CertifiedFunction,
  Constants,
  Emit,
  OperandKind,
  SynchronisedEmit,
} from '../entry';
import { dedent, type DedentedText } from './dedent';
import { dimNames, extentOf, inPrimaryDims, type Dims } from './dims';
import { emitModule } from './emission';
import type { EntrySource } from './entry-source';

export interface Operand {
  readonly name: string;
  readonly shape: readonly Affine[];
  readonly kind: OperandKind;
}

/** A declaration as far as its own kind decides it. */
export interface Draft {
  readonly kind: CertifiedFunction['kind'];
  readonly id: string;
  readonly title: string;
  readonly family: string;
  readonly source: string;
  readonly dims: Dims;
  readonly constraints: readonly Affine[];
  /** Key of the text: 'forward' or 'denotation'. */
  readonly textKey: string;
  readonly text: string;
  /** Tensors that the text may read, in the order in which they become operands; shapes as declared. */
  readonly readable: readonly Operand[];
  readonly result: { readonly name: string; readonly shape: readonly Affine[] };
  readonly constants: Constants;
  readonly emit: Emit;
  readonly synchronised?: SynchronisedEmit;
  readonly hypotheses: readonly string[];
  readonly precision: 'f32' | 'switchable';
  readonly certificate?: Certificate;
  readonly gradientOf?: CertifiedFunction['gradientOf'];
  readonly sameAs?: CertifiedFunction;
  readonly updates?: CertifiedFunction['updates'];
}

export const formatShape = (shape: readonly Affine[]): string => `[${shape.map(formatAffine).join(', ')}]`;

export const shapeEquals = (a: readonly Affine[], b: readonly Affine[]): boolean =>
  a.length === b.length && a.every((form, axis) => affineEquals(form, b[axis]));

/**
 * Parses the text, keeps the operands, dims and constants that it uses, and emits.
 * @throws SpecError at the first thing that does not fit.
 */
export function certify(source: EntrySource, draft: Draft): CertifiedFunction {
  const text = dedent(draft.text);
  const statements = parseText(source, draft, text);
  const read = new Set(tensorsRead(statements));
  if (draft.kind === 'op') checkAllRead(source, draft.readable, read);
  const operands = draft.readable
    .filter(({ name }) => read.has(name))
    .map((operand) => ({ ...operand, shape: primary(operand.shape, draft.dims) }));
  const result = { ...draft.result, shape: primary(draft.result.shape, draft.dims) };
  const shapes = [result.shape, ...operands.map(({ shape }) => shape)].flat();
  const used = new Set([...namesIn(statements), ...shapes.flatMap(({ terms }) => Object.keys(terms))]);
  const dims = restrictDims(draft.dims, used);
  const mentioned = constantsIn(statements);
  const constants = Object.fromEntries(
    Object.entries(draft.constants).filter(([name]) => mentioned.has(name)),
  );
  return {
    kind: draft.kind,
    id: draft.id,
    title: draft.title,
    family: draft.family,
    source: draft.source,
    file: source.file,
    mistakeAt: (part, problem, hint) => source.errorAt([part], problem, hint),
    dims: dims.primary,
    derivedDims: dims.derived,
    constraints: draft.constraints.filter((form) => isWithin(form, dims.primary)),
    operands,
    result,
    constants,
    denotation: statements,
    denotationText: text.text,
    module: emitModule(source, draft, { operands, result, dims, constants }),
    emit: draft.emit,
    synchronised: draft.synchronised,
    hypotheses: draft.hypotheses,
    precision: draft.precision,
    certificate: draft.certificate,
    gradientOf: draft.gradientOf,
    sameAs: draft.sameAs,
    updates: draft.updates,
  };
}

/** An op's operands are declared, so each has a use; a node's are those that its text reads. */
function checkAllRead(source: EntrySource, declared: readonly Operand[], read: ReadonlySet<string>): void {
  const unread = declared.find(({ name }) => !read.has(name));
  if (unread === undefined) return;
  throw source.errorAt(
    ['operands', unread.name],
    `the forward never reads the operand '${unread.name}'`,
    'read it, or remove it',
  );
}

const primary = (shape: readonly Affine[], dims: Dims): Affine[] =>
  shape.map((form) => inPrimaryDims(form, dims));

function parseText(source: EntrySource, draft: Draft, text: DedentedText): Statement[] {
  const { dims, readable, result, constants, textKey } = draft;
  let definitions: readonly Definition[];
  try {
    definitions = parseProgram(text.text, {
      dims: dimNames(dims),
      tensors: Object.fromEntries(readable.map(({ name, shape }) => [name, shape])),
      results: { [result.name]: result.shape },
      constants,
    });
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw source.errorInText([textKey], text, extentOf(error), error.problem, error.hint);
  }
  checkResult(source, draft, text, definitions);
  return substituteForms(definitions, dims.derived);
}

/** The last line defines the result, with the result's shape. */
function checkResult(
  source: EntrySource,
  { dims, result, textKey }: Draft,
  text: DedentedText,
  definitions: readonly Definition[],
): void {
  const last = definitions.at(-1);
  if (!last) {
    throw source.errorAt([textKey], 'the text is empty', `define the result: ${result.name}[...] = ...`);
  }
  const start = last.span?.start ?? 0;
  const before = text.text.slice(0, start).split('\n');
  const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, width: last.name.length };
  if (last.name !== result.name) {
    throw source.errorInText(
      [textKey],
      text,
      at,
      `the last line defines '${last.name}', but the result is '${result.name}'`,
      `define ${result.name} on the last line`,
    );
  }
  const shape = last.ranges.map(({ extent }) => extent);
  if (!shapeEquals(primary(shape, dims), primary(result.shape, dims))) {
    throw source.errorInText(
      [textKey],
      text,
      at,
      `'${last.name}' is defined with shape ${formatShape(shape)}, but it has shape ${formatShape(result.shape)}`,
      `give it ${String(result.shape.length)} indices, in the order of its axes`,
    );
  }
}

const isWithin = (form: Affine, primary: Dims['primary']): boolean =>
  Object.keys(form.terms).every((name) => Object.hasOwn(primary, name));

function restrictDims({ primary, derived }: Dims, used: ReadonlySet<string>): Dims {
  const kept = Object.fromEntries(Object.entries(primary).filter(([name]) => used.has(name)));
  return {
    primary: kept,
    derived: Object.fromEntries(Object.entries(derived).filter(([, form]) => isWithin(form, kept))),
  };
}
