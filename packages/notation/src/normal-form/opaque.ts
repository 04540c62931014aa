/**
 * Opaque functions: the parts of an expression that are not sums of products (exp, a comparison, a maximum, a
 * power of a sum). Such a part is a total function of the affine arguments that it depends on, named by the
 * normal form of what it is applied to: equal parts get one name. It has a value where a read inside it is
 * outside of its tensor (exp(0) is 1), so a factor of this kind bounds no index.
 */
import { addScaled, affineKey, scale, variable, type Affine } from '../affine';
import type { Range } from '../ast';
import { abstracted, placements, signature } from './abstraction';
import { groupBy, orders } from './canonical';
import { collect, sumKey } from './collect';
import { argument, rangeIndex, substituteTerm, type Bindings, type Factor, type Sum } from './term';

/** Beyond this many choices of argument order and origin only the first ones are looked at. */
const MOST_CHOICES = 96;

export interface Opaque {
  readonly name: string;
  /** What it is applied to, as functions of `@0`, `@1`... and of the indices `%0`... of its ranges. */
  readonly bodies: readonly Sum[];
  /** A text that functions of equal bodies share. */
  readonly bodyKey: string;
  /** Extents of the ranges that a maximum, minimum or argmax runs over. */
  readonly extents: readonly Affine[];
}

/** Reducers whose value does not depend on the order of their ranges. */
const ORDERLESS: ReadonlySet<string> = new Set(['max']);

function* choices<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) yield [];
  else for (const head of first) for (const tail of choices(rest)) yield [head, ...tail];
}

function* firstOf<T>(items: Iterable<T>, most: number): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count++ >= most) return;
    yield item;
  }
}

const substituteBodies = (bodies: readonly Sum[], bindings: Bindings): Sum[] =>
  bodies.map((body) => body.map((term) => substituteTerm(term, bindings)));

/** The opaque functions of one decision. */
export class Opaques {
  private readonly identities = new Map<string, string>();
  private readonly functions = new Map<string, Opaque>();

  /** @throws RangeError for a key that names no opaque function. */
  get(key: string): Opaque {
    const found = this.functions.get(key);
    if (!found) throw new RangeError(`'${key}' is no opaque function`);
    return found;
  }

  /** The name that an opaque function was made with; undefined for an operand. */
  nameOf(key: string): string | undefined {
    return this.functions.get(key)?.name;
  }

  /**
   * The value of a function at these bodies.
   * @param ranges what a maximum, minimum or argmax runs over: indices that are free in the bodies
   */
  make(name: string, bodies: readonly Sum[], ranges: readonly Range[] = []): Factor {
    const { bodies: abstract, slots } = abstracted(
      substituteBodies(
        bodies,
        Object.fromEntries(ranges.map(({ index }, position) => [index, variable(rangeIndex(position))])),
      ),
    );
    const positions = slots.map((_, position) => position);
    const groups = groupBy(positions, (position) => signature(abstract, argument(position)));
    const placed = [...choices(positions.map((position) => placements(abstract, position)))];
    let best: { key: string; bodies: Sum[]; extents: readonly Affine[]; slots: Affine[] } | undefined;
    for (const [order, rangeBindings, placement] of firstOf(
      combinations(
        [...orders(groups)],
        [
          ...rangeChoices(
            name,
            ranges.map(({ extent }) => extent),
          ),
        ],
        placed,
      ),
      MOST_CHOICES,
    )) {
      const bindings: Record<string, Affine> = { ...rangeBindings.bindings };
      order.forEach((position, rank) => {
        const { sign, offset } = placement[position];
        bindings[argument(position)] = scale(addScaled(variable(argument(rank)), offset, -1), sign);
      });
      const candidate = substituteBodies(abstract, bindings).map(collect);
      const extents = rangeBindings.extents;
      const key = [...extents.map(affineKey), ...candidate.map(sumKey)].join(' ; ');
      if (best && key >= best.key) continue;
      const at = order.map((position) => {
        const { sign, offset } = placement[position];
        return addScaled(scale(slots[position], sign), offset, 1);
      });
      best = { key, bodies: candidate, extents, slots: at };
    }
    if (!best) throw new Error('internal: an opaque function without a form');
    const whole = `${name} ; ${best.key}`;
    let identity = this.identities.get(whole);
    if (identity === undefined) {
      identity = `${name}#${String(this.identities.size)}`;
      this.identities.set(whole, identity);
      this.functions.set(identity, { name, bodies: best.bodies, bodyKey: best.key, extents: best.extents });
    }
    return { key: identity, slots: best.slots, power: 1 };
  }
}

/** Ways to order and direct the ranges that leave the value of the reduction as it is. */
function* rangeChoices(
  name: string,
  ranges: readonly Affine[],
): Generator<{ bindings: Bindings; extents: readonly Affine[] }> {
  const isOrderless = ORDERLESS.has(name);
  const positions = ranges.map((_, position) => position);
  for (const order of isOrderless ? orders([positions]) : [positions]) {
    const extents = order.map((position) => ranges[position]);
    const directions = extents.map((extent, rank): Affine[] => {
      const upwards = variable(rangeIndex(rank));
      const downwards = addScaled(addScaled(extent, 1, -1), upwards, -1);
      return isOrderless && ranges.length <= 2 ? [upwards, downwards] : [upwards];
    });
    for (const forms of choices(directions)) {
      const bindings = Object.fromEntries(order.map((position, rank) => [rangeIndex(position), forms[rank]]));
      yield { bindings, extents };
    }
  }
}

function* combinations<A, B, C>(
  first: readonly A[],
  second: readonly B[],
  third: readonly C[],
): Generator<readonly [A, B, C]> {
  for (const a of first) for (const b of second) for (const c of third) yield [a, b, c];
}
