import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import lnBetaGrad from './ln-beta-grad';

export default defineNode({
  id: 'ln-beta-sgd',
  title: 'Layer normalisation, SGD step of the shift',
  family: 'optimizer',
  updates: { parameter: 'beta', gradient: lnBetaGrad },
  denotation: `
    dbeta[d] = sum(n,r) dy[n,r,d]
    nextbeta[d] = beta[d] - lr * dbeta[d]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.beta, lnBetaGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'convnext-tiny',
});
