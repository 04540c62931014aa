/** Exact rational numbers: coefficients of terms. */
export interface Rational {
  readonly numerator: bigint;
  /** Positive, and prime to the numerator. */
  readonly denominator: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** numerator / denominator in lowest terms. @throws RangeError where the denominator is 0. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('a rational number with denominator 0');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = (gcd(numerator, denominator) || 1n) * sign;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);

/** The rational number that a finite float64's shortest decimal is: 0.1 is 1/10. */
export function fromDecimal(value: number): Rational {
  const [digits, power = '0'] = String(value).split('e');
  const [whole, fraction = ''] = digits.split('.');
  const exponent = Number(power) - fraction.length;
  const mantissa = BigInt(whole + fraction);
  return exponent < 0
    ? rational(mantissa, 10n ** BigInt(-exponent))
    : rational(mantissa * 10n ** BigInt(exponent));
}

export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const times = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

export const inverse = (a: Rational): Rational => rational(a.denominator, a.numerator);

export const isZero = (a: Rational): boolean => a.numerator === 0n;

export const isOne = (a: Rational): boolean => a.numerator === 1n && a.denominator === 1n;

/** The number modulo a prime. @throws RangeError where the prime divides the denominator */
export function modulo({ numerator, denominator }: Rational, prime: number): number {
  const p = BigInt(prime);
  if (denominator % p === 0n) throw new RangeError(`the denominator is a multiple of ${String(prime)}`);
  // Fermat: the inverse is the power p - 2
  let [inverted, square] = [1n, denominator % p];
  for (let exponent = p - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) inverted = (inverted * square) % p;
    square = (square * square) % p;
  }
  return Number((((numerator * inverted) % p) + p) % p);
}

/** `3`, `-1/2` */
export const formatRational = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${String(numerator)}/${String(denominator)}`;
