/** The manifest of exported cases: all that whoever computes the outputs has to know. Its schema is schemas/cases.schema.json. */
import type { Route } from '@gradcert/backends';
import type { Layer } from '@gradcert/conformance';

export const MANIFEST = 'manifest.json';

/** A tensor of an op in index notation. */
export interface Declared {
  readonly name: string;
  /** Extents, slowest first, as forms of the dims: ['N', '2*h']. */
  readonly shape: readonly string[];
}

/** What an entry computes. */
export interface ExportedEntry {
  readonly title: string;
  /** Index notation; its last line is the result. */
  readonly formula: string;
  /** The op's id; null for what is neither an op nor a gradient of one. */
  readonly op: string | null;
  /** Index notation of the op's forward; null as `op`. */
  readonly forward: string | null;
  /** The operand of the op that is differentiated; null for a forward. */
  readonly argument: string | null;
  /** The input that holds the cotangent of the op's result; null for a forward, and for a loss, whose cotangent is 1. */
  readonly cotangent: string | null;
  /** Every input: operands of the op on the route native, of the entry on the route emitted. */
  readonly inputs: readonly (Declared & { readonly kind: string })[];
  readonly result: Declared;
  readonly constants: Readonly<Record<string, number>>;
}

/** A .npy file: little-endian float32 in C order. */
interface ExportedArray {
  readonly name: string;
  /** Relative to the manifest. */
  readonly file: string;
  readonly shape: readonly number[];
  readonly dtype: 'float32';
}

/** One execution. */
export interface ExportedRun {
  readonly inputs: readonly ExportedArray[];
  /** Sizes by name; null on the route emitted, whose text holds them. */
  readonly dims: Readonly<Record<string, number>> | null;
  /** The emitted StableHLO at this shape, relative to the manifest. */
  readonly text: string;
  /** Where the result is looked for. */
  readonly output: ExportedArray;
}

export interface ExportedCase {
  /** `entry:layer:name`. */
  readonly id: string;
  readonly entry: string;
  readonly layer: Layer;
  readonly claim: string;
  /** In order, in one process: a claim may be about what one leaves behind for the next. */
  readonly runs: readonly ExportedRun[];
  /** Of what the case asks, and of what its entry says. */
  readonly sha256: string;
}

export interface CasesManifest {
  readonly schema: 'gradcert.cases/1';
  readonly version: string;
  readonly query: string;
  readonly route: Route;
  readonly entries: Readonly<Record<string, ExportedEntry>>;
  readonly cases: readonly ExportedCase[];
  /** Of all other fields, as JSON. */
  readonly sha256: string;
}
