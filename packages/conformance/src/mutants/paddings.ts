/** The paddings of the kinds that have some, in one form. */
import { addScaled, type Affine } from '@gradcert/notation';
import type { Operation } from '@gradcert/stablehlo';
import { withAttributes } from './build';

export type Padding = readonly [low: Affine, high: Affine];

/** By axis (by window axis for a convolution); undefined where the kind has none. */
export function paddingsOf(operation: Operation): readonly Padding[] | undefined {
  if (operation.kind === 'convolution') return operation.attributes.window.map(({ padding }) => padding);
  if (operation.kind === 'pad') {
    const { low, high } = operation.attributes;
    return low.map((form, axis) => [form, high[axis]]);
  }
  if (operation.kind === 'reduce_window' || operation.kind === 'select_and_scatter')
    return operation.attributes.padding;
  return undefined;
}

/** The operation with the padding of one axis replaced. */
export function withPadding(operation: Operation, axis: number, padding: Padding): Operation {
  if (operation.kind === 'convolution') {
    const { window } = operation.attributes;
    return withAttributes(operation, { window: window.with(axis, { ...window[axis], padding }) });
  }
  if (operation.kind === 'pad') {
    const { low, high } = operation.attributes;
    return withAttributes(operation, { low: low.with(axis, padding[0]), high: high.with(axis, padding[1]) });
  }
  if (operation.kind === 'reduce_window' || operation.kind === 'select_and_scatter')
    return withAttributes(operation, { padding: operation.attributes.padding.with(axis, padding) });
  throw new Error(`${operation.kind} has no padding`);
}

/** One side more, the other less: the window moves. */
export const moved = ([low, high]: Padding, by: number): Padding => [
  addScaled(low, by, 1),
  addScaled(high, by, -1),
];
