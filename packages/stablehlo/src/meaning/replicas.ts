/** The meaning of operations on R replicas in lock step: every tensor has a leading axis for the replica. */
import {
  apply,
  bracket,
  constant,
  definition,
  product,
  range,
  read,
  variable,
  type Affine,
  type Expression,
  type Range,
  type Statement,
} from '@gradcert/notation';
import { ensure } from '../errors';
import type { OperationOf } from '../ir';
import type { MeaningScope } from './scope';

/** Statements of one replica as statements of all. */
export class Replicas {
  private readonly range: Range;
  private readonly index: Affine;

  /** @param name an index that no statement has */
  constructor(
    private readonly count: number,
    name: string,
  ) {
    this.range = range(name, count);
    this.index = variable(name);
  }

  /** What each replica computes by itself, on all of them. */
  lift(statement: Statement): Statement {
    if (statement.kind === 'view') return { ...statement, shape: [constant(this.count), ...statement.shape] };
    return {
      ...statement,
      ranges: [this.range, ...statement.ranges],
      body: this.liftReads(statement.body),
    };
  }

  /**
   * all_reduce: on every replica the sum over its group.
   * @throws StableHloError where the groups are not of these replicas.
   */
  allReduce({ operands, attributes, results }: OperationOf<'all_reduce'>, scope: MeaningScope): Statement {
    const { replicaGroups } = attributes;
    const members = replicaGroups.flat();
    ensure(
      members.length === this.count && members.every((member) => member < this.count),
      () =>
        `all_reduce: replica groups ${JSON.stringify(replicaGroups)} are not of ${String(this.count)} replicas`,
      `name each replica from 0 to ${String(this.count - 1)}`,
    );
    const ranges = scope.ranges(operands[0].type.shape);
    const indices = ranges.map(({ index }) => variable(index));
    const tensor = scope.name(operands[0]);
    const sumOf = (group: readonly number[]): Expression =>
      total(group.map((member) => read(tensor, [constant(member), ...indices])));
    const body =
      replicaGroups.length === 1
        ? sumOf(members)
        : total(replicaGroups.map((group) => product(this.isIn(group), sumOf(group))));
    return definition(scope.name(results[0]), [this.range, ...ranges], body);
  }

  private isIn(group: readonly number[]): Expression {
    return total(group.map((member) => bracket('eq', this.index, constant(member))));
  }

  private liftReads(expression: Expression): Expression {
    switch (expression.kind) {
      case 'read':
        return { ...expression, indices: [this.index, ...expression.indices] };
      case 'reduce':
        return { ...expression, body: this.liftReads(expression.body) };
      case 'apply':
        return { ...expression, operands: expression.operands.map((operand) => this.liftReads(operand)) };
      case 'power':
        return { ...expression, base: this.liftReads(expression.base) };
      case 'number':
      case 'affine':
      case 'bracket':
        return expression;
      default:
        return expression satisfies never;
    }
  }
}

const total = (terms: readonly Expression[]): Expression =>
  terms.reduce((left, right) => apply('add', left, right));
