import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import channelLnGammaGrad from './channel-ln-gamma-grad';

export default defineNode({
  id: 'channel-ln-gamma-sgd',
  title: 'Layer normalisation over channels, SGD step of the scale',
  family: 'optimizer',
  updates: { parameter: 'gamma', gradient: channelLnGammaGrad },
  denotation: `
    mu[n,r] = mean(c) x[n,c,r]
    var[n,r] = mean(c) (x[n,c,r] - mu[n,r])^2
    xhat[n,c,r] = (x[n,c,r] - mu[n,r]) * rsqrt(var[n,r] + eps)
    dgamma[c] = sum(n,r) dy[n,c,r] * xhat[n,c,r]
    nextgamma[c] = gamma[c] - lr * dgamma[c]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.gamma, channelLnGammaGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'convnext-tiny',
});
