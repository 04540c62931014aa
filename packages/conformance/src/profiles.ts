/** Which cases a run takes. */
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { keptCases } from './calibration/record';
import { planEntry, planLiteral } from './plan';
import { planRandom } from './plan-random';
import type { Case } from './results';

/** Those that calibration keeps; of these the ones at an entry's representative shape; all that are planned, and random ones; those at the sizes of the nets. */
const PLANS = {
  standard: keptCases,
  quick: (entry: CertifiedFunction, spec: Spec) =>
    keptCases(entry, spec).filter(({ depth }) => depth === 'quick'),
  thorough: (entry: CertifiedFunction, spec: Spec) => [...planEntry(entry, spec), ...planRandom(entry)],
  literal: planLiteral,
} as const;

export type Profile = keyof typeof PLANS;
export const profiles = Object.keys(PLANS) as Profile[];

/** The cases of an entry in a profile; in all of them where none is named. */
export function planProfile(entry: CertifiedFunction, spec: Spec, profile?: Profile): readonly Case[] {
  if (profile !== undefined) return PLANS[profile](entry, spec);
  const all = profiles.flatMap((each) => PLANS[each](entry, spec));
  return [...new Map(all.map((planned) => [planned.id, planned])).values()];
}
