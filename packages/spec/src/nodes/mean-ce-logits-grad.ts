import { constant, dimProduct, divide, subtract } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import { softmax } from '../emit/cross-entropy';
import meanCrossEntropy from '../ops/mean-cross-entropy';

export default defineNode({
  id: 'mean-ce-logits-grad',
  title: 'Softmax cross-entropy, mean over the batch, gradient in the logits',
  family: 'loss',
  gradientOf: { op: meanCrossEntropy, argument: 'z' },
  hypotheses: ['targets-sum-to-one'],
  denotation: `
    e[n,k] = exp(z[n,k])
    dz[n,k] = (e[n,k] / (sum(m) e[n,m]) - t[n,k]) / N
  `,
  emit: ({ z, t }, { N }) => divide(subtract(softmax(z), t), constant(dimProduct(N), z.shape)),
  source: 'convnext-tiny',
});
