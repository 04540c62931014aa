/** Numbers for dims: the step from a module that stands for every shape to one that can be printed and run. */
import { constant, evaluateAffine, type Affine, type Environment, type Expression } from '@gradcert/notation';
import { fail } from './errors';
import type { Attributes, Func, Module, Operation, Region, TensorType, Value } from './ir';

/** The value of an expression of dims and numbers. */
function evaluateConstant(expression: Expression, dims: Environment): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'affine':
      return bindForm(expression.form, dims).constant;
    case 'power':
      return evaluateConstant(expression.base, dims) ** expression.exponent;
    case 'apply':
      return applyOperator(
        expression.operator,
        expression.operands.map((operand) => evaluateConstant(operand, dims)),
      );
    case 'read':
    case 'reduce':
    case 'bracket':
      return fail(`constant: a ${expression.kind} is not a constant`, 'use numbers and dims only');
    default:
      return expression satisfies never;
  }
}

function applyOperator(operator: string, values: readonly number[]): number {
  const [left = NaN, right = NaN] = values;
  switch (operator) {
    case 'add':
      return left + right;
    case 'subtract':
      return left - right;
    case 'multiply':
      return left * right;
    case 'divide':
      return left / right;
    case 'negate':
      return -left;
    default:
      return fail(`constant: '${operator}' is not available in constants`, 'use + - * / and negation');
  }
}

function bindForm(form: Affine, dims: Environment): Affine {
  for (const name of Object.keys(form.terms)) {
    if (dims[name] === undefined) fail(`dim '${name}' has no value`, `give one, such as ${name}=2`);
  }
  return constant(evaluateAffine(form, dims));
}

const isForm = (value: object): value is Affine => 'constant' in value && 'terms' in value;

/** Attributes are lists and records of numbers, strings and affine forms: the forms are bound, the rest is kept. */
function bindAttribute(value: unknown, dims: Environment): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isForm(value)) return bindForm(value, dims);
  if (Array.isArray(value)) return value.map((entry) => bindAttribute(entry, dims));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, bindAttribute(entry, dims)]));
}

function bindConstant(attributes: Attributes['constant'], dims: Environment): Attributes['constant'] {
  const { value } = attributes;
  if (typeof value === 'number' || !('kind' in value)) return attributes;
  return { value: evaluateConstant(value, dims) };
}

class Binder {
  private readonly values = new Map<Value, Value>();

  constructor(private readonly dims: Environment) {}

  function(func: Func): Func {
    return { name: func.name, ...this.block(func) };
  }

  /** Arguments before the body, the body before the results: each value is bound where it is defined. */
  private block(block: Region): Region {
    return {
      arguments: block.arguments.map((value) => this.define(value)),
      body: block.body.map((operation) => this.operation(operation)),
      results: block.results.map((value) => this.use(value)),
    };
  }

  private operation(operation: Operation): Operation {
    const operands = operation.operands.map((value) => this.use(value));
    const attributes =
      operation.kind === 'constant'
        ? bindConstant(operation.attributes, this.dims)
        : bindAttribute(operation.attributes, this.dims);
    const regions = operation.regions.map((region) => this.block(region));
    const results = operation.results.map((value) => this.define(value));
    return { ...operation, operands, attributes, regions, results } as Operation;
  }

  private define(value: Value): Value {
    const bound = { ...value, type: this.type(value.type) };
    this.values.set(value, bound);
    return bound;
  }

  private use(value: Value): Value {
    return (
      this.values.get(value) ??
      fail(`%${value.name ?? '?'} is used before its definition`, 'verify the module')
    );
  }

  private type(type: TensorType): TensorType {
    const shape = type.shape.map((extent) => bindForm(extent, this.dims));
    for (const [axis, extent] of shape.entries()) {
      if (!Number.isSafeInteger(extent.constant) || extent.constant < 0) {
        fail(`axis ${String(axis)} would have extent ${String(extent.constant)}`, 'choose larger dims');
      }
    }
    return { shape, element: type.element };
  }
}

/**
 * Puts numbers for dims in every extent, padding, group count and constant.
 * @throws StableHloError where a dim has no value, or an extent would be negative.
 */
export function bindDims(target: Module, dims: Environment): Module;
export function bindDims(target: Func, dims: Environment): Func;
export function bindDims(target: Module | Func, dims: Environment): Module | Func {
  if (!('functions' in target)) return new Binder(dims).function(target);
  return { ...target, functions: target.functions.map((func) => new Binder(dims).function(func)) };
}
