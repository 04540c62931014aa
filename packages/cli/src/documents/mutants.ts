/** What the cases notice, as JSON. */
import type { BlindLayer, CalibratedEntry, MutantResult } from '@gradcert/conformance';

export interface MutantCounts {
  readonly killed: number;
  readonly equivalent: number;
  readonly survived: number;
}

export interface MutateSummary extends MutantCounts {
  readonly entries: number;
  readonly mutants: number;
  /** Mutants that each layer notices. */
  readonly layers: Readonly<Record<string, number>>;
  /** Under --diagnose: of the results that a case killed, those whose operator is named, and those of which no other is. */
  readonly diagnosis?: { readonly killed: number; readonly right: number; readonly alone: number };
  readonly seconds: number;
}

export interface EntryCounts extends MutantCounts {
  readonly entry: string;
  /** Mutants that each layer would notice alone. */
  readonly layers: Readonly<Record<string, number>>;
}

export interface MutateDocument {
  readonly schema: 'gradcert.mutate/1';
  readonly query: string;
  readonly interrupted: boolean;
  readonly summary: MutateSummary;
  readonly operators: readonly ({ readonly operator: string; readonly title: string } & MutantCounts)[];
  readonly entries: readonly EntryCounts[];
  /** Layers of entries that notice nothing of a fault that they claim to notice. */
  readonly blind: readonly BlindLayer[];
  readonly mutants: readonly MutantResult[];
}

export interface CalibrateDocument {
  readonly schema: 'gradcert.calibrate/1';
  readonly check: boolean;
  readonly interrupted: boolean;
  readonly summary: {
    readonly entries: number;
    readonly stale: number;
    /** Cases that were to be chosen from. */
    readonly planned: number;
    /** Cases that every run takes. */
    readonly kept: number;
  };
  /** Entries that were not up to date. */
  readonly stale: readonly string[];
  readonly entries: readonly (CalibratedEntry & { readonly entry: string })[];
}
