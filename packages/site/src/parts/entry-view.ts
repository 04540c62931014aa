/** What the page of an op or a node shows. */
import { casesByLayer, hypothesisPage } from '@gradcert/codegen';
import { formatAffine } from '@gradcert/notation';
import { distinctShape, proofLayersOf } from '@gradcert/conformance';
import type { CertifiedFunction, Hypothesis } from '@gradcert/spec';
import { bindDims, printModule } from '@gradcert/stablehlo';
import type { SiteContext } from '../context';
import { claimsPicture } from '../diagrams/claims';
import { geometry } from '../diagrams/geometry';
import type { Facts, PageBody } from '../page';
import { SiteError } from '../site-error';
import { failuresWithout } from './counterexamples';
import { formulae, shapeText } from './formulas';
import { highlight } from './highlight';
import { layerWords } from './layer-words';
import { lawsIn } from './laws';
import { linkTo, meaningOf } from './links';
import { measured } from './measured';
import { noticing } from './noticing';
import { proofsOf } from './proofs';
import { tiesOf } from './ties';
import { tolerance } from './tolerance';
import { dimsText, usesOf } from './usage';
import { DIM_WORDS, OPERAND_WORDS } from './words';

/** @throws SiteError where it names a hypothesis that there is not. */
export function entryBody(entry: CertifiedFunction, site: SiteContext): PageBody {
  const { id, kind, title, family, source } = entry;
  const cases = site.cases(entry);
  const noticed = noticing(entry, site);
  const results = measured(entry, site);
  const facts: Facts = {
    cases: cases.length,
    ...Object.fromEntries(casesByLayer(cases).map(({ layer, cases: of }) => [`cases.${layer}`, of.length])),
    ...noticed.facts,
    ...results.facts,
  };
  const view = {
    id,
    kind,
    title,
    family,
    source,
    ...meaning(entry),
    geometry: geometry(entry) ?? null,
    claims: claimsPicture(entry, site),
    operands: operandRows(entry),
    result: { name: entry.result.name, shape: shapeText(entry.result.shape) },
    dims: dimRows(entry),
    constraints: entry.constraints.map((form) => `${formatAffine(form)} ≥ 0`),
    constants: Object.entries(entry.constants).map(([name, value]) => ({ name, value: String(value) })),
    hypotheses: hypothesisRows(entry, site),
    ties: tiesOf(entry),
    layers: layerRows(entry, site),
    laws: lawsIn(cases),
    tolerance: tolerance(entry.module.functions[0], id),
    emitted: emitted(entry),
    proofs: proofsOf(entry, site),
    noticed: noticed.view,
    results: results.view,
    uses: usesOf(id, site),
    related: relatives(entry, site),
    certificate: entry.certificate ?? null,
    switchable: entry.precision === 'switchable',
  };
  return { template: 'entry', view, facts };
}

/** What it computes: formulae, and for a node those of the op that it belongs to. */
function meaning(entry: CertifiedFunction) {
  const { gradientOf, updates, sameAs } = entry;
  return {
    forward: gradientOf
      ? {
          ...linkTo(gradientOf.op),
          argument: gradientOf.argument,
          formulae: formulae(gradientOf.op.denotation, gradientOf.op.id),
        }
      : null,
    updates: updates ? { parameter: updates.parameter, ...linkTo(updates.gradient) } : null,
    sameAs: sameAs ? linkTo(sameAs) : null,
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

function hypothesisRows(entry: CertifiedFunction, { spec }: SiteContext) {
  return entry.hypotheses.map((id) => {
    const hypothesis = hypothesisNamed(id, entry, spec.hypotheses);
    const { title, statement } = hypothesis;
    return {
      title,
      statement,
      href: `../${hypothesisPage(id)}`,
      failures: failuresWithout(hypothesis, entry),
    };
  });
}

function hypothesisNamed(id: string, entry: CertifiedFunction, all: readonly Hypothesis[]): Hypothesis {
  const found = all.find((candidate) => candidate.id === id);
  if (found === undefined) throw new SiteError(`${entry.id}: no hypothesis '${id}'`);
  return found;
}

function layerRows(entry: CertifiedFunction, site: SiteContext) {
  const { claims } = site.proofs(entry);
  const proofs = proofLayersOf(entry).map((layer) => {
    const verdict = claims.find((claim) => claim.layer === layer)?.verdict ?? null;
    return { ...layerWords(layer), verdict, fact: null };
  });
  const runs = casesByLayer(site.cases(entry)).map(({ layer }) => ({
    ...layerWords(layer),
    verdict: null,
    fact: `cases.${layer}`,
  }));
  return [...proofs, ...runs];
}

/** The emitted text at a small shape whose extents are pairwise different. */
function emitted(entry: CertifiedFunction) {
  const dims = distinctShape(entry);
  const text = printModule(bindDims(entry.module, dims)).trim();
  return { dims: dimsText(dims), text: highlight(text, meaningOf) };
}

/** Other entries about the same op. */
function relatives(entry: CertifiedFunction, { entries }: SiteContext) {
  const op = entry.gradientOf?.op.id ?? entry.id;
  return entries.filter((other) => other.id !== entry.id && other.gradientOf?.op.id === op).map(linkTo);
}
