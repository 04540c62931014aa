/** What is IREE's own: what it takes, and what it does not lower. That it computes right is for the tests of every backend. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBackend, type BackendHandle, type DenseArray } from '../src';
import { detected } from './detected';
import { f32 } from '../src/interface/texts';

const availability = detected('iree-llvm-cpu');

const identity = (type: string, name = 'main'): string =>
  `module @m {\n  func.func @${name}(%a: tensor<${type}>) -> tensor<${type}> {\n    return %a : tensor<${type}>\n  }\n}\n`;

/** Windows of 3 at every second cell: they overlap. */
const overlapping = `module @m {
  func.func @main(%x: tensor<5xf32>, %dy: tensor<2xf32>) -> tensor<5xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r = "stablehlo.select_and_scatter"(%x, %dy, %zero) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %s : tensor<i1>
    }, {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<5xf32>, tensor<2xf32>, tensor<f32>) -> tensor<5xf32>
    return %r : tensor<5xf32>
  }
}
`;

if (!availability.available) {
  test(`iree-llvm-cpu: NOT TRIED, since it cannot start here (${availability.reason})`, () => {
    expect(availability.install).toBe('npx gradcert backends install iree');
  });
} else {
  describe('iree-llvm-cpu', () => {
    let backend: BackendHandle;
    beforeAll(async () => {
      backend = await openBackend('iree-llvm-cpu');
    });
    afterAll(() => backend.close());
    const run = async (text: string, ...inputs: readonly DenseArray[]): Promise<DenseArray> =>
      (await backend.execute({ route: 'emitted', text, inputs })).outputs[0];

    test.each<readonly [string, DenseArray]>([
      ['f64', { type: 'f64', shape: [2], data: Float64Array.of(0.1, 1e300) }],
      ['bf16', { type: 'bf16', shape: [2], data: Float32Array.of(1.5, -Infinity) }],
    ])('takes and gives %s arrays, by a function of any name', async (type, input) => {
      expect(await run(identity(`2x${type}`, 'not_main'), input)).toEqual(input);
    });

    test('does not support what its compiler does not lower, and says what', async () => {
      const refused = run(overlapping, f32([5], [1, 2, 3, 4, 5]), f32([2], [1, 1]));
      await expect(refused).rejects.toMatchObject({
        name: 'UnsupportedError',
        message: expect.stringContaining('stablehlo.select_and_scatter'),
      });
    });

    test('fails on what its compiler refuses for another reason', async () => {
      const wrong = identity('2xf32').replace(
        'return %a',
        '%b = stablehlo.add %a, %c : tensor<2xf32>\n    return %b',
      );
      await expect(run(wrong, f32([2], [1, 2]))).rejects.not.toMatchObject({ name: 'UnsupportedError' });
    });
  });
}
