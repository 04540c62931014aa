import { add, constant, multiply, tanh, type Tensor } from '@gradcert/stablehlo';
import type { Constants } from '../entry';

/** tanh(k0 * (x + k1 * x^3)), with the square of x on the way. */
export function geluTanh(x: Tensor, { k0, k1 }: Constants): { readonly t: Tensor; readonly square: Tensor } {
  const square = multiply(x, x);
  const cube = multiply(square, x);
  const inner = add(x, multiply(constant(k1, x.shape), cube));
  return { t: tanh(multiply(constant(k0, x.shape), inner)), square };
}
