/** The option that says which cases are meant. */
import { Option } from 'commander';
import type { Profile } from '@gradcert/conformance';

/** Written out, so that help need not load the package that plans. */
const names = ['standard', 'literal'] as const satisfies readonly Profile[];

export interface ProfileOptions {
  readonly profile?: Profile;
}

export const profileOption = (): Option =>
  new Option(
    '--profile <profile>',
    'standard cases, or those at the literal sizes of the nets, judged at sampled elements',
  ).choices(names);
