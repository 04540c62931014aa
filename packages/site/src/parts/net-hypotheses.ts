/** Hypotheses that the nodes of a net name. */
import { hypothesisPage } from '@gradcert/codegen';
import type { Net } from '@gradcert/spec';

/** Each once, with how many steps of the cotangent chain name it. */
export function hypothesesOf({ backward }: Net): readonly { id: string; href: string; steps: number }[] {
  const counts = new Map<string, number>();
  for (const { apply } of backward) {
    for (const id of apply === 'reshape' ? [] : apply.hypotheses) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, steps]) => ({ id, steps, href: `../${hypothesisPage(id)}` }));
}
