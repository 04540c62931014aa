import { hypothesisPage } from '@gradcert/codegen';
import type { Hypothesis } from '@gradcert/spec';
import type { SiteContext } from '../context';
import { failuresWithout } from '../parts/counterexamples';
import { linkTo, type Link } from '../parts/links';
import type { PageBody, PageKind } from '../page';

/** Claims about data. */
export default {
  name: 'hypothesis',
  folder: 'hypotheses',
  title: 'Hypotheses',
  lead: 'Claims about data under which a node is the derivative, and what is seen where one does not hold.',
  section: 'certified',
  pages: (site) =>
    site.spec.hypotheses.map((hypothesis) => ({
      path: hypothesisPage(hypothesis.id),
      id: hypothesis.id,
      title: hypothesis.title,
      summary: hypothesis.statement,
      origin: site.fromRoot(hypothesis.file),
      body: () => body(hypothesis, site),
    })),
} satisfies PageKind;

function body(hypothesis: Hypothesis, site: SiteContext): PageBody {
  const { id, title, statement, guard, inNets } = hypothesis;
  const users = site.entries.filter(({ hypotheses }) => hypotheses.includes(inNets ?? id));
  const { hypotheses } = site.spec;
  const failures = users.flatMap((entry) => failuresWithout(hypothesis, entry));
  const replaced = hypotheses.find((other) => other.id === inNets);
  const view = {
    id,
    title,
    statement,
    guard: guard.trim(),
    replaced: replaced ? link(replaced) : null,
    replacements: hypotheses.filter((other) => other.inNets === id).map(link),
    users: users.map(linkTo),
    failures,
  };
  return {
    template: 'hypothesis',
    view,
    facts: { users: users.length, ...(failures.length > 0 && { failures: failures.length }) },
  };
}

const link = ({ id, title }: Hypothesis): Link => ({ title, href: `${id}.html` });
