import { add, constant, multiply, subtract } from '@gradcert/stablehlo';
import { defineNode } from '../define';
import { geluTanh } from '../emit/gelu';
import gelu from '../ops/gelu';

export default defineNode({
  id: 'gelu-input-grad',
  title: 'Gaussian error linear unit, by tanh, input gradient',
  family: 'activation',
  gradientOf: { op: gelu, argument: 'x' },
  denotation: `
    t[n,m] = tanh(k0 * (x[n,m] + k1 * x[n,m]^3))
    inner[n,m] = k0 * (1 + 3 * k1 * x[n,m]^2)
    dx[n,m] = dy[n,m] * (0.5 * (1 + t[n,m]) + 0.5 * x[n,m] * (1 - t[n,m]^2) * inner[n,m])
  `,
  emit: ({ x, dy }, _dims, constants) => {
    const { t, square } = geluTanh(x, constants);
    const one = constant(1, x.shape);
    const gate = add(one, t);
    const half = constant(0.5, x.shape);
    const direct = multiply(half, gate);
    const slope = subtract(one, multiply(t, t));
    const bent = multiply(multiply(half, x), slope);
    const inner = add(one, multiply(constant(3 * constants.k1, x.shape), square));
    const throughTanh = multiply(bent, multiply(constant(constants.k0, x.shape), inner));
    return multiply(dy, add(direct, throughTanh));
  },
  source: 'convnext-tiny',
});
