import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import channelLnBetaGrad from './channel-ln-beta-grad';

export default defineNode({
  id: 'channel-ln-beta-sgd',
  title: 'Layer normalisation over channels, SGD step of the shift',
  family: 'optimizer',
  updates: { parameter: 'beta', gradient: channelLnBetaGrad },
  denotation: `
    dbeta[c] = sum(n,r) dy[n,c,r]
    nextbeta[c] = beta[c] - lr * dbeta[c]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.beta, channelLnBetaGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'convnext-tiny',
});
