/**
 * [e > 0] * f([e > 0] * a) = [e > 0] * f(a), and so for [e == 0]: where the indicator outside is 1, so is the one
 * inside; where it is 0, both sides are.
 */
import { variable, type Affine } from '../affine';
import { Functions } from './functions';
import { isIndicator, placeKey } from './laws';
import { argument, multiplySums, rangeIndex, renameBound, substituteSum, type Sum } from './term';
import type { Step } from './session';

export const useIndicators: Step = (collected, { opaques, names }) => {
  const indicators = collected.factors.filter(({ key }) => isIndicator(opaques.nameOf(key)));
  if (indicators.length === 0 || collected.factors.length < 2) return undefined;
  const keys = new Set(indicators.map(({ key }) => key));
  const mayHold = collected.factors.some(
    ({ key }) =>
      opaques.nameOf(key) !== undefined &&
      opaques
        .get(key)
        .bodies.some((body) => body.some(({ factors }) => factors.some((f) => keys.has(f.key)))),
  );
  if (!mayHold) return undefined;
  // Its bound indices are free in what the functions are applied to.
  const term = renameBound(collected, names);
  const held = new Set(term.factors.filter(({ key }) => keys.has(key)).map(placeKey));
  for (const [position, { key, slots, power }] of term.factors.entries()) {
    const name = opaques.nameOf(key);
    if (name === undefined) continue;
    const { bodies, extents } = opaques.get(key);
    const ranges = extents.map((extent) => ({ index: names.fresh(), extent }));
    const bindings: Record<string, Affine> = {};
    slots.forEach((slot, k) => (bindings[argument(k)] = slot));
    ranges.forEach(({ index }, k) => (bindings[rangeIndex(k)] = variable(index)));
    let found = false;
    const freed = bodies.map((body): Sum =>
      substituteSum(body, bindings, names).map((part) => {
        const factors = part.factors.filter((factor) => !held.has(placeKey(factor)));
        found ||= factors.length < part.factors.length;
        return { ...part, factors };
      }),
    );
    if (!found) continue;
    const rest = [{ ...term, factors: term.factors.toSpliced(position, 1) }];
    return multiplySums(rest, new Functions(opaques, names).remake(name, freed, ranges, power), names);
  }
  return undefined;
};
