/** The page that runs the generated cases on the reader's GPU, and the cases that it fetches. */
import type { Catalogue } from './catalogue';
import type { SiteContext } from './context';
import type { PageSource } from './page';
import { nameTitle } from './parts/words';
import type { SiteFile } from './site-file';

export const RUN_PAGE = 'run/index.html';

export const runPage = ({ site }: Catalogue): PageSource => ({
  path: RUN_PAGE,
  id: 'run',
  title: 'Run on your GPU',
  summary:
    'The generated cases in this browser, on its own GPU: verdicts, a diagnosis of what fails, and a report.',
  origin: 'packages/site/src/browser/run',
  body: () => {
    const families = [...new Set(site.entries.map(({ family }) => family))].sort().map((family) => {
      const members = site.entries.filter((entry) => entry.family === family);
      return {
        value: `family:${family}`,
        title: nameTitle(family),
        ids: members.map(({ id }) => id).join(' '),
        members: members.map(({ id, title }) => ({ id, title })),
      };
    });
    const all = site.entries.map(({ id }) => id).join(' ');
    const cases = site.entries.reduce((count, entry) => count + site.cases(entry).length, 0);
    return { template: 'run', view: { families, all }, facts: { cases } };
  },
});

/** One file for each entry. */
export const caseFiles = (site: SiteContext): readonly SiteFile[] =>
  site.entries.map((entry) => ({
    path: `run/cases/${entry.id}.json`,
    content: `${JSON.stringify(site.cases(entry))}\n`,
  }));
