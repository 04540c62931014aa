/** Which cases of an entry notice which of its mutants: every case meets every mutant. */
import type { CertifiedFunction } from '@gradcert/spec';
import { mutantsOf, type Mutant } from '../mutants/mutant';
import { trialsOf, type Trial } from '../mutants/trial';
import type { Case } from '../results';

/** Of each mutant that a case notices, the ordinals of those cases. */
export interface KillMatrix {
  readonly cases: readonly Case[];
  readonly trials: readonly Trial[];
  readonly kills: ReadonlyMap<Mutant, ReadonlySet<number>>;
  /** Mutants that keep something from call to call: what notices them is a sequence of cases. */
  readonly stateful: readonly Mutant[];
}

/** Pauses after each mutant: an entry takes seconds. */
export function* killMatrix(entry: CertifiedFunction, cases: readonly Case[]): Generator<void, KillMatrix> {
  const trials = trialsOf(entry, cases);
  const kills = new Map<Mutant, ReadonlySet<number>>();
  const stateful: Mutant[] = [];
  for (const mutant of mutantsOf(entry)) {
    if (mutant.operator.fault === 'state') stateful.push(mutant);
    else {
      const noticing = trials.flatMap((trial, at) => (trial.attempt(mutant.at)?.noticed ? [at] : []));
      if (noticing.length > 0) kills.set(mutant, new Set(noticing));
    }
    yield;
  }
  return { cases, trials, kills, stateful };
}
