import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import convStridedBiasGrad from './conv-strided-bias-grad';

export default defineNode({
  id: 'conv-strided-bias-sgd',
  title: 'Stride-2 convolution, symmetric padding, SGD step of the bias',
  family: 'optimizer',
  updates: { parameter: 'b', gradient: convStridedBiasGrad },
  denotation: `
    db[o] = sum(n,i,j) dy[n,o,i,j]
    nextb[o] = b[o] - lr * db[o]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.b, convStridedBiasGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'resnet34',
});
