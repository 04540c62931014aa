/** Decides whether a subject is an entry under a renaming, at the subject's shape. */
import {
  constant,
  decideEqual,
  definition,
  range,
  read,
  substituteForms,
  variable,
  type Affine,
  type Decision,
  type Definition,
  type Statement,
} from '@gradcert/notation';
import type { AxisMap } from './renamings';
import type { Subject } from './subject';
import type { Trial } from './trial';
import { FREE, unitSumDefinition } from './unit-sums';

/** A tensor of the entry as one of the text: each of its axes is read at the text's. */
function inLayout(name: string, source: string, extents: readonly number[], axes: AxisMap): Definition {
  const shape = axes.map((axis) => (axis === undefined ? 1 : extents[axis]));
  const indices = extents.map((_, axis) => {
    const k = axes.indexOf(axis);
    return k < 0 ? constant(0) : variable(`a${String(k)}`);
  });
  return definition(
    name,
    shape.map((extent, k) => range(`a${String(k)}`, extent)),
    read(source, indices),
  );
}

/** The definition of the entry's result with its axes in the text's order; an index of an axis that the text has not is 0. */
function outOfLayout(
  { name, ranges, body }: Definition,
  extents: readonly number[],
  axes: AxisMap,
): Statement[] {
  const absent = ranges.flatMap(({ index }, k) => (axes[k] === undefined ? [[index, 0] as const] : []));
  const reordered = extents.map(
    (extent, axis) => ranges[axes.indexOf(axis)] ?? range(`unit axis ${String(axis)}`, extent),
  );
  return substituteForms([definition(name, reordered, body)], Object.fromEntries(absent));
}

/** The entry as a program of the subject's operands. */
function renamed({ entry, denotation, renaming }: Trial, subject: Subject): Statement[] {
  const operands = entry.operands.map(({ name: operand }, k) => {
    const { position, axes } = renaming.operands[k];
    const { name, extents } = subject.operands[position];
    return inLayout(operand, name, extents, axes);
  });
  const statements = substituteForms(denotation, renaming.dims);
  const last = statements.at(-1);
  if (last?.kind !== 'definition') throw new Error(`internal: ${entry.id} does not end with a definition`);
  return [...operands, ...statements.slice(0, -1), ...outOfLayout(last, subject.extents, renaming.result)];
}

const constantShape = (extents: readonly number[]): Affine[] => extents.map((extent) => constant(extent));

export function compare(subject: Subject, trial: Trial): Decision {
  const { sums } = trial;
  const operands = subject.operands.map(({ name, extents }, k) => [
    k === sums?.operand ? FREE : name,
    constantShape(extents),
  ]);
  const given = sums ? [unitSumDefinition(subject, sums)] : [];
  return decideEqual(
    { statements: [...given, ...subject.statements], result: subject.result },
    { statements: [...given, ...renamed(trial, subject)], result: trial.entry.result.name },
    {
      dims: [],
      constraints: [],
      operands: Object.fromEntries(operands) as Record<string, Affine[]>,
      resultShape: constantShape(subject.extents),
    },
  );
}
