import { affine, type AffineLike } from '@gradcert/notation';
import { fail, ensure } from '../errors';
import type { ElementType, Func, Module } from '../ir';
import { Tensor, type Producer } from './tensor';

/** An argument of a function under construction. */
export const parameter = (name: string, shape: readonly AffineLike[], element: ElementType = 'f32'): Tensor =>
  new Tensor({ type: { shape: shape.map(affine), element }, name });

/**
 * A function of its parameters: the operations that the results need, in the order in which they were made.
 * @throws StableHloError where a result reads a parameter that is not listed.
 */
export function buildFunction(name: string, parameters: readonly Tensor[], results: readonly Tensor[]): Func {
  ensure(results.length > 0, () => `function ${name} has no results`, 'return at least one tensor');
  const reached = new Set<Tensor>();
  const pending = [...results];
  const producers: Producer[] = [];
  for (let tensor = pending.pop(); tensor; tensor = pending.pop()) {
    if (reached.has(tensor)) continue;
    reached.add(tensor);
    if (tensor.producer) {
      producers.push(tensor.producer);
      pending.push(...tensor.producer.operands);
    } else if (!parameters.includes(tensor)) {
      fail(
        `function ${name} reads '${tensor.value.name ?? 'unnamed'}', which is not among its parameters`,
        'list it as a parameter',
      );
    }
  }
  producers.sort((a, b) => a.order - b.order);
  return {
    name,
    arguments: parameters.map(({ value }) => value),
    body: producers.map(({ operation }) => operation),
    results: results.map(({ value }) => value),
  };
}

/** A module; the emitted corpus calls all of its modules `m`. */
export const buildModule = (functions: readonly Func[], name = 'm'): Module => ({ name, functions });
