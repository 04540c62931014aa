import { constant, multiply, subtract, tanh } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import weightedTanh from '../ops/weighted-tanh';

export default defineNode({
  id: 'weighted-tanh-logits-grad',
  title: 'An arbitrary smooth loss, gradient in the logits',
  family: 'loss',
  gradientOf: { op: weightedTanh, argument: 'z' },
  denotation: `
    y[n,k] = tanh(z[n,k])
    dz[n,k] = a[n,k] * (1 - y[n,k]^2)
  `,
  emit: ({ z, a }) => {
    const y = tanh(z);
    return multiply(a, subtract(constant(1, z.shape), multiply(y, y)));
  },
  source: 'loss-gradient',
});
