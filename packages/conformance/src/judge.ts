/** From an output and its expectation to a verdict. */
import type { DenseArray } from '@gradcert/backends';
import type { CertifiedFunction } from '@gradcert/spec';
import { elementCount, unravel } from './extents';
import { ulpDistance } from './float32';
import type { Expectation } from './oracle';
import type { Deviation } from './results';

// Looked up once: inside a vm context (a test runner's) every look-up of a global is slow.
const { abs, max } = Math;

export interface Judgement {
  readonly verdict: 'passed' | 'failed';
  readonly error: number | null;
  readonly bound: number | null;
  readonly tightness: number | null;
  readonly problem?: string;
  readonly deviation?: Deviation;
  /** How many elements were judged, where not all are. */
  readonly sampled?: { readonly judged: number; readonly of: number };
}

const refused = (problem: string): Judgement => ({
  verdict: 'failed',
  error: null,
  bound: null,
  tightness: null,
  problem,
});

/** NaN where one of the two alone is NaN. */
const errorOf = (got: number, expected: number): number =>
  Number.isNaN(expected) && Number.isNaN(got) ? 0 : abs(got - expected);

/**
 * Is every element inside its bound? A wrong shape or type, a NaN or an infinity where the bound is finite
 * and a number is expected, and a case in which no element has a finite bound all fail.
 *
 * @param exact the claim is bit-equality: a bound that is not 0 fails too, for then the data did not test it
 */
export function judge(
  entry: CertifiedFunction,
  output: DenseArray | undefined,
  expectation: Expectation,
  exact: boolean,
): Judgement {
  if (!output) return refused('the backend returned no result');
  if (output.type !== 'f32') return refused(`the result has type ${output.type} instead of f32`);
  if (output.shape.join() !== expectation.shape.join()) {
    return refused(
      `the result has shape [${output.shape.join(', ')}] instead of [${expectation.shape.join(', ')}]`,
    );
  }
  const { expected, bound, ordinals } = expectation;
  const size = elementCount(expectation.shape);
  if (output.data.length !== size) {
    return refused(`the result has ${String(output.data.length)} elements instead of ${String(size)}`);
  }
  const ordinal = (at: number): number => ordinals?.[at] ?? at;
  let worst = -1;
  let tightness = 0;
  let judged = 0;
  let wrong = 0;
  let first = -1;
  let inexact = -1;
  for (let at = 0; at < expected.length; at++) {
    const limit = bound[at];
    if (!Number.isFinite(limit)) continue;
    judged++;
    if (exact && limit !== 0) inexact = at;
    const error = errorOf(output.data[ordinal(at)], expected[at]);
    // Written so that a NaN error is outside.
    if (!(error <= limit)) {
      wrong++;
      if (first < 0) first = at;
    }
    if (limit > 0) tightness = max(tightness, error / limit);
    if (worst < 0 || error > errorOf(output.data[ordinal(worst)], expected[worst])) worst = at;
  }
  if (expected.length > 0 && judged === 0) {
    return refused('no element has a finite bound: these data judge nothing at this shape');
  }
  if (inexact >= 0) {
    return refused(
      `the bound of element ${String(ordinal(inexact))} is ${String(bound[inexact])} instead of 0: these data do not test bit-equality at this shape`,
    );
  }
  const shown = first >= 0 ? first : worst;
  const common = {
    error: shown < 0 ? 0 : errorOf(output.data[ordinal(shown)], expected[shown]),
    bound: shown < 0 ? 0 : bound[shown],
    tightness: wrong > 0 && Number.isNaN(tightness) ? null : tightness,
    ...(ordinals && { sampled: { judged, of: size } }),
  };
  if (first < 0) return { verdict: 'passed', ...common };
  const index = unravel(ordinal(first), expectation.shape);
  const got = output.data[ordinal(first)];
  return {
    verdict: 'failed',
    ...common,
    deviation: {
      index: resultIndexNames(entry).map((name, axis) => ({ name, value: index[axis] })),
      got,
      expected: expected[first],
      bound: bound[first],
      ulps: ulpDistance(got, expected[first]),
      wrong,
      total: expected.length,
    },
  };
}

/** Names of the result's indices, as the denotation writes them. */
export function resultIndexNames(entry: CertifiedFunction): string[] {
  const last = entry.denotation.at(-1);
  return last?.kind === 'definition'
    ? last.ranges.map((range) => range.index)
    : entry.result.shape.map((_, axis) => `axis ${String(axis)}`);
}
