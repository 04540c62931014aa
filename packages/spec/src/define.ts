/** Functions that mark a declaration. What they mark is checked when the spec is loaded (see load.ts). */
import type { HypothesisSpec, NodeSpec, OpSpec } from './entry';
import type { NetSpec } from './net/net-spec';

export type DeclarationKind = 'op' | 'node' | 'hypothesis' | 'net';

const kinds = new WeakMap<object, DeclarationKind>();

function declare<T extends object>(kind: DeclarationKind, declaration: T): T {
  kinds.set(declaration, kind);
  return declaration;
}

/** An op: a forward function whose vector-Jacobian products the nodes are. Lives in ops/. */
export const defineOp = (op: OpSpec): OpSpec => declare('op', op);

/** A certified gradient node or optimizer step. Lives in nodes/. */
export const defineNode = (node: NodeSpec): NodeSpec => declare('node', node);

/** A claim about data under which nodes are derivatives. Lives in hypotheses/. */
export const defineHypothesis = (hypothesis: HypothesisSpec): HypothesisSpec =>
  declare('hypothesis', hypothesis);

/** A net, given by its forward. Lives in nets/. */
export const defineNet = <W extends Record<string, number>, S extends Record<string, boolean>>(
  net: NetSpec<W, S>,
): NetSpec<W, S> => declare('net', net);

/** What a value was declared as; undefined where no define function made it. */
export const declarationKind = (value: unknown): DeclarationKind | undefined =>
  typeof value === 'object' && value !== null ? kinds.get(value) : undefined;
