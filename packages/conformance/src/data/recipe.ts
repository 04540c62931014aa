/**
 * A recipe says how the operands of one case are drawn. Which cases an entry gets follows from `variants`;
 * adding a recipe is adding one file to this folder.
 */
import type { CertifiedFunction, OperandKind } from '@gradcert/spec';
import { elementCount, extentsOf, type DimValues } from '../extents';
import { randomStream, type RandomStream } from '../random';
import type { DataLayer } from '../results';

export type OperandData = Readonly<Record<string, Float32Array>>;

export interface DrawContext {
  readonly entry: CertifiedFunction;
  readonly dims: DimValues;
  readonly variant: string;
  readonly stream: RandomStream;
}

export interface Recipe {
  readonly name: string;
  readonly layer: DataLayer;
  /** One line: what these data show. */
  readonly shows: string;
  /** What a backend's accuracy must promise for the recipe to claim anything; nothing more than all do where absent. */
  readonly needs?: 'propagatesNaN';
  /** Draw at every chosen shape, or at those alone that differ enough: the representative, tiled and literal ones. */
  readonly shapes: 'all' | 'main';
  /** The variants that make sense for an entry ('' for a recipe without any); none where it does not apply. */
  readonly variants: (entry: CertifiedFunction) => readonly string[];
  /** Data of one real operand, in row-major order. */
  readonly draw: (
    context: DrawContext,
    operand: CertifiedFunction['operands'][number],
  ) => (ordinal: number) => number;
}

/** Operands that are not free reals keep what their kind says, whatever the recipe. */
const BY_KIND: Readonly<
  Record<
    Exclude<OperandKind, 'real'>,
    (data: Float32Array, rowLength: number, stream: RandomStream, layer: DataLayer) => void
  >
> = {
  positive: (data, _, stream) => {
    for (let at = 0; at < data.length; at++) data[at] = 0.25 + 2 * stream.uniform();
  },
  'one-hot': (data, rowLength, stream) => {
    for (let row = 0; row < data.length; row += rowLength) data[row + stream.integer(0, rowLength - 1)] = 1;
  },
  // Sixteenths, so that a row sums to exactly 1 in float32.
  distribution: (data, rowLength, stream) => {
    for (let row = 0; row < data.length; row += rowLength) {
      for (let sixteenth = 0; sixteenth < 16; sixteenth++)
        data[row + stream.integer(0, rowLength - 1)] += 1 / 16;
    }
  },
  // Dropped, or kept and divided by the probability of that: a power of two where products must be exact. The
  // last is kept, so that it shows when a kernel leaves it out.
  mask: (data, _, stream, layer) => {
    const kept = layer === 'bounded' ? 1 / 0.7 : 2;
    for (let at = 0; at < data.length; at++) data[at] = kept * stream.integer(0, 1);
    data[data.length - 1] = kept;
  },
  step: (data) => {
    data.fill(2 ** -6);
  },
};

/**
 * Draws all operands of a case; equal names give equal data.
 * @param draw tells further draws of the same case apart
 */
export function drawOperands(
  recipe: Recipe,
  entry: CertifiedFunction,
  dims: DimValues,
  variant: string,
  draw = '',
): OperandData {
  const data: Record<string, Float32Array> = {};
  for (const operand of entry.operands) {
    const extents = extentsOf(operand.shape, dims);
    const stream = randomStream(
      `${entry.id} ${JSON.stringify(dims)} ${recipe.name} ${variant} ${operand.name}${draw}`,
    );
    const values = new Float32Array(elementCount(extents));
    if (operand.kind === 'real') {
      const element = recipe.draw({ entry, dims, variant, stream }, operand);
      for (let at = 0; at < values.length; at++) values[at] = element(at);
    } else {
      BY_KIND[operand.kind](values, extents.at(-1) ?? 1, stream, recipe.layer);
    }
    data[operand.name] = values;
  }
  return data;
}

/** Is this the operand that carries the cotangent (the last one of a node that has more than one)? */
export const isCotangent = (entry: CertifiedFunction, name: string): boolean =>
  entry.kind === 'node' && entry.operands.at(-1)?.name === name && entry.operands.length > 1;
