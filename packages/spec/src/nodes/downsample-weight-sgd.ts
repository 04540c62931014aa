import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import downsampleWeightGrad from './downsample-weight-grad';

export default defineNode({
  id: 'downsample-weight-sgd',
  title: 'Stride-2 convolution of 2x2 patches, SGD step of the weight',
  family: 'optimizer',
  updates: { parameter: 'W', gradient: downsampleWeightGrad },
  denotation: `
    dW[o,c,p<2,q<2] = sum(n,i,j) x[n,c,2*i+p,2*j+q] * dy[n,o,i,j]
    nextW[o,c,p,q] = W[o,c,p,q] - lr * dW[o,c,p,q]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.W, downsampleWeightGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  precision: 'switchable',
  source: 'convnext-tiny',
});
