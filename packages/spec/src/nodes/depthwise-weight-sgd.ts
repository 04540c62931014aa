import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import depthwiseWeightGrad from './depthwise-weight-grad';

export default defineNode({
  id: 'depthwise-weight-sgd',
  title: 'Stride-1 depthwise convolution, SGD step of the weight',
  family: 'optimizer',
  updates: { parameter: 'W', gradient: depthwiseWeightGrad },
  denotation: `
    dW[c,u<1,p<kh,q<kw] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dy[n,c,i,j]
    nextW[c,u,p,q] = W[c,u,p,q] - lr * dW[c,u,p,q]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.W, depthwiseWeightGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  precision: 'switchable',
  source: 'convnext-tiny',
});
