import { multiplyAdds } from '@gradcert/notation';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import type { Recipe } from './data/recipe';
import { elementCount, extentsOf, type DimValues } from './extents';
import * as recipeModules from './recipes';
import { planLaws, planLiteralLaws } from './relations/plan-laws';
import type { Case } from './results';
import { chooseShapes, LITERAL_REASON, longBatchShape, shapeName, type ChosenShape } from './shapes';

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

const costed = (entry: CertifiedFunction, shape: ChosenShape, position: number): PlannedShape => ({
  ...shape,
  main: isMain(shape, position),
  cost: multiplyAdds(entry.denotation, shape.dims),
  elements: elementsOf(entry, shape.dims),
});

const costedShapes = (entry: CertifiedFunction, spec: Spec): PlannedShape[] =>
  chooseShapes(entry, spec).map((shape, position) => costed(entry, shape, position));

const planned = new WeakMap<CertifiedFunction, readonly Case[]>();

/** All cases of an entry that judge a backend; the same list on every run. */
export function planEntry(entry: CertifiedFunction, spec: Spec): readonly Case[] {
  const known = planned.get(entry);
  if (known) return known;
  const shapes = affordable(costedShapes(entry, spec));
  const cases: Case[] = [];
  for (const { recipe, variant } of variantsOf(entry)) {
    for (const shape of shapes) {
      if (recipe.shapes === 'main' && !shape.main) continue;
      cases.push(caseAt(entry, recipe, variant, shape, shape === shapes[0] ? 'quick' : 'full'));
    }
  }
  cases.push(...planLaws(entry, shapes[0]));
  planned.set(entry, cases);
  return cases;
}

/** Every recipe that an entry has, in every variant. */
export const variantsOf = (
  entry: CertifiedFunction,
): { readonly recipe: Recipe; readonly variant: string }[] =>
  recipes.flatMap((recipe) => recipe.variants(entry).map((variant) => ({ recipe, variant })));

/** The case of a recipe at a shape. */
export function caseAt(
  entry: CertifiedFunction,
  recipe: Recipe,
  variant: string,
  { dims, reason, cost }: Pick<PlannedShape, 'dims' | 'reason' | 'cost'>,
  depth: Case['depth'],
): Case {
  const name = [shapeName(dims), recipe.name, variant].filter((part) => part !== '').join('-');
  const id = `${entry.id}:${recipe.layer}:${name}`;
  const { layer } = recipe;
  return { id, entry: entry.id, layer, name, dims, recipe: recipe.name, variant, depth, reason, cost };
}

/**
 * Cases at the sizes of the nets where the oracle of a whole result would cost too much: every recipe, judged at sampled
 * elements, and the laws, which need no oracle. Beside them, with a million examples, the recipes that every shape has.
 * They take seconds on slow backends, and are run where they are asked for.
 */
export function planLiteral(entry: CertifiedFunction, spec: Spec): readonly Case[] {
  const shapes = costedShapes(entry, spec).filter((shape) => isLiteral(shape) && !isAffordable(shape));
  const sampled = variantsOf(entry).flatMap(({ recipe, variant }) =>
    shapes.map((shape) => sampledCase(entry, recipe, variant, shape)),
  );
  return [...sampled, ...planLongBatch(entry), ...planLiteralLaws(entry, shapes)];
}

const sampledCase = (
  entry: CertifiedFunction,
  recipe: Recipe,
  variant: string,
  shape: PlannedShape,
): Case => ({ ...caseAt(entry, recipe, variant, shape, 'full'), sampled: true });

/** With a million examples. */
export const planLongBatch = (entry: CertifiedFunction): readonly Case[] =>
  longBatchShape(entry).flatMap((shape, position) =>
    variantsOf(entry)
      .filter(({ recipe }) => recipe.shapes !== 'main')
      .map(({ recipe, variant }) => sampledCase(entry, recipe, variant, costed(entry, shape, position))),
  );

/** Ops (their forward), then nodes. */
export const entriesOf = (spec: Spec): readonly CertifiedFunction[] => [...spec.ops, ...spec.nodes];

/** @throws Error where there is no such recipe. */
export function recipeNamed(name: string): Recipe {
  const recipe = recipes.find((candidate) => candidate.name === name);
  if (!recipe) throw new Error(`there is no recipe '${name}'`);
  return recipe;
}
