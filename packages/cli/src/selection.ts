/** From a query to what it selects: entries, cases, or layers that need no backend. */
import { entriesOf, planProfile, type Case, type Profile, type ProofLayer } from '@gradcert/conformance';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { CallError } from './exit';
import { claimLayers, proofLayers, runLayers } from './layers';
import { matches, nothingMatches, type Query } from './query';

/**
 * Entries (ops, then nodes) whose id the query selects.
 * @throws CallError where there is none.
 */
export function selectEntries(query: Query, spec: Spec): readonly CertifiedFunction[] {
  const entries = entriesOf(spec);
  const selected = entries.filter((entry) => query.node.matches(entry.id));
  if (selected.length > 0) return selected;
  const net = spec.nets.find(({ id }) => query.node.matches(id));
  if (net) throw new CallError(`'${net.id}' is a net, not a node`, `run it by: gradcert net ${net.id}`);
  throw nothingMatches(
    query,
    'node',
    entries.map(({ id }) => id),
  );
}

/**
 * Ids of anything in the spec (ops, nodes, nets, hypotheses) that the query selects.
 * @throws CallError where there is none.
 */
export function selectIds(query: Query, spec: Spec): readonly string[] {
  const ids = [...entriesOf(spec), ...spec.nets, ...spec.hypotheses].map(({ id }) => id);
  const selected = ids.filter((id) => query.node.matches(id));
  if (selected.length === 0) throw nothingMatches(query, 'node', ids);
  return selected;
}

/** The cases of an entry in a profile. A query that names one case finds it in whichever profile it is. */
export const casesOf = (
  query: Query,
  entry: CertifiedFunction,
  spec: Spec,
  profile: Profile = 'standard',
): readonly Case[] => planProfile(entry, spec, query.case.text.includes('*') ? profile : undefined);

/**
 * Cases that the query selects, entry by entry.
 * @throws CallError where there is none, naming the part of the query that selects nothing.
 */
export function selectCases(query: Query, spec: Spec, profile?: Profile): readonly Case[] {
  const planned = selectEntries(query, spec).flatMap((entry) => casesOf(query, entry, spec, profile));
  const selected = planned.filter((one) =>
    matches(query, { node: one.entry, layer: one.layer, case: one.name }),
  );
  if (selected.length > 0) return selected;
  const inLayer = planned.filter((one) => query.layer.matches(one.layer));
  if (inLayer.length > 0) {
    throw nothingMatches(
      query,
      'case',
      inLayer.map(({ name }) => name),
    );
  }
  if (proofLayers.some((layer) => query.layer.matches(layer))) {
    throw new CallError(
      `layer '${query.layer.text}' needs no backend`,
      `decide it by: gradcert prove '${query.text}'`,
    );
  }
  throw nothingMatches(
    query,
    'layer',
    planned.map(({ layer }) => layer),
  );
}

/**
 * The layers of `prove` that the query selects.
 * @throws CallError where there is none.
 */
export function selectProofLayers(query: Query): readonly ProofLayer[] {
  if (!query.case.all) {
    throw new CallError(
      `'${query.text}' names a case, and claims have none`,
      `leave it out: ${query.node.text}`,
    );
  }
  const selected = query.layer.all ? claimLayers : proofLayers.filter((layer) => query.layer.matches(layer));
  if (selected.length > 0) return selected;
  if (runLayers.some((layer) => query.layer.matches(layer))) {
    throw new CallError(
      `layer '${query.layer.text}' needs a backend`,
      `run it by: gradcert run '${query.text}'`,
    );
  }
  throw nothingMatches(query, 'layer', proofLayers);
}
