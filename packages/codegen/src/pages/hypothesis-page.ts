/** The page of a hypothesis. */
import type { Hypothesis } from '@gradcert/spec';
import type { GeneratorContext } from '../context';
import { render } from './templates';

/** Page of one hypothesis, without its banner. */
export function hypothesisPage(hypothesis: Hypothesis, context: GeneratorContext): string {
  const { id, title, statement, guard } = hypothesis;
  const users = context.entries
    .filter(({ hypotheses }) => hypotheses.includes(id))
    .map((entry) => ({ id: entry.id, title: entry.title, folder: `${entry.kind}s` }));
  return render('hypothesis', {
    base: '../',
    id,
    title,
    statement,
    guard: guard?.trim(),
    users,
    file: context.fromRoot(hypothesis.file),
  });
}
