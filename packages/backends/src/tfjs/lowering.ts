/** The emitted route: a StableHLO function, lowered op by op. Each op kind has one file in lower/. */
import type * as tf from '@tensorflow/tfjs';
import type { Func, OpKind, OperationOf, Region, Value } from '@gradcert/stablehlo';
import { UnsupportedError, type DenseArray } from '../backend';
import { checkInputs, numberOf } from '../signature';
import { upload } from './arrays';
import * as lowered from './lower';

interface LoweringContext {
  /** The number that a value is everywhere, where a splat constant defines it. */
  splat(value: Value): number | undefined;
  /** Runs a region's scalar body on whole tensors, elementwise. */
  elementwise(region: Region, operands: readonly tf.Tensor[]): tf.Tensor;
}

/** Lowers one operation with one result to tfjs ops. */
export type Lowering<Kind extends OpKind> = (
  operands: readonly tf.Tensor[],
  operation: OperationOf<Kind>,
  context: LoweringContext,
) => tf.Tensor;

export const shapeOf = (value: Value): number[] => value.type.shape.map(numberOf);

const lowerings: ReadonlyMap<string, Lowering<OpKind>> = new Map(
  Object.entries(lowered as unknown as Readonly<Record<string, Lowering<OpKind>>>),
);

/** Element types that tfjs computes in. */
const elements: readonly string[] = ['f32', 'i32', 'i1'];

/**
 * Runs a function.
 * @throws UnsupportedError naming the op that has no lowering; Error where the inputs do not fit the function.
 */
export function lowerFunction(main: Func, inputs: readonly DenseArray[]): readonly tf.Tensor[] {
  checkInputs(main, inputs);
  const run = new Interpretation();
  main.arguments.forEach((argument, position) => {
    run.define(argument, upload(inputs[position]));
  });
  return run.body(main);
}

class Interpretation implements LoweringContext {
  private readonly tensors = new Map<Value, tf.Tensor>();
  private readonly splats = new Map<Value, number>();

  define(value: Value, tensor: tf.Tensor): void {
    this.tensors.set(value, tensor);
  }

  body({ body, results }: Pick<Region, 'body' | 'results'>): readonly tf.Tensor[] {
    for (const operation of body) {
      const lowering = lowerings.get(operation.kind);
      if (lowering === undefined)
        throw new UnsupportedError(`no lowering of stablehlo.${operation.kind} to tfjs`);
      if (operation.results.length !== 1) {
        throw new UnsupportedError(
          `stablehlo.${operation.kind} with several results has no lowering to tfjs`,
        );
      }
      const [result] = operation.results;
      if (!elements.includes(result.type.element)) {
        throw new UnsupportedError(
          `tfjs computes nothing in ${result.type.element} (stablehlo.${operation.kind})`,
        );
      }
      this.define(
        result,
        lowering(
          operation.operands.map((operand) => this.tensor(operand)),
          operation,
          this,
        ),
      );
      if (operation.kind === 'constant' && typeof operation.attributes.value === 'number') {
        this.splats.set(result, operation.attributes.value);
      }
    }
    return results.map((result) => this.tensor(result));
  }

  splat(value: Value): number | undefined {
    return this.splats.get(value);
  }

  elementwise(region: Region, operands: readonly tf.Tensor[]): tf.Tensor {
    region.arguments.forEach((argument, position) => {
      this.define(argument, operands[position]);
    });
    const [result] = this.body(region);
    return result;
  }

  private tensor(value: Value): tf.Tensor {
    const tensor = this.tensors.get(value);
    if (tensor === undefined) throw new Error(`%${value.name ?? '?'} is used before it is defined`);
    return tensor;
  }
}
