import { defineNode } from '../define';
import { sgdStep } from '../emit/sgd-step';
import depthwiseStridedXlaBiasGrad from './depthwise-strided-xla-bias-grad';

export default defineNode({
  id: 'depthwise-strided-xla-bias-sgd',
  title: 'Stride-2 depthwise convolution, SAME padding of XLA, SGD step of the bias',
  family: 'optimizer',
  updates: { parameter: 'b', gradient: depthwiseStridedXlaBiasGrad },
  denotation: `
    db[c] = sum(n,i,j) dy[n,c,i,j]
    nextb[c] = b[c] - lr * db[c]
  `,
  emit: (operands, dims, constants) =>
    sgdStep(operands.b, depthwiseStridedXlaBiasGrad.emit(operands, dims, constants), constants.lr),
  constants: { lr: 0.1 },
  source: 'mobilenet-v2',
});
