/**
 * The error function to about 1e-15: erf(x) = 2/sqrt(pi) exp(-x^2) sum_n 2^n x^(2n+1) / (2n+1)!!
 * (Abramowitz and Stegun 7.1.6), whose terms are all of one sign; beyond |x| = 6 it is ±1 in float64.
 */
export function erf(x: number): number {
  if (!(Math.abs(x) < 6)) return Math.sign(x);
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}
