/** The tree as mathematics, in the LaTeX that KaTeX sets. */
import type { Affine } from './affine';
import type { Comparison, Definition, Expression, Operator, Range, Reducer } from './ast';
import { asChain, type Chain } from './comparison';
import { latexName } from './latex-names';

/** How tightly a formula binds. A part that binds less than its place asks for gets parentheses. */
enum Binding {
  Sum,
  Product,
  /** A fraction, a function's value, a power. */
  Factor,
  /** What an exponent can be put on. */
  Atom,
}

interface Formula {
  readonly text: string;
  readonly binding: Binding;
  /** Whether it ends in a sum's body, which would seem to take in a factor that follows. */
  readonly open?: boolean;
}

const RELATION: Readonly<Record<Comparison, string>> = {
  lt: '<',
  le: '\\le',
  eq: '=',
  ne: '\\ne',
  ge: '\\ge',
  gt: '>',
};

const BIG: Readonly<Record<Reducer, string>> = {
  sum: '\\sum',
  mean: '\\operatorname*{mean}',
  max: '\\max',
  min: '\\min',
  argmax: '\\operatorname*{argmax}',
};

/** `\mathrm{d}W_{o,c} = \sum_{n<N} ...` */
export function latexDefinition(definition: Definition): string {
  return `${leftSide(definition)} = ${latexExpression(definition.body)}`;
}

/** The definitions below each other, aligned at their equals signs. */
export function latexProgram(definitions: readonly Definition[]): string {
  const lines = definitions.map(
    (definition) => `${leftSide(definition)} &= ${latexExpression(definition.body)}`,
  );
  return `\\begin{aligned}\n${lines.join(' \\\\\n')}\n\\end{aligned}`;
}

export const latexExpression = (expression: Expression): string => render(expression).text;

/** An extent or a slot: `2h+p-p_h`. */
export function latexAffine(form: Affine): string {
  let text = '';
  for (const [name, coefficient] of Object.entries(form.terms)) {
    const magnitude = Math.abs(coefficient);
    const sign = coefficient < 0 ? '-' : text === '' ? '' : '+';
    text += sign + (magnitude === 1 ? '' : String(magnitude)) + latexName(name);
  }
  if (text === '') return String(form.constant);
  if (form.constant === 0) return text;
  return text + (form.constant < 0 ? '' : '+') + String(form.constant);
}

const leftSide = ({ name, ranges }: Definition): string =>
  indexed(
    name,
    ranges.map(({ index }) => latexName(index)),
  );

/** Compound slots stand a little apart: `x_{n,c,\,i+p,\,j+q}`. */
function indexed(tensor: string, slots: readonly string[]): string {
  const symbol = latexName(tensor);
  if (slots.length === 0) return symbol;
  const list = slots.map((slot, axis) => (axis > 0 && /[-+]/.test(slot) ? `\\,${slot}` : slot)).join(',');
  return `${symbol.includes('_') ? `{${symbol}}` : symbol}_{${list}}`;
}

const atom = (text: string): Formula => ({ text, binding: Binding.Atom });
const factor = (text: string): Formula => ({ text, binding: Binding.Factor });
const inParentheses = (text: string): string => `\\left(${text}\\right)`;

const place = ({ text, binding }: Formula, least: Binding): string =>
  binding < least ? inParentheses(text) : text;

/** As `place`, where a minus in front would be read as an operation. */
const placeAfterSign = (formula: Formula, least: Binding): string => {
  const text = place(formula, least);
  return text.startsWith('-') ? inParentheses(text) : text;
};

function render(expression: Expression): Formula {
  const chain = asChain(expression);
  if (chain !== undefined) return atom(`\\left[${relations(chain)}\\right]`);
  switch (expression.kind) {
    case 'number':
      return expression.name === undefined ? number(expression.value) : atom(latexName(expression.name));
    case 'affine':
      return affineValue(expression.form);
    case 'read': {
      const element = indexed(expression.tensor, expression.indices.map(latexAffine));
      if (expression.otherwise === 0) return atom(element);
      return atom(inParentheses(`${element}\\ \\text{else}\\ {${number(expression.otherwise).text}}`));
    }
    case 'reduce': {
      const least = expression.reducer === 'sum' ? Binding.Product : Binding.Factor;
      const body = placeAfterSign(render(expression.body), least);
      const text = `${BIG[expression.reducer]}_{${below(expression.ranges)}} ${body}`;
      return { text, binding: Binding.Product, open: true };
    }
    case 'apply':
      return applied(expression.operator, expression.operands);
    case 'power': {
      const base = place(render(expression.base), Binding.Atom);
      return factor(`${base.includes('^') ? `{${base}}` : base}^{${String(expression.exponent)}}`);
    }
    case 'bracket':
      throw new TypeError('unreachable: a bracket is a chain of one comparison');
    default:
      return expression satisfies never;
  }
}

const below = (ranges: readonly Range[]): string =>
  ranges.map(({ index, extent }) => `${latexName(index)}<${latexAffine(extent)}`).join(',\\,');

const relations = (chain: Chain): string =>
  latexExpression(chain[0].left) +
  chain.map(({ comparison, right }) => ` ${RELATION[comparison]} ${latexExpression(right)}`).join('');

const UNARY: Readonly<Partial<Record<Operator, (operand: Formula) => Formula>>> = {
  negate: (operand) => ({
    ...operand,
    text: `-${placeAfterSign(operand, Binding.Product)}`,
    binding: Binding.Product,
  }),
  sqrt: ({ text }) => factor(`\\sqrt{${text}}`),
  rsqrt: ({ text }) => factor(`\\frac{1}{\\sqrt{${text}}}`),
  abs: ({ text }) => atom(`\\left|${text}\\right|`),
};

const BINARY: Readonly<Partial<Record<Operator, (left: Formula, right: Formula) => Formula>>> = {
  add: ({ text }, right) => ({
    text: `${text} + ${placeAfterSign(right, Binding.Sum)}`,
    binding: Binding.Sum,
  }),
  subtract: ({ text }, right) => ({
    text: `${text} - ${placeAfterSign(right, Binding.Product)}`,
    binding: Binding.Sum,
  }),
  multiply: productOf,
  divide: (left, right) => factor(`\\frac{${left.text}}{${right.text}}`),
};

function applied(operator: Operator, operands: readonly Expression[]): Formula {
  if (operator === 'select') return { text: cases(operands), binding: Binding.Sum };
  const formulae = operands.map(render);
  const [first, second] = formulae;
  const special =
    formulae.length === 1
      ? UNARY[operator]?.(first)
      : formulae.length === 2
        ? BINARY[operator]?.(first, second)
        : undefined;
  return special ?? call(operator, formulae);
}

/** Functions that LaTeX knows by name. */
const KNOWN_FUNCTIONS: ReadonlySet<Operator> = new Set<Operator>(['exp', 'log', 'tanh', 'min', 'max']);

function call(operator: Operator, operands: readonly Formula[]): Formula {
  const name = KNOWN_FUNCTIONS.has(operator) ? `\\${operator}` : `\\operatorname{${operator}}`;
  return factor(`${name}${inParentheses(operands.map(({ text }) => text).join(', '))}`);
}

function productOf(left: Formula, right: Formula): Formula {
  const first = left.open === true ? inParentheses(left.text) : place(left, Binding.Product);
  const second = placeAfterSign(right, Binding.Product);
  const separator = /^\d/.test(second) ? ' \\cdot ' : '\\,';
  return { text: first + separator + second, binding: Binding.Product, open: right.open };
}

function cases([condition, then, otherwise]: readonly Expression[]): string {
  const chain = asChain(condition);
  const holds = chain === undefined ? `${latexExpression(condition)} \\ne 0` : relations(chain);
  const rows = `${latexExpression(then)} & \\text{if } ${holds} \\\\ ${latexExpression(otherwise)} & \\text{otherwise}`;
  return `\\begin{cases} ${rows} \\end{cases}`;
}

function number(value: number): Formula {
  if (Math.abs(value) === Infinity) return signed(value, '\\infty', Binding.Atom);
  const [mantissa, exponent = ''] = String(Math.abs(value)).split('e');
  if (exponent === '') return signed(value, mantissa, Binding.Atom);
  const power = `10^{${exponent.replace('+', '')}}`;
  return mantissa === '1'
    ? signed(value, power, Binding.Factor)
    : signed(value, `${mantissa} \\cdot ${power}`, Binding.Product);
}

const signed = (value: number, text: string, binding: Binding): Formula =>
  value < 0 ? { text: `-${text}`, binding: Binding.Product } : { text, binding };

function affineValue(form: Affine): Formula {
  const text = latexAffine(form);
  const parts = Object.keys(form.terms).length + (form.constant === 0 ? 0 : 1);
  if (parts > 1) return { text, binding: Binding.Sum };
  return /^[-\d]/.test(text) && Object.keys(form.terms).length > 0
    ? { text, binding: Binding.Product }
    : atom(text);
}
