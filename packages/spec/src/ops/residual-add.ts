import { add } from '@gradcert/stablehlo';
import { defineOp } from '../define';

/** Its VJP is the cotangent itself, for both operands: the cotangent chain has no step for it. */
export default defineOp({
  id: 'residual-add',
  title: 'Sum of two branches',
  family: 'residual',
  dims: { N: 'batch', M: 'feature' },
  operands: { main: 'N,M', skip: 'N,M' },
  result: 'N,M',
  forward: 'y[n,m] = main[n,m] + skip[n,m]',
  emit: ({ main, skip }) => add(main, skip),
});
