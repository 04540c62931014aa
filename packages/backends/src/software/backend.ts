/** Runs emitted text by its own meaning: parsed, unfolded to index notation, evaluated with float32 roundings. */
import { evaluate, float32Sequential, type Algebra, type TensorValue } from '@gradcert/notation';
import { parseModule, unfold, type Func, type Meaning, type Value } from '@gradcert/stablehlo';
import { UnsupportedError, type Backend, type DenseArray, type EmittedRequest } from '../backend';
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
    const made = { main, meaning: unfold(main) };
    const [oldest] = programs.keys();
    if (programs.size === mostPrograms) programs.delete(oldest);
    programs.set(text, made);
    return made;
  }

  function run({ text, inputs }: EmittedRequest): { outputs: DenseArray[]; kernels: number } {
    const { main, meaning } = program(text);
    checkInputs(main, inputs);
    const values: Record<string, TensorValue> = {};
    main.arguments.forEach((argument, position) => {
      const { data, shape } = inputs[position];
      values[argument.name ?? ''] = algebra.lift(data, shape);
    });
    const { statements, results } = meaning;
    const defined = new Set(statements.map(({ name }) => name));
    Object.assign(
      values,
      evaluate(statements, algebra, {
        dims: {},
        inputs: values,
        outputs: results.filter((name) => defined.has(name)),
      }),
    );
    const outputs = results.map((name, position) => toDense(main.results[position], values[name]));
    return { outputs, kernels: statements.filter(({ kind }) => kind === 'definition').length };
  }

  return {
    describe: () =>
      Promise.resolve({
        backend: 'software',
        device: `${algebra.name} arithmetic in JavaScript`,
        version: `gradcert ${version}`,
        software: true,
      }),
    execute: async (request) => {
      if (request.route === 'native') throw new UnsupportedError('the software backend has no native route');
      const { outputs, kernels } = run(request);
      return { outputs, kernels: { device: kernels, fallback: 0, fallbackNames: [] } };
    },
    dispose: () => {
      programs.clear();
      return Promise.resolve();
    },
  };
}

function toDense(result: Value, { shape, lanes: [lane] }: TensorValue): DenseArray {
  const type = arrayTypeOf(result.type.element);
  return { type, shape, data: type === 'i1' ? Uint8Array.from(lane) : Float32Array.from(lane) };
}
