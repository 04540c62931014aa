/** A block: an entry at a random shape, with some draws of every recipe. It depends on its number alone. */
import {
  drawOperands,
  entriesOf,
  RANDOM_SIZES,
  randomShape,
  randomStream,
  recipes,
  shapeName,
  type DimValues,
  type OperandData,
  type Recipe,
} from '@gradcert/conformance';
import { loadSpec, type CertifiedFunction } from '@gradcert/spec';

const DRAWS = 8;

const entries = entriesOf(loadSpec());

export interface Draw {
  readonly entry: CertifiedFunction;
  readonly dims: DimValues;
  readonly recipe: Recipe;
  /** As a case would be named. */
  readonly name: string;
  readonly data: OperandData;
}

/** Of no draws where the entry has no such shape. */
export function* drawBlock(block: number): Generator<Draw> {
  const entry = entries[block % entries.length];
  const dims = randomShape(entry, randomStream(`false alarms ${String(block)}`), RANDOM_SIZES);
  if (!dims) return;
  for (const recipe of recipes.filter(({ layer }) => layer !== 'repeat')) {
    for (const variant of recipe.variants(entry)) {
      for (let draw = 0; draw < DRAWS; draw++) {
        const data = drawOperands(recipe, entry, dims, variant, ` ${String(block)} ${String(draw)}`);
        const suffix = variant === '' ? '' : `-${variant}`;
        yield { entry, dims, recipe, name: `${shapeName(dims)}-${recipe.name}${suffix}`, data };
      }
    }
  }
}
