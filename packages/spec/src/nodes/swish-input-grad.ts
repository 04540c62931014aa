import { add, constant, logistic, multiply, subtract } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import swish from '../ops/swish';

export default defineNode({
  id: 'swish-input-grad',
  title: 'Swish (sigmoid linear unit), input gradient',
  family: 'activation',
  gradientOf: { op: swish, argument: 'x' },
  denotation: `
    s[n,m] = logistic(x[n,m])
    dx[n,m] = dy[n,m] * (s[n,m] * (1 + x[n,m] * (1 - s[n,m])))
  `,
  emit: ({ x, dy }) => {
    const s = logistic(x);
    const one = constant(1, x.shape);
    const bent = multiply(x, subtract(one, s));
    return multiply(dy, multiply(s, add(one, bent)));
  },
  source: 'efficientnet-b0',
});
