import { affine, type Affine, type AffineLike } from '@gradcert/notation';
import { makeOperation } from '../operation';
import { opKind } from '../registry';
import type { AttributesOf, ElementType, OpKind, Operation, Region, TensorType, Value } from '../ir';

/** Counts tensors, so that a function can list its operations in the order in which they were made. */
let created = 0;

/** An operation with the tensors that it reads. */
export interface Producer {
  readonly operation: Operation;
  readonly operands: readonly Tensor[];
  readonly order: number;
}

/** A value under construction: a node of the graph of operations. */
export class Tensor {
  constructor(
    readonly value: Value,
    /** Absent for parameters. */
    readonly producer?: Producer,
  ) {}

  /** Extents, affine in the dims. */
  get shape(): readonly Affine[] {
    return this.value.type.shape;
  }

  get element(): ElementType {
    return this.value.type.element;
  }

  get rank(): number {
    return this.shape.length;
  }

  /** The same elements in row-major order under another shape. */
  reshape(shape: readonly AffineLike[]): Tensor {
    return apply('reshape', [this], {}, { declared: { shape: shape.map(affine), element: this.element } });
  }

  /** Axis k of the result is axis permutation[k] of this tensor. */
  transpose(permutation: readonly number[]): Tensor {
    return apply('transpose', [this], { permutation });
  }

  /** The elements in opposite order along the given axes. */
  reverse(dimensions: readonly number[]): Tensor {
    return apply('reverse', [this], { dimensions });
  }

  /** Axis k of this tensor becomes axis dimensions[k] of the result. */
  broadcastInDim(shape: readonly AffineLike[], dimensions: readonly number[]): Tensor {
    const declared = { shape: shape.map(affine), element: this.element };
    return apply('broadcast_in_dim', [this], { dimensions }, { declared });
  }

  /** Another element type, rounding to nearest even where it has fewer bits. */
  convert(element: ElementType): Tensor {
    return apply('convert', [this], {}, { declared: { shape: this.shape, element } });
  }
}

/** What an operation may have beside operands and attributes. */
export interface ApplyOptions {
  readonly regions?: readonly Region[];
  /** The result's type, for kinds whose result does not follow from the rest. */
  readonly declared?: TensorType;
}

/**
 * Applies an op kind to tensors.
 * @throws StableHloError where a constraint of the kind is violated.
 */
export function apply<K extends OpKind>(
  kind: K,
  operands: readonly Tensor[],
  attributes: AttributesOf<K>,
  { regions = [], declared }: ApplyOptions = {},
): Tensor {
  const type = opKind(kind).infer({
    operands: operands.map(({ value }) => value.type),
    attributes,
    regions,
    declared,
  });
  const result: Value = { type };
  const operation = makeOperation(
    kind,
    operands.map(({ value }) => value),
    attributes,
    regions,
    result,
  );
  created += 1;
  return new Tensor(result, { operation, operands, order: created });
}
