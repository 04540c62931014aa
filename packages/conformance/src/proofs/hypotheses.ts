/**
 * Is each hypothesis of a node the one that it needs? On ordinary data its guard holds and the node is the derivative
 * from both sides; where a small change breaks the guard, the node is not.
 */
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { whatFailsWithout } from '../hypotheses/counterexample';
import type { GradientNode } from '../hypotheses/derivative-check';
import type { Decision, Proof } from '../proof';

export default {
  layer: 'hypotheses',
  applies: (entry) => entry.gradientOf !== undefined && entry.hypotheses.length > 0,
  decide: (entry, spec): Decision => {
    const shown: string[] = [];
    for (const hypothesis of hypothesesOf(entry, spec)) {
      const { control, controlFails, counterexamples } = whatFailsWithout(hypothesis, entry as GradientNode);
      if (controlFails !== undefined) {
        const reason = `${hypothesis.id}: at ${control}, on ordinary data: ${controlFails}`;
        return { verdict: 'different', how: 'derivatives from either side', reason };
      }
      if (counterexamples.length === 0) {
        const reason = `${hypothesis.id}: no change that breaks the guard breaks the node: is it needed?`;
        return { verdict: 'undecided', how: `searched to ${control}`, reason };
      }
      shown.push(
        ...counterexamples.map(({ at, difference }) => `without ${hypothesis.id}: at ${at} ${difference}`),
      );
    }
    return { verdict: 'sampled', how: shown.join('; ') };
  },
} satisfies Proof;

const hypothesesOf = ({ hypotheses }: CertifiedFunction, spec: Spec): Spec['hypotheses'] =>
  spec.hypotheses.filter(({ id }) => hypotheses.includes(id));
