/** The document of `gradcert report trend --json`; see schemas/report-trend.schema.json. */
import type { Route } from '@gradcert/backends';
import type { Layer } from '@gradcert/conformance';

/** From good to bad. */
export const STATES = ['passed', 'deviates', 'unsupported', 'failed'] as const;
export type TrendState = (typeof STATES)[number];

/** What a node came to on a backend and route in one report. */
export interface TrendPoint {
  /** Place of the report among `reports`. */
  readonly report: number;
  readonly device: string;
  /** Versions of the framework and of what lies under it, as the backend says. */
  readonly driver: string;
  /** The worst of its results; 'unsupported' where that is all. */
  readonly state: TrendState;
  readonly results: number;
  readonly failed: number;
  /** Largest error / bound; null where no result was judged against one. */
  readonly tightness: number | null;
}

export interface TrendSeries {
  readonly node: string;
  readonly backend: string;
  readonly route: Route;
  /** Of the reports that have it, in their order. */
  readonly points: readonly TrendPoint[];
}

/** What is worse in the last report that has it than it was. */
export interface Worsening extends Omit<TrendSeries, 'points'> {
  /** The state, or the use of the bound. */
  readonly what: 'state' | 'tightness';
  readonly before: TrendState | number;
  readonly after: TrendState | number;
  /** Place of the last report in which it was as before, and of the first since which it is not. */
  readonly until: number;
  readonly since: number;
  /** Whether device or driver changed between these two. */
  readonly driver: { readonly before: string; readonly after: string } | null;
  /** Cases that fail now, or the one that uses most of the bound. */
  readonly cases: readonly { readonly layer: Layer; readonly case: string }[];
}

export interface ReportTrendDocument {
  readonly schema: 'gradcert.report-trend/1';
  /** In the order of their dates; those without one come first, by the names of their folders. */
  readonly reports: readonly {
    readonly folder: string;
    readonly title: string;
    readonly date: string | null;
    readonly revision: string | null;
    readonly results: number;
    readonly failed: number;
  }[];
  readonly factor: number;
  readonly worse: readonly Worsening[];
  readonly series: readonly TrendSeries[];
}
