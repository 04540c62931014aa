import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import downsampleBiasGrad from './downsample-bias-grad';

export default defineNode({
  id: 'downsample-bias-sgd',
  title: 'Stride-2 convolution of 2x2 patches, SGD step of the bias',
  family: 'optimizer',
  updates: { parameter: 'b', gradient: downsampleBiasGrad },
  denotation: `
    db[o] = sum(n,i,j) dy[n,o,i,j]
    nextb[o] = b[o] - lr * db[o]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.b, downsampleBiasGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'convnext-tiny',
});
