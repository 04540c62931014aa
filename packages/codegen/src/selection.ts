/** The entry part of a query (`node:layer:case`, `*` for any run of characters) as a test of ids. */
import type { Spec } from '@gradcert/spec';
import { GenerateError } from './output';

/**
 * Which ids a query asks for. Outputs are made per entry, so its layer and case are not looked at.
 * @throws GenerateError where it selects nothing.
 */
export function selection(query: string, spec: Spec): (id: string) => boolean {
  const [pattern = ''] = query.split(':');
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  const selected = (id: string): boolean => expression.test(id);
  const ids = [...spec.ops, ...spec.nodes, ...spec.nets, ...spec.hypotheses].map(({ id }) => id);
  if (!ids.some(selected)) {
    throw new GenerateError(`no entry matches '${query}': npx gradcert list shows what there is`);
  }
  return selected;
}
