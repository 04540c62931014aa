import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import convStridedWeightGrad from './conv-strided-weight-grad';

export default defineNode({
  id: 'conv-strided-weight-sgd',
  title: 'Stride-2 convolution, symmetric padding, SGD step of the weight',
  family: 'optimizer',
  updates: { parameter: 'W', gradient: convStridedWeightGrad },
  denotation: `
    dW[o,c,p<kh,q<kw] = sum(n,i,j) x[n,c,2*i+p-ph,2*j+q-pw] * dy[n,o,i,j]
    nextW[o,c,p,q] = W[o,c,p,q] - lr * dW[o,c,p,q]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.W, convStridedWeightGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  precision: 'switchable',
  source: 'resnet34',
});
