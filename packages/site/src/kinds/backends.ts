import type { BackendDefinition } from '@gradcert/backends';
import { nativeName, type Verdict } from '@gradcert/conformance';
import type { SiteContext } from '../context';
import { tightnessPicture } from '../diagrams/tightness';
import { measuredRoutes } from '../measurements';
import { addressesIn } from '../parts/document-links';
import { linkTo } from '../parts/links';
import { countsOf, VERDICT_WORDS } from '../parts/measured';
import type { PageBody, PageKind } from '../page';

/** What runs emitted text. */
export default {
  name: 'backend',
  folder: 'backends',
  title: 'Backends',
  lead: 'What the cases are run on: how exactly each promises to compute, and where it is known to deviate.',
  section: 'method',
  pages: (site) =>
    site.backends.map((backend) => ({
      path: `backends/${backend.id}.html`,
      id: backend.id,
      title: backend.title,
      summary: `${backend.title}: its accuracy profile, its routes and its known deviations.`,
      origin: `packages/backends/src/${backend.id}/index.ts`,
      body: () => body(backend, site),
    })),
} satisfies PageKind;

function body(
  { id, title, routes, native, accuracy, deviations = [], install, merit }: BackendDefinition,
  site: SiteContext,
): PageBody {
  const covered = site.entries.filter((entry) => native.includes(nativeName(entry) ?? ''));
  const { source, flushToZero, rounding = 'nearest', ulp, absolute = {} } = accuracy;
  const view = {
    id,
    title,
    routes: routes.join(', '),
    merit,
    install,
    profile: accuracy.id,
    standard: source,
    flushToZero,
    either: rounding === 'either',
    ulp: Object.entries(ulp).map(([name, promise]) => ({
      name,
      promise: promiseText(promise),
      absolute: absolute[name as keyof typeof absolute]?.toPrecision(3) ?? '',
    })),
    deviations: deviations.map(({ cases, route, reason, link }) => ({
      cases,
      route,
      reason,
      source: sourceOf(link, site),
    })),
    native: covered.map(linkTo),
  };
  const { runs, facts } = runsOn(id, site);
  return { template: 'backend', view: { ...view, runs }, facts: { native: covered.length, ...facts } };
}

/** What became of all cases on a backend: a row for each report and route. */
function runsOn(id: string, { measurements, entries }: SiteContext) {
  const facts: Record<string, number> = {};
  const own = measuredRoutes(measurements, ({ backend }) => backend === id);
  const runs = own.map(({ date, backend, route, results }, place) => {
    const counts = countsOf(results).map(({ verdict, count }) => {
      const fact = `results.${String(place)}.${verdict}`;
      facts[fact] = count;
      return { verdict, words: VERDICT_WORDS[verdict], fact };
    });
    const of = (verdicts: readonly Verdict[]) =>
      entries
        .filter((entry) =>
          results.some(({ node, verdict }) => node === entry.id && verdicts.includes(verdict)),
        )
        .map((entry) => ({ ...linkTo(entry), href: `${linkTo(entry).href}#results` }));
    return {
      date,
      device: backend.device,
      version: backend.version,
      route,
      counts,
      picture: tightnessPicture(results) ?? '',
      refuted: of(['failed', 'error', 'expected-failure']),
    };
  });
  return { runs, facts };
}

/** A page of this site for what docs/ describes. */
function sourceOf(link: string, site: SiteContext): string {
  const [file = '', anchor] = link.split('#');
  return addressesIn(site)(file, anchor) ?? link;
}

type Promised = BackendDefinition['accuracy']['ulp'][keyof BackendDefinition['accuracy']['ulp']];

const promiseText = (promise: Promised): string =>
  typeof promise === 'number'
    ? String(promise)
    : `${String(promise.constant)} + ${String(promise.perMagnitude)}·|x|`;
