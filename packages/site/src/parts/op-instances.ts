/** Operations of one kind in emitted modules, each as a function of its own. */
import type { CertifiedFunction } from '@gradcert/spec';
import type { Func, Operation, OpKind, Value } from '@gradcert/stablehlo';
import type { SiteContext } from '../context';

export interface Instance {
  /** The entry that emits it. */
  readonly entry: CertifiedFunction;
  readonly operation: Operation;
  /** The operation alone, with the constants that its meaning reads. */
  readonly function: Func;
}

/** At most so many are shown of a kind. */
const SHOWN = 3;

const bodyOf = (entry: CertifiedFunction): readonly Operation[] => entry.module.functions[0].body;

/** Entries whose text has the kind. */
export const usersOf = (kind: OpKind, { entries }: SiteContext): readonly CertifiedFunction[] =>
  entries.filter((entry) => bodyOf(entry).some((operation) => operation.kind === kind));

/** Operations of a kind that differ in their attributes or ranks, the first few in the order of the entries. */
export function instancesOf(kind: OpKind, site: SiteContext): readonly Instance[] {
  const found = new Map<string, Instance>();
  for (const entry of usersOf(kind, site)) {
    for (const operation of bodyOf(entry).filter((each) => each.kind === kind)) {
      if (found.size === SHOWN) return [...found.values()];
      const key = JSON.stringify([
        operation.attributes,
        operation.operands.map(({ type }) => type.shape.length),
      ]);
      if (!found.has(key))
        found.set(key, { entry, operation, function: alone(operation, bodyOf(entry), kind) });
    }
  }
  return [...found.values()];
}

const OPERAND_NAMES = 'abcdefgh';

/** A function that is one operation: its operands are arguments, but for constants, which may be part of its meaning. */
function alone(operation: Operation, body: readonly Operation[], kind: OpKind): Func {
  const constants = body.filter(
    (each) => each.kind === 'constant' && each.results.some((result) => operation.operands.includes(result)),
  );
  const renamed = new Map<Value, Value>();
  for (const operand of operation.operands) {
    const isConstant = constants.some(({ results }) => results.includes(operand));
    const name = isConstant ? undefined : OPERAND_NAMES[renamed.size];
    if (!renamed.has(operand)) renamed.set(operand, { type: operand.type, ...(name && { name }) });
  }
  const result: Value = { type: operation.results[0].type, name: 'result' };
  const valueOf = (value: Value): Value => renamed.get(value) ?? value;
  return {
    name: kind,
    arguments: [...renamed].filter(([, { name }]) => name !== undefined).map(([, value]) => value),
    body: [
      ...constants.map((each) => ({ ...each, results: each.results.map(valueOf) })),
      { ...operation, operands: operation.operands.map(valueOf), results: [result] },
    ],
    results: [result],
  };
}
