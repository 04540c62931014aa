/** From a kernel's text to a function on arrays. */
import type { FunctionDeclaration } from 'acorn';
import { assemble, type FunctionCode, type FunctionType } from './binary';
import type { Scope } from './expressions';
import { Instructions } from './instructions';
import {
  isKernelFunction,
  parseBody,
  parseFunction,
  type KernelParameters,
  type LibraryFunction,
  type NumberType,
} from './language';
import { Arena, memory } from './memory';
import { nameOf } from './types';

type TypedArray = Float64Array | Float32Array | Int32Array;

/** Runs a kernel: arrays and integers in the order of its parameters. Every element of the outputs is written. */
export type Kernel = (
  inputs: readonly TypedArray[],
  outputs: readonly TypedArray[],
  integers: readonly number[],
) => void;

/** Functions of Math that no instruction computes. */
const FOREIGN: Readonly<Record<string, (value: number) => number>> = {
  'Math.exp': Math.exp,
  'Math.log': Math.log,
  'Math.tanh': Math.tanh,
  'Math.expm1': Math.expm1,
  'Math.log1p': Math.log1p,
};

/** The library functions that a text calls, and those that they call, each before its callers. */
function reachable(
  text: string,
  library: Readonly<Record<string, LibraryFunction>>,
): Map<string, LibraryFunction> {
  const found = new Map<string, LibraryFunction>();
  const visit = (source: string, offered: Readonly<Record<string, LibraryFunction>>): void => {
    for (const [name, value] of Object.entries({ ...FOREIGN, ...offered })) {
      if (found.has(name) || !source.includes(`${name}(`)) continue;
      if (isKernelFunction(value)) visit(value.source, value.calls);
      found.set(name, value);
    }
  };
  visit(text, library);
  return found;
}

const floats = (count: number): FunctionType => ({
  parameters: Array.from({ length: count }, () => 'f64' as const),
  results: ['f64'],
});

/** Library functions are few, and part of many kernels. */
const parsed = new Map<string, FunctionDeclaration>();

function declarationOf(source: string): FunctionDeclaration {
  const known = parsed.get(source) ?? parseFunction(source);
  parsed.set(source, known);
  return known;
}

function libraryCode(declaration: FunctionDeclaration, functionIndex: Scope['functionIndex']): FunctionCode {
  const parameters = new Map(declaration.params.map((each) => [nameOf(each), 'f64' as const]));
  const { code, locals } = new Instructions(declaration.body.body, {
    parameters,
    arrays: new Map(),
    functionIndex,
  });
  // What follows the last return is never reached, but must leave a value.
  return { type: floats(parameters.size), locals, code: [...code, 0x00] };
}

/** Compiles a kernel whose body is `text`. */
export function compileKernel(
  text: string,
  { inputs, outputs, scratch, integers }: KernelParameters,
  library: Readonly<Record<string, LibraryFunction>>,
): Kernel {
  const called = [...reachable(text, library)];
  const foreign = called.filter(([, value]) => !isKernelFunction(value));
  const own = called.flatMap(([name, value]) => (isKernelFunction(value) ? [{ name, value }] : []));
  const order = [...foreign.map(([name]) => name), ...own.map(({ name }) => name)];
  const functionIndex = (name: string): number => {
    const index = order.indexOf(name);
    if (index < 0) throw new Error(`a kernel calls ${name}, which its library does not have`);
    return index;
  };
  const arrays = [...inputs, ...outputs, ...scratch];
  const parameters = new Map<string, NumberType>();
  for (const { name } of arrays) parameters.set(name, 'i32');
  for (const name of integers) parameters.set(name, 'i32');
  const main = new Instructions(parseBody(text), {
    parameters,
    arrays: new Map(arrays.map(({ name, element }) => [name, element])),
    functionIndex,
  });
  const module = new WebAssembly.Module(
    assemble({
      imports: foreign.map(([name, value]) => ({ name, type: floats(value.length) })),
      functions: [
        ...own.map(({ value }) => libraryCode(declarationOf(value.source), functionIndex)),
        {
          type: { parameters: [...parameters.values()], results: [] },
          locals: main.locals,
          code: main.code,
        },
      ],
    }),
  );
  const { run } = new WebAssembly.Instance(module, { m: { m: memory }, f: Object.fromEntries(foreign) })
    .exports as { run: (...values: number[]) => void };
  return (from, to, numbers) => {
    const arena = new Arena();
    const sources = from.map((array, at) => arena.reserve(inputs[at].element, array.length));
    const targets = to.map((array, at) => arena.reserve(outputs[at].element, array.length));
    const room = scratch.map(({ element, length }) => arena.reserve(element, length));
    arena.commit();
    from.forEach((array, at) => {
      arena.copyIn(sources[at], inputs[at].element, array);
    });
    run(...sources, ...targets, ...room, ...numbers);
    to.forEach((array, at) => {
      arena.copyOut(targets[at], outputs[at].element, array);
    });
  };
}
