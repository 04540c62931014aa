import { defineNode } from '@gradcert/spec';
import { multiply, reduceSum } from '@gradcert/stablehlo';
import scaleShift from '../ops/scale-shift';

export default defineNode({
  id: 'scale-shift-scale-grad',
  title: 'Scale and shift, gradient of the scale',
  family: 'scale-shift',
  gradientOf: { op: scaleShift, argument: 's' },
  denotation: 'ds[k] = sum(n) x[n,k] * dy[n,k]',
  emit: ({ x, dy }) => reduceSum(multiply(x, dy), [0]),
  source: 'own',
});
