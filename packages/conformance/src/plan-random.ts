/** Cases at random shapes with further data: what no one thought of. */
import { multiplyAdds } from '@gradcert/notation';
import type { CertifiedFunction, DimKind } from '@gradcert/spec';
import { caseAt, variantsOf } from './plan';
import { randomStream } from './random';
import type { Case } from './results';
import { randomShape } from './shapes';

/** Of each recipe. */
const SHAPES = 4;

/** Largest sizes by the kind of the dim: sums of some hundred terms. */
export const RANDOM_SIZES: Readonly<Record<DimKind, number>> = {
  batch: 4,
  channel: 8,
  feature: 12,
  class: 12,
  spatial: 6,
  row: 8,
  halfKernel: 2,
  replica: 2,
};

/** The same cases on every run: a shape follows from the entry, the recipe and a number. */
export const planRandom = (entry: CertifiedFunction): readonly Case[] =>
  variantsOf(entry).flatMap(({ recipe, variant }) =>
    Array.from({ length: SHAPES }, (_, number) => number).flatMap((number) => {
      const stream = randomStream(`random shape ${entry.id} ${recipe.name} ${variant} ${String(number)}`);
      const dims = randomShape(entry, stream, RANDOM_SIZES);
      if (!dims) return [];
      const cost = multiplyAdds(entry.denotation, dims);
      return [caseAt(entry, recipe, variant, { dims, reason: 'a random shape', cost }, 'full')];
    }),
  );
