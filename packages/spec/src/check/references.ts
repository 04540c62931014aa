/** Checks across entries: that what they name exists, and that nothing is claimed twice. */
import { NotationError } from '@gradcert/notation';
import type { CertifiedFunction, Hypothesis } from '../entry';
import type { SpecError } from '../spec-error';
import { dedent } from './dedent';
import { extentOf } from './dims';
import type { EntrySource } from './entry-source';
import { guardStatements } from './guards';

type Sources = ReadonlyMap<string, EntrySource>;

function sourceOf(sources: Sources, id: string): EntrySource {
  const source = sources.get(id);
  if (!source) throw new Error(`no file declares '${id}'`);
  return source;
}

/** Hypotheses exist; an op's argument has one gradient that nets use. */
export function checkReferences(
  functions: readonly CertifiedFunction[],
  hypotheses: readonly Hypothesis[],
  sources: Sources,
): SpecError[] {
  const known = new Set(hypotheses.map(({ id }) => id));
  const unknown = functions.flatMap(({ id, hypotheses: named }) =>
    named
      .filter((name) => !known.has(name))
      .map((name) =>
        sourceOf(sources, id).errorAt(
          ['hypotheses'],
          `no file declares the hypothesis '${name}'`,
          `hypotheses: ${[...known].join(', ')}`,
        ),
      ),
  );
  const first = new Map<string, CertifiedFunction>();
  const twice = functions.flatMap((node) => {
    if (!node.gradientOf || node.sameAs) return [];
    const key = `${node.gradientOf.op.id}:${node.gradientOf.argument}`;
    const other = first.get(key);
    first.set(key, other ?? node);
    return other
      ? [
          sourceOf(sources, node.id).errorAt(
            ['gradientOf'],
            `'${other.id}' is already the gradient of '${node.gradientOf.op.id}' in '${node.gradientOf.argument}'`,
            "say which one nets use: give the other 'sameAs'",
          ),
        ]
      : [];
  });
  return [...unknown, ...twice];
}

/**
 * A hypothesis' guard is index notation over the operands of every entry that names it; one that takes another's
 * place in nets is one over the operands of those that name the other.
 */
export function checkGuards(
  functions: readonly CertifiedFunction[],
  hypotheses: readonly Hypothesis[],
  sources: Sources,
): SpecError[] {
  const known = new Set(hypotheses.map(({ id }) => id));
  return hypotheses.flatMap(({ id, guard, inNets }) => {
    if (inNets !== undefined && !known.has(inNets)) {
      return [
        sourceOf(sources, id).errorAt(
          ['inNets'],
          `no file declares the hypothesis '${inNets}'`,
          `hypotheses: ${[...known].join(', ')}`,
        ),
      ];
    }
    for (const user of functions.filter((entry) => entry.hypotheses.includes(inNets ?? id))) {
      try {
        guardStatements(guard, user);
      } catch (error) {
        if (!(error instanceof NotationError)) throw error;
        const problem = `for '${user.id}': ${error.problem}`;
        return [
          sourceOf(sources, id).errorInText(['guard'], dedent(guard), extentOf(error), problem, error.hint),
        ];
      }
    }
    return [];
  });
}
