/** The context of the real entries, and the outputs that it gives. */
import { join } from 'node:path';
import { keptCases } from '@gradcert/conformance';
import { loadSpec } from '@gradcert/spec';
import { createContext } from '../src/context';
import { outputsOf } from '../src/generate';
import { packageRecord, readProofRecord, recordedProofs } from '../src/proof-record';

export const ROOT = join(__dirname, '..', '..', '..');

export const spec = loadSpec();

const proofs = recordedProofs(spec, readProofRecord(packageRecord()));

export const context = createContext({ spec, root: ROOT, plan: keptCases, proofs });

let made: ReadonlyMap<string, string> | undefined;

/** Every output's text by its path, generated when it is first asked for. */
export const outputs = (): ReadonlyMap<string, string> =>
  (made ??= new Map(outputsOf(context).map(({ path, text }) => [path, text])));

/** The text of an output. @throws Error where there is none. */
export function output(path: string): string {
  const text = outputs().get(path);
  if (text === undefined) throw new Error(`${path} is not generated`);
  return text;
}
