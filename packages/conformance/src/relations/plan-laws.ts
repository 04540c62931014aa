/** Which laws are tried at which shapes. */
import { multiplyAdds } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { unfold } from '@gradcert/stablehlo';
import type { Case } from '../results';
import { shapeName, type ChosenShape } from '../shapes';
import { recipeFor } from './draw';
import { isExactOn } from './exactness';
import type { Law } from './law';
import { lawsOf } from './laws';

/** Multiply-adds of the text, and elements, that one run of a law may cost: no oracle is evaluated. */
const RUN_BUDGET = { multiplyAdds: 1e7, elements: 1e6 };

/** Operands of the runs are integers of at most this magnitude, a combined cotangent among them. */
const WIDEST = 18;

/** A shape with what a case at it costs. */
interface CostedShape extends ChosenShape {
  readonly cost: number;
  readonly elements: number;
}

/** The laws of a gradient node at its representative shape. */
export const planLaws = (entry: CertifiedFunction, shape: CostedShape): Case[] =>
  entry.gradientOf ? casesAt(entry, shape, 'quick') : [];

/**
 * The laws of a gradient node at the most expensive shape of each net that a run may cost.
 * @param shapes literal ones
 */
export function planLiteralLaws(entry: CertifiedFunction, shapes: readonly CostedShape[]): Case[] {
  if (!entry.gradientOf) return [];
  const { statements } = unfold(entry.module.functions[0]);
  const largest = new Map<string, { readonly shape: CostedShape; readonly work: number }>();
  for (const shape of shapes) {
    const work = multiplyAdds(statements, shape.dims);
    if (work > RUN_BUDGET.multiplyAdds || shape.elements > RUN_BUDGET.elements) continue;
    if (work > (largest.get(shape.reason)?.work ?? -1)) largest.set(shape.reason, { shape, work });
  }
  return [...largest.values()].flatMap(({ shape }) => casesAt(entry, shape, 'full'));
}

const casesAt = (entry: CertifiedFunction, shape: CostedShape, depth: Case['depth']): Case[] =>
  lawsOf(entry, shape.dims)
    .filter((law) => isInformative(law, entry, shape, depth))
    .map((law) => {
      const name = `${shapeName(shape.dims)}-${law.name}`;
      return {
        id: `${entry.id}:laws:${name}`,
        entry: entry.id,
        layer: 'laws',
        name,
        dims: shape.dims,
        recipe: recipeFor(entry).name,
        variant: law.name,
        depth,
        reason: shape.reason,
        cost: shape.cost,
      };
    });

/**
 * Does a law tell something that the others do not? Where integers make all runs exact, a kernel that is not 0 at the
 * cotangent 0 breaks linearity as well, bit for bit; where they do not, a literal shape would need the bounds, so
 * that it is left to laws that hold on any data.
 */
function isInformative(
  { judged, exact }: Law,
  entry: CertifiedFunction,
  { dims }: CostedShape,
  depth: Case['depth'],
): boolean {
  if (isExactOn(judged?.(entry) ?? entry, dims, WIDEST)) return exact === undefined;
  return exact === true || depth === 'quick';
}
