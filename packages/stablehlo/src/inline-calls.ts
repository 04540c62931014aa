/** Puts the bodies of called functions in the places of their calls. */
import { StableHloError } from './errors';
import type { Func, Operation, Outside, Region, Value } from './ir';
import type { Call, ParsedFunction, Step } from './parsed';
import { formatType, sameType } from './shapes';
import type { Cursor } from './text/cursor';

/** Calls that unfold to more operations than this are not unfolded. */
const mostOperations = 50_000;

/**
 * The functions that are not called by others, each without calls.
 * @throws StableHloError where a callee does not exist or has other types.
 */
export function inlineCalls(
  functions: readonly ParsedFunction[],
  cursor: Cursor,
  keepsOutside: boolean,
): Func[] {
  const called = new Set(
    functions.flatMap(({ body = [] }) => body.flatMap((step) => (step.kind === 'call' ? [step.callee] : []))),
  );
  const isKept = ({ name, isPrivate, body }: ParsedFunction): boolean =>
    body !== undefined && !(isPrivate && called.has(name));
  const byName = new Map(functions.map((func) => [func.name, func]));
  return functions.filter(isKept).map((func) => new Inliner(byName, cursor, keepsOutside).function(func));
}

class Inliner {
  private count = 0;
  /** Names of the functions that are being unfolded, outermost first. */
  private readonly stack: string[] = [];

  constructor(
    private readonly functions: ReadonlyMap<string, ParsedFunction>,
    private readonly cursor: Cursor,
    private readonly keepsOutside: boolean,
  ) {}

  function(func: ParsedFunction): Func {
    const { name, arguments: parameters, body = [], results } = func;
    const values = new Map<Value, Value>();
    const operations = this.run(func, body, values);
    const final = results.map((value) => values.get(value) ?? value);
    return { name, arguments: parameters, body: operations, results: final };
  }

  /** Operations of a body, with values in place of those that the map holds. It gains what replaces results. */
  private run(func: ParsedFunction, body: readonly Step[], values: Map<Value, Value>): Operation[] {
    this.stack.push(func.name);
    const operations: Operation[] = [];
    for (const step of body) {
      if (step.kind === 'call') operations.push(...this.call(step, values));
      else operations.push(...this.operation(step, values));
    }
    this.stack.pop();
    return operations;
  }

  private operation(operation: Operation, values: Map<Value, Value>): Operation[] {
    const operands = operation.operands.map((value) => values.get(value) ?? value);
    const why = operands.find(({ outside }) => outside)?.outside;
    for (const result of operation.results) {
      const { type, name } = result;
      if (why) values.set(result, { type, name, outside: why });
      else if (this.stack.length > 1) values.set(result, { type, name });
    }
    if (why) return [];
    this.count += 1;
    const results = operation.results.map((value) => values.get(value) ?? value);
    const regions = operation.regions.map((region) => this.region(region, values));
    return [{ ...operation, operands, regions, results }];
  }

  /** A copy, since an operation may stand in several places. */
  private region({ arguments: parameters, body, results }: Region, outer: ReadonlyMap<Value, Value>): Region {
    const values = new Map(outer);
    const copy = ({ type, name }: Value): Value => ({ type, name });
    for (const value of parameters) values.set(value, copy(value));
    const use = (value: Value): Value => values.get(value) ?? value;
    const operations = body.map((operation) => {
      const operands = operation.operands.map(use);
      const regions = operation.regions.map((region) => this.region(region, values));
      for (const value of operation.results) values.set(value, copy(value));
      return { ...operation, operands, regions, results: operation.results.map(use) };
    });
    return { arguments: parameters.map(use), body: operations, results: results.map(use) };
  }

  private call(call: Call, values: Map<Value, Value>): Operation[] {
    const operands = call.operands.map((value) => values.get(value) ?? value);
    const callee = this.functions.get(call.callee);
    if (!callee) this.cursor.fail(`function @${call.callee} is not defined`, 'define it', call.span);
    const { arguments: parameters, body, results } = callee;
    const why = this.whyNot(callee, call);
    if (why || !body)
      return this.leaveOut(call, why ?? this.reason(call, `@${call.callee} has no body`), values);
    this.checkTypes(call, 'arguments', operands, parameters);
    this.checkTypes(call, 'results', call.results, results);
    const inner = new Map(parameters.map((parameter, k) => [parameter, given(parameter, operands[k])]));
    const operations = this.run(callee, body, inner);
    call.results.forEach((result, k) => values.set(result, inner.get(results[k]) ?? results[k]));
    return operations;
  }

  /** Why a call is not unfolded, where it is not. */
  private whyNot({ name }: ParsedFunction, call: Call): Outside | undefined {
    if (this.stack.includes(name)) return this.reason(call, `@${name} calls itself`);
    if (this.count > mostOperations) {
      return this.reason(call, `the calls unfold to more than ${String(mostOperations)} operations`);
    }
    return undefined;
  }

  private reason({ span }: Call, reason: string): Outside {
    const { line, column } = this.cursor.positionOf(span);
    return { reason, line, column };
  }

  private leaveOut({ results, span }: Call, why: Outside, values: Map<Value, Value>): Operation[] {
    if (!this.keepsOutside) this.cursor.outside(why.reason, 'write it out', span);
    for (const result of results) values.set(result, { ...result, outside: why });
    return [];
  }

  private checkTypes(call: Call, what: string, given: readonly Value[], declared: readonly Value[]): void {
    const isSame =
      given.length === declared.length &&
      given.every(
        (value, k) => value.outside ?? declared[k].outside ?? sameType(value.type, declared[k].type),
      );
    if (isSame) return;
    const types = (values: readonly Value[]): string => values.map(({ type }) => formatType(type)).join(', ');
    throw new StableHloError(
      `the call of @${call.callee} has ${what} (${types(given)}), the function (${types(declared)})`,
      'make them agree',
      this.cursor.positionOf(call.span),
    );
  }
}

/** What an argument stands for; of one whose type has no place here nothing is known, whatever is given. */
const given = (parameter: Value, operand: Value): Value => (parameter.outside ? parameter : operand);
