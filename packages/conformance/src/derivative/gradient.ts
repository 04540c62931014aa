import type { CertifiedFunction } from '@gradcert/spec';
import type { DimValues } from '../extents';
import { shapeName } from '../shapes';

/** The op whose VJP an entry is, and the argument. */
export type Gradient = NonNullable<CertifiedFunction['gradientOf']>;

/** An element of a denotation that is not the derivative's. */
interface WrongElement {
  readonly dims: DimValues;
  readonly index: readonly number[];
  readonly denoted: number;
  readonly derivative: number;
  readonly algebra: string;
}

/** The mistake as a reader sees it: what is wrong, where in the entry's file, and what to do. */
export const wrongElement = (
  entry: CertifiedFunction,
  { op, argument }: Gradient,
  { dims, index, denoted, derivative, algebra }: WrongElement,
): string =>
  entry.mistakeAt(
    'denotation',
    `the denotation is not the VJP of '${op.id}' in ${argument}: at ${shapeName(dims)} (${algebra}) ` +
      `${entry.result.name}[${index.join(', ')}] is ${String(denoted)}, the derivative is ${String(derivative)}`,
    `correct the denotation, or 'forward' in ${op.file}`,
  ).picture;
