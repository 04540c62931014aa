/**
 * The integers modulo a prime: identities between polynomials and quotients hold or fail with no rounding.
 *
 * Functions that are no quotient of polynomials (exp, sqrt ...) are uninterpreted: each is a fixed
 * pseudo-random function of its argument. Order is that of the representatives in (-P/2, P/2), with -inf
 * below them all. A quotient by 0 is NaN: the data have no value there. Constants stand for the float32
 * number nearest to them, a dyadic fraction, so that 1e-5 and 9.99999974E-6 are one.
 */
import { kernelFunction } from '../kernel/language';
import { literal } from './algebra';
import { float64Source, scalarAlgebra } from './scalar';

/** The largest prime below 2^26: a product of two residues is exact in float64. */
export const PRIME = 67_108_859;

const HALF = (PRIME - 1) / 2;
const RECIPROCAL = 1 / PRIME;

/** An integer of magnitude below 2^53 as a residue: the quotient is one off at most. */
const residue = kernelFunction(`function residue(value) {
  const remainder = value - Math.floor(value * ${String(RECIPROCAL)}) * ${String(PRIME)};
  return remainder < 0 ? remainder + ${String(PRIME)} : remainder >= ${String(PRIME)} ? remainder - ${String(PRIME)} : remainder;
}`);

const sumOf = kernelFunction(`function sumOf(a, b) {
  const sum = a + b;
  return sum >= ${String(PRIME)} ? sum - ${String(PRIME)} : sum;
}`);

const productOf = kernelFunction(`function productOf(a, b) { return residue(a * b); }`, { residue });

const inverse = kernelFunction(
  `function inverse(value) {
    if (!(value > 0)) { return NaN; }
    let result = 1;
    let square = value;
    for (let exponent = ${String(PRIME - 2)} | 0; exponent > 0; exponent = exponent >> 1) {
      if ((exponent & 1) === 1) { result = productOf(result, square); }
      square = productOf(square, square);
    }
    return result;
  }`,
  { productOf },
);

/** The representative in (-P/2, P/2). */
const centered = kernelFunction(
  `function centered(value) { return value > ${String(HALF)} ? value - ${String(PRIME)} : value; }`,
);

/** A fixed function of a residue, another for each code. */
const uninterpreted = kernelFunction(
  `function uninterpreted(code, value) {
    const mixed = sumOf(productOf(sumOf(value, code), 48271), code);
    const square = productOf(mixed, mixed);
    return productOf(sumOf(productOf(square, mixed), code), sumOf(square, 40692));
  }`,
  { sumOf, productOf },
);

/** A float64 number (a dyadic fraction) as a residue; infinities stay. */
export function toResidue(value: number): number {
  if (!Number.isFinite(value)) return value;
  let numerator = value;
  let denominator = 1;
  while (!Number.isInteger(numerator)) {
    numerator *= 2;
    denominator = productOf(denominator, 2);
  }
  while (Math.abs(numerator) > Number.MAX_SAFE_INTEGER) {
    numerator /= 2;
    denominator = productOf(denominator, HALF + 1);
  }
  return denominator === 1 ? residue(numerator) : productOf(residue(numerator), inverse(denominator));
}

const CODES = { exp: 101, log: 211, sqrt: 307, rsqrt: 401, tanh: 503, logistic: 601, erf: 701 };

export const primeField = scalarAlgebra({
  name: 'prime field',
  storage: 'float64',
  library: { sumOf, productOf, inverse, centered, uninterpreted, residue },
  element: toResidue,
  scalar: {
    number: (value) => literal(toResidue(Math.fround(value))),
    integer: (expression) => `residue(${expression})`,
    order: (value) => `centered(${value})`,
    apply(operator, operands) {
      const [x = 'NaN', y = 'NaN'] = operands;
      switch (operator) {
        case 'add':
          return `sumOf(${x},${y})`;
        case 'subtract':
          return `sumOf(${x},${String(PRIME)}-${y})`;
        case 'multiply':
          return `productOf(${x},${y})`;
        case 'divide':
          return `productOf(${x},inverse(${y}))`;
        case 'negate':
          return `${x}===0?0:${String(PRIME)}-${x}`;
        case 'exp':
        case 'log':
        case 'sqrt':
        case 'rsqrt':
        case 'tanh':
        case 'logistic':
        case 'erf':
          return `uninterpreted(${String(CODES[operator])},${x})`;
        case 'abs':
          return `${x}>${String(HALF)}?${String(PRIME)}-${x}:${x}`;
        case 'min':
          return `centered(${x})<=centered(${y})?${x}:${y}`;
        case 'max':
          return `centered(${x})>=centered(${y})?${x}:${y}`;
        case 'select':
        case 'bf16':
        case 'f16':
        case 'eq':
        case 'ne':
          return float64Source(operator, operands);
        case 'lt':
        case 'le':
        case 'ge':
        case 'gt':
          return float64Source(operator, [`centered(${x})`, `centered(${y})`]);
        default:
          return operator satisfies never;
      }
    },
    /** Reduced at the end only: exact up to 2^26 terms. */
    sum(emitter) {
      const sum = emitter.fresh();
      emitter.line(`let ${sum}=0;`);
      return {
        add(term) {
          emitter.line(`${sum}+=${term};`);
        },
        multiplyAdd(left, right) {
          const product = emitter.bind(`${left}*${right}`);
          emitter.line(`${sum}+=${product}-Math.floor(${product}*${literal(RECIPROCAL)})*${String(PRIME)};`);
        },
        result: () => emitter.bind(`residue(${sum})`),
      };
    },
  },
});
