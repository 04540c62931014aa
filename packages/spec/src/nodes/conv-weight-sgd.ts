import { lean } from '../certificate';
import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import convWeightGrad from './conv-weight-grad';

export default defineNode({
  id: 'conv-weight-sgd',
  title: 'Stride-1 convolution, SGD step of the weight',
  family: 'optimizer',
  updates: { parameter: 'W', gradient: convWeightGrad },
  denotation: `
    dW[o,c,p<kh,q<kw] = sum(n,i,j) x[n,c,i+p-ph,j+q-pw] * dy[n,o,i,j]
    nextW[o,c,p,q] = W[o,c,p,q] - lr * dW[o,c,p,q]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.W, convWeightGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.00078125 },
  precision: 'switchable',
  certificate: lean('SgdNodes', 'convW_den'),
  source: 'mnist-cnn',
});
