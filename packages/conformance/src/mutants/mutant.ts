/** The mutants of an entry: what a wrong backend would compute in its place. */
import { float32Sequential, type Algebra } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { bindDims, StableHloError, unfold, verifyModule, type Func } from '@gradcert/stablehlo';
import type { OperandData } from '../data/recipe';
import type { DimValues } from '../extents';
import { evaluateResult, liftOperands } from '../oracle';
import { shapeName } from '../shapes';
import type { Kernel, MutationOperator } from './operator';
import * as operatorModules from './operators';
import { rewritten } from './rewriting';

/** Every mutation operator, by name. */
export const mutationOperators: readonly MutationOperator[] = Object.values(operatorModules);

export type KernelsByShape = (dims: DimValues) => Kernel | undefined;

export interface Mutant {
  /** `operator@site`, unique in its entry. */
  readonly id: string;
  readonly operator: MutationOperator;
  readonly site: string;
  /** What it computes; undefined at dims where it is no well-formed program. */
  readonly at: KernelsByShape;
  /** As `at`, but for some elements of the result alone, at little cost; absent where it takes the whole result. */
  readonly elementsAt?: (dims: DimValues, ordinals: Int32Array) => Kernel | undefined;
  /** The same in a fresh process, where nothing is kept from earlier calls. */
  readonly begin: () => KernelsByShape;
  /** Its program, where it has one of its own. */
  readonly function?: Func;
}

/**
 * The kernel of a function at some dims; undefined where the function is not well-formed there.
 * @param ordinals the elements that it computes, row-major; all unless given
 */
function kernelAt(
  entry: CertifiedFunction,
  func: Func,
  dims: DimValues,
  algebra: Algebra,
  ordinals?: Int32Array,
): Kernel | undefined {
  try {
    const bound = bindDims(func, dims);
    if (verifyModule({ functions: [bound] }).length > 0) return undefined;
    const { statements, results } = unfold(bound);
    const [result] = results;
    return (operands: OperandData) => {
      const inputs = liftOperands(entry, dims, operands, algebra);
      return Float32Array.from(
        evaluateResult(statements, algebra, { dims, inputs, output: result, ordinals }).lanes[0],
      );
    };
  } catch (error) {
    if (error instanceof StableHloError) return undefined;
    throw error;
  }
}

/** Kernels by shape, made once. */
function byShape(make: KernelsByShape): KernelsByShape {
  const known = new Map<string, Kernel | undefined>();
  return (dims) => {
    const name = shapeName(dims);
    if (!known.has(name)) known.set(name, make(dims));
    return known.get(name);
  };
}

/** What an entry's own text computes in float32, sums added in order. */
const rightKernel = (entry: CertifiedFunction, algebra: Algebra): Kernel => {
  const at = byShape((dims) => kernelAt(entry, entry.module.functions[0], dims, algebra));
  return (operands, dims) => {
    const kernel = at(dims);
    if (!kernel) throw new Error(`${entry.id} has no text at ${shapeName(dims)}`);
    return kernel(operands, dims);
  };
};

/** Does it keep something from call to call? What notices it is a sequence of calls. */
export const isStateful = ({ operator: { fault } }: Mutant): boolean =>
  fault === 'state' || fault === 'stale';

/** Every mutant of an entry, operator by operator. Some are well-formed at no shape. */
export function* mutantsOf(
  entry: CertifiedFunction,
  operators: readonly MutationOperator[] = mutationOperators,
): Generator<Mutant> {
  for (const operator of operators) {
    switch (operator.kind) {
      case 'rewriting':
        for (const { site, function: func } of rewritten(entry, operator)) {
          const at = byShape((dims) => kernelAt(entry, func, dims, float32Sequential));
          const elementsAt: Mutant['elementsAt'] = (dims, ordinals) =>
            kernelAt(entry, func, dims, float32Sequential, ordinals);
          yield {
            id: `${operator.name}@${site}`,
            operator,
            site,
            at,
            begin: () => at,
            elementsAt,
            function: func,
          };
        }
        break;
      case 'behaviour':
        // A constant is computed by no kernel.
        if (entry.module.functions[0].body.every(({ kind }) => kind === 'constant')) break;
        for (const { what, wrap } of operator.misbehaviours(entry)) {
          const inAlgebra = (algebra: Algebra): Kernel => rightKernel(entry, algebra);
          const right = inAlgebra(float32Sequential);
          const begin = (): KernelsByShape => {
            const kernel = wrap(right, inAlgebra);
            return () => kernel;
          };
          yield { id: `${operator.name}@${what}`, operator, site: what, at: begin(), begin };
        }
        break;
      default:
        operator satisfies never;
    }
  }
}
