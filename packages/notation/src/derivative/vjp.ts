/**
 * Reverse-mode differentiation of programs in index notation: Griewank and Walther, _Evaluating Derivatives_, 3.2.
 * Sums become gathers over the places that read an element; functions are differentiated by their derivative, kinks
 * by the conventions in operator-cotangents.ts and pullback.ts.
 */
import { variable, type Affine } from '../affine';
import type { Expression, Range, Statement } from '../ast';
import { apply, definition, number, range, read, view } from '../build';
import { somePart } from '../walk';
import { FreshNames } from './fresh-names';
import { gather } from './gather';
import { instantiate, renameRanges } from './instantiate';
import { pullback, type Contribution } from './pullback';

/** A program to differentiate. */
export interface Forward {
  readonly statements: readonly Statement[];
  readonly result: string;
  /** Shapes of the tensors that it reads and does not define. */
  readonly operands: Readonly<Record<string, readonly Affine[]>>;
  readonly dims: readonly string[];
}

export interface Gradient {
  /** The forward's statements, then the cotangents from the result's down. */
  readonly statements: readonly Statement[];
  /** The name of the argument's cotangent. */
  readonly result: string;
}

/**
 * The vector-Jacobian product of the forward in an argument: the program of
 * `argument's cotangent[u] = SUM over r of cotangent[r] * d result[r] / d argument[u]`.
 * @param cotangent the tensor that holds the result's cotangent; a result of rank 0 may go without, for 1
 * @throws RangeError where the argument is no operand
 */
export function vectorJacobianProduct(forward: Forward, argument: string, cotangent?: string): Gradient {
  return new Reverse(forward, argument, cotangent).gradient();
}

class Reverse {
  private readonly names: FreshNames;
  private readonly dependent: ReadonlySet<string>;
  private readonly shapes: ReadonlyMap<string, readonly Affine[]>;
  private readonly contributions = new Map<string, Contribution[]>();
  private readonly made: Statement[] = [];

  constructor(
    private readonly forward: Forward,
    private readonly argument: string,
    private readonly cotangent?: string,
  ) {
    const { statements, operands, dims } = forward;
    if (!operands[argument]) throw new RangeError(`'${argument}' is no operand of the forward`);
    this.names = new FreshNames([
      ...dims,
      ...Object.keys(operands),
      ...statements.map(({ name }) => name),
      ...(cotangent === undefined ? [] : [cotangent]),
    ]);
    this.dependent = dependentOn(statements, argument);
    this.shapes = new Map([
      ...Object.entries(operands),
      ...statements.map((statement) => [statement.name, shapeOf(statement)] as const),
    ]);
  }

  gradient(): Gradient {
    const { statements } = this.forward;
    for (const statement of statements.toReversed()) {
      if (!this.dependent.has(statement.name)) continue;
      if (statement.name === this.forward.result) this.pullBack(statement, (at) => this.seed(at));
      else if (this.contributions.has(statement.name)) {
        const name = this.define(statement.name);
        this.pullBack(statement, (at) => read(name, at));
      }
    }
    const result = this.define(this.argument);
    return { statements: [...statements, ...this.made], result };
  }

  private seed(at: readonly Affine[]): Expression {
    return this.cotangent === undefined ? number(1) : read(this.cotangent, at);
  }

  /** The tensor's cotangent as a definition; its name. */
  private define(tensor: string): string {
    const ranges = this.elementOf(tensor);
    const gathers = (this.contributions.get(tensor) ?? []).map((each) => gather(each, ranges, this.names));
    const [first = number(0), ...others] = gathers;
    const total = others.reduce((left, right) => apply('add', left, right), first);
    const name = this.names.take(`d${tensor}`);
    this.made.push(definition(name, ranges, total));
    return name;
  }

  private elementOf(tensor: string): Range[] {
    const shape = this.shapes.get(tensor) ?? [];
    return shape.map((extent, axis) => range(this.names.take(`u${String(axis)}`), extent));
  }

  /** Adds what the statement's operands get from its cotangent. */
  private pullBack(statement: Statement, cotangentAt: (at: readonly Affine[]) => Expression): void {
    if (statement.kind === 'view') {
      this.pullBackView(statement.source, statement.shape, cotangentAt);
      return;
    }
    const { ranges, bindings } = renameRanges(statement.ranges, {}, this.names);
    const place = { cotangent: cotangentAt(ranges.map(({ index }) => variable(index))), ranges };
    const body = instantiate(statement.body, bindings, this.names);
    this.add(pullback(body, place, { isWanted: (tensor) => this.dependent.has(tensor), names: this.names }));
  }

  /** The cotangent of a view's source is the view of its cotangent back to the source's shape. */
  private pullBackView(
    source: string,
    shape: readonly Affine[],
    cotangentAt: (at: readonly Affine[]) => Expression,
  ): void {
    const viewed = shape.map((extent, axis) => range(this.names.take(`u${String(axis)}`), extent));
    const whole = this.names.take(`d${source}`);
    const back = this.names.take(`d${source}`);
    this.made.push(
      definition(whole, viewed, cotangentAt(viewed.map(({ index }) => variable(index)))),
      view(back, whole, this.shapes.get(source) ?? []),
    );
    const ranges = this.elementOf(source);
    const indices = ranges.map(({ index }) => variable(index));
    this.add([{ tensor: source, indices, ranges, cotangent: read(back, indices) }]);
  }

  private add(contributions: readonly Contribution[]): void {
    for (const each of contributions) {
      this.contributions.set(each.tensor, [...(this.contributions.get(each.tensor) ?? []), each]);
    }
  }
}

const shapeOf = (statement: Statement): readonly Affine[] =>
  statement.kind === 'view' ? statement.shape : statement.ranges.map(({ extent }) => extent);

/** The argument and the tensors whose value depends on it. */
function dependentOn(statements: readonly Statement[], argument: string): ReadonlySet<string> {
  const dependent = new Set([argument]);
  const isRead = (part: Expression): boolean => part.kind === 'read' && dependent.has(part.tensor);
  for (const statement of statements) {
    const isDependent =
      statement.kind === 'view' ? dependent.has(statement.source) : somePart(statement.body, isRead);
    if (isDependent) dependent.add(statement.name);
  }
  return dependent;
}
