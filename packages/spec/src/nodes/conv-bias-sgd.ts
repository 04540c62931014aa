import { lean } from '../certificate';
import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import convBiasGrad from './conv-bias-grad';

export default defineNode({
  id: 'conv-bias-sgd',
  title: 'Stride-1 convolution, SGD step of the bias',
  family: 'optimizer',
  updates: { parameter: 'b', gradient: convBiasGrad },
  denotation: `
    db[o] = sum(n,i,j) dy[n,o,i,j]
    nextb[o] = b[o] - lr * db[o]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.b, convBiasGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.00078125 },
  certificate: lean('SgdNodes', 'convB_den'),
  source: 'mnist-cnn',
});
