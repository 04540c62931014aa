/** What recognition says of a text: the words of the command and of its JSON. */
import type { DimValues } from '../extents';
import type { Mismatch } from './samples';

/** An operand or the result of an entry, and what it is in the text. */
export interface TensorRenaming {
  /** Of the entry: 'x' */
  readonly name: string;
  /** Extents in the entry's layout: ['N', 'C', '2*h', '2*w'] */
  readonly shape: readonly string[];
  /** Of the text: '%arg0', or 'result'. */
  readonly is: string;
  /** Extents in the text's layout, in the entry's dims: ['N', '2*h', '2*w', 'C']; '1' for an axis that the entry has not. */
  readonly layout: readonly string[];
}

/** An entry under the renaming by which the text's function is it. */
export interface Match {
  readonly entry: string;
  readonly kind: 'op' | 'node';
  readonly title: string;
  readonly operands: readonly TensorRenaming[];
  readonly result: TensorRenaming;
  readonly dims: DimValues;
  /** Values of the entry's named constants at which it is the text's function. */
  readonly constants: Readonly<Record<string, number>>;
  /** Hypotheses that are needed for the two to be equal: 'targets-sum-to-one'. */
  readonly under: readonly string[];
  readonly how: string;
}

/** An entry that agrees with the text on all data that were drawn, but is not proved to be it. */
export interface Candidate extends Match {
  readonly reason: string;
}

/** The renaming of an entry that comes nearest, and where it differs. */
export interface Nearest extends Omit<Match, 'how' | 'under'> {
  readonly mismatch: Mismatch;
}

export type RecognitionVerdict = 'recognised' | 'none' | 'undecided';

export interface Recognition {
  readonly function: string;
  /** Position among the function's results. */
  readonly position: number;
  readonly verdict: RecognitionVerdict;
  /** What the result depends on, with its extents. */
  readonly operands: readonly { readonly name: string; readonly extents: readonly number[] }[];
  readonly extents: readonly number[];
  /** Nodes before ops; more than one where entries are the same function at this shape. */
  readonly matches: readonly Match[];
  /** Agreeing entries without a proof. */
  readonly candidates: readonly Candidate[];
  /** With --node, where that is not a match. */
  readonly nearest?: Nearest;
  /** Why it is undecided or none, with the place in the text where there is one. */
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
  /** How many entries fit the shapes, under how many renamings. */
  readonly compared: { readonly entries: number; readonly renamings: number };
}
