/** What fails of a node where a hypothesis does not hold, in numbers. */
import { whatFailsWithout } from '@gradcert/conformance';
import type { CertifiedFunction, Hypothesis } from '@gradcert/spec';
import { linkTo, type Link } from './links';

export interface Failure extends Link {
  readonly id: string;
  /** Shape and change. */
  readonly at: string;
  /** What is seen there. */
  readonly difference: string;
}

/** What a hypothesis may be searched for: a gradient of an op. */
type Gradient = Parameters<typeof whatFailsWithout>[1];

const isGradient = (entry: CertifiedFunction): entry is Gradient => entry.gradientOf !== undefined;

/** Every point found; none for an entry that is no gradient, or a hypothesis about nets, where no data are made. */
export const failuresWithout = (hypothesis: Hypothesis, entry: CertifiedFunction): readonly Failure[] =>
  hypothesis.inNets === undefined && isGradient(entry)
    ? whatFailsWithout(hypothesis, entry).counterexamples.map((found) => ({ ...linkTo(entry), ...found }))
    : [];
