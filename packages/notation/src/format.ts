/** The tree as text that parses back to it. Every range is written with its extent. */
import { formatAffine, type Affine } from './affine';
import type { Comparison, Definition, Expression, Operator, Range } from './ast';
import { asChain, type Chain } from './comparison';

/** How tightly a text binds. A part that binds less than its place asks for gets parentheses. */
enum Binding {
  Sum,
  Product,
  /** -x */
  Unary,
  /** x^2, and a reduction, which may stand where a power may. */
  Power,
  Primary,
}

const SYMBOL: Readonly<Record<Comparison, string>> = {
  lt: '<',
  le: '<=',
  eq: '==',
  ne: '!=',
  ge: '>=',
  gt: '>',
};

const INFIX: Readonly<Partial<Record<Operator, string>>> = {
  add: '+',
  subtract: '-',
  multiply: '*',
  divide: '/',
};

/** One definition a line. */
export const formatProgram = (definitions: readonly Definition[]): string =>
  definitions.map(formatDefinition).join('\n');

/** `name[i<N] = body`; a scalar is `name = body`. */
export function formatDefinition({ name, ranges, body }: Definition): string {
  return `${name}${ranges.length === 0 ? '' : `[${formatRanges(ranges)}]`} = ${formatExpression(body)}`;
}

/**
 * Text of an expression. For what the parser yields it parses to the same tree; trees made by programs may hold
 * parts that the parser would have made one affine form (`2` times `i`), and come back as that.
 * @throws RangeError for NaN, which has no literal
 */
export const formatExpression = (expression: Expression): string => render(expression).text;

const formatRanges = (ranges: readonly Range[]): string =>
  ranges.map(({ index, extent }) => `${index}<${formatAffine(extent)}`).join(', ');

interface Rendered {
  readonly text: string;
  readonly binding: Binding;
  /** Whether it ends in a reduction's body, which would take in a factor that follows. */
  readonly open: boolean;
}

const closed = (text: string, binding: Binding): Rendered => ({ text, binding, open: false });

const parenthesised = ({ text }: Rendered): Rendered => closed(`(${text})`, Binding.Primary);

const place = (expression: Expression, least: Binding): Rendered => {
  const rendered = render(expression);
  return rendered.binding < least ? parenthesised(rendered) : rendered;
};

function render(expression: Expression): Rendered {
  const chain = asChain(expression);
  if (chain !== undefined) return closed(formatChain(chain), Binding.Primary);
  switch (expression.kind) {
    case 'number':
      return renderNumber(expression.value, expression.name);
    case 'affine':
      return closed(formatAffine(expression.form), bindingOf(expression.form));
    case 'read':
      return closed(formatRead(expression), Binding.Primary);
    case 'reduce': {
      const body = place(expression.body, Binding.Product).text;
      const head = `${expression.reducer}(${formatRanges(expression.ranges)})`;
      return {
        text: `${head} ${body.startsWith('-') ? `(${body})` : body}`,
        binding: Binding.Power,
        open: true,
      };
    }
    case 'apply':
      return renderApply(expression.operator, expression.operands);
    case 'power':
      return closed(
        `${place(expression.base, Binding.Primary).text}^${String(expression.exponent)}`,
        Binding.Power,
      );
    case 'bracket':
      throw new TypeError('unreachable: a bracket is a chain of one comparison');
    default:
      return expression satisfies never;
  }
}

function renderApply(operator: Operator, operands: readonly Expression[]): Rendered {
  const left = operands.at(0);
  const right = operands.at(1);
  const sign = INFIX[operator];
  if (sign !== undefined && left !== undefined && right !== undefined) return infix(sign, left, right);
  if (operator === 'negate' && left !== undefined) {
    // A literal in parentheses stays a literal: `-3` is a number, `-(3)` is a negation.
    const operand = left.kind === 'number' ? parenthesised(render(left)) : place(left, Binding.Power);
    return { text: `-${operand.text}`, binding: Binding.Unary, open: operand.open };
  }
  return closed(`${operator}(${operands.map(formatExpression).join(', ')})`, Binding.Primary);
}

function infix(sign: string, left: Expression, right: Expression): Rendered {
  if (sign === '+' || sign === '-') {
    const second = place(right, Binding.Product);
    return { text: `${render(left).text} ${sign} ${second.text}`, binding: Binding.Sum, open: second.open };
  }
  const first = place(left, Binding.Product);
  const second = place(right, Binding.Unary);
  return {
    text: `${(first.open ? parenthesised(first) : first).text}${sign}${second.text}`,
    binding: Binding.Product,
    open: second.open,
  };
}

function renderNumber(value: number, name: string | undefined): Rendered {
  if (name !== undefined) return closed(name, Binding.Primary);
  return closed(formatNumber(value), value < 0 || Object.is(value, -0) ? Binding.Unary : Binding.Primary);
}

function formatNumber(value: number): string {
  if (Number.isNaN(value)) throw new RangeError('NaN has no literal in index notation');
  if (Object.is(value, -0)) return '-0';
  return String(value).replace('Infinity', 'inf');
}

function formatRead({ tensor, indices, otherwise }: Extract<Expression, { kind: 'read' }>): string {
  const element = indices.length === 0 ? tensor : `${tensor}[${indices.map(formatAffine).join(',')}]`;
  return otherwise === 0 ? element : `${element} else ${formatNumber(otherwise)}`;
}

function formatChain(chain: Chain): string {
  const sides = chain.map(({ comparison, right }) => ` ${SYMBOL[comparison]} ${formatExpression(right)}`);
  return `[${formatExpression(chain[0].left)}${sides.join('')}]`;
}

function bindingOf(form: Affine): Binding {
  const coefficients = Object.values(form.terms);
  const coefficient = coefficients.at(0);
  if (coefficient === undefined) return form.constant < 0 ? Binding.Unary : Binding.Primary;
  if (coefficients.length > 1 || form.constant !== 0) return Binding.Sum;
  if (coefficient === 1) return Binding.Primary;
  return coefficient === -1 ? Binding.Unary : Binding.Product;
}
