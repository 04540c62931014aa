/** From a definition to a function, cached by what the code depends on. */
import type { Environment } from '../affine';
import type { Definition } from '../ast';
import { isLiteral, type Algebra, type TensorValue } from '../algebras/algebra';
import { compileKernel, type Kernel } from '../kernel/compile';
import type { ArrayParameter, KernelParameters } from '../kernel/language';
import { bindDefinition } from './bind';
import { Generator, type TensorSlot } from './generate';
import { definitionNames } from './names';

export interface Compiled {
  readonly shape: readonly number[];
  /** Tensors whose lanes the kernel takes, in order. */
  readonly tensors: readonly string[];
  readonly kernel: Kernel;
  /** Values of the integers that the kernel takes. */
  readonly integers: readonly number[];
  /** Of the result; a lane that is all 0 is no output of the kernel. */
  readonly literals: readonly (string | undefined)[];
}

/** What a kernel is made of. */
interface KernelText {
  readonly source: string;
  readonly parameters: KernelParameters;
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

function kernelOf(algebra: Algebra, { source, parameters }: KernelText): Kernel {
  const lists = [parameters.inputs, parameters.outputs, parameters.scratch].map((arrays) =>
    arrays.map(({ name }) => name).join(),
  );
  const key = [algebra.name, ...lists, parameters.integers.length, source].join('\n');
  const known = kernels.get(key);
  return known ?? remember(kernels, key, compileKernel(source, parameters, algebra.library), MOST_KERNELS);
}

/**
 * The text of a kernel, what it takes, and the shape that it computes. It holds no name from the definition.
 * `count` is the number of elements to compute.
 */
export function generateKernel(
  definition: Definition,
  algebra: Algebra,
  dims: Environment,
  slots: ReadonlyMap<string, TensorSlot>,
  sampled: boolean,
): Omit<Compiled, 'kernel' | 'tensors'> & KernelText {
  const { ranges, body, extents } = bindDefinition(definition, dims);
  const generator = new Generator(algebra, extents, slots);
  const { code } = generator;
  const shape = ranges.map((range) => range.extent.constant);
  const element = algebra.storage === 'float32' ? 'f32' : 'f64';
  const lanesOf = (prefix: string): ArrayParameter[] =>
    Array.from({ length: algebra.lanes }, (_, lane) => ({ name: `${prefix}${String(lane)}`, element }));
  const inputs = [...slots.values()].flatMap(({ position }) => lanesOf(`a${String(position)}_`));
  if (sampled) inputs.push({ name: 'ordinals', element: 'i32' });
  code.line('let k=0;');
  if (sampled) {
    // One loop binds all indices of the result, so that each is at home in its block.
    code.open('for(;k<count;)', '');
    code.line('let r=ordinals[k];');
    for (const { index, extent } of [...ranges].reverse()) {
      const size = code.parameter(extent.constant);
      code.line(`const ${index}=r%${size};r=(r-${index})/${size}|0;`);
      code.home.set(index, code.current);
    }
  } else {
    for (const { index, extent } of ranges) {
      code.open(`for(let ${index}=0;${index}<${code.parameter(extent.constant)};${index}++)`, index);
    }
  }
  const lanes = generator.value(body);
  const literals = lanes.map((lane) => (isLiteral(lane) ? lane : undefined));
  const outputs = lanesOf('o').filter((_, lane) => literals[lane] !== '0');
  lanes.forEach((lane, at) => {
    if (literals[at] !== '0') code.line(`o${String(at)}[k]=${lane};`);
  });
  code.line('k++;');
  while (code.current.parent) code.close();
  const scratch = [...code.scratchLengths].map(([name, length]) => ({
    name,
    element: 'f32' as const,
    length,
  }));
  return {
    source: code.text(),
    parameters: { inputs, outputs, scratch, integers: ['count', ...code.parameters.keys()] },
    integers: [...code.parameters.values()],
    shape,
    literals,
  };
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
    const { shape, literals } = value;
    slots.set(tensor, { position: slots.size, shape, literals });
    key += `|${shape.join(',')}${literals ? `=${literals.join(',')}` : ''}`;
  }
  for (const dim of names.dims) key += `|${String(Object.hasOwn(dims, dim) ? dims[dim] : '')}`;

  const known = forms.get(definition) ?? new Map<string, Compiled>();
  forms.set(definition, known);
  const form = known.get(key);
  if (form) return form;
  const { source, parameters, ...rest } = generateKernel(definition, algebra, dims, slots, sampled);
  const kernel = kernelOf(algebra, { source, parameters });
  return remember(known, key, { ...rest, tensors: [...slots.keys()], kernel }, MOST_FORMS);
}
