import { CallError } from './exit';
import { suggestion } from './nearest';

/**
 * The one of an id.
 * @param what they are, in an error: 'net'
 * @param otherwise what to do where no id is near; the list of them unless given
 * @throws CallError where there is none, with the nearest ids.
 */
export function named<T extends { readonly id: string }>(
  what: string,
  id: string,
  all: readonly T[],
  otherwise?: string,
): T {
  const found = all.find((candidate) => candidate.id === id);
  if (found) return found;
  const known = all.map((candidate) => candidate.id);
  throw new CallError(
    `no ${what} '${id}'`,
    suggestion(id, known, otherwise ?? `there are: ${known.join(', ')}`),
  );
}

/** Where there are too many to list. */
export const LISTED = '`gradcert list` shows what there is';
