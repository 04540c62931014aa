import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurements } from '@gradcert/site';
import type { ReportDocument } from '../documents';
import { CallError } from '../exit';

const SCHEMA = 'gradcert.report/1';

/**
 * The results of a report's folder, as `run --report` and `start --report` write it.
 * @throws CallError where it holds no report.
 */
export function readMeasurements(folder: string): Measurements {
  const file = join(folder, 'report.json');
  const hint = `make one by: gradcert run --report ${folder}`;
  if (!existsSync(file)) throw new CallError(`${file} does not exist`, hint);
  const { schema, backends, results } = parse(file, hint);
  if ((schema as string) !== SCHEMA)
    throw new CallError(`${file} is no report of the schema ${SCHEMA}`, hint);
  return { backends, results };
}

function parse(file: string, hint: string): ReportDocument {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReportDocument;
  } catch {
    throw new CallError(`${file} cannot be read as JSON`, hint);
  }
}
