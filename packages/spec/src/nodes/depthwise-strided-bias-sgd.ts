import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import depthwiseStridedBiasGrad from './depthwise-strided-bias-grad';

export default defineNode({
  id: 'depthwise-strided-bias-sgd',
  title: 'Stride-2 depthwise convolution, symmetric padding, SGD step of the bias',
  family: 'optimizer',
  updates: { parameter: 'b', gradient: depthwiseStridedBiasGrad },
  denotation: `
    db[c] = sum(n,i,j) dy[n,c,i,j]
    nextb[c] = b[c] - lr * db[c]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.b, depthwiseStridedBiasGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'efficientnet-b0',
});
