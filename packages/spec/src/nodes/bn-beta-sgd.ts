import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import bnBetaGrad from './bn-beta-grad';

export default defineNode({
  id: 'bn-beta-sgd',
  title: 'Batch normalisation, SGD step of the shift',
  family: 'optimizer',
  updates: { parameter: 'beta', gradient: bnBetaGrad },
  denotation: `
    dbeta[c] = sum(n,i,j) dy[n,c,i,j]
    nextbeta[c] = beta[c] - lr * dbeta[c]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.beta, bnBetaGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'resnet34',
});
