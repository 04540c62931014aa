/** The work of `gradcert list`. */
import {
  entriesOf,
  proofLayersOf,
  type Case,
  type Layer,
  type Profile,
  loadEntries,
} from '@gradcert/conformance';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import type { ListDocument, ListEntry } from '../documents';
import { exitCodes, type ExitCode } from '../exit';
import { proofLayers, runLayers } from '../layers';
import { plainTable } from '../matrix';
import { matches, nothingMatches, parseQuery, type Query } from '../query';
import type { ProfileOptions } from '../profile-option';
import { casesOf, selectIds } from '../selection';
import { openTerminal, type Terminal } from '../terminal';

interface Options extends ProfileOptions {
  readonly json?: boolean;
  readonly cases?: boolean;
}

/** Lists what the query selects: functions with their cases, then nets and hypotheses. */
export function listEntries(text: string | undefined, options: Options): ExitCode {
  const terminal = openTerminal(options);
  const query = parseQuery(text);
  const spec = loadEntries();
  const entries = [
    ...entriesOf(spec).flatMap((entry) => listFunction(entry, spec, query, options)),
    ...others(spec, query),
  ];
  if (entries.length === 0) throw emptyList(query, spec, options.profile);
  const document: ListDocument = {
    schema: 'gradcert.list/1',
    totals: {
      nodes: entries.filter(({ kind }) => kind === 'node').length,
      ops: entries.filter(({ kind }) => kind === 'op').length,
      nets: entries.filter(({ kind }) => kind === 'net').length,
      hypotheses: entries.filter(({ kind }) => kind === 'hypothesis').length,
      cases: entries.reduce((sum, entry) => sum + entry.cases, 0),
    },
    entries,
  };
  terminal.document(document);
  if (options.cases === true) printCases(document, terminal);
  else printTable(document, terminal);
  return exitCodes.held;
}

function layersOf(entry: CertifiedFunction, cases: readonly Case[]): readonly Layer[] {
  const proved = proofLayersOf(entry);
  return [
    ...proofLayers.filter((layer) => proved.includes(layer)),
    ...runLayers.filter((layer) => cases.some((one) => one.layer === layer)),
  ];
}

function listFunction(
  entry: CertifiedFunction,
  spec: Spec,
  query: Query,
  options: Options,
): readonly ListEntry[] {
  if (!query.node.matches(entry.id)) return [];
  const planned = casesOf(query, entry, spec, options.profile);
  const cases = planned.filter(({ layer, name }) => matches(query, { node: entry.id, layer, case: name }));
  const layers = layersOf(entry, planned).filter((layer) => query.layer.matches(layer));
  if (layers.length === 0 || (cases.length === 0 && !query.case.all)) return [];
  const { kind, id, title, family, source } = entry;
  const names = options.cases === true ? { caseIds: cases.map((one) => one.id) } : {};
  return [{ id, kind, title, family, layers, cases: cases.length, source, ...names }];
}

/** Nets and hypotheses, which have no cases. */
function others(spec: Spec, query: Query): readonly ListEntry[] {
  const nets = spec.nets.map(({ id, title, source }): ListEntry => {
    return { id, kind: 'net', title, family: 'net', layers: ['loss-gradient'], cases: 0, source };
  });
  const hypotheses = spec.hypotheses.map(({ id, title }): ListEntry => {
    return { id, kind: 'hypothesis', title, family: 'hypothesis', layers: [], cases: 0, source: 'gradcert' };
  });
  return [...nets, ...hypotheses].filter(
    ({ id, layers }) =>
      query.node.matches(id) &&
      query.case.all &&
      (query.layer.all || layers.some((layer) => query.layer.matches(layer))),
  );
}

function emptyList(query: Query, spec: Spec, profile: Profile | undefined): Error {
  const ids = selectIds(query, spec);
  const entries = entriesOf(spec).filter(({ id }) => ids.includes(id));
  const planned = entries.flatMap((entry) => casesOf(query, entry, spec, profile));
  const named = planned.filter(({ layer }) => query.layer.matches(layer)).map(({ name }) => name);
  if (named.length > 0) return nothingMatches(query, 'case', named);
  return nothingMatches(query, 'layer', [...proofLayers, ...runLayers]);
}

function printTable({ totals, entries }: ListDocument, terminal: Terminal): void {
  terminal.print(
    plainTable(
      ['id', 'kind', 'family', 'source', 'cases', 'layers'],
      entries.map(({ id, kind, family, source, cases, layers }) => [
        id,
        kind,
        family,
        source,
        String(cases),
        layers.join(' '),
      ]),
    ),
  );
  terminal.print(
    `\n${String(totals.nodes)} nodes, ${String(totals.ops)} ops, ${String(totals.nets)} nets, ` +
      `${String(totals.hypotheses)} hypotheses, ${String(totals.cases)} cases`,
  );
}

function printCases({ entries }: ListDocument, terminal: Terminal): void {
  for (const { caseIds = [] } of entries) for (const id of caseIds) terminal.print(id);
}
