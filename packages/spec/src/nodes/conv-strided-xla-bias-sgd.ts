import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import convStridedXlaBiasGrad from './conv-strided-xla-bias-grad';

export default defineNode({
  id: 'conv-strided-xla-bias-sgd',
  title: 'Stride-2 convolution, SAME padding of XLA, SGD step of the bias',
  family: 'optimizer',
  updates: { parameter: 'b', gradient: convStridedXlaBiasGrad },
  denotation: `
    db[o] = sum(n,i,j) dy[n,o,i,j]
    nextb[o] = b[o] - lr * db[o]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.b, convStridedXlaBiasGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'efficientnet-b0',
});
