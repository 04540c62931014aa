/** Where integers stay so small that no float32 operation rounds, in whatever order a sum is added up. */
import type { Route } from '@gradcert/backends';
import {
  evaluateAffine,
  isExactOnIntegers,
  nonzeroTerms,
  type Expression,
  type Statement,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { DimValues } from '../extents';
import { bindEntry } from '../oracle';
import type { LawRun } from './law';

// Looked up once: inside a vm context (a test runner's) every look-up of a global is slow.
const { floor } = Math;

/** Integers up to here are float32 numbers, and so are the partial sums of integers whose magnitudes add up to less. */
const LARGEST_INTEGER = 2 ** 24;

/** What is executed on a route, in index notation. */
const executedOn = (route: Route, entry: CertifiedFunction, dims: DimValues): readonly Statement[] =>
  route === 'emitted' ? bindEntry(entry, dims).statements : entry.denotation;

/** Do the operands make every operation of a run exact? Found from their magnitudes, so it takes no evaluation. */
export function isExactRun({ entry, dims, data }: LawRun, route: Route): boolean {
  const magnitudes = new Map<string, number>();
  for (const { name } of entry.operands) {
    const most = largestOf(data[name]);
    if (most === undefined) return false;
    magnitudes.set(name, most);
  }
  return isExactBelow(executedOn(route, entry, dims), dims, magnitudes);
}

/** The largest magnitude; undefined where not all elements are integers. */
function largestOf(data: Float32Array): number | undefined {
  let largest = 0;
  for (let at = 0; at < data.length; at++) {
    const element = data[at];
    if (floor(element) !== element) return undefined;
    if (element > largest) largest = element;
    else if (-element > largest) largest = -element;
  }
  return largest;
}

/** Are integers of at most these magnitudes small enough at some dims, on either route? */
export function isExactOn(entry: CertifiedFunction, dims: DimValues, magnitude: number): boolean {
  const magnitudes = new Map(entry.operands.map(({ name }) => [name, magnitude]));
  return (['emitted', 'native'] as const).every((route) =>
    isExactBelow(executedOn(route, entry, dims), dims, magnitudes),
  );
}

function isExactBelow(
  statements: readonly Statement[],
  dims: DimValues,
  operands: ReadonlyMap<string, number>,
): boolean {
  return isExactOnIntegers(statements) && largestMagnitude(statements, dims, operands) <= LARGEST_INTEGER;
}

/**
 * An upper bound of the magnitudes of all values, and of the sums of all terms' magnitudes. Infinite constants are
 * left out: they are only chosen between.
 */
function largestMagnitude(
  statements: readonly Statement[],
  dims: DimValues,
  operands: ReadonlyMap<string, number>,
): number {
  const tensors = new Map(operands);
  let largest = 0;
  const visit = (part: Expression, indices: DimValues): number => {
    const magnitude = magnitudeOf(part, indices);
    largest = Math.max(largest, magnitude);
    return magnitude;
  };
  const magnitudeOf = (part: Expression, indices: DimValues): number => {
    switch (part.kind) {
      case 'number':
        return finite(part.value);
      case 'affine':
        return Object.entries(part.form.terms).reduce(
          (total, [name, coefficient]) => total + Math.abs(coefficient) * (indices[name] ?? dims[name]),
          Math.abs(part.form.constant),
        );
      case 'bracket':
        return 1;
      case 'read':
        return Math.max(tensors.get(part.tensor) ?? Infinity, finite(part.otherwise));
      case 'power':
        return visit(part.base, indices) ** part.exponent;
      case 'reduce': {
        const extents = part.ranges.map(
          ({ index, extent }) => [index, evaluateAffine(extent, dims)] as const,
        );
        const body = visit(part.body, { ...indices, ...Object.fromEntries(extents) });
        if (part.reducer === 'sum') return nonzeroTerms(part.ranges, part.body, dims) * body;
        return part.reducer === 'argmax' ? extents.reduce((count, [, extent]) => count * extent, 1) : body;
      }
      case 'apply': {
        const operands = part.operands.map((operand) => visit(operand, indices));
        if (part.operator === 'add' || part.operator === 'subtract')
          return operands.reduce((a, b) => a + b, 0);
        if (part.operator === 'multiply') return operands.reduce((a, b) => a * b, 1);
        return Math.max(1, ...operands);
      }
      default:
        return part satisfies never;
    }
  };
  for (const statement of statements) {
    if (statement.kind === 'view') {
      tensors.set(statement.name, tensors.get(statement.source) ?? Infinity);
      continue;
    }
    const extents = statement.ranges.map(({ index, extent }) => [index, evaluateAffine(extent, dims)]);
    tensors.set(statement.name, visit(statement.body, Object.fromEntries(extents) as DimValues));
  }
  return largest;
}

const finite = (value: number): number => (Number.isFinite(value) ? Math.abs(value) : 0);
