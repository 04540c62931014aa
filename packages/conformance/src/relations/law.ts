/**
 * A law says how the results of an entry on related operands are related, whatever the sizes: so it judges a kernel
 * where no oracle is affordable. One file in laws/ each; adding a law is adding one.
 */
import type { DecisionContext, DecisionSide } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { OperandData } from '../data/recipe';
import type { DimValues } from '../extents';
import type { AxisMaps } from './axis-maps';

/** One execution. */
export interface LawRun {
  readonly entry: CertifiedFunction;
  readonly dims: DimValues;
  readonly data: OperandData;
}

/** A multiple of another run's result, rearranged to the axes of the judged one. */
interface LawTerm {
  /** Its place among the runs. */
  readonly run: number;
  /** A power of two, so that the product is exact. */
  readonly factor: number;
  /** Elements that come from nowhere are not judged. */
  readonly maps: AxisMaps;
}

/** A law at one shape, on data: the first run's result is the sum of the terms. */
export interface LawInstance {
  readonly runs: readonly [LawRun, ...LawRun[]];
  readonly terms: readonly LawTerm[];
}

/** Two programs that are equal for every shape if a law holds over the reals. */
export interface LawClaim {
  readonly what: string;
  readonly left: DecisionSide;
  readonly right: DecisionSide;
  readonly context: DecisionContext;
}

export interface Law {
  /** In kebab case, as its file; part of a case's name. */
  readonly name: string;
  /** One line: the equation. */
  readonly claim: string;
  /** The result is bit-equal whatever the data are; that of other laws is where they make all runs exact. */
  readonly exact?: true;
  /**
   * Does it hold for a gradient node, and say anything at these dims? That follows from the denotation; a test proves
   * `overTheReals` of every entry for which it does.
   */
  readonly applies: (entry: CertifiedFunction, dims: DimValues) => boolean;
  /** What the judged run executes, where that is not the entry itself. */
  readonly judged?: (entry: CertifiedFunction) => CertifiedFunction;
  readonly instance: (entry: CertifiedFunction, dims: DimValues) => LawInstance;
  readonly overTheReals: (entry: CertifiedFunction) => readonly LawClaim[];
}
