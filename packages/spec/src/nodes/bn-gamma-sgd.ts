import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import bnGammaGrad from './bn-gamma-grad';

export default defineNode({
  id: 'bn-gamma-sgd',
  title: 'Batch normalisation, SGD step of the scale',
  family: 'optimizer',
  updates: { parameter: 'gamma', gradient: bnGammaGrad },
  denotation: `
    mu[c] = mean(n,i,j) x[n,c,i,j]
    var[c] = mean(n,i,j) (x[n,c,i,j] - mu[c])^2
    xhat[n,c,i,j] = (x[n,c,i,j] - mu[c]) * rsqrt(var[c] + eps)
    dgamma[c] = sum(n,i,j) dy[n,c,i,j] * xhat[n,c,i,j]
    nextgamma[c] = gamma[c] - lr * dgamma[c]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.gamma, bnGammaGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'resnet34',
});
