/** What a report says of each backend: what its standard grants, its known deviations, what it lacks, and its tightest bounds. */
import { groupBy } from '@gradcert/conformance';
import type { ReportDocument, RunBackend } from '../documents';
import { share } from '../share';

const ulps = (value: number): string => (Number.isFinite(value) ? String(value) : 'nothing promised');

/** Errors that a profile grants, function by function. */
function grants({ accuracy: { ulp, absolute = {} } }: RunBackend): readonly object[] {
  return Object.entries(ulp).map(([name, value]) => {
    const beside = (absolute as Readonly<Record<string, number | undefined>>)[name];
    const relative =
      typeof value === 'number'
        ? ulps(value)
        : `${ulps(value.constant)}${value.perMagnitude > 0 ? ` + ${ulps(value.perMagnitude)} |x|` : ''}`;
    return { name, relative, absolute: beside === undefined ? '' : String(beside) };
  });
}

/** How many of the tightest bounds are shown; report.json has all. */
const SHOWN = 12;

export function backendViews({ backends, results, tightness }: ReportDocument): readonly object[] {
  return backends.map((backend) => {
    const own = results.filter((result) => result.backend === backend.id);
    const deviating = groupBy(
      own.filter(({ verdict }) => verdict === 'expected-failure'),
      ({ route, message }) => `${route} ${message}`,
    );
    const lacking = groupBy(
      own.filter(({ verdict }) => verdict === 'unsupported'),
      ({ route, message }) => `${route}: ${message}`,
    );
    return {
      ...backend,
      kind: backend.software ? 'software' : 'hardware',
      note: backend.note ?? '',
      grants: grants(backend),
      rounding: backend.accuracy.rounding === 'either' ? 'to either neighbour' : 'to nearest',
      subnormals: backend.accuracy.flushToZero ? 'may be flushed to zero' : 'are kept',
      deviations: backend.deviations.map((deviation) => ({
        ...deviation,
        count: deviating.get(`${deviation.route} ${deviation.reason}`)?.length ?? 0,
      })),
      unsupported: [...lacking].map(([reason, members]) => ({
        reason,
        count: members.length,
        nodes: [...new Set(members.map(({ node }) => node))].join(', '),
      })),
      tightest: tightness
        .filter((one) => one.backend === backend.id && one.largest > 0)
        .sort((a, b) => b.largest - a.largest)
        .slice(0, SHOWN)
        .map((one) => ({
          ...one,
          share: share(one.largest),
          width: (100 * Math.min(1, one.largest)).toFixed(1),
          state: one.largest <= 1 ? 'inside' : 'outside',
        })),
    };
  });
}
