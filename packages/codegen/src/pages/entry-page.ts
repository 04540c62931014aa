/** The page of an op or a node. */
import { formatAffine } from '@gradcert/notation';
import { distinctShape, proofLayersOf } from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import { bindDims, printModule } from '@gradcert/stablehlo';
import type { GeneratorContext } from '../context';
import { casesByLayer, layerWords } from '../layers';
import { GenerateError } from '../output';
import { formulae, shapeText } from './formulas';
import { highlight } from './highlight';
import { proofsOf } from './proofs';
import { render } from './templates';
import { tolerance } from './tolerance';
import { dimsText, usesOf } from './usage';
import { DIM_WORDS, OPERAND_WORDS } from './words';

/** Page of one entry, without its banner. */
export function entryPage(entry: CertifiedFunction, context: GeneratorContext): string {
  const { id, kind, title, family, source } = entry;
  const [func] = entry.module.functions;
  if (func === undefined) throw new GenerateError(`${entry.id}: its module has no function`);
  return render('entry', {
    base: '../',
    id,
    kind,
    title,
    family,
    source,
    file: context.fromRoot(entry.file),
    ...meaning(entry),
    operands: operandRows(entry),
    result: { name: entry.result.name, shape: shapeText(entry.result.shape) },
    dims: dimRows(entry),
    constraints: entry.constraints.map((form) => `${formatAffine(form)} ≥ 0`),
    constants: Object.entries(entry.constants).map(([name, value]) => ({ name, value: String(value) })),
    hypotheses: hypothesisRows(entry, context),
    layers: layerRows(entry, context),
    tolerance: tolerance(func, id),
    emitted: emitted(entry),
    proofs: proofsOf(entry, context),
    uses: usesOf(id, context),
    related: relatives(entry, context),
    certificate: entry.certificate,
    switchable: entry.precision === 'switchable',
  });
}

/** What it computes: formulae, and for a node those of the op that it belongs to. */
function meaning(entry: CertifiedFunction) {
  const { gradientOf, updates } = entry;
  const forward = gradientOf && {
    id: gradientOf.op.id,
    title: gradientOf.op.title,
    argument: gradientOf.argument,
    formulae: formulae(gradientOf.op.denotation, gradientOf.op.id),
  };
  return {
    forward,
    updates: updates && {
      parameter: updates.parameter,
      id: updates.gradient.id,
      title: updates.gradient.title,
    },
    sameAs: entry.sameAs && { id: entry.sameAs.id, title: entry.sameAs.title },
    formulae: formulae(entry.denotation, entry.id),
  };
}

function operandRows({ operands, gradientOf }: CertifiedFunction) {
  const cotangent = gradientOf && `d${gradientOf.op.result.name}`;
  return operands.map(({ name, shape, kind }) => ({
    name,
    shape: shapeText(shape),
    role: name === cotangent ? 'cotangent of the op’s result' : 'operand',
    values: OPERAND_WORDS[kind],
  }));
}

function dimRows({ dims, derivedDims }: CertifiedFunction) {
  const primary = Object.entries(dims).map(([name, kind]) => ({ name, words: DIM_WORDS[kind] }));
  const derived = Object.entries(derivedDims).map(([name, form]) => ({
    name,
    words: `= ${formatAffine(form)}`,
  }));
  return [...primary, ...derived];
}

function hypothesisRows(entry: CertifiedFunction, { spec }: GeneratorContext) {
  return entry.hypotheses.map((id) => {
    const hypothesis = spec.hypotheses.find((candidate) => candidate.id === id);
    if (hypothesis === undefined) throw new GenerateError(`${entry.id}: no hypothesis '${id}'`);
    const { title, statement } = hypothesis;
    return { id, title, statement };
  });
}

function layerRows(entry: CertifiedFunction, context: GeneratorContext) {
  const { claims } = context.proofs(entry);
  const proofs = proofLayersOf(entry).map((layer) => ({
    ...layerWords(layer),
    cases: claims.find((claim) => claim.layer === layer)?.verdict ?? 'proof',
  }));
  const runs = casesByLayer(context.cases(entry)).map(({ layer, cases }) => {
    return { ...layerWords(layer), cases: String(cases.length) };
  });
  return [...proofs, ...runs];
}

/** The emitted text at a small shape whose extents are pairwise different. */
function emitted(entry: CertifiedFunction) {
  const dims = distinctShape(entry);
  return { dims: dimsText(dims), text: highlight(printModule(bindDims(entry.module, dims)).trim()) };
}

/** Other entries about the same op. */
function relatives(entry: CertifiedFunction, { entries }: GeneratorContext) {
  const op = entry.gradientOf?.op.id ?? entry.id;
  return entries
    .filter((other) => other.id !== entry.id && other.gradientOf?.op.id === op)
    .map(({ id, title, kind }) => ({ id, title, folder: `${kind}s` }));
}
