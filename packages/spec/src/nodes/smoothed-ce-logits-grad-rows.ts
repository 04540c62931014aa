import { defineNode } from '../define';
import { softmaxOfRows } from '../emit/cross-entropy';
import { smoothedResidual } from '../emit/smoothing';
import smoothedCrossEntropy from '../ops/smoothed-cross-entropy';
import smoothedCeLogitsGrad from './smoothed-ce-logits-grad';

export default defineNode({
  id: 'smoothed-ce-logits-grad-rows',
  title: 'Smoothed softmax cross-entropy, gradient in the logits, by rows',
  family: 'loss',
  gradientOf: { op: smoothedCrossEntropy, argument: 'z' },
  sameAs: smoothedCeLogitsGrad,
  hypotheses: ['targets-sum-to-one', 'classes-positive'],
  denotation: `
    e[n,k] = exp(z[n,k])
    p[n,k] = e[n,k] / sum(m) e[n,m]
    dz[n,k] = (p[n,k] - t[n,k] + alpha * t[n,k] - alpha / K) / N
  `,
  emit: ({ z, t }, _dims, { alpha }) => smoothedResidual(softmaxOfRows(z), t, alpha),
  source: 'resnet34',
});
