import { affineValue, apply, number, type Affine, type Expression } from '@gradcert/notation';
import { add, constant, dimProduct, divide, multiply, subtract, type Tensor } from '@gradcert/stablehlo';

/** alpha / K, the share that smoothing gives to each of K classes. */
export const perClass = (alpha: number, K: Affine): Expression =>
  apply('divide', number(alpha), affineValue(K));

/** (p - t + alpha * t - alpha / K) / N, in that order: the mean over the batch of the smoothed logits gradient. */
export function smoothedResidual(p: Tensor, t: Tensor, alpha: number): Tensor {
  const [N, K] = p.shape;
  const plain = subtract(p, t);
  const smoothed = add(plain, multiply(t, constant(alpha, p.shape)));
  const centred = add(smoothed, constant(perClass(-alpha, K), p.shape));
  return divide(centred, constant(dimProduct(N), p.shape));
}
