/** What a wrong result looks like, in one line. */
import type { CertifiedFunction } from '@gradcert/spec';
import { resultIndexNames } from '../judge';
import { explain, type WrongResult } from './explain';
import { describePattern } from './pattern';

/** Faults that are named at most. */
const NAMED = 3;

/** The faults that the result looks like, by the operator's name: nearest first, as good ones together. */
export function faultsOf(entry: CertifiedFunction, wrong: WrongResult): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  for (const { mutant } of explain(entry, wrong)) {
    const { name, title } = mutant.operator;
    if (!faults.has(name) && faults.size < NAMED) faults.set(name, `${title} (${mutant.id})`);
  }
  return faults;
}

/** 'behaves as if the window of an axis stood one place off (padding-shifted@convolution 0, axis 0 by 1)', or the pattern. */
export function diagnose(entry: CertifiedFunction, wrong: WrongResult): string {
  const faults = faultsOf(entry, wrong);
  if (faults.size > 0) return `behaves as if ${[...faults.values()].join(', or ')}`;
  const { shape, ...judged } = wrong.expectation;
  return describePattern({ got: wrong.got, ...judged, extents: shape, names: resultIndexNames(entry) });
}
