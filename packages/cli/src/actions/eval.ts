/** The work of `gradcert eval`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UnsupportedError } from '@gradcert/backends';
import {
  bindEntry,
  entriesOf,
  evaluateDenotation,
  extentsOf,
  liftOperands,
  loadEntries,
} from '@gradcert/conformance';
import { real } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { withBackends, type BackendPlan } from '../backend-plan';
import type { EvalOptions } from '../commands/eval';
import { formatDims, solveDims, type Dims } from '../dims';
import type { EvalDocument } from '../documents';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { untilInterrupted } from '../interrupt';
import { LISTED, named } from '../named';
import { readNpy, writeNpy, type NpyArray } from '../npy';
import { openTerminal } from '../terminal';

type Operands = Readonly<Record<string, NpyArray>>;

export async function evaluateNode(id: string, options: EvalOptions): Promise<ExitCode> {
  const terminal = openTerminal(options);
  const entry = named('node', id, entriesOf(loadEntries()), LISTED);
  const operands = Object.fromEntries(
    entry.operands.map(({ name }) => [name, readNpy(join(options.inputs, `${name}.npy`))]),
  );
  const shapes = Object.fromEntries(Object.entries(operands).map(([name, { shape }]) => [name, shape]));
  const dims = solveDims(entry, shapes);
  const data =
    options.backend === undefined
      ? evaluateOracle(entry, dims, operands)
      : await withBackends({ require: [options.backend] }, (plan) => evaluateOn(plan, entry, dims, operands));
  if (data === undefined) return exitCodes.interrupted;

  const { name } = entry.result;
  const result = { shape: extentsOf(entry.result.shape, dims), data };
  const file = options.out === undefined ? null : join(options.out, `${name}.npy`);
  if (options.out !== undefined && file !== null) {
    mkdirSync(options.out, { recursive: true });
    writeNpy(file, result);
  }
  const by = options.backend ?? 'oracle';
  terminal.document({
    schema: 'gradcert.eval/1',
    node: id,
    dims,
    by,
    result: { name, shape: result.shape, file, data: [...data] },
  } satisfies EvalDocument);
  terminal.print(`${id} at ${formatDims(dims)}, by ${by === 'oracle' ? 'the denotation in float64' : by}`);
  terminal.print(`${name} [${result.shape.join(', ')}]: ${firstValues(data)}`);
  if (file !== null) terminal.print(`written: ${file}`);
  return exitCodes.held;
}

function evaluateOracle(entry: CertifiedFunction, dims: Dims, operands: Operands): Float64Array {
  const data = Object.fromEntries(Object.entries(operands).map(([name, array]) => [name, array.data]));
  const [values] = evaluateDenotation(entry, dims, liftOperands(entry, dims, data, real), real).lanes;
  return Float64Array.from(values ?? []);
}

/** Undefined where it was interrupted. */
async function evaluateOn(
  plan: BackendPlan,
  entry: CertifiedFunction,
  dims: Dims,
  operands: Operands,
): Promise<Float32Array | undefined> {
  let answer: Float32Array | undefined;
  await untilInterrupted(
    async () => {
      for (const handle of plan.handles) {
        const inputs = entry.operands.map(({ name }) => {
          const { shape, data } = operands[name] ?? { shape: [], data: new Float32Array() };
          return { type: 'f32' as const, shape, data: Float32Array.from(data) };
        });
        const { text } = bindEntry(entry, dims);
        const { outputs } = await handle
          .execute({ route: 'emitted', text, inputs })
          .catch((error: unknown) => {
            if (!(error instanceof UnsupportedError)) throw error;
            throw new CallError(
              `${handle.id} cannot run ${entry.id}: ${error.message}`,
              'choose another backend',
            );
          });
        answer = Float32Array.from(outputs[0]?.data ?? []);
      }
    },
    () => plan.close(),
  );
  return answer;
}

/** The first few values, as a glance. */
function firstValues(data: Float32Array | Float64Array): string {
  const shown = [...data.subarray(0, 6)].map((value) => String(Number(value.toPrecision(7))));
  return shown.join(', ') + (data.length > shown.length ? ', ...' : '');
}
