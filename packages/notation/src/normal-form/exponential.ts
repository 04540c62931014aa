/**
 * Laws of the exponential, which is positive everywhere:
 *
 *     exp(a + b) = exp(a) exp(b)    exp(n a) = exp(a)^n    (exp(a) b)^p = exp(a)^p b^p
 *     log(exp(a) b) = a + log(b)
 *
 * An exponential stands in a normal form as powers of exponentials of single terms. What all terms of a sum share is
 * taken out of its powers and logarithms, so that a softmax is the same whatever is subtracted from its logits.
 */
import { collect } from './collect';
import { placeKey } from './laws';
import type { Opaques } from './opaque';
import { fromDecimal, rational } from './rational';
import {
  argument,
  scaleSum,
  substituteSum,
  UNIT,
  type Factor,
  type Names,
  type Sum,
  type Term,
} from './term';

export const EXP = 'exp';
/** An exponential that may be of infinity: 0, so that it has none of these laws. */
export const EXP_OF_INFINITE = 'exp, maybe of infinity';

/** exp(body)^power as a product over the body's terms. @param body collected */
export function exponential(body: Sum, power: number, opaques: Opaques): Sum {
  const factors = body.map((term): Factor => {
    const { numerator, denominator } = term.coefficient;
    const times = Number(numerator);
    if (!Number.isSafeInteger(times)) return { ...opaques.make(EXP, [[term]]), power };
    const unit: Term = { ...term, coefficient: rational(1n, denominator) };
    return { ...opaques.make(EXP, [collect([unit])]), power: times * power };
  });
  return [{ ...UNIT, factors }];
}

/** The body as a product of exponentials and a rest. @param body collected; the rest is, too */
export function splitExponentials(
  body: Sum,
  opaques: Opaques,
): { readonly shared: readonly Factor[]; readonly rest: Sum } {
  const places = new Map<string, Factor>();
  const powers = body.map(({ factors, bound }) => {
    const own = new Map<string, number>();
    for (const factor of factors) {
      const isFree = factor.slots.every((slot) => bound.every((name) => slot.terms[name] === undefined));
      if (opaques.nameOf(factor.key) !== EXP || !isFree) continue;
      const place = placeKey(factor);
      places.set(place, factor);
      own.set(place, (own.get(place) ?? 0) + factor.power);
    }
    return own;
  });
  const shared = [...places].flatMap(([place, factor]): Factor[] => {
    const power = Math.min(...powers.map((own) => own.get(place) ?? 0));
    return power === 0 ? [] : [{ ...factor, power }];
  });
  if (shared.length === 0) return { shared, rest: body };
  const divided = body.map((term): Term => {
    const reduced = new Map(shared.map((factor) => [placeKey(factor), factor]));
    const factors = term.factors.flatMap((factor): Factor[] => {
      const place = placeKey(factor);
      const taken = reduced.get(place);
      if (!taken) return [factor];
      reduced.delete(place);
      const power = factor.power - taken.power;
      return power === 0 ? [] : [{ ...factor, power }];
    });
    const missing = [...reduced.values()].map((factor) => ({ ...factor, power: -factor.power }));
    return { ...term, factors: [...factors, ...missing] };
  });
  return { shared, rest: collect(divided) };
}

/** The logarithm of a power of an exponential. */
export function logOfExponential({ key, slots, power }: Factor, opaques: Opaques, names: Names): Sum {
  const bindings = Object.fromEntries(slots.map((slot, k) => [argument(k), slot]));
  return scaleSum(substituteSum(opaques.get(key).bodies[0], bindings, names), fromDecimal(power));
}
