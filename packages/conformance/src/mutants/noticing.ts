/** Which faults each layer claims to notice: a layer that is blind to one of them fails `gradcert mutate`. */
import type { RunLayer } from '../results';
import type { FaultKind, MutationOperator } from './operator';
import type { MutantResult } from './score';

/**
 * On small integers a wrong index, choice or term is a wrong number; probes with full mantissas show every digit that is
 * lost; within derived bounds everything shows. The same call twice shows what the first left behind. Laws claim none:
 * each is blind to what keeps its relation.
 */
const CLAIMED: Readonly<Record<RunLayer, readonly FaultKind[]>> = {
  exact: ['index', 'choice', 'term'],
  mantissa: ['precision'],
  bounded: ['index', 'choice', 'term', 'number', 'precision', 'range', 'state', 'stale'],
  repeat: ['state'],
  laws: [],
};

const claims = (layer: RunLayer, { fault, ...operator }: MutationOperator): boolean =>
  // What is wrong in the text alone may be left to the proof of its meaning.
  CLAIMED[layer].includes(fault) && !('printed' in operator);

/** A layer of an entry, none of whose cases sees what an operator does. */
export interface BlindLayer {
  readonly entry: string;
  readonly layer: RunLayer;
  readonly operator: string;
  /** Mutants of that operator that are not proved equivalent. */
  readonly mutants: number;
}

/**
 * The layers of an entry that are blind to a fault that they claim.
 * @param layers those that the entry has cases of
 * @param results of the mutants of that entry
 */
export function blindLayers(
  layers: Iterable<RunLayer>,
  operators: readonly MutationOperator[],
  results: readonly MutantResult[],
): readonly BlindLayer[] {
  return [...layers].flatMap((layer) =>
    operators
      .filter((operator) => claims(layer, operator))
      .flatMap(({ name }) => {
        const faulty = results.filter(
          ({ operator, verdict }) => operator === name && verdict !== 'equivalent',
        );
        const isBlind = faulty.length > 0 && !faulty.some((result) => result.layers.includes(layer));
        return isBlind ? [{ entry: faulty[0].entry, layer, operator: name, mutants: faulty.length }] : [];
      }),
  );
}
