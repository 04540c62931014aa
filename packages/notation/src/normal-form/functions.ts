/** What operators make of normal forms: sums and products where laws allow, opaque functions elsewhere. */
import { isConstant, type Affine } from '../affine';
import type { Comparison, Range } from '../ast';
import { collect, withUnitLead } from './collect';
import { EXP, EXP_OF_INFINITE, exponential, logOfExponential, splitExponentials } from './exponential';
import { extremum } from './extremum';
import { ELSE, infinitySign, mayBeInfinite, mayHoldInfinity, numberSum } from './infinity';
import { BASE, NULL, POSITIVE } from './laws';
import type { Opaques } from './opaque';
import { inverse, isOne, isZero, ONE, rational, ZERO, type Rational } from './rational';
import {
  addSums,
  constantSum,
  factorSum,
  multiplySums,
  negateSum,
  subtractSums,
  UNIT,
  type Factor,
  type Names,
  type Sum,
} from './term';

/** Functions that are named and have no further laws here. */
export type PlainFunction = 'exp' | 'log' | 'tanh' | 'erf';

const leadsNegative = (sum: Sum): boolean => (sum[0]?.coefficient.numerator ?? 0n) < 0n;

/** The value of a sum that is a number. */
function asNumber(sum: Sum): Rational | undefined {
  const [term, ...rest] = sum;
  if (!term) return rational(0n);
  const isNumber =
    rest.length === 0 &&
    term.factors.length + term.bound.length + term.nonnegative.length + term.zero.length === 0 &&
    Object.keys(term.scalars).length === 0;
  return isNumber ? term.coefficient : undefined;
}

/** Makes the functions of one decision. */
export class Functions {
  constructor(
    private readonly opaques: Opaques,
    private readonly names: Names,
  ) {}

  apply(name: PlainFunction, body: Sum): Sum {
    switch (name) {
      case 'exp':
        return this.exponential(body, 1);
      case 'log':
        return this.logarithm(body);
      case 'tanh':
      case 'erf':
        return this.opaque(name, [body]);
      default:
        return name satisfies never;
    }
  }

  private exponential(body: Sum, power: number): Sum {
    if (!mayHoldInfinity(body, this.opaques)) return exponential(collect(body), power, this.opaques);
    return factorSum({ ...this.opaques.make(EXP_OF_INFINITE, [collect(body)]), power });
  }

  private logarithm(body: Sum): Sum {
    const { shared, rest } = splitExponentials(collect(body), this.opaques);
    const exponents = shared.map((factor) => logOfExponential(factor, this.opaques, this.names));
    const isUnit = isOne(asNumber(rest) ?? ZERO);
    return addSums(...exponents, isUnit ? [] : this.opaque('log', [rest]));
  }

  /** Where `inside` is 1, the body; where it is 0, an infinite value. */
  otherwise(value: number, inside: Sum, body: Sum): Sum {
    if (value > 0) return negateSum(this.otherwise(-value, inside, negateSum(body)));
    const decided = asNumber(collect(inside));
    if (decided) return isZero(decided) ? numberSum(value) : body;
    return this.opaque(`${ELSE}${String(value)}`, [inside, body]);
  }

  /** See infinity.ts. */
  mayBeInfinite(sum: Sum): boolean {
    return mayBeInfinite(sum, this.opaques);
  }

  /**
   * A maximum, minimum or argmax over ranges whose indices are free in the body.
   * @param context forms that are >= 0 outside of the ranges
   */
  extremum(
    reducer: 'max' | 'min' | 'argmax',
    body: Sum,
    ranges: readonly Range[],
    context: readonly Affine[],
  ): Sum {
    return extremum(reducer, body, ranges, { opaques: this.opaques, names: this.names, context });
  }

  /** left comparison right, as 0 or 1. */
  compare(comparison: Comparison, left: Sum, right: Sum): Sum {
    const one = constantSum(1);
    switch (comparison) {
      case 'gt':
        return this.positive(subtractSums(left, right));
      case 'lt':
        return this.positive(subtractSums(right, left));
      case 'ge':
        return subtractSums(one, this.positive(subtractSums(right, left)));
      case 'le':
        return subtractSums(one, this.positive(subtractSums(left, right)));
      case 'eq':
        return this.isNull(subtractSums(left, right));
      case 'ne':
        return subtractSums(one, this.isNull(subtractSums(left, right)));
      default:
        return comparison satisfies never;
    }
  }

  /** max(a, b) = [a - b > 0] * (a - b) + b, with the sign of a - b that is canonical. */
  max(a: Sum, b: Sum): Sum {
    if (infinitySign(a) < 0 || infinitySign(b) > 0) return b;
    if (infinitySign(b) < 0 || infinitySign(a) > 0) return a;
    const difference = collect(subtractSums(a, b));
    if (leadsNegative(difference)) {
      const negated = negateSum(difference);
      return addSums(this.product(this.positive(negated), negated), a);
    }
    return addSums(this.product(this.positive(difference), difference), b);
  }

  /** min(a, b) = -max(-a, -b) */
  min(a: Sum, b: Sum): Sum {
    return negateSum(this.max(negateSum(a), negateSum(b)));
  }

  /** |a| = 2 * [a > 0] * a - a */
  abs(body: Sum): Sum {
    const collected = collect(body);
    const upright = leadsNegative(collected) ? negateSum(collected) : collected;
    return subtractSums(this.product(constantSum(2), this.product(this.positive(upright), upright)), upright);
  }

  /** condition * then + (1 - condition) * otherwise, for a condition that is 0 or 1 everywhere. */
  select(condition: Sum, then: Sum, otherwise: Sum): Sum {
    return addSums(this.product(condition, subtractSums(then, otherwise)), otherwise);
  }

  /** logistic(x) = 1 / (1 + exp(-x)) */
  logistic(body: Sum): Sum {
    return this.power(addSums(constantSum(1), this.apply('exp', negateSum(body))), -1);
  }

  /** base ** exponent, the exponent a multiple of 1/2. */
  power(base: Sum, exponent: number): Sum {
    const body = collect(base);
    if (exponent >= 0 && Number.isInteger(exponent)) {
      let result = constantSum(1);
      for (let k = 0; k < exponent; k++) result = this.product(result, body);
      return result;
    }
    const { shared, rest } = splitExponentials(body, this.opaques);
    const powers = shared.map((factor) => factorSum({ ...factor, power: factor.power * exponent }));
    return this.product(...powers, this.powerOfMonomial(rest, exponent) ?? this.powerOfBase(rest, exponent));
  }

  product(...sums: readonly Sum[]): Sum {
    return sums.reduce((left, right) => multiplySums(left, right, this.names));
  }

  private powerOfBase(body: Sum, exponent: number): Sum {
    return factorSum({ ...this.opaques.make(BASE, [body]), power: exponent });
  }

  /**
   * The power of a single term factor by factor, where that holds: 1/(ab) = 1/a 1/b always; a root only of one
   * factor whose power p is odd or fractional, since then (a^p)^q = a^(pq) (for even p it is |a|^(pq)).
   */
  private powerOfMonomial(body: Sum, exponent: number): Sum | undefined {
    const [term, ...rest] = body;
    if (!term || rest.length > 0) return undefined;
    const { coefficient, factors, bound, nonnegative, zero } = term;
    if (bound.length + nonnegative.length + zero.length > 0) return undefined;
    const isWhole = Number.isInteger(exponent);
    const splits =
      isWhole || (isOne(coefficient) && factors.length <= 1 && factors.every(({ power }) => power % 2 !== 0));
    if (!splits) return undefined;
    const scalars = Object.fromEntries(
      Object.entries(term.scalars).map(([name, power]) => [name, power * exponent]),
    );
    const value = isWhole ? wholePower(coefficient, exponent) : ONE;
    const rebuilt = factors.map((factor): Factor => {
      const isBase = this.opaques.nameOf(factor.key) === BASE;
      const base = isBase ? factor : this.opaques.make(BASE, [factorSum({ ...factor, power: 1 })]);
      return { ...base, power: factor.power * exponent };
    });
    return [{ ...UNIT, coefficient: value, scalars, factors: rebuilt }];
  }

  /** [body > 0]; of a body and its negative one is made, by [-e > 0] = 1 - [e > 0] - [e == 0]. */
  private positive(body: Sum): Sum {
    const collected = this.withoutExponentials(body);
    const value = asNumber(collected);
    if (value) return constantSum(value.numerator > 0n ? 1 : 0);
    if (!leadsNegative(collected)) return this.opaque(POSITIVE, [withUnitLead(collected)]);
    const negated = withUnitLead(negateSum(collected));
    return subtractSums(
      constantSum(1),
      addSums(this.opaque(POSITIVE, [negated]), this.opaque(NULL, [negated])),
    );
  }

  /** [body == 0] */
  private isNull(body: Sum): Sum {
    const collected = this.withoutExponentials(body);
    const value = asNumber(collected);
    if (value) return constantSum(value.numerator === 0n ? 1 : 0);
    const upright = leadsNegative(collected) ? negateSum(collected) : collected;
    return this.opaque(NULL, [withUnitLead(upright)]);
  }

  /** The body over exponentials that all of its terms share: its sign is the same. */
  private withoutExponentials(body: Sum): Sum {
    return splitExponentials(collect(body), this.opaques).rest;
  }

  private opaque(name: string, bodies: readonly Sum[]): Sum {
    return factorSum(this.opaques.make(name, bodies.map(collect)));
  }

  /** An opaque factor made again from bodies that were simplified further. */
  remake(name: string, bodies: readonly Sum[], ranges: readonly Range[], power: number): Sum {
    const [body = [], second = []] = bodies;
    if (name.startsWith(ELSE)) return this.otherwise(Number(name.slice(ELSE.length)), body, second);
    switch (name) {
      case POSITIVE:
        return this.positive(body);
      case NULL:
        return this.isNull(body);
      case BASE:
        return this.power(body, power);
      case EXP:
      case EXP_OF_INFINITE:
        return this.exponential(body, power);
      case 'log':
        return this.power(this.logarithm(body), power);
      case 'max':
      case 'argmax':
        return this.power(this.extremum(name, body, ranges, []), power);
      default:
        return factorSum({ ...this.opaques.make(name, bodies.map(collect)), power });
    }
  }
}

function wholePower(value: Rational, exponent: number): Rational {
  const base = exponent < 0 ? inverse(value) : value;
  const magnitude = BigInt(Math.abs(exponent));
  return rational(base.numerator ** magnitude, base.denominator ** magnitude);
}

/** Whether an extent is the constant 1. */
export const isUnitExtent = (extent: Affine): boolean => isConstant(extent) && extent.constant === 1;
