/** Checks across entries: that what they name exists, and that nothing is claimed twice. */
import { NotationError, parseProgram } from '@gradcert/notation';
import type { CertifiedFunction, Hypothesis } from '../entry';
import type { SpecError } from '../spec-error';
import { dedent } from './dedent';
import { extentOf } from './dims';
import type { EntrySource } from './entry-source';

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

/** A hypothesis' guard is index notation over the operands of every entry that names it. */
export function checkGuards(
  functions: readonly CertifiedFunction[],
  hypotheses: readonly Hypothesis[],
  sources: Sources,
): SpecError[] {
  return hypotheses.flatMap(({ id, guard }) => {
    if (guard === undefined) return [];
    const text = dedent(guard);
    for (const user of functions.filter((entry) => entry.hypotheses.includes(id))) {
      try {
        parseProgram(text.text, {
          dims: Object.keys(user.dims),
          tensors: Object.fromEntries(user.operands.map(({ name, shape }) => [name, shape])),
          constants: user.constants,
        });
      } catch (error) {
        if (!(error instanceof NotationError)) throw error;
        const problem = `for '${user.id}': ${error.problem}`;
        return [sourceOf(sources, id).errorInText(['guard'], text, extentOf(error), problem, error.hint)];
      }
    }
    return [];
  });
}
