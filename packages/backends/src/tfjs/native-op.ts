/** The native route's declarations: one file per op in native/, named by the op's id. They load no framework. */
import type * as tf from '@tensorflow/tfjs';
import type { Tensor } from '@tensorflow/tfjs';
import * as declared from './native';

export type Tf = typeof tf;
export type Operands = Readonly<Record<string, Tensor>>;
type Numbers = Readonly<Record<string, number>>;

/** How the framework itself computes an op; what tf.grad runs for its gradient is what is tested. */
export interface NativeOp {
  /** Shape of every operand at given dims. */
  readonly shapes: (dims: Numbers) => Readonly<Record<string, readonly number[]>>;
  /** Operands in which the framework differentiates it. */
  readonly differentiable: readonly string[];
  readonly forward: (tf: Tf, operands: Operands, values: { dims: Numbers; constants: Numbers }) => Tensor;
}

export const nativeOps: ReadonlyMap<string, NativeOp> = new Map(Object.entries(declared));

/** `op:argument` of every gradient on the native route, as BackendDefinition.native wants it. */
export const nativeCoverage: readonly string[] = [...nativeOps].flatMap(([op, { differentiable }]) =>
  differentiable.map((argument) => `${op}:${argument}`),
);
