/** What others compute of the texts: a right evaluator agrees, and one that is wrong anywhere does not. */
import { describe, expect, test } from '@jest/globals';
import type { DenseArray } from '@gradcert/backends';
import { evaluate, real } from '@gradcert/notation';
import { parseModule, unfold } from '@gradcert/stablehlo';
import { meaningBy, replicasBy } from '../src';
import { entry } from './fixtures';

/** By our own meaning of the text that it is given, which is in float64, on as many replicas as there are inputs. */
const byMeaning = (
  text: string,
  inputs: readonly (readonly DenseArray[])[],
): Promise<readonly DenseArray[]> => {
  const [main] = parseModule(text).functions;
  expect(text).not.toContain('f32');
  const replicas = inputs.length > 1 ? inputs.length : undefined;
  const { statements, results } = unfold(main, { replicas });
  const values = main.arguments.map(({ name }, at) => {
    const data = Float64Array.from(inputs.flatMap((own) => [...own[at].data]));
    const { shape } = inputs[0][at];
    return [name ?? '', real.lift(data, replicas === undefined ? shape : [replicas, ...shape])] as const;
  });
  const [result] = results;
  const value = evaluate(statements, real, {
    dims: {},
    inputs: Object.fromEntries(values),
    outputs: [result],
  })[result];
  const shape = replicas === undefined ? value.shape : value.shape.slice(1);
  const lane = Float64Array.from(value.lanes[0]);
  const size = lane.length / inputs.length;
  return Promise.resolve(
    inputs.map((_, replica) => ({
      type: 'f64',
      shape,
      data: lane.slice(replica * size, (replica + 1) * size),
    })),
  );
};

/** The last element is off by a millionth. */
const almost: typeof byMeaning = async (text, inputs) => {
  const outputs = await byMeaning(text, inputs);
  const last = outputs.at(-1)?.data;
  if (last) last[last.length - 1] += 1e-6;
  return outputs;
};

describe.each(['conv-weight-grad', 'max-pool-2x2-input-grad', 'batch-norm', 'bn-gamma-grad'])('%s', (id) => {
  test('is what a right evaluator computes, alone and on replicas', async () => {
    expect(await meaningBy(entry(id), byMeaning)).toBeUndefined();
    expect(await replicasBy(entry(id), 3, byMeaning)).toBeUndefined();
  });

  test('is not what one computes that is off by a millionth', async () => {
    expect(await meaningBy(entry(id), almost)).toMatch(/does not unfold to the denotation/);
    expect(await replicasBy(entry(id), 2, almost)).toMatch(
      /on 2 replicas .* does not compute the denotation/,
    );
  });
});
