/**
 * Which cases of an entry every run takes. Some are taken whatever they notice: every recipe at the representative
 * shape, and one case of every other shape, for real faults are of more kinds than mutants are. To these come the
 * cheapest ones that, layer by layer, notice each mutant that any case of the layer does.
 */
import type { CertifiedFunction } from '@gradcert/spec';
import { isStateful, mutantsOf, type Mutant } from '../mutants/mutant';
import { killsInSequence } from '../mutants/score';
import { trialsOf, type Trial } from '../mutants/trial';
import type { Case, RunLayer } from '../results';
import { shapeName } from '../shapes';
import { cheapestCover } from './cover';

/** Mutants that a layer notices, by operator. */
export type LayerKills = Readonly<Partial<Record<RunLayer, Readonly<Record<string, number>>>>>;

export interface Choice {
  /** In the plan's order. */
  readonly kept: readonly Case[];
  readonly kills: LayerKills;
}

/** Ordinals of the cases that are taken whatever they notice. */
export function takenByRule(cases: readonly Case[]): ReadonlySet<number> {
  const taken = new Set<number>();
  const shapes = new Set<string>();
  for (const [at, { depth, dims }] of cases.entries()) {
    if (depth !== 'quick') continue;
    taken.add(at);
    shapes.add(shapeName(dims));
  }
  for (const [at, { dims }] of cases.entries()) {
    if (shapes.size < shapes.add(shapeName(dims)).size) taken.add(at);
  }
  return taken;
}

/** Pauses after each mutant: an entry takes seconds. */
export function* chooseCases(entry: CertifiedFunction, cases: readonly Case[]): Generator<void, Choice> {
  const trials = trialsOf(entry, cases);
  const taken = takenByRule(cases);
  const layers = [...new Set(cases.map(({ layer }) => layer))];
  const kills: Partial<Record<RunLayer, Record<string, number>>> = {};
  const noticed = (layer: RunLayer, { operator: { name } }: Mutant): void => {
    const counts = (kills[layer] ??= {});
    counts[name] = (counts[name] ?? 0) + 1;
  };
  /** Of each case that is not taken, what it notices and no taken case of its layer does. */
  const covers = cases.map(() => new Set<number>());
  const stateful: Mutant[] = [];
  let element = 0;
  for (const mutant of mutantsOf(entry)) {
    if (isStateful(mutant)) stateful.push(mutant);
    else {
      for (const layer of layers) {
        const noticing = noticingOf(mutant, layer, trials, taken);
        if (noticing === undefined) continue;
        noticed(layer, mutant);
        if (noticing.length > 0) element++;
        for (const at of noticing) covers[at].add(element);
      }
    }
    yield;
  }
  const candidates = cases.map(({ cost }, at) => ({ cost, covers: covers[at] }));
  const chosen = new Set(cheapestCover(candidates, taken));
  for (const mutant of stateful) {
    for (const { trial } of killsInSequence(mutant, trials)) {
      noticed(trial.planned.layer, mutant);
      keepSequence(mutant, trial.planned.layer, trials, chosen);
    }
    yield;
  }
  return { kept: cases.filter((_, at) => chosen.has(at)), kills };
}

/** Undefined where no case of a layer notices the mutant, none where a taken one does; else those that do. */
function noticingOf(
  mutant: Mutant,
  layer: RunLayer,
  trials: readonly Trial[],
  taken: ReadonlySet<number>,
): readonly number[] | undefined {
  const notices = (at: number): boolean => trials[at].attempt(mutant.at)?.noticed ?? false;
  const inLayer = [...trials.keys()].filter((at) => trials[at].planned.layer === layer);
  if (inLayer.some((at) => taken.has(at) && notices(at))) return [];
  const others = inLayer.filter((at) => !taken.has(at) && notices(at));
  return others.length > 0 ? others : undefined;
}

/** Adds cases of a layer, cheap ones first, until those that are chosen notice what is kept from call to call. */
function keepSequence(mutant: Mutant, layer: RunLayer, trials: readonly Trial[], chosen: Set<number>): void {
  const sequence = (): readonly Trial[] =>
    trials.filter(({ planned }, at) => planned.layer === layer && chosen.has(at));
  const others = [...trials.keys()]
    .filter((at) => trials[at].planned.layer === layer && !chosen.has(at))
    .sort((a, b) => trials[a].planned.cost - trials[b].planned.cost);
  for (const at of others) {
    if (killsInSequence(mutant, sequence()).length > 0) return;
    chosen.add(at);
  }
}
