import { constant, multiply, reduceSum } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import layerScale from '../ops/layer-scale';

export default defineNode({
  id: 'layer-scale-gamma-grad',
  title: 'Scale of each channel, scale gradient',
  family: 'scale',
  gradientOf: { op: layerScale, argument: 'gamma' },
  denotation: 'dgamma[c] = sum(n,i,j) x[n,c,i,j] * dy[n,c,i,j]',
  emit: ({ x, dy }) => {
    const zero = constant(0);
    return reduceSum(multiply(x, dy), [0, 2, 3], zero);
  },
  source: 'convnext-tiny',
});
