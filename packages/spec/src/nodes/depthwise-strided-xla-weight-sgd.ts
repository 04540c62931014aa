import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import depthwiseStridedXlaWeightGrad from './depthwise-strided-xla-weight-grad';

export default defineNode({
  id: 'depthwise-strided-xla-weight-sgd',
  title: 'Stride-2 depthwise convolution, SAME padding of XLA, SGD step of the weight',
  family: 'optimizer',
  updates: { parameter: 'W', gradient: depthwiseStridedXlaWeightGrad },
  denotation: `
    dW[c,u<1,p<kh,q<kw] = sum(n,i,j) x[n,c,2*i+1+p-ph,2*j+1+q-pw] * dy[n,c,i,j]
    nextW[c,u,p,q] = W[c,u,p,q] - lr * dW[c,u,p,q]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.W, depthwiseStridedXlaWeightGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  precision: 'switchable',
  source: 'mobilenet-v2',
});
