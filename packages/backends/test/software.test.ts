import { expect, test } from '@jest/globals';
import { bfloat16, float32Pairwise } from '@gradcert/notation';
import { backendDefinitions } from '../src';
import { softwareBackend } from '../src/software/backend';
import { f32, textCases } from '../src/interface/texts';

const sum = `module @m {
  func.func @main(%a: tensor<4xf32>) -> tensor<f32> {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %r : tensor<f32>
  }
}`;

test('runs in this process, in any order of summation and any precision', async () => {
  const inputs = [f32([4], [2 ** 24, 1, 1, 1])];
  const request = { route: 'emitted', text: sum, inputs } as const;
  const value = async (backend: ReturnType<typeof softwareBackend>): Promise<number> =>
    (await backend.execute(request)).outputs[0].data[0];
  expect(await value(softwareBackend())).toBe(2 ** 24);
  expect(await value(softwareBackend(float32Pairwise))).toBe(2 ** 24 + 2);
  const third = { route: 'emitted', text: sum, inputs: [f32([4], [1 / 3, 0, 0, 0])] } as const;
  const [coarse] = (await softwareBackend(bfloat16).execute(third)).outputs;
  expect(coarse.data[0]).toBe(0.333984375);
});

test('has no native route', async () => {
  const request = { route: 'native', op: 'conv', operands: {}, dims: {}, constants: {} } as const;
  await expect(softwareBackend().execute(request)).rejects.toThrow(/no native route/);
  expect(backendDefinitions().find(({ id }) => id === 'software')?.native).toEqual([]);
});

test('an argument that is returned as it came', async () => {
  const text =
    'module @m { func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> } }';
  const inputs = [f32([2], [1, NaN])];
  expect((await softwareBackend().execute({ route: 'emitted', text, inputs })).outputs).toEqual(inputs);
});

test('at least 200 small texts a second, once they are known', async () => {
  const backend = softwareBackend();
  const round = async (): Promise<void> => {
    for (const { text, inputs } of textCases) await backend.execute({ route: 'emitted', text, inputs });
  };
  await round();
  const started = performance.now();
  for (let k = 0; k < 10; k++) await round();
  const perSecond = (10 * textCases.length * 1000) / (performance.now() - started);
  expect(perSecond).toBeGreaterThan(200);
});
