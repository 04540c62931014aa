/** The data on which laws are tried. */
import { isExactOnIntegers } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { drawOperands, type OperandData, type Recipe } from '../data/recipe';
import type { DimValues } from '../extents';
import integers from '../recipes/integers';
import normal from '../recipes/normal';

/** Small integers where the entry does not round on them, so that a law is bit-equal; else ordinary data. */
export const recipeFor = ({ denotation }: CertifiedFunction): Recipe =>
  isExactOnIntegers(denotation) ? integers : normal;

/** Operands of a law; equal names give equal data. */
export const drawnFor = (entry: CertifiedFunction, dims: DimValues, law: string): OperandData =>
  drawOperands(recipeFor(entry), entry, dims, law);

/** Small integers for one operand: sums of their multiples by small powers of two are float32 numbers. */
export const drawnOnGrid = (
  entry: CertifiedFunction,
  dims: DimValues,
  law: string,
  operand: string,
): Float32Array => drawOperands(integers, entry, dims, law)[operand];

/** The operand that carries the cotangent of a gradient node: a loss has none. */
export function cotangentOf({ gradientOf, operands }: CertifiedFunction): string | undefined {
  const name = gradientOf && `d${gradientOf.op.result.name}`;
  return operands.some((operand) => operand.name === name) ? name : undefined;
}
