/** What is XLA's own: its process, and what it takes. That it computes right is for the tests of every backend. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openBackend, type BackendHandle, type DenseArray } from '../src';
import { detected } from './detected';
import { f32 } from '../src/interface/texts';
import { openDevices, openInterpreter } from '../src/xla/evaluators';
import { openVerifier } from '../src/xla/verifier';

const availability = detected('xla');

/** Processes whose parent has this id (Linux). */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return new RegExp(`^\\d+ \\(.*\\) \\S ${String(parent)} `).test(
          readFileSync(`/proc/${String(pid)}/stat`, 'utf8'),
        );
      } catch {
        return false;
      }
    });

const identity = (type: string, name = 'main'): string =>
  `module @m {\n  func.func @${name}(%a: tensor<${type}>) -> tensor<${type}> {\n    return %a : tensor<${type}>\n  }\n}\n`;

if (!availability.available) {
  test(`xla: NOT TRIED, since it cannot start here (${availability.reason})`, () => {
    expect(availability.install).toBe('npx gradcert backends install xla');
  });
} else {
  describe('xla', () => {
    let backend: BackendHandle;
    beforeAll(async () => {
      backend = await openBackend('xla');
    });
    afterAll(() => backend.close());
    const run = async (text: string, input: DenseArray): Promise<DenseArray> =>
      (await backend.execute({ route: 'emitted', text, inputs: [input] })).outputs[0];

    test.each<readonly [string, DenseArray]>([
      ['f32', f32([2], [0.1, -0])],
      ['f64', { type: 'f64', shape: [2], data: Float64Array.of(0.1, 1e300) }],
      ['bf16', { type: 'bf16', shape: [2], data: Float32Array.of(1.5, -Infinity) }],
      ['i32', { type: 'i32', shape: [2], data: Int32Array.of(-1, 2 ** 30) }],
      ['i1', { type: 'i1', shape: [2], data: Uint8Array.of(0, 1) }],
    ])('takes and gives %s arrays, by a function of any name', async (type, input) => {
      expect(await run(identity(`2x${type}`, 'not_main'), input)).toEqual(input);
    });

    test('takes no array of another type, though its bytes would fit', async () => {
      const input: DenseArray = { type: 'i32', shape: [2], data: Int32Array.of(1, 2) };
      await expect(run(identity('2xf32'), input)).rejects.toThrow(/input 0 is i32\[2\]/);
    });

    test('flushes what is subnormal, as its profile says', async () => {
      const text = identity('1xf32').replace(
        'return %a',
        '%r = stablehlo.add %a, %a : tensor<1xf32>\n    return %r',
      );
      expect(await run(text, f32([1], [1e-40]))).toEqual(f32([1], [0]));
    });

    test('parses and verifies texts, and says what is wrong with one that it refuses', async () => {
      const verifier = await openVerifier();
      try {
        const wrong = identity('2xf32').replace('return %a : tensor<2xf32>', 'return %a : tensor<3xf32>');
        const [right, refused] = await verifier.verify([identity('2xf32', 'not_main'), wrong]);
        expect(right).toBeNull();
        expect(refused).toContain('tensor<2xf32>');
      } finally {
        await verifier.close();
      }
    });

    const f64 = (...data: readonly number[]): DenseArray => ({
      type: 'f64',
      shape: [data.length],
      data: Float64Array.from(data),
    });

    test('adds over the replicas of several devices', async () => {
      const sum = `module @m {
  func.func @sum(%a: tensor<1xf64>) -> tensor<1xf64> {
    %r = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
    ^bb0(%x: tensor<f64>, %y: tensor<f64>):
      %s = stablehlo.add %x, %y : tensor<f64>
      stablehlo.return %s : tensor<f64>
    }) : (tensor<1xf64>) -> tensor<1xf64>
    return %r : tensor<1xf64>
  }
}
`;
      const devices = await openDevices(3);
      try {
        const got = await devices.evaluate(sum, [[f64(1)], [f64(0.5)], [f64(1e-9)]]);
        expect(got).toEqual(Array(3).fill(f64(1.500000001)));
        await expect(devices.evaluate(sum, [[f64(1, 2)], [f64(1)], [f64(1)]])).rejects.toThrow(/input 0/);
      } finally {
        await devices.close();
      }
    });

    test("has StableHLO's interpreter, which starts anew after a text that ends it", async () => {
      const interpreter = await openInterpreter();
      try {
        expect(await interpreter.evaluate(identity('1xf64'), [[f64(0.1)]])).toEqual([f64(0.1)]);
        const [living] = childrenOf(process.pid).filter((pid) =>
          readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').includes('none'),
        );
        process.kill(living, 'SIGKILL');
        await expect(interpreter.evaluate(identity('1xf64'), [[f64(1)]])).rejects.toThrow(/SIGKILL/);
        expect(await interpreter.evaluate(identity('1xf64'), [[f64(2)]])).toEqual([f64(2)]);
      } finally {
        await interpreter.close();
      }
    });

    (process.platform === 'linux' ? test : test.skip)('that dies loses one request', async () => {
      const [worker] = childrenOf(process.pid).filter((pid) => childrenOf(pid).length > 0);
      const [python] = childrenOf(worker);
      process.kill(python, 'SIGKILL');
      const lost = run(identity('1xf32'), f32([1], [1]));
      await expect(lost).rejects.toMatchObject({
        kind: 'exited',
        output: expect.stringContaining('SIGKILL'),
      });
      expect(await run(identity('1xf32'), f32([1], [1]))).toEqual(f32([1], [1]));
    });
  });
}
