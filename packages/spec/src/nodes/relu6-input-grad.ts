import { and, compare, constant, select } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import relu6 from '../ops/relu6';

export default defineNode({
  id: 'relu6-input-grad',
  title: 'Rectified linear unit, at most 6, input gradient',
  family: 'activation',
  gradientOf: { op: relu6, argument: 'x' },
  hypotheses: ['relu6-off-kinks'],
  denotation: 'dx[n,m] = [0 < x[n,m] < 6] * dy[n,m]',
  emit: ({ x, dy }) => {
    const zero = constant(0, x.shape);
    const six = constant(6, x.shape);
    return select(and(compare(x, zero, 'GT'), compare(x, six, 'LT')), dy, zero);
  },
  source: 'mobilenet-v2',
});
