/**
 * A mutation operator: one way in which a compiler or a kernel goes wrong, as data. Those that another program
 * can say rewrite the emitted function; those that need a state, a size or a precision wrap its execution.
 */
import type { Algebra } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { Operation, Value } from '@gradcert/stablehlo';
import type { OperandData } from '../data/recipe';
import type { DimValues } from '../extents';

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

export interface RewritingOperator {
  readonly kind: 'rewriting';
  /** In kebab case, as its file. */
  readonly name: string;
  /** In the words of "behaves as if ...". */
  readonly title: string;
  /** Equal over the reals: that is no excuse, for rounding is what it changes. */
  readonly rounding?: true;
  /** A fault of what prints the text, so that the proof of its meaning may notice it as well. */
  readonly printed?: true;
  /** Every change of one operation. */
  readonly changes: (operation: Operation, place: Place) => Iterable<Change>;
}

/** What an entry computes at some dims, in float32: the result's elements in row-major order. */
export type Kernel = (operands: OperandData, dims: DimValues) => Float32Array;

export interface Misbehaviour {
  readonly what: string;
  /**
   * The wrong kernel, made of the right one.
   * @param inAlgebra the right one in other arithmetic
   */
  readonly wrap: (kernel: Kernel, inAlgebra: (algebra: Algebra) => Kernel) => Kernel;
}

export interface BehaviourOperator {
  readonly kind: 'behaviour';
  readonly name: string;
  readonly title: string;
  readonly misbehaviours: (entry: CertifiedFunction) => Iterable<Misbehaviour>;
}

export type MutationOperator = RewritingOperator | BehaviourOperator;
