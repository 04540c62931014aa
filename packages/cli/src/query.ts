/** Queries as a call gives them: the grammar stands in @gradcert/conformance, the errors here. */
import { parseQuery as parse, QueryError, type Query } from '@gradcert/conformance';
import { CallError } from './exit';
import { suggestion } from './nearest';

export { matches, type Query } from '@gradcert/conformance';

/** @throws CallError where a part is empty. */
export function parseQuery(text?: string): Query {
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof QueryError ? new CallError(error.message, error.hint) : error;
  }
}

/** The error for a part of a query that selects nothing, with the nearest names that would. */
export function nothingMatches(
  query: Query,
  part: 'node' | 'layer' | 'case',
  names: Iterable<string>,
): CallError {
  const candidates = [...new Set(names)];
  const word = query[part].text.replaceAll('*', '');
  const few =
    candidates.length <= 12 ? `there are: ${candidates.join(', ')}` : '`gradcert list` shows what there is';
  const what = part === 'node' ? 'entry' : part;
  const within = part === 'node' ? '' : ` of '${query.text}'`;
  return new CallError(
    `no ${what} matches '${query[part].text}'${within}`,
    suggestion(word, candidates, few),
  );
}
