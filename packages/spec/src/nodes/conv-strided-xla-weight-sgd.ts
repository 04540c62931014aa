import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import convStridedXlaWeightGrad from './conv-strided-xla-weight-grad';

export default defineNode({
  id: 'conv-strided-xla-weight-sgd',
  title: 'Stride-2 convolution, SAME padding of XLA, SGD step of the weight',
  family: 'optimizer',
  updates: { parameter: 'W', gradient: convStridedXlaWeightGrad },
  denotation: `
    dW[o,c,p<kh,q<kw] = sum(n,i,j) x[n,c,2*i+1+p-ph,2*j+1+q-pw] * dy[n,o,i,j]
    nextW[o,c,p,q] = W[o,c,p,q] - lr * dW[o,c,p,q]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.W, convStridedXlaWeightGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  precision: 'switchable',
  source: 'efficientnet-b0',
});
