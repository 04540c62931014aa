import { add, constant, multiply } from '@gradcert/stablehlo';
import { defineOp } from '../define';
import { geluTanh } from '../emit/gelu';

export default defineOp({
  id: 'gelu',
  title: 'Gaussian error linear unit, by tanh',
  family: 'activation',
  dims: { N: 'batch', M: 'feature' },
  operands: { x: 'N,M' },
  result: 'N,M',
  // sqrt(2 / pi), and the coefficient of Hendrycks and Gimpel 2016, arXiv:1606.08415.
  constants: { k0: 0.7978845608028654, k1: 0.044715 },
  forward: 'y[n,m] = 0.5 * x[n,m] * (1 + tanh(k0 * (x[n,m] + k1 * x[n,m]^3)))',
  emit: ({ x }, _dims, constants) => {
    const { t } = geluTanh(x, constants);
    const gate = add(constant(1, x.shape), t);
    return multiply(multiply(constant(0.5, x.shape), x), gate);
  },
});
