/** The document of `gradcert report diff --json`; see schemas/report-diff.schema.json. */
import type { CaseResult } from '@gradcert/conformance';
import type { Tightness } from '@gradcert/conformance';
import type { ReportDocument } from '../documents';

/** A result whose verdict changed; null where a report does not have it. */
export interface ResultChange extends Pick<
  CaseResult,
  'node' | 'layer' | 'case' | 'route' | 'backend' | 'message'
> {
  readonly before: CaseResult['verdict'] | null;
  readonly after: CaseResult['verdict'] | null;
}

/** A backend whose device or version changed; null where a report does not have it. */
export interface BackendChange {
  readonly id: string;
  readonly before: { readonly device: string; readonly version: string } | null;
  readonly after: { readonly device: string; readonly version: string } | null;
}

/** A node that uses more of its bound than before. */
export interface TightnessChange extends Omit<Tightness, 'results' | 'largest'> {
  readonly before: number;
  readonly after: number;
}

export interface ReportDiffDocument {
  readonly schema: 'gradcert.report-diff/1';
  readonly before: Pick<ReportDocument, 'title' | 'versions'>;
  readonly after: Pick<ReportDocument, 'title' | 'versions'>;
  /** Whether the second report is worse in anything. */
  readonly regression: boolean;
  /** By which the use of a bound must have grown to stand under tightness. */
  readonly factor: number;
  readonly backends: readonly BackendChange[];
  readonly newlyFailing: readonly ResultChange[];
  /** Passed before, and fail now as a known deviation says. */
  readonly newlyDeviating: readonly ResultChange[];
  readonly newlyUnsupported: readonly ResultChange[];
  /** Passed before, or deviated as known, and are not there now. */
  readonly missing: readonly ResultChange[];
  readonly newlyPassing: readonly ResultChange[];
  /** How many results are there only now, and do not fail. */
  readonly added: number;
  readonly claims: readonly {
    readonly claim: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly tightness: readonly TightnessChange[];
}
