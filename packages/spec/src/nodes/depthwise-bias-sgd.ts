import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import depthwiseBiasGrad from './depthwise-bias-grad';

export default defineNode({
  id: 'depthwise-bias-sgd',
  title: 'Stride-1 depthwise convolution, SGD step of the bias',
  family: 'optimizer',
  updates: { parameter: 'b', gradient: depthwiseBiasGrad },
  denotation: `
    db[c] = sum(n,i,j) dy[n,c,i,j]
    nextb[c] = b[c] - lr * db[c]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.b, depthwiseBiasGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'convnext-tiny',
});
