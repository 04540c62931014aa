import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import depthwiseStridedWeightGrad from './depthwise-strided-weight-grad';

export default defineNode({
  id: 'depthwise-strided-weight-sgd',
  title: 'Stride-2 depthwise convolution, symmetric padding, SGD step of the weight',
  family: 'optimizer',
  updates: { parameter: 'W', gradient: depthwiseStridedWeightGrad },
  denotation: `
    dW[c,u<1,p<kh,q<kw] = sum(n,i,j) x[n,c,2*i+p-ph,2*j+q-pw] * dy[n,c,i,j]
    nextW[c,u,p,q] = W[c,u,p,q] - lr * dW[c,u,p,q]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.W, depthwiseStridedWeightGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  precision: 'switchable',
  source: 'efficientnet-b0',
});
