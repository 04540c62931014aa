/**
 * Is the denotation the VJP of the op's forward, at every shape? The forward is differentiated symbolically, and the
 * normal form decides whether the two programs are equal.
 */
import {
  apply,
  affineValue,
  decideEqual,
  definition,
  number,
  range,
  read,
  sum,
  variable,
  vectorJacobianProduct,
  type Affine,
  type Decision,
  type Statement,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { Gradient } from './gradient';

export function decideVjp(entry: CertifiedFunction, { op, argument }: Gradient): Decision {
  const cotangent = `d${op.result.name}`;
  const hasCotangent = entry.operands.some(({ name }) => name === cotangent) || op.result.shape.length > 0;
  const forwardOperands = shapesOf(op.operands);
  const derived = vectorJacobianProduct(
    {
      statements: op.denotation,
      result: op.result.name,
      operands: forwardOperands,
      dims: Object.keys(op.dims),
    },
    argument,
    hasCotangent ? cotangent : undefined,
  );
  const declared = [...op.operands, ...entry.operands];
  const normalised = declared.filter(({ kind }) => kind === 'one-hot' || kind === 'distribution');
  const given = normalised.flatMap(({ name, shape }) => rowsThatSumToOne(name, shape));
  return decideEqual(
    { statements: [...given, ...entry.denotation], result: entry.result.name },
    { statements: [...given, ...derived.statements], result: derived.result },
    {
      dims: Object.keys({ ...op.dims, ...entry.dims }),
      constraints: entry.constraints,
      operands: {
        ...(hasCotangent ? { [cotangent]: op.result.shape } : {}),
        ...shapesOf(declared.filter((operand) => !normalised.includes(operand))),
        ...Object.fromEntries(normalised.map(({ name, shape }) => [freeName(name), shape])),
      },
      resultShape: entry.result.shape,
    },
  );
}

const shapesOf = (operands: CertifiedFunction['operands']): Record<string, readonly Affine[]> =>
  Object.fromEntries(operands.map(({ name, shape }) => [name, shape]));

const freeName = (name: string): string => `${name}, any rows`;

/**
 * An operand of which only the kind is known, that its rows sum to 1, as a function of one of which nothing is:
 * t = s + (1 - sum of s over the row) / length. Every such t is the value at s = t, so that an equation holds for all
 * t exactly if it holds for all s.
 */
function rowsThatSumToOne(name: string, shape: readonly Affine[]): Statement[] {
  const ranges = shape.map((extent, axis) => range(`r${String(axis)}`, extent));
  const at = ranges.map(({ index }) => variable(index));
  const length = shape[shape.length - 1];
  const row = [...at.slice(0, -1), variable('across')];
  const rest = apply('subtract', number(1), sum([range('across', length)], read(freeName(name), row)));
  const share = apply('divide', rest, affineValue(length));
  return [definition(name, ranges, apply('add', read(freeName(name), at), share))];
}
