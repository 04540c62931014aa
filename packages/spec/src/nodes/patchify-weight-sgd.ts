import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import patchifyWeightGrad from './patchify-weight-grad';

export default defineNode({
  id: 'patchify-weight-sgd',
  title: 'Stride-4 convolution of 4x4 patches, SGD step of the weight',
  family: 'optimizer',
  updates: { parameter: 'W', gradient: patchifyWeightGrad },
  denotation: `
    dW[o,c,p<4,q<4] = sum(n,i,j) x[n,c,4*i+p,4*j+q] * dy[n,o,i,j]
    nextW[o,c,p,q] = W[o,c,p,q] - lr * dW[o,c,p,q]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.W, patchifyWeightGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  precision: 'switchable',
  source: 'convnext-tiny',
});
