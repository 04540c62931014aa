/** The option that says which cases are meant. */
import { Option } from 'commander';
import type { Profile } from '@gradcert/conformance';

/** What each is; written out, so that help need not load the package that plans. */
const meanings = {
  standard: 'the standard cases',
  quick: 'those of them at one shape of each entry',
  thorough: 'all that are planned, and random ones',
  literal: 'those at the literal sizes of the nets, judged at sampled elements',
} as const satisfies Record<Profile, string>;

export interface ProfileOptions<Known extends Profile = Profile> {
  readonly profile?: Known;
}

/** @param without what the command cannot afford */
export function profileOption(...without: readonly Profile[]): Option {
  const names = (Object.keys(meanings) as Profile[]).filter((name) => !without.includes(name));
  return new Option('--profile <profile>', names.map((name) => meanings[name]).join('; ')).choices(names);
}
