import { dotGeneral } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { addBias } from '../emit/bias';

export default defineOp({
  id: 'dense',
  title: 'Dense layer',
  family: 'dense',
  dims: { N: 'batch', A: 'feature', K: 'feature' },
  operands: { x: 'N,A', W: 'A,K', b: 'K' },
  result: 'N,K',
  forward: 'y[n,k] = sum(a) x[n,a] * W[a,k] + b[k]',
  emit: ({ x, W, b }) => addBias(dotGeneral(x, W, { contracting: [[1], [0]] }), b),
});
