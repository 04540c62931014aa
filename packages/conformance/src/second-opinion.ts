/** Claims about what a text computes, decided by something else that computes it: in float64, so that nothing is rounding. */
import type { DenseArray, TextEvaluator } from '@gradcert/backends';
import { real } from '@gradcert/notation';
import { onReplicas, type CertifiedFunction } from '@gradcert/spec';
import { printModule, withFloat64 } from '@gradcert/stablehlo';
import { elementCount, extentsOf, type DimValues } from './extents';
import { bindEntry } from './oracle';
import { dataInFloat64, differenceFromDenoted } from './proofs/meaning';
import { differenceFromWhole, RELATIVE, replicatedData } from './proofs/replicas';
import { distinctShape } from './shapes';

type Evaluate = TextEvaluator['evaluate'];

const textInFloat64 = (entry: CertifiedFunction, dims: DimValues, replicas?: number): string =>
  printModule({ functions: [withFloat64(bindEntry(entry, dims, replicas).function)] });

const dense = (shape: readonly number[], data: Float64Array): DenseArray => ({ type: 'f64', shape, data });

/**
 * Is what it computes of an entry's text the denotation? At the shape whose extents are all different.
 * @returns the first difference, undefined where there is none
 */
export async function meaningBy(entry: CertifiedFunction, evaluate: Evaluate): Promise<string | undefined> {
  const dims = distinctShape(entry);
  const text = textInFloat64(entry, dims);
  for (const { name, data } of dataInFloat64(entry, dims)) {
    const inputs = entry.operands.map((operand) =>
      dense(extentsOf(operand.shape, dims), Float64Array.from(data[operand.name])),
    );
    const [output] = await evaluate(text, [inputs]);
    const emitted = { shape: output.shape, lanes: [Float64Array.from(output.data)] };
    const reason = differenceFromDenoted(entry, dims, data, emitted, `float64, ${name} data`);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/**
 * Is what so many replicas compute of an entry's text the denotation at the whole batch?
 * @returns the first difference, undefined where there is none
 */
export async function replicasBy(
  entry: CertifiedFunction,
  replicas: number,
  evaluate: Evaluate,
): Promise<string | undefined> {
  const data = replicatedData(entry, replicas, real);
  const inputs = Array.from({ length: replicas }, (_, replica) =>
    entry.operands.map(({ name, shape }) => {
      const extents = extentsOf(shape, data.dims);
      const size = elementCount(extents);
      return dense(
        extents,
        Float64Array.from({ length: size }, (_, at) => data.shares[name][replica * size + at]),
      );
    }),
  );
  const outputs = await evaluate(textInFloat64(onReplicas(entry, replicas), data.dims, replicas), inputs);
  const got = outputs.flatMap((output) => [...output.data]);
  const wanted = replicas * elementCount(extentsOf(entry.result.shape, data.dims));
  if (got.length !== wanted)
    return `the replicas return ${String(got.length)} elements instead of ${String(wanted)}`;
  return differenceFromWhole(entry, data, got, RELATIVE);
}
