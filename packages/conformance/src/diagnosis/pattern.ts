/** Where and how a result is wrong, in a few words, when no known fault computes the same. */
import { unravel } from '../extents';

export interface WrongElements {
  /** Elements of a result. */
  readonly got: Float32Array;
  readonly expected: Float64Array;
  readonly bound: Float64Array;
  /** Their row-major ordinals; the whole result unless given. */
  readonly ordinals?: Int32Array | undefined;
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
  const places = wrongPlaces(wrong);
  return [howOf(wrong, places), whereOf(wrong, places)].filter((part) => part !== '').join(', ');
}

/** Places in `got`. */
function wrongPlaces({ got, expected, bound }: WrongElements): number[] {
  const places: number[] = [];
  for (let at = 0; at < got.length; at++) {
    if (Number.isFinite(bound[at]) && !(Math.abs(got[at] - expected[at]) <= bound[at])) places.push(at);
  }
  return places;
}

/** What the wrong elements have in common; 'wrong' where it is nothing. */
function howOf({ got, expected }: WrongElements, places: readonly number[]): string {
  const all = (holds: (got: number, expected: number) => boolean): boolean =>
    places.every((at) => holds(got[at], expected[at]));
  if (all((value) => Number.isNaN(value))) return 'NaN';
  if (all((value) => value === 0)) return '0';
  if (all((value) => !Number.isFinite(value))) return 'infinite or NaN';
  const [first] = places;
  const factor = got[first] / expected[first];
  if (
    all((value, right) => Math.abs(value - factor * right) <= 2 ** -20 * Math.abs(value)) &&
    places.length > 1
  )
    return `${String(Number(factor.toPrecision(6)))} times what it should be`;
  for (const [type, bits] of NARROW) {
    if (all((value, right) => Math.abs(value - right) <= 2 ** -bits * Math.abs(right)))
      return `right to the ${String(bits)} bits of ${type}`;
  }
  return 'wrong';
}

/** Along which indices alone the wrong elements lie; '' where along all. */
function whereOf({ got, ordinals, extents, names }: WrongElements, places: readonly number[]): string {
  if (places.length === got.length) return 'everywhere';
  const indexOf = (place: number): number[] => unravel(ordinals?.[place] ?? place, extents);
  const wrong = places.map(indexOf);
  const judged = ordinals && [...got.keys()].map(indexOf);
  const parts = extents.flatMap((extent, axis) => {
    const all = judged ? valuesOf(judged, axis) : Array.from({ length: extent }, (_, value) => value);
    const values = valuesOf(wrong, axis);
    const text = describeValues(values, all) ?? (judged ? undefined : listed(values, all));
    return text === undefined ? [] : [`${names[axis]} ${text}`];
  });
  if (parts.length > 0) return `only where ${parts.join(' and ')}`;
  return places.length >= MOST * got.length ? 'nearly everywhere' : 'here and there';
}

/** The different values of an index, in ascending order. */
const valuesOf = (indices: readonly (readonly number[])[], axis: number): number[] =>
  [...new Set(indices.map((index) => index[axis]))].sort((a, b) => a - b);

/** 'in 0, 3, 4'; undefined where all values occur. Of sampled elements it says nothing: few have the same index. */
const listed = (values: readonly number[], all: readonly number[]): string | undefined =>
  values.length === all.length
    ? undefined
    : `in ${values.slice(0, 6).map(String).join(', ')}${values.length > 6 ? ', ...' : ''}`;

/**
 * '= 3', '>= 32', 'at its borders', 'odd'; undefined where all values occur, or some in no order.
 * @param all the values of the elements that were judged
 */
function describeValues(values: readonly number[], all: readonly number[]): string | undefined {
  if (values.length === all.length) return undefined;
  const [first] = values;
  const last = values[values.length - 1];
  if (values.length === 1) return `= ${String(first)}`;
  const [least] = all;
  const most = all[all.length - 1];
  if (values.length === all.indexOf(last) - all.indexOf(first) + 1) {
    if (last === most) return `>= ${String(first)}`;
    return first === least ? `<= ${String(last)}` : `from ${String(first)} to ${String(last)}`;
  }
  if (values.length === 2 && first === least && last === most) return 'at its borders';
  const alternating = all.filter((value) => (value - first) % 2 === 0);
  if (alternating.join() !== values.join()) return undefined;
  return first % 2 === 0 ? 'even' : 'odd';
}
