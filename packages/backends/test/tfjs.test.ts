import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openBackend, UnsupportedError, type BackendHandle, type ExecutionRequest } from '../src';
import { f32, textCases } from '../src/interface/texts';

const open = (module: string): Promise<BackendHandle> => openBackend(join(__dirname, 'modules', module));

test('a kernel that silently ran on the CPU is noticed, by its name', async () => {
  const backend = await open('fallback.ts');
  const [add, multiply] = textCases;
  const fallen = await backend.execute({ route: 'emitted', text: add.text, inputs: add.inputs });
  expect(fallen.kernels).toEqual({ device: 0, fallback: 1, fallbackNames: ['Add'] });
  const fine = await backend.execute({ route: 'emitted', text: multiply.text, inputs: multiply.inputs });
  expect(fine.kernels).toEqual({ device: 1, fallback: 0, fallbackNames: [] });
  await backend.close();
});

test('no tensor is left behind by 100 requests, failing ones among them', async () => {
  const backend = await open('memory.ts');
  const native: ExecutionRequest = {
    route: 'native',
    op: 'dense',
    argument: 'W',
    operands: { x: f32([2, 3], [1, 2, 3, 4, 5, 6]) },
    cotangent: f32([2, 1], [1, 2]),
    dims: { N: 2, A: 3, K: 1 },
    constants: {},
  };
  const held = async (request: ExecutionRequest): Promise<number> =>
    (await backend.execute(request)).outputs.at(-1)?.data[0] ?? NaN;
  const before = await held(native);
  for (let round = 0; round < 25; round++) {
    for (const { text, inputs } of [textCases[0], textCases.at(-1) ?? textCases[0]]) {
      await held({ route: 'emitted', text, inputs });
    }
    await held(native);
    await expect(held({ ...native, dims: { N: 9, A: 3, K: 1 } })).rejects.toThrow(/operand x has shape/);
  }
  expect(await held(native)).toBe(before);
  await backend.close();
});

test('bfloat16 text is unsupported, and so is an op without a lowering', async () => {
  const backend = await openBackend('tfjs-cpu');
  const text = `module @m {
    func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
      %b = stablehlo.convert %a : (tensor<2xf32>) -> tensor<2xbf16>
      %r = stablehlo.convert %b : (tensor<2xbf16>) -> tensor<2xf32>
      return %r : tensor<2xf32>
    }
  }`;
  const rounded = backend.execute({ route: 'emitted', text, inputs: [f32([2], [1, 2])] });
  await expect(rounded).rejects.toBeInstanceOf(UnsupportedError);
  await expect(rounded).rejects.toThrow(/bf16 \(stablehlo.convert\)/);
  const collective = `module @m {
    func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
      %r = "stablehlo.all_reduce"(%a) ({
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %s = stablehlo.add %x, %y : tensor<f32>
          stablehlo.return %s : tensor<f32>
      }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xf32>) -> tensor<2xf32>
      return %r : tensor<2xf32>
    }
  }`;
  const summed = backend.execute({ route: 'emitted', text: collective, inputs: [f32([2], [1, 2])] });
  await expect(summed).rejects.toThrow(new UnsupportedError('no lowering of stablehlo.all_reduce to tfjs'));
  await backend.close();
});
