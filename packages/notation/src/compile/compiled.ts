/** From a definition to a function, cached by what the code depends on. */
import type { Environment } from '../affine';
import type { Definition } from '../ast';
import type { Algebra, TensorValue } from '../algebras/algebra';
import { bindDefinition } from './bind';
import { Generator, type TensorSlot } from './generate';
import { definitionNames } from './names';

type TypedArray = Float64Array | Float32Array;

/** Fills `outputs` (one array per lane); with ordinals, element k is that of ordinals[k]. */
type Kernel = (
  inputs: readonly TypedArray[],
  outputs: readonly TypedArray[],
  ordinals: Int32Array,
  parameters: Int32Array,
) => void;

export interface Compiled {
  readonly shape: readonly number[];
  /** Tensors whose lanes `kernel` takes, in order. */
  readonly tensors: readonly string[];
  readonly kernel: Kernel;
  readonly parameters: Int32Array;
}

/** Kernels by algebra and source text; the oldest go first. */
const MOST_KERNELS = 4096;
const kernels = new Map<string, Kernel>();

/** Compiled forms of one definition, by algebra, dims and shapes. */
const MOST_FORMS = 256;
const forms = new WeakMap<Definition, Map<string, Compiled>>();

function remember<K, V>(map: Map<K, V>, key: K, value: V, most: number): V {
  map.set(key, value);
  if (map.size > most)
    for (const oldest of map.keys()) {
      map.delete(oldest);
      break;
    }
  return value;
}

/** Handed in as arguments: inside a vm context (a test runner's) every look-up of a global costs a hundred nanoseconds. */
const GLOBALS = { Math, Infinity, NaN };

function kernelOf(algebra: Algebra, source: string): Kernel {
  const key = `${algebra.name}\n${source}`;
  const known = kernels.get(key);
  if (known) return known;
  const library = { ...algebra.library, ...GLOBALS };
  // The text is the generator's own: names and literals of its making, none of the definition's.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const make = new Function(...Object.keys(library), `'use strict';return function(A,O,S,D){${source}}`) as (
    ...library: unknown[]
  ) => Kernel;
  return remember(kernels, key, make(...Object.values(library)), MOST_KERNELS);
}

/** The source of a kernel's body, the integers that it takes, and the shape that it computes. It holds no name from the definition. */
export function generateSource(
  definition: Definition,
  algebra: Algebra,
  dims: Environment,
  slots: ReadonlyMap<string, TensorSlot>,
  sampled: boolean,
): { source: string; parameters: Int32Array; shape: readonly number[] } {
  const { ranges, body, extents } = bindDefinition(definition, dims);
  const generator = new Generator(algebra, extents, slots);
  const { code } = generator;
  const shape = ranges.map((range) => range.extent.constant);
  for (const { position } of slots.values()) {
    for (let lane = 0; lane < algebra.lanes; lane++) {
      const index = position * algebra.lanes + lane;
      code.prologue(`const a${String(position)}_${String(lane)}=A[${String(index)}];`);
    }
  }
  const outputs = Array.from({ length: algebra.lanes }, (_, lane) => `o${String(lane)}`);
  outputs.forEach((name, lane) => {
    code.prologue(`const ${name}=O[${String(lane)}];`);
  });
  code.prologue('let k=0;');
  if (sampled) {
    // One loop binds all indices of the result, so that each is at home in its block.
    code.open('for(;k<S.length;)', '');
    code.line('let r=S[k];');
    for (const { index, extent } of [...ranges].reverse()) {
      const size = code.parameter(extent.constant);
      code.line(`const ${index}=r%${size};r=(r-${index})/${size};`);
      code.home.set(index, code.current);
    }
  } else {
    for (const { index, extent } of ranges) {
      code.open(`for(let ${index}=0;${index}<${code.parameter(extent.constant)};${index}++)`, index);
    }
  }
  const lanes = generator.value(body);
  outputs.forEach((name, lane) => {
    code.line(`${name}[k]=${lanes[lane] ?? 'NaN'};`);
  });
  code.line('k++;');
  while (code.current.parent) code.close();
  return { source: code.text(), parameters: code.parameters, shape };
}

/**
 * The compiled form of a definition.
 * @throws RangeError where a tensor has no value or another rank than its reads, or a name is unbound.
 */
export function compile(
  definition: Definition,
  algebra: Algebra,
  dims: Environment,
  values: ReadonlyMap<string, TensorValue>,
  sampled: boolean,
): Compiled {
  const names = definitionNames(definition);
  const slots = new Map<string, TensorSlot>();
  let key = `${algebra.name}${sampled ? '|sampled' : ''}`;
  for (const [tensor, rank] of names.tensors) {
    const value = values.get(tensor);
    if (!value)
      throw new RangeError(
        `'${definition.name}' reads '${tensor}', which is neither an input nor defined before`,
      );
    if (value.shape.length !== rank) {
      throw new RangeError(
        `'${definition.name}' reads '${tensor}' with ${String(rank)} indices, but its value has shape [${value.shape.join(', ')}]`,
      );
    }
    slots.set(tensor, { position: slots.size, shape: value.shape });
    key += `|${value.shape.join(',')}`;
  }
  for (const dim of names.dims) key += `|${String(Object.hasOwn(dims, dim) ? dims[dim] : '')}`;

  const known = forms.get(definition) ?? new Map<string, Compiled>();
  forms.set(definition, known);
  const form = known.get(key);
  if (form) return form;
  const { source, parameters, shape } = generateSource(definition, algebra, dims, slots, sampled);
  const compiled = { shape, tensors: [...slots.keys()], kernel: kernelOf(algebra, source), parameters };
  return remember(known, key, compiled, MOST_FORMS);
}
