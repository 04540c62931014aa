import { broadcastInDim, type Tensor } from '@gradcert/stablehlo';

/** A vector of features, the same for each example. */
export const along = (vector: Tensor, examples: Tensor): Tensor =>
  broadcastInDim(vector, examples.shape, [1]);
