import { selectAndScatter } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import { window3x3 } from '../emit/window';
import maxPool3x3 from '../ops/max-pool-3x3';

export default defineNode({
  id: 'max-pool-3x3-input-grad',
  title: 'Maximum over 3x3 windows, stride 2, input gradient',
  family: 'pooling',
  gradientOf: { op: maxPool3x3, argument: 'x' },
  hypotheses: ['pool-3x3-unique-max'],
  denotation: `
    first[n,c,i<h,j<w] = argmax(p<3,q<3) x[n,c,2*i+p-1,2*j+q-1] else -inf
    dx[n,c,u,v] = sum(i,j,p<3,q<3)
      [u == 2*i+p-1] * [v == 2*j+q-1] * [first[n,c,i,j] == 3*p+q] * dy[n,c,i,j]
  `,
  emit: ({ x, dy }) => selectAndScatter(x, dy, window3x3),
  source: 'resnet34',
});
