import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import patchifyBiasGrad from './patchify-bias-grad';

export default defineNode({
  id: 'patchify-bias-sgd',
  title: 'Stride-4 convolution of 4x4 patches, SGD step of the bias',
  family: 'optimizer',
  updates: { parameter: 'b', gradient: patchifyBiasGrad },
  denotation: `
    db[o] = sum(n,i,j) dy[n,o,i,j]
    nextb[o] = b[o] - lr * db[o]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.b, patchifyBiasGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'convnext-tiny',
});
