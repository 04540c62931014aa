/**
 * Single elements of a program's result, at a cost in proportion to them wherever the program lets it: through
 * views and elementwise statements only the elements that are read are computed, and of a reduction only the sampled
 * ones. What a reduction reads is computed whole.
 */
import { evaluateAffine, type Environment } from './affine';
import type { Definition, Expression, Statement } from './ast';
import type { Algebra, TensorValue } from './algebras/algebra';
import { definitionNames } from './compile/names';
import { definition, range, read } from './build';
import { checkOrdinals, evaluate, gather } from './evaluate';

export interface EvaluateAtOptions {
  readonly dims: Environment;
  /** As for evaluate. */
  readonly inputs: Readonly<Record<string, TensorValue>>;
  readonly output: string;
  /** Row-major ordinals of the output's elements. */
  readonly ordinals: Int32Array;
}

/**
 * The values of those elements, as a tensor of rank 1.
 * @throws RangeError as evaluate, and where an ordinal is outside the output
 */
export const evaluateAt = (
  statements: readonly Statement[],
  algebra: Algebra,
  { dims, inputs, output, ordinals }: EvaluateAtOptions,
): TensorValue => new Sampler(statements, algebra, dims, inputs).at(output, ordinals);

type Read = Extract<Expression, { kind: 'read' }>;

class Sampler {
  private readonly statements: ReadonlyMap<string, Statement>;
  private readonly computed: Map<string, TensorValue>;

  constructor(
    statements: readonly Statement[],
    private readonly algebra: Algebra,
    private readonly dims: Environment,
    inputs: Readonly<Record<string, TensorValue>>,
  ) {
    this.statements = new Map(statements.map((statement) => [statement.name, statement]));
    this.computed = new Map(Object.entries(inputs));
  }

  at(name: string, ordinals: Int32Array): TensorValue {
    const known = this.computed.get(name);
    if (known) return gather(name, known, ordinals);
    const statement = this.statement(name);
    if (statement.kind === 'view') return this.at(statement.source, ordinals);
    return this.elementwise(statement, ordinals) ?? this.evaluate(statement, ordinals);
  }

  private statement(name: string): Statement {
    const statement = this.statements.get(name);
    if (!statement) throw new RangeError(`'${name}' is neither an input nor defined`);
    return statement;
  }

  private whole(name: string): TensorValue {
    const known = this.computed.get(name);
    if (known) return known;
    const value = this.evaluate(this.statement(name));
    this.computed.set(name, value);
    return value;
  }

  /** A statement's value from the whole of what it reads. */
  private evaluate(statement: Statement, ordinals?: Int32Array): TensorValue {
    const names = statement.kind === 'view' ? [statement.source] : definitionNames(statement).tensors.keys();
    const inputs = Object.fromEntries([...names].map((name) => [name, this.whole(name)]));
    const sample = ordinals ? { [statement.name]: ordinals } : {};
    return evaluate([statement], this.algebra, { dims: this.dims, inputs, sample })[statement.name];
  }

  /** The elements of a statement without reductions, from those that they read; undefined where it is none. */
  private elementwise(statement: Definition, ordinals: Int32Array): TensorValue | undefined {
    const reads = new Map<string, Read>();
    if (!collectReads(statement.body, reads)) return undefined;
    const inputs: Record<string, TensorValue> = {};
    const names = new Map<string, string>();
    for (const [key, each] of reads) {
      const from = this.ordinalsRead(statement, each, ordinals);
      if (!from) return undefined;
      const name = `sample ${String(names.size)}`;
      names.set(key, name);
      inputs[name] = this.at(each.tensor, from);
    }
    const body = withReads(statement.body, (each) => read(names.get(keyOf(each)) ?? '', [SAMPLE]));
    const along = definition(statement.name, [range('sample', ordinals.length)], body);
    return evaluate([along], this.algebra, { dims: this.dims, inputs })[statement.name];
  }

  /** The elements that a read needs; undefined where one lies outside of its tensor. */
  private ordinalsRead(
    { name, ranges }: Definition,
    { tensor, indices }: Read,
    ordinals: Int32Array,
  ): Int32Array | undefined {
    const extents = ranges.map(({ extent }) => evaluateAffine(extent, this.dims));
    const shape = this.shapeOf(tensor);
    checkOrdinals(
      name,
      ordinals,
      extents.reduce((size, extent) => size * extent, 1),
    );
    const from = new Int32Array(ordinals.length);
    for (const [k, ordinal] of ordinals.entries()) {
      const index: Record<string, number> = { ...this.dims };
      let rest = ordinal;
      for (let axis = extents.length - 1; axis >= 0; axis--) {
        index[ranges[axis].index] = rest % extents[axis];
        rest = Math.floor(rest / extents[axis]);
      }
      for (const [axis, form] of indices.entries()) {
        const place = evaluateAffine(form, index);
        if (place < 0 || place >= shape[axis]) return undefined;
        from[k] = from[k] * shape[axis] + place;
      }
    }
    return from;
  }

  private shapeOf(name: string): number[] {
    const known = this.computed.get(name);
    if (known) return [...known.shape];
    const statement = this.statement(name);
    const extents =
      statement.kind === 'view' ? statement.shape : statement.ranges.map(({ extent }) => extent);
    return extents.map((extent) => evaluateAffine(extent, this.dims));
  }
}

const SAMPLE = { constant: 0, terms: { sample: 1 } };

const keyOf = ({ tensor, indices }: Read): string => JSON.stringify([tensor, indices]);

/** Gathers the different reads of an expression; false where it is more than functions of reads and numbers. */
function collectReads(expression: Expression, reads: Map<string, Read>): boolean {
  switch (expression.kind) {
    case 'number':
      return true;
    case 'read':
      reads.set(keyOf(expression), expression);
      return true;
    case 'apply':
      return expression.operands.every((operand) => collectReads(operand, reads));
    case 'power':
      return collectReads(expression.base, reads);
    case 'affine':
    case 'bracket':
    case 'reduce':
      return false;
    default:
      return expression satisfies never;
  }
}

/** An expression of functions, reads and numbers with its reads replaced. */
function withReads(expression: Expression, replace: (each: Read) => Expression): Expression {
  if (expression.kind === 'read') return replace(expression);
  if (expression.kind === 'apply')
    return { ...expression, operands: expression.operands.map((operand) => withReads(operand, replace)) };
  if (expression.kind === 'power') return { ...expression, base: withReads(expression.base, replace) };
  return expression;
}
