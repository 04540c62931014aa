/** The JSON documents of --json and of reports. Their schemas stand in schemas/; a field is never renamed within a version. */
import type { CheckOutcome, StepRecord } from '@gradcert/backends';
import type {
  BackendSummary,
  BlindLayer,
  CalibratedEntry,
  CaseResult,
  ClaimResult,
  Layer,
  MutantResult,
  NetHypothesis,
  ParameterCheck,
  ProbeReport,
  Recognition,
  SelectionCheck,
  Sides,
} from '@gradcert/conformance';
import type { AccuracyProfile, KnownDeviation, Route } from '@gradcert/backends';
import type { NetOptions } from '@gradcert/spec';
import type { Repeats } from './repeating';

/** A backend that was not tried, why, and what to run to get it. */
export interface MissingBackend {
  readonly id: string;
  readonly reason: string;
  readonly install: string;
}

/** A backend that ran, with what its verdicts rest on. */
export interface RunBackend extends BackendSummary {
  /** What its standard grants: the input of every bound. */
  readonly accuracy: AccuracyProfile;
  /** Failures that are expected of it. */
  readonly deviations: readonly KnownDeviation[];
}

/** A known deviation that no case shows any more, or whose query no case has. */
export interface StaleDeviation {
  readonly backend: string;
  readonly deviation: KnownDeviation;
  /** 'passes' where its cases ran and none failed, 'selects nothing' where there are none. */
  readonly why: 'passes' | 'selects nothing';
}

/** The first line of a file of results; every other line is a result. */
export interface ResultsHeader {
  readonly schema: 'gradcert.results/1';
  readonly query: string;
  /** The route asked for; null where all were. */
  readonly route: Route | null;
  readonly gradcert: string;
  /** Digests of gradcert's code, of the entries, and of the planned results in their order. */
  readonly code: string;
  readonly spec: string;
  readonly plan: string;
  /** How many results the whole run has. */
  readonly planned: number;
  readonly backends: readonly RunBackend[];
}

export interface RunSummary {
  readonly cases: number;
  readonly passed: number;
  /** Refuted claims, and errors. */
  readonly failed: number;
  readonly unsupported: number;
  readonly expectedFailures: number;
  readonly seconds: number;
}

export interface RunDocument {
  readonly schema: 'gradcert.run/1';
  readonly query: string;
  /** Ended by Ctrl-C: the results are those so far. */
  readonly interrupted: boolean;
  readonly summary: RunSummary;
  readonly backends: readonly RunBackend[];
  readonly missing: readonly MissingBackend[];
  /** Known deviations that are none any more; each fails the run. */
  readonly stale: readonly StaleDeviation[];
  /** In the order of the plan. */
  readonly results: readonly CaseResult[];
  /** Under --repeat: what several runs showed. */
  readonly repeats?: Repeats;
}

export interface ProveSummary {
  readonly claims: number;
  readonly proved: number;
  readonly sampled: number;
  readonly undecided: number;
  readonly different: number;
  readonly seconds: number;
}

export interface ProveDocument {
  readonly schema: 'gradcert.prove/1';
  readonly query: string;
  readonly interrupted: boolean;
  readonly summary: ProveSummary;
  readonly claims: readonly ClaimResult[];
}

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

export interface RecognizeDocument {
  readonly schema: 'gradcert.recognize/1';
  /** The text's file, as it was named. */
  readonly file: string;
  /** The one entry that it was compared with. */
  readonly node: string | null;
  /** One for each result of the text's main function. */
  readonly results: readonly Recognition[];
}

export interface NetDocument {
  readonly schema: 'gradcert.net/1';
  readonly net: string;
  readonly batch: number;
  readonly widths: 'literal' | 'reduced';
  /** What the net was derived with. */
  readonly options: NetOptions;
  readonly interrupted: boolean;
  /** How many parameters the net has. */
  readonly parameters: number;
  readonly nodes: readonly {
    readonly parameter: string;
    readonly node: string;
    readonly shape: readonly number[];
  }[];
  readonly lossGradient: {
    readonly checked: number;
    readonly failed: number;
    readonly maxRelativeError: number;
    readonly parameters: readonly ParameterCheck[];
  };
  /** The hypotheses of its nodes on its own activations. */
  readonly hypotheses: readonly NetHypothesis[];
  /** The loss along a random direction of the first input, from either side; null where that was not reached. */
  readonly inputDerivative: Sides | null;
  /** The gradients of the parameters below a pool, with other choices of equal maxima. */
  readonly selections: readonly SelectionCheck[];
  readonly backends: readonly BackendSummary[];
  readonly missing: readonly MissingBackend[];
  /** Every node of the chain on the backend, at the chain's own cotangents. */
  readonly results: readonly CaseResult[];
}

export interface ProbeDocument extends ProbeReport {
  readonly schema: 'gradcert.probe/1';
  readonly probe: string;
  readonly net: string;
  readonly question: string;
  readonly interrupted: boolean;
  readonly seconds: number;
}

/** What a report's folder holds as report.json. */
export interface ReportDocument {
  readonly schema: 'gradcert.report/1';
  readonly title: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly interrupted: boolean;
  readonly run: RunSummary;
  readonly proof: ProveSummary;
  readonly backends: readonly RunBackend[];
  readonly missing: readonly MissingBackend[];
  readonly stale: readonly StaleDeviation[];
  readonly results: readonly CaseResult[];
  readonly claims: readonly ClaimResult[];
  readonly nets: readonly NetDocument[];
}

/** One entry of the list. */
export interface ListEntry {
  readonly id: string;
  readonly kind: 'node' | 'op' | 'net' | 'hypothesis';
  readonly title: string;
  readonly family: string;
  readonly layers: readonly Layer[];
  /** How many cases the query selects. */
  readonly cases: number;
  /** Where the entry comes from: 'seed-004', 'mnist-cnn' ... */
  readonly source: string;
  /** With --cases. */
  readonly caseIds?: readonly string[];
}

export interface ListDocument {
  readonly schema: 'gradcert.list/1';
  readonly totals: {
    readonly nodes: number;
    readonly ops: number;
    readonly nets: number;
    readonly hypotheses: number;
    readonly cases: number;
  };
  readonly entries: readonly ListEntry[];
}

export interface BackendsDocument {
  readonly schema: 'gradcert.backends/1';
  /** The backend that commands use where none is named. */
  readonly chosen: string;
  readonly why: string;
  readonly backends: readonly {
    readonly id: string;
    readonly title: string;
    readonly available: boolean;
    readonly device: string | null;
    readonly version: string | null;
    readonly software: boolean | null;
    /** Why it is missing. */
    readonly reason: string | null;
    /** What to run to get it. */
    readonly install: string | null;
  }[];
}

export interface InstallDocument {
  readonly schema: 'gradcert.install/1';
  readonly installation: string;
  readonly steps: readonly StepRecord[];
  /** The backends that it is for, started once. */
  readonly backends: readonly {
    readonly id: string;
    readonly available: boolean;
    readonly device: string | null;
    /** Why it does not start. */
    readonly reason: string | null;
  }[];
  readonly seconds: number;
}

export interface CheckBackendDocument {
  readonly schema: 'gradcert.check-backend/1';
  readonly backend: string;
  readonly outcomes: readonly CheckOutcome[];
}

export interface EmitDocument {
  readonly schema: 'gradcert.emit/1';
  readonly entry: string;
  readonly dims: Readonly<Record<string, number>>;
  readonly bf16: boolean;
  /** Of how many replicas this is the text of one; null where it has no collectives. */
  readonly replicas: number | null;
  readonly text: string;
}

export interface EvalDocument {
  readonly schema: 'gradcert.eval/1';
  readonly node: string;
  readonly dims: Readonly<Record<string, number>>;
  /** Backend id, or 'oracle' for the denotation in float64. */
  readonly by: string;
  readonly result: {
    readonly name: string;
    readonly shape: readonly number[];
    readonly file: string | null;
    readonly data: readonly number[];
  };
}

export interface NewNodeDocument {
  readonly schema: 'gradcert.new-node/1';
  readonly id: string;
  readonly like: string;
  readonly file: string;
}

export interface ErrorDocument {
  readonly schema: 'gradcert.error/1';
  readonly exitCode: number;
  readonly error: string;
  readonly message: string;
  readonly hint: string | null;
}

export interface DocsBuildDocument {
  readonly schema: 'gradcert.docs-build/1';
  /** The folder, as it was named. */
  readonly to: string;
  readonly pages: number;
  /** Files from the folder on. */
  readonly written: readonly string[];
  readonly unchanged: number;
  readonly removed: readonly string[];
  readonly seconds: number;
}

export interface GenerateDocument {
  readonly schema: 'gradcert.generate/1';
  readonly check: boolean;
  /** Paths from the root of the workspace. */
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
  readonly stale: readonly { readonly file: string; readonly reason: string }[];
  readonly seconds: number;
}
