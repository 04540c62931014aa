import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import lnGammaGrad from './ln-gamma-grad';

export default defineNode({
  id: 'ln-gamma-sgd',
  title: 'Layer normalisation, SGD step of the scale',
  family: 'optimizer',
  updates: { parameter: 'gamma', gradient: lnGammaGrad },
  denotation: `
    mu[n,r] = mean(d) x[n,r,d]
    var[n,r] = mean(d) (x[n,r,d] - mu[n,r])^2
    xhat[n,r,d] = (x[n,r,d] - mu[n,r]) * rsqrt(var[n,r] + eps)
    dgamma[d] = sum(n,r) dy[n,r,d] * xhat[n,r,d]
    nextgamma[d] = gamma[d] - lr * dgamma[d]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.gamma, lnGammaGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'convnext-tiny',
});
