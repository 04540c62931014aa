/** An entry whose types are wrong on purpose: a derived dim other than its declaration says. */
import { add, affineEquals, formatAffine, variable, type Affine } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { parameter } from '@gradcert/stablehlo';

const formatShape = (shape: readonly Affine[]): string => `[${shape.map(formatAffine).join(', ')}]`;

/**
 * Emits an entry with a derived dim, and every extent that is one, larger by 1.
 * @returns how the text's result misses its declared shape; undefined where it still fits.
 */
export function misfitWith(entry: CertifiedFunction, derivedDim: string): string | undefined {
  const declared = entry.derivedDims[derivedDim];
  const grown = add(declared, 1);
  const changed = (shape: readonly Affine[]): Affine[] =>
    shape.map((extent) => (affineEquals(extent, declared) ? grown : extent));
  const operands = Object.fromEntries(
    entry.operands.map(({ name, shape }) => [name, parameter(name, changed(shape))]),
  );
  const dims = Object.fromEntries(Object.keys(entry.dims).map((name) => [name, variable(name)]));
  const derived = { ...entry.derivedDims, [derivedDim]: grown };
  const emitted = entry.emit(operands, { ...dims, ...derived }, entry.constants);
  const wanted = changed(entry.result.shape);
  if (emitted.shape.every((extent, axis) => affineEquals(extent, wanted[axis]))) return undefined;
  return `the text gives ${entry.result.name} the shape ${formatShape(emitted.shape)}, it has ${formatShape(wanted)}`;
}
