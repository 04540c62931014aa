/** Where and how a result is wrong, in a few words, when no known fault computes the same. */
import { unravel } from '../extents';

export interface WrongElements {
  readonly got: Float32Array;
  readonly expected: Float64Array;
  readonly bound: Float64Array;
  readonly extents: readonly number[];
  /** Names of the result's indices. */
  readonly names: readonly string[];
}

/** Significant bits of the types that a result may have passed through. */
const NARROW = [
  ['bfloat16', 8],
  ['TF32 or float16', 11],
] as const;

/** The share of the elements from which on they are nearly all: a wrong kernel may be right by chance, at zeros. */
const MOST = 3 / 4;

/** One line: '2 times what it should be, everywhere', 'wrong, only where h at its borders'. */
export function describePattern(wrong: WrongElements): string {
  const ordinals = wrongOrdinals(wrong);
  return [howOf(wrong, ordinals), whereOf(wrong, ordinals)].filter((part) => part !== '').join(', ');
}

function wrongOrdinals({ got, expected, bound }: WrongElements): number[] {
  const ordinals: number[] = [];
  for (let at = 0; at < got.length; at++) {
    if (Number.isFinite(bound[at]) && !(Math.abs(got[at] - expected[at]) <= bound[at])) ordinals.push(at);
  }
  return ordinals;
}

/** What the wrong elements have in common; 'wrong' where it is nothing. */
function howOf({ got, expected }: WrongElements, ordinals: readonly number[]): string {
  const all = (holds: (got: number, expected: number) => boolean): boolean =>
    ordinals.every((at) => holds(got[at], expected[at]));
  if (all((value) => Number.isNaN(value))) return 'NaN';
  if (all((value) => value === 0)) return '0';
  if (all((value) => !Number.isFinite(value))) return 'infinite or NaN';
  const [first] = ordinals;
  const factor = got[first] / expected[first];
  if (
    all((value, right) => Math.abs(value - factor * right) <= 2 ** -20 * Math.abs(value)) &&
    ordinals.length > 1
  )
    return `${String(Number(factor.toPrecision(6)))} times what it should be`;
  for (const [type, bits] of NARROW) {
    if (all((value, right) => Math.abs(value - right) <= 2 ** -bits * Math.abs(right)))
      return `right to the ${String(bits)} bits of ${type}`;
  }
  return 'wrong';
}

/** Along which indices alone the wrong elements lie; '' where along all. */
function whereOf({ got, extents, names }: WrongElements, ordinals: readonly number[]): string {
  if (ordinals.length === got.length) return 'everywhere';
  const indices = ordinals.map((ordinal) => unravel(ordinal, extents));
  const parts = extents.flatMap((extent, axis) => {
    const values = [...new Set(indices.map((index) => index[axis]))].sort((a, b) => a - b);
    const text = describeValues(values, extent);
    return text === undefined ? [] : [`${names[axis]} ${text}`];
  });
  if (parts.length > 0) return `only where ${parts.join(' and ')}`;
  return ordinals.length >= MOST * got.length ? 'nearly everywhere' : 'here and there';
}

/** '= 3', '>= 32', 'at its borders', 'odd'; undefined where all values occur. */
function describeValues(values: readonly number[], extent: number): string | undefined {
  if (values.length === extent) return undefined;
  const [first] = values;
  const last = values[values.length - 1];
  if (values.length === 1) return `= ${String(first)}`;
  if (values.length === last - first + 1) {
    if (last === extent - 1) return `>= ${String(first)}`;
    return first === 0 ? `<= ${String(last)}` : `from ${String(first)} to ${String(last)}`;
  }
  if (values.length === 2 && first === 0 && last === extent - 1) return 'at its borders';
  if (values.every((value) => value % 2 === first % 2) && values.length === Math.ceil((extent - first) / 2))
    return first === 0 ? 'even' : 'odd';
  return `in ${values.slice(0, 6).map(String).join(', ')}${values.length > 6 ? ', ...' : ''}`;
}
