import { add, type Affine } from '@gradcert/notation';
import { pad, type Tensor } from '@gradcert/stablehlo';
import type { EmitDims } from '../entry';

/** Zeros before and after each spatial axis. */
export type SpatialPadding = readonly (readonly [low: Affine | number, high: Affine | number])[];

/** Half a kernel of zeros on every side, `low` more (or fewer) before and `high` more after. */
export const halfKernelPadding = ({ ph, pw }: EmitDims, low = 0, high = 0): SpatialPadding => [
  [add(ph, low), add(ph, high)],
  [add(pw, low), add(pw, high)],
];

/** Spreads a cotangent [N,O,h,w] over the grid of a strided input: stride - 1 zeros between, `high` after. */
export const dilate = (dy: Tensor, stride: number, high: number): Tensor =>
  pad(dy, { high: [0, 0, high, high], interior: [0, 0, stride - 1, stride - 1] });

export const unpadded: SpatialPadding = [
  [0, 0],
  [0, 0],
];
