/** The constraints of a module: those of each operation, SSA dominance, and the types that are declared. */
import type { Span } from '@gradcert/notation';
import { OutsideLanguageError, StableHloError, type TextPosition } from './errors';
import type { Func, Module, OpKind, Operation, OperationOf, Region, Value } from './ir';
import type { OpKindDefinition } from './op-kind';
import { opKind } from './registry';
import { formatType, sameType } from './shapes';
import { positionsIn } from './text/positions';

type Spanned = Pick<Operation, 'span'>;

class Verifier {
  readonly errors: StableHloError[] = [];

  private readonly positionOf?: (span: Span) => TextPosition;

  constructor(source?: string) {
    if (source !== undefined) this.positionOf = positionsIn(source);
  }

  function(func: Func): void {
    this.block(func, new Set(), `function ${func.name}`);
  }

  private block(block: Region, outer: ReadonlySet<Value>, where: string): void {
    const defined = new Set(outer);
    for (const value of block.arguments) this.define(value, defined, where, undefined);
    for (const operation of block.body) {
      this.uses(operation.operands, defined, operation.kind, operation);
      for (const region of operation.regions) this.block(region, defined, `a region of ${operation.kind}`);
      this.operation(operation);
      for (const value of operation.results) this.define(value, defined, where, operation);
    }
    this.uses(block.results, defined, `${where}: return`, block.body.at(-1));
  }

  private define(value: Value, defined: Set<Value>, where: string, operation: Spanned | undefined): void {
    if (defined.has(value))
      this.report(`${where}: ${nameOf(value)} is defined twice`, 'define each value once', operation);
    defined.add(value);
  }

  private uses(
    values: readonly Value[],
    defined: ReadonlySet<Value>,
    what: string,
    operation: Spanned | undefined,
  ): void {
    for (const value of values) {
      if (defined.has(value) || value.outside) continue;
      this.report(
        `${what}: ${nameOf(value)} is used before its definition`,
        'define it above its use',
        operation,
      );
    }
  }

  private operation<K extends OpKind>(operation: OperationOf<K>): void {
    const { kind, operands, attributes, regions, results } = operation;
    const { arity, regionCount, infer }: OpKindDefinition<K> = opKind(kind);
    const declared = results[0]?.type;
    if (results.length !== 1 || !declared) {
      this.report(`${kind} has ${String(results.length)} results`, 'one result is expected', operation);
      return;
    }
    if ((arity !== 'variadic' && operands.length !== arity) || regions.length !== regionCount) {
      this.report(
        `${kind} has ${String(operands.length)} operands and ${String(regions.length)} regions`,
        `${String(arity)} operands and ${String(regionCount)} regions are expected`,
        operation,
      );
      return;
    }
    try {
      const inferred = infer({ operands: operands.map(({ type }) => type), attributes, regions, declared });
      if (!sameType(inferred, declared)) {
        this.report(
          `${kind}: the result is declared as ${formatType(declared)}, but is ${formatType(inferred)}`,
          'declare the type that the operands give',
          operation,
        );
      }
    } catch (error) {
      if (!(error instanceof StableHloError)) throw error;
      this.report(error.problem, error.hint, operation, error instanceof OutsideLanguageError);
    }
  }

  private report(problem: string, hint: string, operation: Spanned | undefined, mayBeValid = false): void {
    const position = operation?.span && this.positionOf?.(operation.span);
    const Problem = mayBeValid ? OutsideLanguageError : StableHloError;
    this.errors.push(new Problem(problem, hint, position));
  }
}

const nameOf = (value: Value): string => (value.name === undefined ? 'a value' : `%${value.name}`);

/**
 * Every violated constraint of a module; none means that it is well formed. A constraint that is this package's
 * own, not StableHLO's, is an OutsideLanguageError.
 * @param source The text that it was parsed from, for line and column.
 */
export function verifyModule(module: Module, source?: string): readonly StableHloError[] {
  const verifier = new Verifier(source);
  for (const func of module.functions) verifier.function(func);
  return verifier.errors;
}
