import { add, broadcastInDim, type Tensor } from '@gradcert/stablehlo';

/** y + b along axis 1: channels of [N,O,h,w], features of [N,K]. */
export const addBias = (y: Tensor, b: Tensor): Tensor => add(y, broadcastInDim(b, y.shape, [1]));
