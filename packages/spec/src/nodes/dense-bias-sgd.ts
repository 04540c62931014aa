import { lean } from '../certificate';
import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import denseBiasGrad from './dense-bias-grad';

export default defineNode({
  id: 'dense-bias-sgd',
  title: 'Dense layer, SGD step of the bias',
  family: 'optimizer',
  updates: { parameter: 'b', gradient: denseBiasGrad },
  denotation: `
    db[k] = sum(n) dy[n,k]
    nextb[k] = b[k] - lr * db[k]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.b, denseBiasGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.00078125 },
  certificate: lean('SgdNodes', 'denseB_den'),
  source: 'mnist-cnn',
});
