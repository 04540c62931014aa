import { evaluateAffine, formatAffine, type Affine } from '@gradcert/notation';

/** A symbolic shape with the numbers that it is to have. */
export interface ShapeEquation {
  readonly name: string;
  readonly shape: readonly Affine[];
  readonly extents: readonly number[];
}

/**
 * The dims at which symbolic shapes have the given extents: `2*ph+1 = 3` gives ph = 1. Every dim must
 * be known, or stand alone in some extent or together with dims that others give.
 * @throws RangeError naming the operand where ranks or extents do not agree or a dim is not determined.
 */
export function solveDims(
  dims: readonly string[],
  equations: readonly ShapeEquation[],
  known: Readonly<Record<string, number>> = {},
): Record<string, number> {
  const solved = Object.fromEntries(
    dims.filter((dim) => Object.hasOwn(known, dim)).map((dim) => [dim, known[dim]]),
  );
  const open: { name: string; form: Affine; value: number }[] = [];
  for (const { name, shape, extents } of equations) {
    if (shape.length !== extents.length) {
      throw new RangeError(
        `'${name}' has rank ${String(shape.length)} [${shape.map(formatAffine).join(', ')}], got [${extents.join(', ')}]`,
      );
    }
    shape.forEach((form, axis) => open.push({ name, form, value: extents[axis] }));
  }
  for (let progress = true; progress;) {
    progress = false;
    for (const { form, value } of open) {
      const unknown = Object.keys(form.terms).filter((dim) => !Object.hasOwn(solved, dim));
      if (unknown.length !== 1) continue;
      const [dim] = unknown;
      const rest = evaluateAffine({ ...form, terms: { ...form.terms, [dim]: 0 } }, { ...solved, [dim]: 0 });
      solved[dim] = (value - rest) / form.terms[dim];
      progress = true;
    }
  }
  const undetermined = dims.find((dim) => !Object.hasOwn(solved, dim));
  if (undetermined !== undefined) {
    throw new RangeError(`no operand determines the dim '${undetermined}'`);
  }
  for (const { name, form, value } of open) {
    const got = evaluateAffine(form, solved);
    const fits = Object.keys(form.terms).every((dim) => Number.isInteger(solved[dim]) && solved[dim] >= 0);
    if (got !== value || !fits) {
      throw new RangeError(
        `'${name}' has an extent ${formatAffine(form)} that cannot be ${String(value)} here`,
      );
    }
  }
  return solved;
}
