/** Terms in the notation, for reasons that a reader sees. */
import { formatAffine, variable } from '../affine';
import { BASE } from './laws';
import type { Opaques } from './opaque';
import { formatRational, isOne } from './rational';
import { argument, rangeIndex, substituteTerm, type Factor, type Term } from './term';

/** Longer texts are cut: a reason is for reading. */
const MOST_CHARACTERS = 160;

/** Names of the result's indices, as a reader sees them. */
const RESULT_INDICES = ['i', 'j', 'k', 'l', 'm', 'n'];

/** A term: `2*N^-1*sum(s1) [i-1 >= 0]*x[s1+i]`. */
export function formatTerm(term: Term, opaques: Opaques): string {
  const bindings = Object.fromEntries(RESULT_INDICES.map((name, axis) => [argument(axis), variable(name)]));
  const text = new Formatter(opaques).term(substituteTerm(term, bindings));
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}...`;
}

/** Every bound index gets a name of its own, those inside functions too. */
class Formatter {
  private count = 0;

  constructor(private readonly opaques: Opaques) {}

  private fresh(): string {
    return `s${String(++this.count)}`;
  }

  term(canonical: Term): string {
    const names = canonical.bound.map(() => this.fresh());
    const bindings = Object.fromEntries(canonical.bound.map((name, k) => [name, variable(names[k])]));
    const term = substituteTerm(canonical, bindings);
    const outer = [
      ...(isOne(term.coefficient) ? [] : [coefficientText(term)]),
      ...Object.entries(term.scalars).map(([name, power]) => powerText(name, power)),
    ];
    const inner = [
      ...term.nonnegative.map((form) => `[${formatAffine(form)} >= 0]`),
      ...term.zero.map((form) => `[${formatAffine(form)} == 0]`),
      ...term.factors.map((factor) => this.factor(factor)),
    ].join('*');
    const sum = names.length === 0 ? '' : `sum(${names.join(',')}) `;
    return [...outer, ...(inner === '' ? [] : [sum + inner])].join('*') || '1';
  }

  private factor({ key, slots, power }: Factor): string {
    if (this.opaques.nameOf(key) === undefined) {
      const name = key.replace('#', '');
      return powerText(slots.length === 0 ? name : `${name}[${slots.map(formatAffine).join(',')}]`, power);
    }
    const { name, bodies, extents } = this.opaques.get(key);
    const ranges = extents.map((extent) => ({ name: this.fresh(), extent }));
    const bindings = Object.fromEntries([
      ...slots.map((slot, k) => [argument(k), slot] as const),
      ...ranges.map((range, k) => [rangeIndex(k), variable(range.name)] as const),
    ]);
    const text = bodies.map((body) =>
      body.map((term) => this.term(substituteTerm(term, bindings))).join(' + '),
    );
    const over = ranges.map((range) => `${range.name}<${formatAffine(range.extent)}`).join(',');
    const shown = name === BASE ? '' : over === '' ? name : `${name}(${over}) `;
    return powerText(`${shown}(${text.join('; ')})`, power);
  }
}

const powerText = (base: string, power: number): string => (power === 1 ? base : `${base}^${String(power)}`);

/** The coefficient, as a decimal where the fraction is long. */
function coefficientText({ coefficient }: Term): string {
  const { numerator, denominator } = coefficient;
  if (denominator <= 1_000_000n) return formatRational(coefficient);
  return String(Number(numerator) / Number(denominator));
}
