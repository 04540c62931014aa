import { lean } from '../certificate';
import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import denseWeightGrad from './dense-weight-grad';

export default defineNode({
  id: 'dense-weight-sgd',
  title: 'Dense layer, SGD step of the weight',
  family: 'optimizer',
  updates: { parameter: 'W', gradient: denseWeightGrad },
  denotation: `
    dW[a,k] = sum(n) x[n,a] * dy[n,k]
    nextW[a,k] = W[a,k] - lr * dW[a,k]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.W, denseWeightGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.00078125 },
  certificate: lean('SgdNodes', 'denseW_den'),
  source: 'mnist-cnn',
});
