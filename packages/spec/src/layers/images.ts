import type { OpSpec } from '../entry';
import type { Graph, NetValue } from '../net/graph';
import residualAdd from '../ops/residual-add';

/** A value of images: [N, C*h*w] between the layers of a net, [N,C,h,w] for those that need it. */
export interface Image {
  readonly value: NetValue;
  /** N, C, h, w */
  readonly grid: readonly number[];
}

type Operands = Readonly<Record<string, NetValue>>;

/** Layers on images, with the reshapes that they need: `name` is the result's, `name_x` and `name_grid` theirs. */
export class Images {
  constructor(readonly net: Graph) {}

  /** The net's examples, [N, channels * side^2] in its signature. */
  input(name: string, batch: number, channels: number, side: number): Image {
    return {
      value: this.net.input(name, [batch, channels * side ** 2]),
      grid: [batch, channels, side, side],
    };
  }

  /** An op with the operand x of the image's grid, or of another view of it. */
  apply(name: string, op: OpSpec, x: Image, operands: Operands = {}, view = x.grid): Image {
    const result = this.net.apply(`${name}_grid`, op, { x: this.viewed(x, view, name), ...operands });
    const grid = result.shape.length === x.grid.length ? result.shape : x.grid;
    return { value: this.net.flatten(result, name), grid };
  }

  /** An op that takes the image as one vector per example: every element by itself. */
  map(name: string, op: OpSpec, x: Image, operands: Operands = {}): Image {
    return { value: this.net.apply(name, op, { x: x.value, ...operands }), grid: x.grid };
  }

  /** An op from the image's grid to one vector per example. */
  pool(name: string, op: OpSpec, x: Image): NetValue {
    return this.net.apply(name, op, { x: this.viewed(x, x.grid, name) });
  }

  /** The sum of a branch and what it goes around. */
  add(name: string, main: Image, skip: Image): Image {
    return {
      value: this.net.apply(name, residualAdd, { main: main.value, skip: skip.value }),
      grid: main.grid,
    };
  }

  private viewed(x: Image, view: readonly number[], name: string): NetValue {
    return this.net.reshape(x.value, view, `${name}_x`);
  }
}
