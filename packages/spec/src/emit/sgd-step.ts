import { constant, multiply, subtract, type Tensor } from '@gradcert/stablehlo';

/** parameter - lr * gradient, lr baked into the text. */
export const sgdStep = (parameter: Tensor, gradient: Tensor, lr: number): Tensor =>
  subtract(parameter, multiply(gradient, constant(lr, parameter.shape)));
