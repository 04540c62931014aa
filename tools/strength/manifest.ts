/** What tools/strength/export.ts writes beside the texts, and tools/strength/compare.py reads. */
import type { DimValues } from '@gradcert/conformance';
import type { CertifiedFunction, OperandKind } from '@gradcert/spec';

export interface Operand {
  readonly name: string;
  readonly shape: readonly number[];
  readonly kind: OperandKind;
}

/** Files of one function, relative to the manifest. */
export interface Texts {
  readonly f32: string;
  readonly f64: string;
}

/** A shape of an entry, with its right texts there. */
export interface Place {
  readonly dims: DimValues;
  readonly forward: Texts & { readonly operands: readonly Operand[] };
  readonly gradient: Texts & { readonly operands: readonly Operand[] };
}

/** A checker's answer, with seconds of processor time. */
export interface Timed {
  readonly killed: boolean;
  readonly seconds: number;
}

export interface MutantRecord {
  readonly id: string;
  readonly operator: string;
  /** Name of the place of its texts. */
  readonly place: string;
  readonly texts: Texts;
  /** gradcert's own: the first failing case of each layer that notices it. */
  readonly verdict: 'killed' | 'survived';
  readonly layers: readonly string[];
  readonly by?: string;
  /** Whether TensorFlow.js's tolerance notices it. */
  readonly tfjs: Timed;
}

export interface EntryRecord {
  readonly entry: string;
  readonly op: string;
  /** The operand of the op that is differentiated. */
  readonly argument: string;
  /** The gradient's operand that carries the cotangent; absent for a loss, whose cotangent is 1. */
  readonly cotangent?: string;
  readonly constants: CertifiedFunction['constants'];
  readonly places: Readonly<Record<string, Place>>;
  readonly mutants: readonly MutantRecord[];
  /** Processor time of gradcert's verdicts on all its rewriting mutants, those that turned out equivalent or have no text here included. */
  readonly seconds: number;
  /** Mutants that are not compared. */
  readonly left: { readonly equivalent: number; readonly elsewhere: number; readonly behaviours: number };
}

export interface Manifest {
  readonly schema: 'gradcert.strength/1';
  readonly node: string;
  readonly entries: readonly EntryRecord[];
}
