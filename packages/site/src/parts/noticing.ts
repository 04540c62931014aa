/** Which mutants the layers notice, as calibration recorded it. */
import { recordedKills, mutationOperators, type LayerKills, type RunLayer } from '@gradcert/conformance';
import type { CertifiedFunction } from '@gradcert/spec';
import type { SiteContext } from '../context';
import type { Facts } from '../page';

const LAYERS: readonly RunLayer[] = ['exact', 'mantissa', 'bounded', 'repeat', 'laws'];

/** Rows of mutation operators, a column for each layer that the entry has; null where nothing is recorded of it. */
export function noticing(entry: CertifiedFunction, { spec }: SiteContext) {
  const kills = recordedKills(entry, spec);
  if (kills === undefined) return { view: null, facts: {} };
  const layers = LAYERS.filter((layer) => kills[layer] !== undefined);
  const operators = mutationOperators.filter(({ name }) => layers.some((layer) => count(kills, layer, name)));
  const facts: Facts = Object.fromEntries(
    operators.flatMap(({ name }) =>
      layers.flatMap((layer) => {
        const found = count(kills, layer, name);
        return found > 0 ? [[factOf(name, layer), found]] : [];
      }),
    ),
  );
  const rows = operators.map(({ name, title }) => ({
    name,
    title,
    cells: layers.map((layer) => (count(kills, layer, name) > 0 ? factOf(name, layer) : null)),
  }));
  return { view: { layers, rows }, facts };
}

const factOf = (operator: string, layer: RunLayer): string => `noticed.${operator}.${layer}`;

const count = (kills: LayerKills, layer: RunLayer, operator: string): number => kills[layer]?.[operator] ?? 0;

/** By layer, how many mutants of one operator all entries' cases notice, and the entries that have some. */
export function noticedOf(operator: string, { spec, entries }: SiteContext) {
  const recorded = entries.flatMap((entry) => {
    const kills = recordedKills(entry, spec);
    return kills && LAYERS.some((layer) => count(kills, layer, operator) > 0) ? [{ entry, kills }] : [];
  });
  const layers = LAYERS.flatMap((layer) => {
    const noticed = recorded.reduce((sum, { kills }) => sum + count(kills, layer, operator), 0);
    return noticed > 0 ? [{ layer, noticed }] : [];
  });
  return { layers, entries: recorded.map(({ entry }) => entry) };
}
