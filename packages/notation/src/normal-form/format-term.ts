/** Terms in the notation, for reasons that a reader sees. */
import { formatAffine, type Affine } from '../affine';
import type { Opaques } from './opaque';
import { formatRational, isOne } from './rational';
import { argument, rangeIndex, substituteTerm, type Factor, type Sum, type Term } from './term';

/** Longer texts are cut: a reason is for reading. */
const MOST_CHARACTERS = 160;

/** Names of indices as a reader knows them. */
const RESULT_INDICES = ['i', 'j', 'k', 'l', 'm', 'n'];

const indexName = (name: string): string => {
  const position = Number(name.slice(name.startsWith('$c') ? 2 : 1));
  if (name.startsWith('@')) return RESULT_INDICES[position] ?? `i${String(position)}`;
  return name.startsWith('%') ? `w${String(position)}` : `s${String(position)}`;
};

const formatForm = (form: Affine): string => {
  const terms = Object.entries(form.terms).map(([name, coefficient]) => [
    /^[$@%]/.test(name) ? indexName(name) : name,
    coefficient,
  ]);
  return formatAffine({
    constant: form.constant,
    terms: Object.fromEntries(terms) as Record<string, number>,
  });
};

/** A term: `2*N^-1*sum(s0) [i-1 >= 0]*x[s0+i]`. */
export function formatTerm(term: Term, opaques: Opaques): string {
  const text = fullText(term, opaques);
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}...`;
}

function fullText(term: Term, opaques: Opaques): string {
  const { numerator, denominator } = term.coefficient;
  const isLong = denominator > 1_000_000n;
  const coefficient = isLong
    ? String(Number(numerator) / Number(denominator))
    : formatRational(term.coefficient);
  const factors = [
    ...(isOne(term.coefficient) ? [] : [coefficient]),
    ...Object.entries(term.scalars).map(([name, power]) => powerText(name, power)),
  ];
  const inner = [
    ...term.nonnegative.map((form) => `[${formatForm(form)} >= 0]`),
    ...term.zero.map((form) => `[${formatForm(form)} == 0]`),
    ...term.factors.map((factor) => formatFactor(factor, opaques)),
  ].join('*');
  const sum = term.bound.length === 0 ? '' : `sum(${term.bound.map(indexName).join(',')}) `;
  return [...factors, ...(inner === '' ? [] : [sum + inner])].join('*') || '1';
}

const powerText = (base: string, power: number): string => (power === 1 ? base : `${base}^${String(power)}`);

function formatFactor({ key, slots, power }: Factor, opaques: Opaques): string {
  if (opaques.nameOf(key) === undefined) {
    const name = key.replace('#', '');
    return powerText(slots.length === 0 ? name : `${name}[${slots.map(formatForm).join(',')}]`, power);
  }
  const { name, bodies, extents } = opaques.get(key);
  const bindings = Object.fromEntries(slots.map((slot, k) => [argument(k), slot]));
  const ranges = extents.map((extent, k) => `${indexName(rangeIndex(k))}<${formatForm(extent)}`).join(',');
  const text = bodies.map((body: Sum) =>
    body.map((term) => fullText(substituteTerm(term, bindings), opaques)).join(' + '),
  );
  const shown = `${name === 'base' ? '' : name}${ranges === '' ? '' : `(${ranges}) `}(${text.join('; ')})`;
  return powerText(shown, power);
}
