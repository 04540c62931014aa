/** Programs about an entry on other operands: what the laws claim over the reals is made of these. */
import {
  addScaled,
  childrenOf,
  definition,
  range,
  variable,
  type Affine,
  type DecisionContext,
  type DecisionSide,
  type Expression,
  type Statement,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { assumptionsOf } from '../proof';

/** A tensor of a shape, by what stands at an index. */
export const tensor = (
  name: string,
  shape: readonly Affine[],
  element: (index: readonly Affine[]) => Expression,
): Statement => {
  const ranges = shape.map((extent, axis) => range(`axis ${String(axis)}`, extent));
  return definition(name, ranges, element(ranges.map(({ index }) => variable(index))));
};

/** The name of an operand in the copy of a program that it belongs to. */
export const copyName = (name: string, copy: string): string => `${name}, ${copy}`;

/** A copy of the entry's denotation, in which some operands, and all that it defines, have the names of the copy. */
export function copyOf(
  { denotation, result }: Pick<CertifiedFunction, 'denotation' | 'result'>,
  copy: string,
  operands: readonly string[],
): DecisionSide {
  const own = new Set([...operands, ...denotation.map(({ name }) => name)]);
  const named = (name: string): string => (own.has(name) ? copyName(name, copy) : name);
  const renamed = (part: Expression): Expression => {
    if (part.kind === 'read') return { ...part, tensor: named(part.tensor) };
    if (childrenOf(part).length === 0) return part;
    if (part.kind === 'apply') return { ...part, operands: part.operands.map(renamed) };
    return part.kind === 'reduce'
      ? { ...part, body: renamed(part.body) }
      : part.kind === 'power'
        ? { ...part, base: renamed(part.base) }
        : part;
  };
  const statements = denotation.map((statement): Statement =>
    statement.kind === 'view'
      ? { ...statement, name: named(statement.name), source: named(statement.source) }
      : { ...statement, name: named(statement.name), body: renamed(statement.body) },
  );
  return { statements, result: named(result.name) };
}

export interface Assumptions {
  /** Forms that are >= 0 beside the constraints of the entry and beside extent - 1 of its operands. */
  readonly constraints?: readonly Affine[];
  /** Tensors beside the entry's operands. */
  readonly also?: Readonly<Record<string, readonly Affine[]>>;
  /** Operands that the programs define. */
  readonly defined?: readonly string[];
}

/** What is known of the entry's dims and of the operands. */
export function assuming(
  entry: CertifiedFunction,
  { constraints = [], also = {}, defined = [] }: Assumptions,
): DecisionContext {
  const context = assumptionsOf(entry);
  const notEmpty = Object.values(context.operands).flatMap((shape) =>
    shape.map((extent) => addScaled(extent, 1, -1)),
  );
  const free = Object.entries(context.operands).filter(([name]) => !defined.includes(name));
  return {
    ...context,
    constraints: [...context.constraints, ...notEmpty, ...constraints],
    operands: { ...Object.fromEntries(free), ...also },
  };
}

export const shapeOf = ({ operands }: CertifiedFunction, operand: string): readonly Affine[] =>
  operands.find(({ name }) => name === operand)?.shape ?? [];
