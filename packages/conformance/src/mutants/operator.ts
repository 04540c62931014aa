/**
 * A mutation operator: one way in which a compiler or a kernel goes wrong, as data. Those that another program
 * can say rewrite the emitted function; those that need a state, a size or a precision wrap its execution.
 */
import type { Algebra } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { Operation, Value } from '@gradcert/stablehlo';
import type { OperandData } from '../data/recipe';
import type { DimValues } from '../extents';

/**
 * What an operator makes wrong: which elements meet, which of several is chosen, which terms there are, a number in the
 * text, the digits of what is computed, the numbers at the ends of the range, what a call leaves behind, or that a result is one of
 * before. Each
 * layer claims to notice some of them: noticing.ts.
 */
export type FaultKind = 'index' | 'choice' | 'term' | 'number' | 'precision' | 'range' | 'state' | 'stale';

/** What stands in an operation's place. */
export interface Change {
  /** The place inside the operation, in a few words: 'axis 2', 'operand 1'; '' where there is only one. */
  readonly what: string;
  /** Operations, the last of which defines the result's value, or another value that is read instead. */
  readonly by: readonly Operation[] | Value;
}

/** Where an operation stands. */
export interface Place {
  readonly entry: CertifiedFunction;
  /** Values in scope at the operation, oldest first. */
  readonly earlier: readonly Value[];
  /** The operation that defines a value; undefined for arguments. */
  readonly producer: (value: Value) => Operation | undefined;
}

interface Described {
  /** In kebab case, as its file. */
  readonly name: string;
  /** In the words of "behaves as if ...". */
  readonly title: string;
  readonly fault: FaultKind;
}

export interface RewritingOperator extends Described {
  readonly kind: 'rewriting';
  /** Equal over the reals: that is no excuse, for what it changes is rounding, or what comes of NaNs. */
  readonly beyondReals?: true;
  /** A fault of what prints the text, so that the proof of its meaning may notice it as well. */
  readonly printed?: true;
  /** Every change of one operation. */
  readonly changes: (operation: Operation, place: Place) => Iterable<Change>;
}

/** What an entry computes at some dims, in float32: the result's elements in row-major order. */
export type Kernel = (operands: OperandData, dims: DimValues) => Float32Array;

interface Misbehaviour {
  readonly what: string;
  /**
   * The wrong kernel, made of the right one.
   * @param inAlgebra the right one in other arithmetic
   */
  readonly wrap: (kernel: Kernel, inAlgebra: (algebra: Algebra) => Kernel) => Kernel;
}

export interface BehaviourOperator extends Described {
  readonly kind: 'behaviour';
  readonly misbehaviours: (entry: CertifiedFunction) => Iterable<Misbehaviour>;
}

export type MutationOperator = RewritingOperator | BehaviourOperator;
