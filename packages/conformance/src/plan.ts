import { multiplyAdds } from '@gradcert/notation';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import type { Recipe } from './data/recipe';
import { elementCount, extentsOf, type DimValues } from './extents';
import * as recipeModules from './recipes';
import { planLaws, planLiteralLaws } from './relations/plan-laws';
import type { Case } from './results';
import { chooseShapes, LITERAL_REASON, shapeName, type ChosenShape } from './shapes';

/** Every recipe, in the order in which cases run: layer by layer, cheap claims first. */
const LAYER_ORDER = ['exact', 'mantissa', 'bounded', 'repeat'] as const;

export const recipes: readonly Recipe[] = (Object.values(recipeModules) as Recipe[]).sort(
  (a, b) => LAYER_ORDER.indexOf(a.layer) - LAYER_ORDER.indexOf(b.layer) || (a.name < b.name ? -1 : 1),
);

/**
 * Multiply-adds, and elements of all operands and the result, above which a net's literal shape is not a case
 * of its own: the net's own run (`gradcert net`) executes it once, at the chain's operands.
 */
const LITERAL_BUDGET = { multiplyAdds: 2.5e5, elements: 1e5 };

const elementsOf = (entry: CertifiedFunction, dims: DimValues): number =>
  [...entry.operands, entry.result].reduce(
    (total, { shape }) => total + elementCount(extentsOf(shape, dims)),
    0,
  );

/** Recipes for the main shapes run at the two small ones with all extents different. */
const isMain = (shape: ChosenShape, position: number): boolean =>
  position === 0 || shape.reason === 'other small sizes';

interface PlannedShape extends ChosenShape {
  readonly main: boolean;
  readonly cost: number;
  readonly elements: number;
}

const isAffordable = ({ cost, elements }: Pick<PlannedShape, 'cost' | 'elements'>): boolean =>
  cost <= LITERAL_BUDGET.multiplyAdds && elements <= LITERAL_BUDGET.elements;

const isLiteral = ({ reason }: PlannedShape): boolean => reason.startsWith(LITERAL_REASON);

/** Of the shapes at which one net uses an entry, the most expensive that a case of its own may cost. */
function affordable(shapes: readonly PlannedShape[]): PlannedShape[] {
  const literal = new Map<string, PlannedShape>();
  const kept: PlannedShape[] = [];
  for (const shape of shapes) {
    if (!isLiteral(shape)) kept.push(shape);
    else if (isAffordable(shape) && shape.cost > (literal.get(shape.reason)?.cost ?? -1))
      literal.set(shape.reason, shape);
  }
  return [...kept, ...literal.values()];
}

const costedShapes = (entry: CertifiedFunction, spec: Spec): PlannedShape[] =>
  chooseShapes(entry, spec).map((shape, position) => ({
    ...shape,
    main: isMain(shape, position),
    cost: multiplyAdds(entry.denotation, shape.dims),
    elements: elementsOf(entry, shape.dims),
  }));

const planned = new WeakMap<CertifiedFunction, readonly Case[]>();

/** All cases of an entry that judge a backend; the same list on every run. */
export function planEntry(entry: CertifiedFunction, spec: Spec): readonly Case[] {
  const known = planned.get(entry);
  if (known) return known;
  const shapes = affordable(costedShapes(entry, spec));
  const cases: Case[] = [];
  for (const recipe of recipes) {
    for (const variant of recipe.variants(entry)) {
      for (const shape of shapes) {
        if (recipe.shapes === 'main' && !shape.main) continue;
        const name = [shapeName(shape.dims), recipe.name, variant].filter((part) => part !== '').join('-');
        cases.push({
          id: `${entry.id}:${recipe.layer}:${name}`,
          entry: entry.id,
          layer: recipe.layer,
          name,
          dims: shape.dims,
          recipe: recipe.name,
          variant,
          depth: shape === shapes[0] ? 'quick' : 'full',
          reason: shape.reason,
          cost: shape.cost,
        });
      }
    }
  }
  cases.push(...planLaws(entry, shapes[0]));
  planned.set(entry, cases);
  return cases;
}

/**
 * Laws at the sizes of the nets, where no recipe has a case because the oracle would cost too much. They take a second or
 * so each, and are run where they are asked for.
 */
export const planLiteral = (entry: CertifiedFunction, spec: Spec): readonly Case[] =>
  planLiteralLaws(
    entry,
    costedShapes(entry, spec).filter((shape) => isLiteral(shape) && !isAffordable(shape)),
  );

/** Ops (their forward), then nodes. */
export const entriesOf = (spec: Spec): readonly CertifiedFunction[] => [...spec.ops, ...spec.nodes];

/** @throws Error where there is no such recipe. */
export function recipeNamed(name: string): Recipe {
  const recipe = recipes.find((candidate) => candidate.name === name);
  if (!recipe) throw new Error(`there is no recipe '${name}'`);
  return recipe;
}
