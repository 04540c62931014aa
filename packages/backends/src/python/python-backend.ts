/** Kernels in a Python file as a backend: the file runs in a process of its own and is asked over its standard streams. */
import { parseModule } from '@gradcert/stablehlo';
import {
  UnsupportedError,
  type AccuracyProfile,
  type Backend,
  type BackendDefinition,
  type DenseArray,
  type DeviceDescription,
  type ExecutionRequest,
} from '../backend';
import { checkInputs } from '../signature';
import type { Frame } from './frames';
import { PythonServer, type PythonRequest } from './python-server';

export interface PythonBackendOptions {
  readonly id: string;
  readonly title: string;
  /** Absolute path of the file whose kernels these are. */
  readonly script: string;
  /** The kernels of the native route: `dense:W` for the gradient of dense in W. */
  readonly native: readonly string[];
  /** True where the file has a function that runs StableHLO text. */
  readonly stablehlo?: boolean;
  readonly accuracy: AccuracyProfile;
  /** The interpreter: GRADCERT_PYTHON, or else python3, unless given. */
  readonly python?: string;
  /** What to run where it cannot start. */
  readonly install: string;
}

/** The declaration of a backend whose kernels are functions in a Python file. */
export function pythonBackend(options: PythonBackendOptions): BackendDefinition {
  const { id, title, native, stablehlo = false, accuracy, install } = options;
  return {
    id,
    title,
    routes: [
      ...(stablehlo ? (['emitted'] as const) : []),
      ...(native.length > 0 ? (['native'] as const) : []),
    ],
    native,
    accuracy,
    preference: -1,
    merit: 'it is named in this project',
    install,
    start: () => start(options),
  };
}

/** @throws Error where Python or the file does not start, or the file lacks a kernel that is declared. */
async function start({ id, script, native, stablehlo, python }: PythonBackendOptions): Promise<Backend> {
  const interpreter = python ?? process.env.GRADCERT_PYTHON ?? 'python3';
  const { server, hello } = await PythonServer.start(interpreter, ['-m', 'gradcert.serve', script]);
  try {
    checkHello(hello, script, stablehlo ? ['stablehlo', ...native] : native);
  } catch (error) {
    await server.close();
    throw error;
  }
  server.onLost = (error) => {
    // The host sees this process end in the middle of a request, shows what it printed, and starts another.
    process.stderr.write(`${error.message}\n`, () => process.exit(1));
  };
  return {
    describe: () => Promise.resolve(descriptionOf(id, hello)),
    execute: async (request) => {
      // A function that takes text need not look at the shapes of its inputs.
      if (request.route === 'emitted') checkInputs(parseModule(request.text).functions[0], request.inputs);
      const { header, arrays } = await server.ask(...questionOf(request));
      if (typeof header.unsupported === 'string') throw new UnsupportedError(header.unsupported);
      return { outputs: arrays, kernels: { device: 1, fallback: 0, fallbackNames: [] } };
    },
    dispose: () => server.close(),
  };
}

function checkHello(hello: Frame['header'], script: string, declared: readonly string[]): void {
  if (typeof hello.error === 'string') throw new Error(hello.error);
  const there = Array.isArray(hello.kernels) ? hello.kernels.map(String) : [];
  const missing = declared.filter((name) => !there.includes(name));
  if (missing.length === 0) return;
  throw new Error(`${script} has no kernel ${missing.join(', ')}; it has: ${there.join(', ') || 'none'}`);
}

const descriptionOf = (id: string, { device, version, software }: Frame['header']): DeviceDescription => ({
  backend: id,
  device: String(device),
  version: String(version),
  software: software !== false,
});

/** A request as a frame's header and arrays. */
function questionOf(request: ExecutionRequest): [PythonRequest, readonly DenseArray[]] {
  if (request.route === 'emitted') return [{ ask: 'stablehlo', text: request.text }, request.inputs];
  const { op, argument, operands, cotangent, dims, constants } = request;
  const name = argument === undefined ? op : `${op}:${argument}`;
  const header = { ask: 'kernel', name, operands: Object.keys(operands), dims, constants };
  return [
    { ...header, cotangent: cotangent !== undefined },
    [...Object.values(operands), ...(cotangent ? [cotangent] : [])],
  ];
}
