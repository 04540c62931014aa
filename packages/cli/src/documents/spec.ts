/** The spec and what is made from it, as JSON. */
import type { Layer } from '@gradcert/conformance';

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

export interface DocsServeDocument {
  readonly schema: 'gradcert.docs-serve/1';
  /** With a slash at the end. */
  readonly url: string;
}
