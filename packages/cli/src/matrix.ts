/** The matrix nodes x layers: what stands in each cell, for the terminal and for the report. */
import { groupBy, type CaseResult, type ClaimResult, type Layer } from '@gradcert/conformance';
import Table from 'cli-table3';
import { proofLayers, runLayers } from './layers';
import type { Colours } from './terminal';

export type CellState = 'passed' | 'failed' | 'expected' | 'unsupported' | 'undecided' | 'none';

export interface Cell {
  readonly state: CellState;
  /** 'proved', 'sampled', '12/12' ... */
  readonly text: string;
}

export interface Matrix {
  readonly layers: readonly Layer[];
  readonly rows: readonly { readonly node: string; readonly cells: readonly Cell[] }[];
}

/** Rows in the order in which nodes first occur; only layers that occur have a column. */
export function buildMatrix(claims: readonly ClaimResult[], results: readonly CaseResult[]): Matrix {
  const occurring = new Set<Layer>([...claims, ...results].map(({ layer }) => layer));
  const layers = [...proofLayers, ...runLayers].filter((layer) => occurring.has(layer));
  const nodes = [...new Set([...claims, ...results].map(({ node }) => node))];
  const claimOf = new Map(claims.map((claim) => [`${claim.node}:${claim.layer}`, claim]));
  const resultsOf = groupBy(results, ({ node, layer }) => `${node}:${layer}`);
  return {
    layers,
    rows: nodes.map((node) => ({
      node,
      cells: layers.map((layer) => {
        const claim = claimOf.get(`${node}:${layer}`);
        return claim ? claimCell(claim) : resultsCell(resultsOf.get(`${node}:${layer}`) ?? []);
      }),
    })),
  };
}

export function claimCell({ verdict }: ClaimResult): Cell {
  switch (verdict) {
    case 'proved':
    case 'sampled':
      return { state: 'passed', text: verdict };
    case 'undecided':
      return { state: 'undecided', text: verdict };
    case 'different':
      return { state: 'failed', text: verdict };
    default:
      return verdict satisfies never;
  }
}

/** Passed of all that ran; what a backend does not support is left out of both. */
export function resultsCell(results: readonly CaseResult[]): Cell {
  if (results.length === 0) return { state: 'none', text: '' };
  const ran = results.filter(({ verdict }) => verdict !== 'unsupported');
  if (ran.length === 0) return { state: 'unsupported', text: 'unsupported' };
  const passed = ran.filter(({ verdict }) => verdict === 'passed').length;
  const expected = ran.filter(({ verdict }) => verdict === 'expected-failure').length;
  const text = `${String(passed)}/${String(ran.length)}`;
  if (passed + expected < ran.length) return { state: 'failed', text };
  return expected === 0
    ? { state: 'passed', text }
    : { state: 'expected', text: `${text} (${String(expected)} known)` };
}

export function paint({ state, text }: Cell, colours: Colours): string {
  switch (state) {
    case 'passed':
      return colours.green(text);
    case 'failed':
      return colours.red(text);
    case 'expected':
    case 'undecided':
      return colours.yellow(text);
    case 'unsupported':
    case 'none':
      return colours.dim(text);
    default:
      return state satisfies never;
  }
}

/** The matrix as a table for the terminal. */
export function matrixTable(matrix: Matrix, colours: Colours): string {
  return plainTable(
    ['node', ...matrix.layers],
    matrix.rows.map(({ node, cells }) => [node, ...cells.map((cell) => paint(cell, colours))]),
  );
}

/** A table without borders, columns apart by two spaces. */
export function plainTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const none = '';
  const table = new Table({
    head: [...head],
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
    chars: {
      ...{ top: none, 'top-mid': none, 'top-left': none, 'top-right': none },
      ...{ bottom: none, 'bottom-mid': none, 'bottom-left': none, 'bottom-right': none },
      ...{ left: none, 'left-mid': none, mid: none, 'mid-mid': none },
      ...{ right: none, 'right-mid': none, middle: none },
    },
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
