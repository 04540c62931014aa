import { selectAndScatter } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import maxPool2x2 from '../ops/max-pool-2x2';

export default defineNode({
  id: 'max-pool-2x2-input-grad',
  title: 'Maximum over 2x2 windows, input gradient',
  family: 'pooling',
  gradientOf: { op: maxPool2x2, argument: 'x' },
  hypotheses: ['pool-unique-max'],
  denotation: `
    first[n,c,i<h,j<w] = argmax(p<2,q<2) x[n,c,2*i+p,2*j+q]
    dx[n,c,u,v] = sum(i,j,p<2,q<2) [u == 2*i+p] * [v == 2*j+q] * [first[n,c,i,j] == 2*p+q] * dy[n,c,i,j]
  `,
  emit: ({ x, dy }) => selectAndScatter(x, dy, { window: [1, 1, 2, 2], strides: [1, 1, 2, 2] }),
  source: 'mnist-cnn',
});
