/**
 * The language in which kernels are written: loops over numbers, in the syntax and with the meaning of
 * JavaScript, of which it is a small part. A kernel is compiled to WebAssembly, which runs at full speed from
 * its first iteration; as JavaScript most kernels would end before the engine had looked at them.
 *
 * There are two types. Integers (i32) come from integer parameters and int32 arrays, and `+ - * & >>` of
 * integers are integers; everything else is a float64. `Number(x)` makes a float64 of an integer, `x|0` an
 * integer of a float64. A variable has one type, inferred from all that is assigned to it.
 */
import { parse, type AnyNode, type FunctionDeclaration, type Statement } from 'acorn';

export type NumberType = 'i32' | 'f64';

export type ElementType = 'i32' | 'f32' | 'f64';

export interface ArrayParameter {
  readonly name: string;
  readonly element: ElementType;
}

/** What a kernel is called with, by the names under which its body reads and writes them. */
export interface KernelParameters {
  readonly inputs: readonly ArrayParameter[];
  readonly outputs: readonly ArrayParameter[];
  readonly scratch: readonly (ArrayParameter & { readonly length: number })[];
  readonly integers: readonly string[];
}

/** A function of float64 numbers that kernels call: foreign to them, or compiled into them. */
export type LibraryFunction = ((...values: number[]) => number) | KernelFunction;

/** A function whose text is in the kernels' own language: compiled into them, and callable from here. */
export interface KernelFunction {
  (...values: number[]): number;
  readonly source: string;
  readonly calls: Readonly<Record<string, LibraryFunction>>;
}

/** @param calls the library functions that the text calls, by name */
export function kernelFunction(source: string, calls: KernelFunction['calls'] = {}): KernelFunction {
  const names = Object.keys(calls);
  // The texts are constants of this package.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const make = new Function(...names, `'use strict';return(${source})`) as (
    ...library: LibraryFunction[]
  ) => (...values: number[]) => number;
  return Object.assign(make(...Object.values(calls)), { source, calls });
}

export const isKernelFunction = (value: LibraryFunction): value is KernelFunction => 'source' in value;

export const parseBody = (text: string): readonly Statement[] =>
  parse(text, { ecmaVersion: 2022, sourceType: 'script' }).body as Statement[];

export function parseFunction(text: string): FunctionDeclaration {
  const [statement] = parseBody(text);
  if (statement.type !== 'FunctionDeclaration') throw new Error(`no function: ${text}`);
  return statement;
}

/** A construct that is JavaScript and not of this language: an error of this package. */
export function outside(node: AnyNode): never {
  throw new Error(`kernels have no ${node.type} (at ${String(node.start)})`);
}
