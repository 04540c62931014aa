/** Integer arithmetic on index variables, each partial sum placed in the outermost loop that can hold it. */
import type { Affine } from '../affine';
import type { Block, Code } from './code';
import { guardKey, type Guard } from './guards';

/** The smallest and largest value of a form over the full ranges of its variables. */
function interval(form: Affine, extents: ReadonlyMap<string, number>): [number, number] {
  let low = form.constant;
  let high = form.constant;
  for (const name in form.terms) {
    const coefficient = form.terms[name] ?? 0;
    const reach = coefficient * ((extents.get(name) ?? 1) - 1);
    if (coefficient > 0) high += reach;
    else low += reach;
  }
  return [low, high];
}

/** Emits a form of bound variables; returns an integer expression that is a name or a literal. */
export function indexCode(code: Code, form: Affine): string {
  const byHome = Object.keys(form.terms)
    .map((name) => ({ name, home: code.homeOf([name]), coefficient: form.terms[name] ?? 0 }))
    .filter(({ coefficient }) => coefficient !== 0)
    .sort((a, b) => a.home.depth - b.home.depth);
  let text = form.constant === 0 ? '' : code.parameter(form.constant);
  let place: Block = code.root;
  for (const { name, home, coefficient } of byHome) {
    if (home !== place && text !== '') text = code.bindIn(place, text);
    place = home;
    const magnitude = Math.abs(coefficient);
    const term = magnitude === 1 ? name : `${code.parameter(magnitude)}*${name}`;
    // A leading minus would make -0 of 0, which the engine stores as a double.
    if (coefficient < 0) text = `${text === '' ? '0' : text}-${term}`;
    else text = text === '' ? term : `${text}+${term}`;
  }
  return text === '' ? '0' : code.bindIn(place, text);
}

/** floor(numerator / divisor) for a positive integer divisor. */
function floorDivide(numerator: string, divisor: number): string {
  if (divisor === 1 || numerator === '0') return numerator;
  const shift = Math.log2(divisor);
  return Number.isInteger(shift)
    ? `(${numerator}>>${String(shift)})`
    : `(Math.floor((${numerator})/${String(divisor)})|0)`;
}

interface Bounds {
  readonly low: string;
  /** Exclusive. */
  readonly high: string;
}

/**
 * Loop bounds of a variable under guards that every term must satisfy. Variables that are not bound yet
 * (inner loops) are given the benefit of the doubt. Returns the keys of guards that the bounds make true.
 */
function tighten(
  code: Code,
  variable: string,
  guards: readonly Guard[],
  extents: ReadonlyMap<string, number>,
): { bounds: Bounds; proven: string[] } {
  const extent = code.parameter(extents.get(variable) ?? 0);
  const lows = new Set<string>();
  const highs = new Set<string>();
  const proven: string[] = [];
  const used = new Set<string>();
  for (const guard of guards) {
    const { relation, form } = guard;
    if (relation === 'nonzero' || !Object.hasOwn(form.terms, variable)) continue;
    const coefficient = form.terms[variable];
    if (interval(form, extents)[0] >= 0) continue;
    const key = guardKey(guard);
    if (code.isProven(key)) continue;
    const outer: Record<string, number> = {};
    const inner: Record<string, number> = {};
    for (const name in form.terms) {
      if (name === variable) continue;
      (code.home.has(name) ? outer : inner)[name] = form.terms[name] ?? 0;
    }
    const rest = { constant: interval({ constant: form.constant, terms: inner }, extents)[1], terms: outer };
    const restCode = indexCode(code, rest);
    const home = code.homeOf(Object.keys(outer));
    for (const name in outer) used.add(name);
    const quotient = code.bindIn(home, floorDivide(restCode, Math.abs(coefficient)));
    // Arithmetic of literals alone would be float64; 0 is a lower bound anyway.
    if (quotient === '0') {
      if (coefficient < 0) highs.add('1');
    } else if (coefficient > 0) lows.add(code.bindIn(home, `0-${quotient}`));
    else highs.add(code.bindIn(home, `${quotient}+1`));
    if (Object.keys(inner).length === 0) proven.push(key);
  }
  const place = code.homeOf(used);
  return {
    bounds: {
      low: lows.size === 0 ? '0' : code.bindIn(place, `Math.max(0,${[...lows].join(',')})`),
      high: highs.size === 0 ? extent : code.bindIn(place, `Math.min(${extent},${[...highs].join(',')})`),
    },
    proven,
  };
}

/** Opens the loop of one variable over the values that its guards leave. */
export function openLoop(
  code: Code,
  variable: string,
  guards: readonly Guard[],
  extents: ReadonlyMap<string, number>,
): void {
  const { bounds, proven } = tighten(code, variable, guards, extents);
  code.open(`for(let ${variable}=${bounds.low};${variable}<${bounds.high};${variable}++)`, variable);
  for (const key of proven) code.current.proven.add(key);
}

const conditionOf = (code: Code, { relation, form }: Guard): string =>
  `${indexCode(code, form)}${relation === 'nonzero' ? '!==0' : '>=0'}`;

/** The guards that are neither true by the ranges nor known to hold here, among those whose variables are bound. */
export function openGuards(
  code: Code,
  guards: readonly Guard[],
  extents: ReadonlyMap<string, number>,
): readonly Guard[] {
  const seen = new Set<string>();
  return guards.filter((guard) => {
    const [low, high] = interval(guard.form, extents);
    if (guard.relation === 'nonnegative' ? low >= 0 : low > 0 || high < 0) return false;
    const key = guardKey(guard);
    if (seen.has(key) || code.isProven(key)) return false;
    seen.add(key);
    return Object.keys(guard.form.terms).every((name) => code.home.has(name));
  });
}

/** The conjunction of guards as a JavaScript condition. */
export const guardCondition = (code: Code, guards: readonly Guard[]): string =>
  guards.map((guard) => conditionOf(code, guard)).join('&&');
