/** Functions on several replicas: their meaning, and collectives that are computed once. */
import { evaluate, formatProgram, real, variable } from '@gradcert/notation';
import { describe, expect, test } from '@jest/globals';
import {
  add,
  allReduce,
  buildFunction,
  multiply,
  negate,
  parameter,
  reduceMax,
  reduceSum,
  reshape,
  shareCollectives,
  unfold,
  type Func,
  type Tensor,
} from '../src';

const x = parameter('x', [2]);
const func = (...results: Tensor[]): Func => buildFunction('f', [x], results);

/** What every replica of a function of x [2] gets. */
function onReplicas(replicas: number, result: Tensor, data: readonly number[]): number[] {
  const { statements, results } = unfold(func(result), { replicas });
  const input = real.lift(Float64Array.from(data), [replicas, 2]);
  return Array.from(
    evaluate(statements, real, { dims: {}, inputs: { x: input }, outputs: results })[results[0]].lanes[0],
  );
}

describe('on replicas in lock step', () => {
  test('each computes by itself', () => {
    expect(onReplicas(3, reduceSum(x, [0]), [1, 2, 3, 4, 5, 6])).toEqual([3, 7, 11]);
    expect(onReplicas(2, reshape(x, [2, 1]), [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
    expect(onReplicas(1, x, [1, 2])).toEqual([1, 2]);
  });

  test('a collective sums over the replicas of each group', () => {
    expect(onReplicas(1, allReduce(x, [[0]]), [1, 2])).toEqual([1, 2]);
    expect(onReplicas(2, allReduce(x, [[0, 1]]), [1, 2, 3, 4])).toEqual([4, 6, 4, 6]);
    const groups = [
      [0, 2],
      [1, 3],
    ];
    expect(onReplicas(4, allReduce(x, groups), [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
      6, 8, 10, 12, 6, 8, 10, 12,
    ]);
  });

  test('dims may stay symbolic', () => {
    const y = parameter('y', [variable('N')]);
    const summed = buildFunction('f', [y], [allReduce(reduceSum(y, [0]), [[0, 1]])]);
    const { statements } = unfold(summed, { replicas: 2 });
    expect(formatProgram(statements.filter((each) => each.kind === 'definition'))).toMatchInlineSnapshot(`
"v1[replica0<2] = sum(r0<N) y[replica0,r0]
v2[replica0<2] = v1[0] + v1[1]"
`);
  });

  test('groups must be of these replicas', () => {
    expect(() => unfold(func(allReduce(x, [[0, 1]])), { replicas: 3 })).toThrow(
      'replica groups [[0,1]] are not of 3 replicas',
    );
    expect(() => unfold(func(allReduce(x, [[1, 2]])), { replicas: 2 })).toThrow('are not of 2 replicas');
  });
});

describe('collectives that are shared', () => {
  const count = ({ body }: Func, kind: string): number =>
    body.filter((operation) => operation.kind === kind).length;
  const both = [[0, 1]];
  const square = (): Tensor => multiply(x, x);

  test('equal ones are computed once, what is local stays where it is needed', () => {
    const shared = shareCollectives(
      func(add(allReduce(square(), both), negate(allReduce(square(), both))), square()),
    );
    expect(count(shared, 'all_reduce')).toBe(1);
    expect(count(shared, 'multiply')).toBe(2);
  });

  test('what differs by operand, attribute or reducer stays apart', () => {
    const other = [[1, 0]];
    const sums = [allReduce(x, both), allReduce(x, other), allReduce(square(), both)];
    expect(count(shareCollectives(func(...sums)), 'all_reduce')).toBe(3);
    const reductions = [allReduce(reduceSum(x, [0]), both), allReduce(reduceMax(x, [0]), both)];
    expect(count(shareCollectives(func(...reductions)), 'all_reduce')).toBe(2);
  });

  test('the meaning stays', () => {
    const two = func(add(allReduce(square(), both), allReduce(square(), both)));
    const run = (which: Func): number[] => {
      const { statements } = unfold(which, { replicas: 2 });
      const input = real.lift(Float64Array.of(1, 2, 3, 4), [2, 2]);
      return Array.from(
        Object.values(evaluate(statements, real, { dims: {}, inputs: { x: input } }))[0].lanes[0],
      );
    };
    expect(run(shareCollectives(two))).toEqual(run(two));
  });
});
