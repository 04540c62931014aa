import { constant, logistic, multiply, subtract } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import sigmoid from '../ops/sigmoid';

export default defineNode({
  id: 'sigmoid-input-grad',
  title: 'Sigmoid, input gradient',
  family: 'activation',
  gradientOf: { op: sigmoid, argument: 'x' },
  denotation: `
    s[n,m] = logistic(x[n,m])
    dx[n,m] = dy[n,m] * (s[n,m] * (1 - s[n,m]))
  `,
  emit: ({ x, dy }) => {
    const s = logistic(x);
    const one = constant(1, x.shape);
    return multiply(dy, multiply(s, subtract(one, s)));
  },
  source: 'efficientnet-b0',
});
