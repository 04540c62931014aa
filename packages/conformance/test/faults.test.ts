/** Each layer is seen to fail: faults that it exists for, in the emitted text or in the backend. */
import { float32Pairwise } from '@gradcert/notation';
import { UnsupportedError } from '@gradcert/backends';
import { describe, expect, test } from '@jest/globals';
import {
  planEntry,
  proveEntry,
  runCases,
  type BackendUnderTest,
  type CaseResult,
  type RunLayer,
} from '../src';
import type { CertifiedFunction } from '@gradcert/spec';
import { backend, entry, spec, withData } from './fixtures';

async function results(
  of: CertifiedFunction,
  handle: BackendUnderTest,
  layer?: RunLayer,
): Promise<CaseResult[]> {
  const cases = planEntry(of, spec).filter(
    (planned) => planned.depth === 'quick' && (!layer || planned.layer === layer),
  );
  const collected: CaseResult[] = [];
  const inSpec = { ...spec, nodes: spec.nodes.map((node) => (node.id === of.id ? of : node)) };
  await runCases(cases, inSpec, {
    handle,
    routes: ['emitted'],
    onResult: (result) => void collected.push(result),
  });
  return collected;
}

const failing = (collected: CaseResult[]): string[] => [
  ...new Set(collected.filter(({ verdict }) => verdict === 'failed').map(({ layer }) => layer)),
];

/** Rounds to a shorter mantissa, as a kernel with narrower operands does (truncation is enough to show). */
const truncate = (bits: number) => (data: Float32Array) => {
  const words = new Int32Array(data.buffer);
  for (let at = 0; at < words.length; at++) words[at] &= -(1 << bits);
  return data;
};

describe('a right backend', () => {
  test.each(['conv-weight-grad', 'bn-gamma-grad', 'max-pool-2x2-input-grad', 'softmax-ce-logits-grad'])(
    '%s passes every layer in two orders of summation',
    async (id) => {
      for (const handle of [backend(), backend({ algebra: float32Pairwise })]) {
        expect((await results(entry(id), handle)).filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
      }
    },
  );
});

describe('wrong padding in the emitted text', () => {
  const right = entry('conv-weight-grad');
  // The low and the high pad of the first spatial axis, shifted by one against each other.
  const shifted: CertifiedFunction = {
    ...right,
    module: {
      functions: right.module.functions.map((main) => ({
        ...main,
        body: main.body.map((operation) =>
          operation.kind !== 'convolution'
            ? operation
            : {
                ...operation,
                attributes: {
                  ...operation.attributes,
                  window: operation.attributes.window.map((axis, position) =>
                    position > 0
                      ? axis
                      : {
                          ...axis,
                          padding: [
                            { ...axis.padding[0], constant: axis.padding[0].constant + 1 },
                            { ...axis.padding[1], constant: axis.padding[1].constant - 1 },
                          ] as const,
                        },
                  ),
                },
              },
        ),
      })),
    },
  };

  test('fails in exact and bounded', async () => {
    expect(failing(await results(shifted, backend()))).toEqual(expect.arrayContaining(['exact', 'bounded']));
  });

  test('fails in meaning, with a witness and what to look at', () => {
    const [claim] = proveEntry(shifted, spec, { layers: ['meaning'] });
    expect(claim).toMatchObject({
      verdict: 'different',
      reason: expect.stringMatching(/dW\[.*of the text is .*, of the denotation/),
    });
  });
});

describe('a wrong backend', () => {
  const node = entry('conv-weight-grad');

  test.each([
    ['TF32', 13],
    ['bfloat16', 16],
  ])('that reads an operand in %s fails in mantissa', async (_, bits) => {
    const narrow = backend({
      request: (request) =>
        request.route === 'native'
          ? request
          : {
              ...request,
              inputs: request.inputs.map((input, position) =>
                position > 0 ? input : { ...input, data: truncate(bits)(Float32Array.from(input.data)) },
              ),
            },
    });
    expect(failing(await results(node, narrow, 'mantissa'))).toEqual(['mantissa']);
  });

  test('that returns other bits the second time fails in repeat', async () => {
    let calls = 0;
    const drifting = backend({
      result: (result) =>
        calls++ % 3 === 2 ? withData(result, (data) => data.map((value) => value * (1 + 2 ** -22))) : result,
    });
    const collected = await results(node, drifting, 'repeat');
    expect(failing(collected)).toEqual(['repeat']);
    expect(collected[0].message).toMatch(/on the second run/);
  });

  test('that falls back to the CPU fails, with the names of the kernels', async () => {
    const fallingBack = backend({
      result: (result) => ({ ...result, kernels: { device: 1, fallback: 1, fallbackNames: ['Conv2D'] } }),
    });
    const [first] = await results(node, fallingBack, 'exact');
    expect(first).toMatchObject({ verdict: 'failed', message: expect.stringContaining('Conv2D') });
  });

  test('that returns NaN fails', async () => {
    const poisoned = backend({ result: (result) => withData(result, (data) => data.fill(NaN)) });
    expect(failing(await results(node, poisoned, 'bounded'))).toEqual(['bounded']);
  });

  test('that lacks a kernel is unsupported; one that crashes is an error, and the other cases go on', async () => {
    const lacking = backend({
      request: () => {
        throw new UnsupportedError('no kernel for convolution');
      },
    });
    expect(new Set((await results(node, lacking)).map(({ verdict }) => verdict))).toEqual(
      new Set(['unsupported']),
    );
    let calls = 0;
    const crashing = backend({
      request: (request) => {
        if (calls++ === 0) throw new Error('the worker died');
        return request;
      },
    });
    const collected = await results(node, crashing, 'exact');
    expect(collected.map(({ verdict }) => verdict)).toEqual([
      'error',
      ...collected.slice(1).map(() => 'passed'),
    ]);
  });
});
