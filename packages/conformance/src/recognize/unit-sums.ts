/**
 * Operands whose elements add up to 1 along an axis, as the targets of a loss do. Every such tensor t is
 *
 *     t[n, k] = s[n, k] + [k == 0] * (1 - sum(m) s[n, m])
 *
 * for some s (t itself), and the right side has this property for every s: so what holds for the right side at every s
 * holds for every t with the property, and the other way round.
 */
import {
  apply,
  bracket,
  definition,
  number,
  range,
  read,
  sum,
  variable,
  type Definition,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import type { Renaming } from './renamings';
import type { Subject } from './subject';

/** The hypothesis that says so of an entry's one-hot operand, along its last axis. */
export const UNIT_SUMS = 'targets-sum-to-one';

export interface UnitSums {
  readonly key: string;
  /** Position among the subject's operands, and the axis there. */
  readonly operand: number;
  readonly axis: number;
}

/** What an entry's hypotheses say of the subject's operands under a renaming; undefined where they say no such thing. */
export function unitSumsOf(entry: CertifiedFunction, renaming: Renaming): UnitSums | undefined {
  if (!entry.hypotheses.includes(UNIT_SUMS)) return undefined;
  const at = entry.operands.findIndex(({ kind }) => kind === 'one-hot' || kind === 'distribution');
  const { position, axes } = renaming.operands[at] ?? {};
  const axis = axes?.at(-1);
  if (position === undefined || axis === undefined) return undefined;
  return { key: `${String(position)}:${String(axis)}`, operand: position, axis };
}

export const FREE = 'free operand';

/** The operand as above, of a free tensor of its shape. */
export function unitSumDefinition({ operands }: Subject, { operand, axis }: UnitSums): Definition {
  const { name: tensor, extents } = operands[operand];
  const names = extents.map((_, k) => `i${String(k)}`);
  const indices = names.map((name) => variable(name));
  const others = sum([range('m', extents[axis])], read(FREE, indices.with(axis, variable('m'))));
  const missing = apply('multiply', bracket('eq', indices[axis], 0), apply('subtract', number(1), others));
  return definition(
    tensor,
    names.map((name, k) => range(name, extents[k])),
    apply('add', read(FREE, indices), missing),
  );
}
