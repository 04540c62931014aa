/** Runs emitted text by its own meaning: parsed, unfolded to index notation, evaluated with float32 roundings. */
import { evaluate, float32Sequential, type Algebra, type TensorValue } from '@gradcert/notation';
import {
  parseModule,
  StableHloError,
  unfold,
  type Func,
  type Meaning,
  type Value,
} from '@gradcert/stablehlo';
import {
  UnsupportedError,
  type Backend,
  type DenseArray,
  type ExecutionRequest,
  type ExecutionResult,
} from '../backend';
import { arrayTypeOf, checkInputs } from '../signature';
import { version } from '../../package.json';

interface Program {
  readonly main: Func;
  readonly meaning: Meaning;
}

/** Parsed texts that are kept, so that the compiled loops of a node's cases are used again. */
const mostPrograms = 256;

/**
 * A backend in this process; it has no worker, so that hundreds of small cases run in a second.
 * @param algebra a number system with one lane: how each operation rounds, and in which order sums are added.
 */
export function softwareBackend(algebra: Algebra = float32Sequential): Backend {
  const programs = new Map<string, Program>();

  function program(text: string): Program {
    const known = programs.get(text);
    if (known !== undefined) return known;
    const [main] = parseModule(text).functions;
    const made = { main, meaning: meaningOf(main) };
    const [oldest] = programs.keys();
    if (programs.size === mostPrograms) programs.delete(oldest);
    programs.set(text, made);
    return made;
  }

  function run(request: ExecutionRequest): ExecutionResult {
    if (request.route === 'native') throw new UnsupportedError('the software backend has no native route');
    const { main, meaning } = program(request.text);
    checkInputs(main, request.inputs);
    const values: Record<string, TensorValue> = {};
    main.arguments.forEach(({ name = '' }, position) => {
      const { data, shape } = request.inputs[position];
      values[name] = algebra.lift(data, shape);
    });
    const { statements, results } = meaning;
    const defined = new Set(statements.map(({ name }) => name));
    // A result may be an argument, which no statement defines.
    const wanted = results.filter((name) => defined.has(name));
    Object.assign(values, evaluate(statements, algebra, { dims: {}, inputs: values, outputs: wanted }));
    const device = statements.filter(({ kind }) => kind === 'definition').length;
    return {
      outputs: results.map((name, position) => toDense(main.results[position], values[name])),
      kernels: { device, fallback: 0, fallbackNames: [] },
    };
  }

  return {
    describe: () =>
      Promise.resolve({
        backend: 'software',
        device: `${algebra.name} arithmetic in JavaScript`,
        version: `gradcert ${version}`,
        software: true,
      }),
    // Promise.resolve().then: what run throws becomes a rejection.
    execute: (request) => Promise.resolve(request).then(run),
    dispose: () => {
      programs.clear();
      return Promise.resolve();
    },
  };
}

function meaningOf(main: Func): Meaning {
  try {
    return unfold(main);
  } catch (error) {
    if (error instanceof StableHloError) throw new UnsupportedError(error.message);
    throw error;
  }
}

function toDense(result: Value, { shape, lanes: [lane] }: TensorValue): DenseArray {
  const type = arrayTypeOf(result.type.element);
  return { type, shape, data: type === 'i1' ? Uint8Array.from(lane) : Float32Array.from(lane) };
}
