/** Values of an entry's dims: as the user writes them, or solved from the shapes of arrays. */
import { evaluateAffine, formatAffine, type Affine } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { CallError } from './exit';
import { suggestion } from './nearest';

export type Dims = Readonly<Record<string, number>>;

/**
 * Reads `N=2,C=3`.
 * @throws CallError for anything but positive or zero integers by name.
 */
export function parseDims(text: string): Dims {
  const dims: Record<string, number> = {};
  for (const part of text.split(',')) {
    const match = /^\s*([A-Za-z]\w*)\s*=\s*(\d{1,9})\s*$/.exec(part);
    if (!match?.[1] || !match[2]) {
      throw new CallError(`'${part}' in --dims is not NAME=SIZE`, 'write sizes like N=2,C=3');
    }
    dims[match[1]] = Number(match[2]);
  }
  return dims;
}

/**
 * The dims with those of the user in place, checked against the entry.
 * @throws CallError for an unknown dim, or where a constraint of the entry does not hold.
 */
export function overrideDims(entry: CertifiedFunction, base: Dims, given: Dims): Dims {
  const names = Object.keys(entry.dims);
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const derived = entry.derivedDims[name];
    throw new CallError(
      derived
        ? `dim '${name}' of ${entry.id} is derived: ${formatAffine(derived)}`
        : `${entry.id} has no dim '${name}'`,
      suggestion(name, names, `its dims are: ${names.join(', ')}`),
    );
  }
  const dims = { ...base, ...given };
  checkDims(entry, dims);
  return dims;
}

function checkDims(entry: CertifiedFunction, dims: Dims): void {
  for (const form of entry.constraints) {
    if (evaluateAffine(form, dims) >= 0) continue;
    throw new CallError(`${entry.id} needs ${formatAffine(form)} >= 0, which ${formatDims(dims)} is not`);
  }
}

export const formatDims = (dims: Dims): string =>
  Object.entries(dims)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(', ');

/** One extent of an operand, and the size that it has. */
interface Equation {
  readonly operand: string;
  readonly axis: number;
  readonly form: Affine;
  readonly extent: number;
}

/**
 * Solves the entry's dims from the shapes of its operands.
 * @throws CallError where a rank does not fit, two extents contradict each other, or a dim stays open.
 */
export function solveDims(
  entry: CertifiedFunction,
  shapes: Readonly<Record<string, readonly number[]>>,
): Dims {
  const equations = entry.operands.flatMap(({ name, shape }): readonly Equation[] => {
    const given = shapes[name];
    if (!given) throw new CallError(`operand '${name}' of ${entry.id} is missing`);
    if (given.length !== shape.length) {
      throw new CallError(
        `operand '${name}' of ${entry.id} has rank ${String(given.length)}, not ${String(shape.length)}`,
        `its shape is [${shape.map(formatAffine).join(', ')}]`,
      );
    }
    return shape.map((form, axis) => ({ operand: name, axis, form, extent: given[axis] ?? 0 }));
  });
  const dims = eliminate(equations);
  for (const equation of equations) checkEquation(entry, equation, dims);
  checkDims(entry, dims);
  return dims;
}

/** Solves equations with one unknown until none is left. */
function eliminate(equations: readonly Equation[]): Record<string, number> {
  const dims: Record<string, number> = {};
  let progress = true;
  while (progress) {
    progress = false;
    for (const { form, extent } of equations) {
      const unknown = Object.entries(form.terms).filter(([name]) => dims[name] === undefined);
      const [name, coefficient] = unknown[0] ?? [];
      if (unknown.length !== 1 || name === undefined || coefficient === undefined) continue;
      dims[name] = (extent - evaluateAffine(form, { ...dims, [name]: 0 })) / coefficient;
      progress = true;
    }
  }
  return dims;
}

function checkEquation(
  entry: CertifiedFunction,
  { operand, axis, form, extent }: Equation,
  dims: Dims,
): void {
  const place = `axis ${String(axis)} of operand '${operand}' of ${entry.id}`;
  const open = Object.keys(form.terms).find((name) => dims[name] === undefined);
  if (open !== undefined) {
    throw new CallError(`dim '${open}' does not follow from the shapes (${place} is ${formatAffine(form)})`);
  }
  const fractional = Object.keys(form.terms).find(
    (name) => !Number.isInteger(dims[name]) || (dims[name] ?? 0) < 0,
  );
  if (fractional === undefined && evaluateAffine(form, dims) === extent) return;
  throw new CallError(
    `${place} is ${String(extent)}, which does not fit ${formatAffine(form)}`,
    `the other shapes give ${formatDims(dims)}`,
  );
}
