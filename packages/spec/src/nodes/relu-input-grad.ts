import { compare, constant, select } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import relu from '../ops/relu';

export default defineNode({
  id: 'relu-input-grad',
  title: 'Rectified linear unit, input gradient',
  family: 'activation',
  gradientOf: { op: relu, argument: 'x' },
  hypotheses: ['relu-off-kink'],
  denotation: 'dx[n,m] = [x[n,m] > 0] * dy[n,m]',
  emit: ({ x, dy }) => {
    const zero = constant(0, x.shape);
    return select(compare(x, zero, 'GT'), dy, zero);
  },
  source: 'mnist-cnn',
});
