/** The page of a hypothesis. */
import { whatFailsWithout } from '@gradcert/conformance';
import type { CertifiedFunction, Hypothesis } from '@gradcert/spec';
import type { GeneratorContext } from '../context';
import { render } from './templates';

/** Page of one hypothesis, without its banner. */
export function hypothesisPage(hypothesis: Hypothesis, context: GeneratorContext): string {
  const { id, title, statement, guard, inNets } = hypothesis;
  const users = context.entries.filter(({ hypotheses }) => hypotheses.includes(inNets ?? id));
  const { hypotheses } = context.spec;
  return render('hypothesis', {
    base: '../',
    id,
    title,
    statement,
    guard: guard.trim(),
    replaced: hypotheses.find((other) => other.id === inNets),
    replacements: hypotheses.filter((other) => other.inNets === id),
    users: users.map((entry) => ({ id: entry.id, title: entry.title, folder: `${entry.kind}s` })),
    failures:
      inNets === undefined ? users.filter(isGradient).flatMap((entry) => failuresOf(entry, hypothesis)) : [],
    file: context.fromRoot(hypothesis.file),
  });
}

/** What a hypothesis may be searched for: a gradient of an op. */
type Gradient = Parameters<typeof whatFailsWithout>[1];

const isGradient = (entry: CertifiedFunction): entry is Gradient => entry.gradientOf !== undefined;

/** What fails of a node where the hypothesis does not hold. */
function failuresOf(
  entry: Gradient,
  hypothesis: Hypothesis,
): readonly { readonly id: string; readonly at: string; readonly difference: string }[] {
  const { counterexamples } = whatFailsWithout(hypothesis, entry);
  return counterexamples.map(({ at, difference }) => ({ id: entry.id, at, difference }));
}
