/** Reads a file of results: a header, then a result on each line. */
import { readFileSync } from 'node:fs';
import type { CaseResult } from '@gradcert/conformance';
import type { ResultsHeader } from './header';
import { CallError } from '../exit';
import { parseJson } from '../json';
import { schemaProblem } from '../schema';

const HEADER = 'results:1#/$defs/header';
const RESULT = 'common:1#/$defs/caseResult';

export interface ParsedResults {
  readonly header: ResultsHeader;
  /** In the order in which they came; of one that is there twice the later counts. */
  readonly results: readonly CaseResult[];
  /** Bytes of whole lines. */
  readonly length: number;
  /** Characters of a last line that was cut off. */
  readonly torn: number;
}

/** What tells a result from every other of a run. */
export const resultKey = ({
  node,
  layer,
  case: name,
  route,
  backend,
}: Pick<CaseResult, 'node' | 'layer' | 'case' | 'route' | 'backend'>): string =>
  `${backend} ${route} ${node}:${layer}:${name}`;

/**
 * @returns undefined where the file is empty, or its header was cut off.
 * @throws CallError where it is no file of results, or one of its lines is broken.
 */
export function parseResults(path: string): ParsedResults | undefined {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const torn = text.length - whole.length;
  if (whole === '') {
    if (text === '' || text.startsWith('{"schema":"gradcert.results/')) return undefined;
    throw notResults(path, 'it has no header');
  }
  const [first = '', ...lines] = whole.slice(0, -1).split('\n');
  const header = readLine(path, 1, first, HEADER) as ResultsHeader;
  const results = lines.map((line, at) => readLine(path, at + 2, line, RESULT) as CaseResult);
  const latest = new Map(results.map((result) => [resultKey(result), result]));
  return { header, results: [...latest.values()], length: Buffer.byteLength(whole), torn };
}

function readLine(path: string, line: number, text: string, schema: string): unknown {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw notResults(path, `line ${String(line)} is no JSON`);
  }
  const problem = schemaProblem(schema, JSON.parse(text));
  if (problem !== undefined) throw notResults(path, `line ${String(line)}: ${problem}`);
  return value;
}

const notResults = (path: string, why: string): CallError =>
  new CallError(
    `${path} is no file of results that this version reads: ${why}`,
    'give another file, or remove it',
  );
