/** Counting what became of mutants. */
import { groupBy, type MutantResult, type MutationOperator } from '@gradcert/conformance';
import type { EntryCounts, MutantCounts, MutateSummary } from './documents';
import { runLayers } from './layers';

function count(mutants: readonly MutantResult[]): MutantCounts {
  const of = (verdict: MutantResult['verdict']): number =>
    mutants.filter((mutant) => mutant.verdict === verdict).length;
  return { killed: of('killed'), equivalent: of('equivalent'), survived: of('survived') };
}

/** Mutants that each layer would notice alone; layers that notice none are left out. */
const noticedByLayer = (mutants: readonly MutantResult[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...runLayers, 'meaning']
      .map(
        (layer) =>
          [layer, mutants.filter(({ layers }) => layers.some((each) => each === layer)).length] as const,
      )
      .filter(([, kills]) => kills > 0),
  );

/** One row for each entry, in the order of the results. */
export const entryCounts = (mutants: readonly MutantResult[]): readonly EntryCounts[] =>
  [...groupBy(mutants, ({ entry }) => entry)].map(([entry, own]) => ({
    entry,
    ...count(own),
    layers: noticedByLayer(own),
  }));

export function summariseMutants(mutants: readonly MutantResult[], seconds: number): MutateSummary {
  return {
    entries: new Set(mutants.map(({ entry }) => entry)).size,
    mutants: mutants.length,
    ...count(mutants),
    layers: noticedByLayer(mutants),
    ...diagnosisOf(mutants),
    seconds,
  };
}

function diagnosisOf(mutants: readonly MutantResult[]): Pick<MutateSummary, 'diagnosis'> {
  const diagnosed = mutants.filter((mutant) => mutant.diagnosed !== undefined);
  if (diagnosed.length === 0) return {};
  const right = diagnosed.filter(({ operator, diagnosed: named }) => named?.includes(operator));
  const alone = right.filter(({ diagnosed: named }) => named?.length === 1);
  return { diagnosis: { killed: diagnosed.length, right: right.length, alone: alone.length } };
}

/** One row for each operator that has a mutant, by name. */
export function operatorCounts(
  operators: readonly MutationOperator[],
  mutants: readonly MutantResult[],
): readonly ({ readonly operator: string; readonly title: string } & MutantCounts)[] {
  const byOperator = groupBy(mutants, ({ operator }) => operator);
  return operators
    .filter(({ name }) => byOperator.has(name))
    .map(({ name, title }) => ({ operator: name, title, ...count(byOperator.get(name) ?? []) }))
    .sort((a, b) => (a.operator < b.operator ? -1 : 1));
}
