import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import layerScaleGammaGrad from './layer-scale-gamma-grad';

export default defineNode({
  id: 'layer-scale-gamma-sgd',
  title: 'Scale of each channel, SGD step of the scale',
  family: 'optimizer',
  updates: { parameter: 'gamma', gradient: layerScaleGammaGrad },
  denotation: `
    dgamma[c] = sum(n,i,j) x[n,c,i,j] * dy[n,c,i,j]
    nextgamma[c] = gamma[c] - lr * dgamma[c]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.gamma, layerScaleGammaGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'convnext-tiny',
});
