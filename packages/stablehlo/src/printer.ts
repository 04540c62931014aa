/** The text of a module, in the form that the emitted corpus has. */
import { fail } from './errors';
import { formatType } from './shapes';
import { printExtent, printOperands } from './assembly';
import type { Func, Module, OpKind, Operation, OperationOf, Region, TensorType, Value } from './ir';
import type { Assembly, OperationPrinter } from './op-kind';
import { opKind } from './registry';

/** What MLIR reads after `%`. */
const valueName = /^(\d+|[A-Za-z$._-][\w$.-]*)$/;
const symbolName = /^[A-Za-z_][\w$.]*$/;

const symbol = (name: string): string => `@${symbolName.test(name) ? name : JSON.stringify(name)}`;

/** A type whose extents must be numbers. */
function printType(type: TensorType): string {
  type.shape.forEach(printExtent);
  return formatType(type);
}

/** Puts every line a step further in. */
const indented = (texts: readonly string[], step: string): string =>
  texts.map((text) => step + text.replaceAll('\n', `\n${step}`)).join('\n');

/** Names of values, unique among those visible; authors' names are kept where they are. */
class Names {
  private readonly taken = new Set<string>();
  private readonly byValue = new Map<Value, string>();
  private count = 0;

  define(value: Value): string {
    const wanted = value.name !== undefined && valueName.test(value.name) ? value.name : undefined;
    const name = wanted !== undefined && !this.taken.has(wanted) ? wanted : this.fresh();
    this.taken.add(name);
    this.byValue.set(value, name);
    return `%${name}`;
  }

  use(value: Value): string {
    const name = this.byValue.get(value);
    if (name === undefined) fail(`%${value.name ?? '?'} is used before its definition`, 'verify the module');
    return `%${name}`;
  }

  /** Names that a block defined may be used again after it. */
  release(values: readonly Value[]): void {
    for (const value of values) this.taken.delete(this.byValue.get(value) ?? '');
  }

  private fresh(): string {
    let name: string;
    do {
      name = `v${String(this.count)}`;
      this.count += 1;
    } while (this.taken.has(name));
    return name;
  }
}

class FunctionPrinter implements OperationPrinter {
  private readonly names = new Names();

  function(func: Func): string {
    const parameters = func.arguments.map((value) => `${this.names.define(value)}: ${printType(value.type)}`);
    const lines = func.body.map((operation) => this.line(operation));
    const types = func.results.map(({ type }) => printType(type)).join(', ');
    const results =
      func.results.length === 0 ? '' : ` -> ${func.results.length === 1 ? types : `(${types})`}`;
    lines.push(
      func.results.length === 0 ? 'return' : `return ${printOperands(func.results, this)} : ${types}`,
    );
    return `func.func ${symbol(func.name)}(${parameters.join(', ')})${results} {\n${indented(lines, '  ')}\n}`;
  }

  name(value: Value): string {
    return this.names.use(value);
  }

  functional(operation: OperationOf<OpKind>): string {
    const operands = operation.operands.map(({ type }) => printType(type)).join(', ');
    return `(${operands}) -> ${printType(operation.results[0].type)}`;
  }

  regions(regions: readonly Region[]): string {
    return `(${regions.map((region) => this.region(region)).join(', ')})`;
  }

  private region(region: Region): string {
    const parameters = region.arguments.map(
      (value) => `${this.names.define(value)}: ${printType(value.type)}`,
    );
    const lines = region.body.map((operation) => this.line(operation));
    const types = region.results.map(({ type }) => printType(type)).join(', ');
    lines.push(`stablehlo.return ${printOperands(region.results, this)} : ${types}`);
    this.names.release([...region.arguments, ...region.body.flatMap(({ results }) => results)]);
    return `{\n  ^bb0(${parameters.join(', ')}):\n${indented(lines, '    ')}\n}`;
  }

  private line(operation: Operation): string {
    // The operation first: values of its regions may have the result's name.
    const text = this.operation(operation);
    return `${this.names.define(operation.results[0])} = ${text}`;
  }

  private operation<K extends OpKind>(operation: OperationOf<K>): string {
    const assembly: Assembly<K> = opKind(operation.kind).assembly;
    const mnemonic = `stablehlo.${operation.kind}`;
    printType(operation.results[0].type);
    return `${assembly.parse ? mnemonic : `"${mnemonic}"`}${assembly.print(operation, this)}`;
  }
}

/**
 * The text of a module whose extents are numbers.
 * @throws StableHloError where a dim has no value yet (see `bindDims`).
 */
export function printModule(module: Module): string {
  const name = module.name === undefined ? '' : ` ${symbol(module.name)}`;
  const functions = module.functions.map((func) => new FunctionPrinter().function(func));
  return `module${name} {\n${indented(functions, '  ')}\n}\n`;
}
