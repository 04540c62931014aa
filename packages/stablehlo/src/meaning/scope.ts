/** What the meanings of operations are written with. */
import {
  affine,
  apply,
  constant,
  definition,
  isConstant,
  range,
  read,
  variable,
  type Affine,
  type AffineLike,
  type Definition,
  type Expression,
  type Range,
} from '@gradcert/notation';
import { fail } from '../errors';
import type { ElementType, Operation, Value } from '../ir';

/** An index that a reduction binds; an axis of extent 1 needs none, its index is 0. */
export interface BoundIndex {
  readonly form: Affine;
  readonly ranges: readonly Range[];
}

/** Rounding to an element type that has fewer bits than float32. */
export function rounded(element: ElementType, expression: Expression): Expression {
  switch (element) {
    case 'bf16':
      return apply('bf16', expression);
    case 'f16':
      return apply('f16', expression);
    case 'f32':
    case 'f64':
    case 'i1':
    case 'i32':
    case 'i64':
      return expression;
    default:
      return element satisfies never;
  }
}

export class MeaningScope {
  private readonly used = new Set<Value>();

  constructor(
    private readonly names: ReadonlyMap<Value, string>,
    /** Values that are splat constants. */
    private readonly constants: ReadonlyMap<Value, number>,
    /** Names of dims, which no index may have. */
    private readonly dims: ReadonlySet<string>,
    private readonly freshName: (hint: string) => string,
  ) {}

  /** Whether a meaning has read the value so far. */
  isUsed(value: Value): boolean {
    return this.used.has(value);
  }

  /** The value's name as a tensor of the notation; it counts as read from here on. */
  name(value: Value): string {
    this.used.add(value);
    return (
      this.names.get(value) ??
      fail(`%${value.name ?? '?'} is not defined in this function`, 'verify the module')
    );
  }

  /** A tensor name that nothing else has. */
  fresh(hint: string): string {
    return this.freshName(hint);
  }

  /** The number that a value is everywhere, if it is a splat constant. */
  constantOf(value: Value): number | undefined {
    return this.constants.get(value);
  }

  read(value: Value, indices: readonly AffineLike[], otherwise = 0): Expression {
    return read(this.name(value), indices, otherwise);
  }

  /** Index of the result's axis: i0, i1, ... */
  index(axis: number): Affine {
    return variable(this.indexName('i', axis));
  }

  indices(rank: number): Affine[] {
    return Array.from({ length: rank }, (_, axis) => this.index(axis));
  }

  /** The k-th index that a reduction binds (of a family, where there are several): r0, r1, ... */
  bound(k: number, extent: AffineLike, family = 'r'): BoundIndex {
    const form = affine(extent);
    if (isConstant(form) && form.constant === 1) return { form: constant(0), ranges: [] };
    const name = this.indexName(family, k);
    return { form: variable(name), ranges: [range(name, form)] };
  }

  ranges(shape: readonly AffineLike[]): Range[] {
    return shape.map((extent, axis) => range(this.indexName('i', axis), extent));
  }

  /** The definition of an operation's result by a formula that rounds to the result's element type. */
  computed(operation: Pick<Operation, 'results'>, body: Expression): Definition {
    return this.moved(operation, rounded(operation.results[0].type.element, body));
  }

  /** The definition of an operation's result that only moves elements: nothing rounds. */
  moved(operation: Pick<Operation, 'results'>, body: Expression): Definition {
    const result = operation.results[0];
    return definition(this.name(result), this.ranges(result.type.shape), body);
  }

  /** The name of the k-th index of a family: no dim has it. */
  indexName(family: string, k: number): string {
    let name = `${family}${String(k)}`;
    while (this.dims.has(name)) name += '_';
    return name;
  }
}
