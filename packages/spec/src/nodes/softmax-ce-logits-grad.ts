import { subtract } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import { softmax } from '../emit/cross-entropy';
import softmaxCrossEntropy from '../ops/softmax-cross-entropy';

export default defineNode({
  id: 'softmax-ce-logits-grad',
  title: 'Softmax cross-entropy, gradient in the logits',
  family: 'loss',
  gradientOf: { op: softmaxCrossEntropy, argument: 'z' },
  hypotheses: ['targets-sum-to-one'],
  denotation: `
    e[n,k] = exp(z[n,k])
    dz[n,k] = e[n,k] / (sum(m) e[n,m]) - t[n,k]
  `,
  emit: ({ z, t }) => subtract(softmax(z), t),
  source: 'mnist-cnn',
});
