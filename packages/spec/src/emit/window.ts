import type { WindowOptions } from '@gradcert/stablehlo';

/** Windows of 3x3 at stride 2 with one row and column of padding around: they overlap. */
export const window3x3: WindowOptions = {
  window: [1, 1, 3, 3],
  strides: [1, 1, 2, 2],
  padding: [
    [0, 0],
    [0, 0],
    [1, 1],
    [1, 1],
  ],
};
