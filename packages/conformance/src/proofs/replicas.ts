/**
 * Data parallelism: on R replicas of N examples each, the text with its collectives computes what the denotation
 * says of R * N examples. What has examples is their part of it; the gradient of a parameter, and a step by it, is
 * the same on all replicas, whose own cotangents are R times that of the whole: each loss is a mean over N examples,
 * that of the whole over R * N. Polynomials are decided in the prime field, other functions in float64, with replicas whose means differ.
 */
import { evaluate, isPolynomial, primeField, real, type Algebra, type TensorValue } from '@gradcert/notation';
import { holdsExamples, onReplicas, sumsExamples, type CertifiedFunction } from '@gradcert/spec';
import { drawOperands } from '../data/recipe';
import { extentsOf, unravel, type DimValues } from '../extents';
import { fieldOperands } from '../field-data';
import { onEvery } from '../net-program';
import { bindEntry, evaluateDenotation, liftOperands } from '../oracle';
import { recipeNamed } from '../plan';
import type { Decision, Proof } from '../proof';
import { distinctShape, shapeName } from '../shapes';

/** Three are enough to tell a mean of two replicas, or a sum, from the mean of all. */
export const REPLICAS = [2, 3] as const;

/** Largest difference, relative to the largest element: float64 through one node. */
export const RELATIVE = 1e-11;

/** The op that an op is, or that a node belongs to. */
const opOf = ({ gradientOf, updates, ...entry }: CertifiedFunction): Pick<CertifiedFunction, 'result'> =>
  gradientOf?.op ?? updates?.gradient.gradientOf?.op ?? entry;

const batchDim = (entry: CertifiedFunction): string | undefined =>
  Object.keys(entry.dims).find((name) => entry.dims[name] === 'batch');

export default {
  layer: 'replicas',
  // A loss is reported by each replica for its own examples.
  applies: (entry) => batchDim(entry) !== undefined && opOf(entry).result.shape.length > 0,
  decide: (entry): Decision => {
    const inField = isPolynomial(entry.denotation);
    const how = `${inField ? 'prime field' : 'float64'} on ${REPLICAS.join(' and ')} replicas`;
    for (const replicas of REPLICAS) {
      const reason = differenceOnReplicas(entry, replicas);
      if (reason !== undefined) return { verdict: 'different', how, reason };
    }
    return { verdict: 'sampled', how };
  },
} satisfies Proof;

/** The first element at which the replicas and the whole batch differ. */
export function differenceOnReplicas(entry: CertifiedFunction, replicas: number): string | undefined {
  const algebra = isPolynomial(entry.denotation) ? primeField : real;
  const data = replicatedData(entry, replicas, algebra);
  const { dims, shares } = data;
  const { statements, result } = bindEntry(onReplicas(entry, replicas), dims, replicas);
  const inputs = Object.fromEntries(
    entry.operands.map(({ name, shape }) => [
      name,
      algebra.lift(shares[name], [replicas, ...extentsOf(shape, dims)]),
    ]),
  );
  const got = evaluate(statements, algebra, { dims, inputs, outputs: [result] })[result].lanes[0];
  return differenceFromWhole(entry, data, got, algebra === real ? RELATIVE : 0);
}

/** Operands of a whole batch, and what each replica has of them. */
export interface ReplicatedData {
  readonly replicas: number;
  /** Of one replica. */
  readonly dims: DimValues;
  readonly whole: DimValues;
  /** What the denotation says of the whole batch. */
  readonly expected: Float64Array;
  /** Of each operand the parts of all replicas in turn. */
  readonly shares: Readonly<Record<string, ArrayLike<number>>>;
}

export function replicatedData(entry: CertifiedFunction, replicas: number, algebra: Algebra): ReplicatedData {
  const batch = batchDim(entry) ?? '';
  const dims = distinctShape(entry);
  const whole = { ...dims, [batch]: replicas * dims[batch] };
  const operands = operandsOf(entry, whole, algebra);
  const expected = Float64Array.from(evaluateDenotation(entry, whole, operands, algebra).lanes[0]);
  const shares = Object.fromEntries(
    entry.operands.map(({ name, shape }) => {
      const [lane] = operands[name].lanes;
      const local = holdsExamples(shape, entry.dims) ? lane : onEvery(replicas, lane);
      return [name, isCotangentOfSum(entry, name) ? local.map((element) => replicas * element) : local];
    }),
  );
  return { replicas, dims, whole, expected, shares };
}

/**
 * The first element at which what all replicas computed is not what the denotation says of the whole batch.
 * @param got parts of one result in the order of the examples, or as many copies of it
 * @param relative largest difference, relative to the largest element
 */
export function differenceFromWhole(
  entry: CertifiedFunction,
  { replicas, dims, whole, expected }: ReplicatedData,
  got: ArrayLike<number>,
  relative: number,
): string | undefined {
  const scale = expected.reduce((most, element) => Math.max(most, Math.abs(element)), 0);
  for (let at = 0; at < got.length; at++) {
    const wanted = expected[at % expected.length];
    if (Math.abs(got[at] - wanted) <= relative * scale) continue;
    const { name, shape } = entry.result;
    const index = unravel(at % expected.length, extentsOf(shape, whole));
    return entry.mistakeAt(
      entry.synchronised ? 'synchronised' : 'emit',
      `on ${String(replicas)} replicas of ${shapeName(dims)} the text does not compute the denotation at ${shapeName(whole)}: ` +
        `${name}[${index.join(', ')}] is ${String(got[at])}, denoted is ${String(wanted)}`,
      "write 'synchronised', with the mean over the replicas of what the batch couples",
    ).picture;
  }
  return undefined;
}

/** Operands of the whole batch; real ones have a mean that changes from example to example. */
function operandsOf(
  entry: CertifiedFunction,
  whole: DimValues,
  algebra: Algebra,
): Record<string, TensorValue> {
  if (algebra === primeField) return fieldOperands(entry, whole, 'replicas');
  const data = drawOperands(recipeNamed('normal'), entry, whole, '');
  const shifted = entry.operands.map(({ name, shape, kind }): [string, Float32Array] => {
    if (kind !== 'real' || !holdsExamples(shape, entry.dims)) return [name, data[name]];
    const perExample = data[name].length / extentsOf(shape, whole)[0];
    return [name, data[name].map((element, at) => element + Math.floor(at / perExample) / 2)];
  });
  return liftOperands(entry, whole, Object.fromEntries(shifted), algebra);
}

const isCotangentOfSum = (entry: CertifiedFunction, operand: string): boolean =>
  sumsExamples(entry) && operand === `d${opOf(entry).result.name}`;
