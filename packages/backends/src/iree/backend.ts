/** The emitted text itself, compiled by iree-compile and run by iree-run-module, a process a call. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseModule, type Func, type Value } from '@gradcert/stablehlo';
import { decodeArray, encodeArray, sizeOf } from '../array-bytes';
import {
  UnsupportedError,
  type Backend,
  type DenseArray,
  type DeviceDescription,
  type ExecutionRequest,
} from '../backend';
import { arrayTypeOf, checkInputs, numberOf } from '../signature';
import { CompiledModules } from './compiled';
import { moduleFolder, programs } from './installation';
import { runTool } from './run-tool';
import type { IreeTarget } from './target';

/** Parsed signatures that are kept. */
const mostFunctions = 512;

/** @throws InstallError where IREE is not installed. */
export function ireeBackend(target: IreeTarget, description: DeviceDescription): Backend {
  const { compile, run } = programs();
  const modules = new CompiledModules(compile, moduleFolder(), target);
  const folder = mkdtempSync(join(tmpdir(), 'gradcert-iree-'));
  const functions = new Map<string, Func>();

  function functionOf(text: string): Func {
    const known = functions.get(text);
    if (known) return known;
    const [main] = parseModule(text).functions;
    const [oldest] = functions.keys();
    if (functions.size === mostFunctions) functions.delete(oldest);
    functions.set(text, main);
    return main;
  }

  /** iree-run-module reads and writes the bytes of arrays, row-major, without a header. */
  const fileOf = (kind: string, position: number): string => join(folder, `${kind}${String(position)}.bin`);

  async function call(
    file: string,
    main: Func,
    inputs: readonly DenseArray[],
  ): Promise<readonly DenseArray[]> {
    const args = [`--device=${target.device}`, `--module=${file}`, `--function=${main.name}`];
    inputs.forEach((input, position) => {
      const path = fileOf('input', position);
      writeFileSync(path, encodeArray(input));
      args.push(`--input=${[...input.shape, input.type].join('x')}=@${path}`);
    });
    main.results.forEach((_, position) => {
      rmSync(fileOf('output', position), { force: true });
      args.push(`--output=@${fileOf('output', position)}`);
    });
    await runTool(run, args);
    return main.results.map((result, position) => readResult(result, fileOf('output', position)));
  }

  return {
    describe: () => Promise.resolve(description),
    execute: async (request: ExecutionRequest) => {
      if (request.route === 'native') throw new UnsupportedError('IREE has no gradients of its own');
      const { text, inputs } = request;
      const main = functionOf(text);
      checkInputs(main, inputs);
      const outputs = await call(await modules.of(text), main, inputs);
      // One program, all of it on the device.
      return { outputs, kernels: { device: 1, fallback: 0, fallbackNames: [] } };
    },
    dispose: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

function readResult({ type: { element, shape } }: Value, path: string): DenseArray {
  const type = arrayTypeOf(element);
  const extents = shape.map(numberOf);
  const bytes = readFileSync(path);
  const size = sizeOf(type, extents);
  if (bytes.length !== size) {
    throw new Error(
      `iree-run-module wrote ${String(bytes.length)} bytes of ${type}[${extents.join(',')}], which has ${String(size)}`,
    );
  }
  return decodeArray(type, extents, bytes);
}
