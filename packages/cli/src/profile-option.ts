/** The option that says which cases are meant. */
import { Option } from 'commander';
import type { Profile } from '@gradcert/conformance';

/** Written out, so that help need not load the package that plans. */
const names = ['standard', 'quick', 'thorough', 'literal'] as const satisfies readonly Profile[];

export interface ProfileOptions {
  readonly profile?: Profile;
}

export const profileOption = (): Option =>
  new Option(
    '--profile <profile>',
    'standard cases, those of them at one shape per entry, all that are planned and random ones, or those at the literal sizes of the nets, judged at sampled elements',
  ).choices(names);
