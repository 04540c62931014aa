import { defineOp } from '@gradcert/spec';
import { add, multiply } from '@gradcert/stablehlo';
import { along } from '../along';

export default defineOp({
  id: 'scale-shift',
  title: 'Scale and shift of features',
  family: 'scale-shift',
  dims: { N: 'batch', K: 'feature' },
  operands: { x: 'N,K', s: 'K', t: 'K' },
  result: 'N,K',
  forward: 'y[n,k] = x[n,k] * s[k] + t[k]',
  emit: ({ x, s, t }) => add(multiply(x, along(s, x)), along(t, x)),
});
