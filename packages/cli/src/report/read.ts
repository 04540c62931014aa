/** Reads a report that a run wrote. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportDocument } from '../documents';
import { CallError } from '../exit';
import { parseJson } from '../json';
import { schemaProblem } from '../schema';

const SCHEMA = 'gradcert.report/1' satisfies ReportDocument['schema'];

/**
 * @param path a report's folder, or its report.json.
 * @throws CallError where there is none, it is broken, or it is of another version of the schema.
 */
export function readReport(path: string): ReportDocument {
  if (!existsSync(path))
    throw new CallError(`there is no report ${path}`, 'make one by: gradcert run --report DIR');
  const file = statSync(path).isDirectory() ? join(path, 'report.json') : path;
  if (!existsSync(file)) throw new CallError(`there is no report in ${path}`, 'its report.json is missing');
  const text = readFileSync(file, 'utf8');
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new CallError(`${file} is no report: ${(error as Error).message}`, 'make it anew: it is not whole');
  }
  const schema = (document as { readonly schema?: unknown } | null)?.schema;
  if (schema !== SCHEMA) {
    const is = typeof schema === 'string' ? schema : 'no document of gradcert';
    throw new CallError(
      `${file} is ${is}, and ${SCHEMA} is needed`,
      'make it anew with this version of gradcert',
    );
  }
  const problem = schemaProblem('report:1', document);
  if (problem !== undefined) throw new CallError(`${file} is broken: ${problem}`, 'make it anew');
  return parseJson(text) as ReportDocument;
}
