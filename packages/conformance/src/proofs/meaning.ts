/**
 * Does the emitted text unfold to the denotation? Decided for every shape at once by the normal form. Where that
 * proves nothing, sampled: in float64, within the error bound that float64 itself allows, and in the prime field,
 * where there is no rounding at all (functions are uninterpreted there, so that a disagreement refutes polynomials
 * only).
 */
import {
  decideEqual,
  errorBound,
  ieeeModel,
  isPolynomial,
  primeField,
  real,
  type TensorValue,
  type Witness,
} from '@gradcert/notation';
import { bf16Twin, type CertifiedFunction } from '@gradcert/spec';
import { unfold } from '@gradcert/stablehlo';
import { drawOperands, type OperandData } from '../data/recipe';
import { unravel, type DimValues } from '../extents';
import { featuresOf } from '../features';
import { fieldOperands } from '../field-data';
import { evaluateDenotation, evaluateEmitted, liftOperands } from '../oracle';
import { recipes } from '../plan';
import { sampledShapes, shapeName } from '../shapes';
import { assumptionsOf, type Decision, type Proof } from '../proof';

/** float64 rounds 2^29 times finer than float32; 2^5 of that is left to the oracle's own evaluation. */
const FLOAT64_SCALE = 2 ** -24;

const errors = errorBound(ieeeModel);

export default {
  layer: 'meaning',
  applies: () => true,
  decide: (entry): Decision => {
    const decision = decide(entry);
    if (decision.verdict !== 'proved' || entry.precision !== 'switchable') return decision;
    const twin = decide(bf16Twin(entry));
    return twin.verdict === 'proved'
      ? { ...decision, how: `${decision.how}; the bf16 twin likewise, its roundings erased` }
      : { ...twin, how: `the bf16 twin: ${twin.how}` };
  },
} satisfies Proof;

function decide(entry: CertifiedFunction): Decision {
  const { statements, results } = unfold(entry.module.functions[0]);
  const decision = decideEqual(
    { statements, result: results[0] },
    { statements: entry.denotation, result: entry.result.name },
    assumptionsOf(entry),
  );
  switch (decision.verdict) {
    case 'equal':
      return { verdict: 'proved', how: `for every shape, by ${decision.how}` };
    case 'different':
      return {
        verdict: 'different',
        how: decision.witness.algebra,
        reason: describe(entry, decision.witness),
      };
    case 'undecided': {
      const sampled = sample(entry);
      if (sampled.verdict === 'different') return sampled;
      return { ...sampled, reason: `not proved for every shape: ${decision.reason}` };
    }
    default:
      return decision satisfies never;
  }
}

function describe(entry: CertifiedFunction, { dims, index, left, right, algebra }: Witness): string {
  if (algebra !== 'shape') return witness(entry, dims, index, [left, right], algebra);
  const [axis] = index;
  const what = axis === undefined ? 'the rank' : `the extent of axis ${String(axis)}`;
  return mistake(entry, dims, `${what} of the text is ${String(left)}, of the denotation ${String(right)}`);
}

function sample(entry: CertifiedFunction): Decision {
  const shapes = sampledShapes(entry);
  const polynomial = isPolynomial(entry.denotation);
  const how = `${polynomial ? 'float64 at one and prime field' : 'float64'} at ${String(shapes.length)} shapes`;
  for (const [position, dims] of shapes.entries()) {
    // The field decides polynomials without rounding; one shape in float64 shows that the field is not at fault.
    const reason =
      (polynomial && position > 0 ? undefined : differenceInFloat64(entry, dims)) ??
      (polynomial ? differenceInField(entry, dims) : undefined);
    if (reason !== undefined) return { verdict: 'different', how, reason };
  }
  return { verdict: 'sampled', how };
}

function differenceInFloat64(entry: CertifiedFunction, dims: DimValues): string | undefined {
  for (const { name, data } of dataInFloat64(entry, dims)) {
    const emitted = evaluateEmitted(entry, dims, liftOperands(entry, dims, data, real), real);
    const reason = differenceFromDenoted(entry, dims, data, emitted, `float64, ${name} data`);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** What a text is computed on in float64: ordinary data, and ties where they decide. */
export function dataInFloat64(
  entry: CertifiedFunction,
  dims: DimValues,
): readonly { readonly name: string; readonly data: OperandData }[] {
  const names = ['normal', ...(featuresOf(entry.denotation).compares ? ['ties'] : [])];
  return recipes
    .filter(({ name }) => names.includes(name))
    .map((recipe) => ({ name: recipe.name, data: drawOperands(recipe, entry, dims, '') }));
}

/** The first element in which what was computed of a text in float64 is not what the denotation says. */
export function differenceFromDenoted(
  entry: CertifiedFunction,
  dims: DimValues,
  data: OperandData,
  emitted: TensorValue,
  where: string,
): string | undefined {
  const denoted = evaluateDenotation(entry, dims, liftOperands(entry, dims, data, real), real);
  const shapes = differentShapes(emitted, denoted);
  if (shapes !== undefined) return mistake(entry, dims, shapes);
  const [, bound] = evaluateDenotation(entry, dims, liftOperands(entry, dims, data, errors), errors).lanes;
  const at = firstOrdinal(denoted, (ordinal) => {
    const difference = Math.abs(emitted.lanes[0][ordinal] - denoted.lanes[0][ordinal]);
    return !(difference <= bound[ordinal] * FLOAT64_SCALE) && Number.isFinite(bound[ordinal]);
  });
  return at < 0 ? undefined : witnessAt(entry, dims, at, emitted, denoted, where);
}

function differenceInField(entry: CertifiedFunction, dims: DimValues): string | undefined {
  const operands = fieldOperands(entry, dims, 'meaning');
  const denoted = evaluateDenotation(entry, dims, operands, primeField);
  const emitted = evaluateEmitted(entry, dims, operands, primeField);
  const at = firstOrdinal(denoted, (ordinal) => emitted.lanes[0][ordinal] !== denoted.lanes[0][ordinal]);
  return at < 0 ? undefined : witnessAt(entry, dims, at, emitted, denoted, 'prime field, random operands');
}

function firstOrdinal(value: TensorValue, isWrong: (ordinal: number) => boolean): number {
  for (let ordinal = 0; ordinal < value.lanes[0].length; ordinal++) if (isWrong(ordinal)) return ordinal;
  return -1;
}

const differentShapes = (emitted: TensorValue, denoted: TensorValue): string | undefined =>
  emitted.shape.join() === denoted.shape.join()
    ? undefined
    : `the text gives shape [${emitted.shape.join(', ')}], the denotation [${denoted.shape.join(', ')}]`;

const witnessAt = (
  entry: CertifiedFunction,
  dims: DimValues,
  ordinal: number,
  emitted: TensorValue,
  denoted: TensorValue,
  where: string,
): string =>
  witness(
    entry,
    dims,
    unravel(ordinal, denoted.shape),
    [emitted.lanes[0][ordinal], denoted.lanes[0][ordinal]],
    where,
  );

function witness(
  entry: CertifiedFunction,
  dims: DimValues,
  index: readonly number[],
  [text, denotation]: readonly [number, number],
  where: string,
): string {
  const element = `${entry.result.name}[${index.join(', ')}]`;
  const difference = `${element} of the text is ${String(text)}, of the denotation ${String(denotation)}`;
  return mistake(entry, dims, difference, where);
}

/** The mistake with its place in the entry's file. */
const mistake = (entry: CertifiedFunction, dims: DimValues, difference: string, where?: string): string =>
  entry.mistakeAt(
    'emit',
    `the emitted text does not unfold to the denotation: at ${shapeName(dims)}${where === undefined ? '' : ` (${where})`} ` +
      difference,
    "correct 'emit', or the denotation",
  ).picture;
