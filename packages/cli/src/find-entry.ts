import { entriesOf } from '@gradcert/conformance';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { CallError } from './exit';
import { suggestion } from './nearest';

/**
 * The node or op of an id.
 * @throws CallError where there is none, with the nearest ids.
 */
export function findEntry(id: string, spec: Spec): CertifiedFunction {
  const entries = entriesOf(spec);
  const entry = entries.find((candidate) => candidate.id === id);
  if (entry) return entry;
  const known = entries.map((candidate) => candidate.id);
  throw new CallError(`no node '${id}'`, suggestion(id, known, '`gradcert list` shows what there is'));
}
