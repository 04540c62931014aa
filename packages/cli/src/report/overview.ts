/** The matrix of nodes by backends, routes and layers: one sign a cell, its counts for a pointer that rests on it. */
import { groupBy, type CaseResult, type ClaimResult, type Layer } from '@gradcert/conformance';
import type { ReportDocument } from '../documents';
import { proofLayers, runLayers } from '../layers';
import { claimCell, resultsCell, type Cell, type CellState } from '../matrix';

interface Columns {
  readonly heading: string;
  readonly layers: readonly Layer[];
  readonly cellOf: (node: string, layer: Layer) => Cell;
}

export interface Overview {
  readonly groups: readonly { readonly heading: string; readonly span: number }[];
  readonly layers: readonly { readonly layer: Layer; readonly first: boolean }[];
  readonly rows: readonly {
    readonly node: string;
    readonly cells: readonly {
      readonly state: CellState;
      readonly sign: string;
      readonly title: string;
      readonly first: boolean;
    }[];
  }[];
}

/** Told apart without colour. */
const SIGNS: Readonly<Record<CellState, string>> = {
  passed: '\u2713',
  failed: '\u2717',
  expected: '\u2248',
  unsupported: '\u2013',
  undecided: '?',
  none: '',
};

/** What each sign says. */
export const LEGEND: readonly { readonly state: CellState; readonly sign: string; readonly means: string }[] =
  (
    [
      ['passed', 'all passed, or proved'],
      ['failed', 'failed'],
      ['expected', 'known deviation'],
      ['unsupported', 'not supported'],
      ['undecided', 'not decided'],
    ] as const
  ).map(([state, means]) => ({ state, sign: SIGNS[state], means }));

function claimColumns(claims: readonly ClaimResult[]): Columns {
  const known = new Map(claims.map((claim) => [`${claim.node}:${claim.layer}`, claim]));
  return {
    heading: 'without a backend',
    layers: proofLayers.filter((layer) => claims.some((claim) => claim.layer === layer)),
    cellOf: (node, layer) => {
      const claim = known.get(`${node}:${layer}`);
      return claim ? claimCell(claim) : { state: 'none', text: '' };
    },
  };
}

function resultColumns(heading: string, results: readonly CaseResult[]): Columns {
  const known = groupBy(results, ({ node, layer }) => `${node}:${layer}`);
  return {
    heading,
    layers: runLayers.filter((layer) => results.some((result) => result.layer === layer)),
    cellOf: (node, layer) => resultsCell(known.get(`${node}:${layer}`) ?? []),
  };
}

/** Rows in the order in which nodes first occur; backends in the order in which they ran. */
export function overviewOf({ claims, results }: ReportDocument): Overview {
  const byRoute = groupBy(results, ({ backend, route }) => `${backend}, ${route}`);
  const columns = [
    ...(claims.length > 0 ? [claimColumns(claims)] : []),
    ...[...byRoute].map(([heading, members]) => resultColumns(heading, members)),
  ];
  const nodes = [...new Set([...claims, ...results].map(({ node }) => node))];
  return {
    groups: columns.map(({ heading, layers }) => ({ heading, span: layers.length })),
    layers: columns.flatMap(({ layers }) => layers.map((layer, at) => ({ layer, first: at === 0 }))),
    rows: nodes.map((node) => ({
      node,
      cells: columns.flatMap(({ heading, layers, cellOf }) =>
        layers.map((layer, at) => {
          const { state, text } = cellOf(node, layer);
          const title = state === 'none' ? '' : `${node}, ${layer}, ${heading}: ${text}`;
          return { state, sign: SIGNS[state], title, first: at === 0 };
        }),
      ),
    })),
  };
}
