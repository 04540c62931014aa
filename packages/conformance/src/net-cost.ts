/** What one forward pass of a net costs, and the widths that this makes affordable. */
import { multiplyAdds } from '@gradcert/notation';
import type { Net, NetOptions, Spec } from '@gradcert/spec';

/** Multiply-adds of one forward pass up to which a net is cheap at its literal widths. */
const LITERAL_NET_BUDGET = 1e8;

/** Whether the net can be checked in every parameter within a minute or so. */
export const isCheap = ({ forward, replicas = 1 }: Net): boolean =>
  forward.reduce(
    (total, { apply, dims }) => total + (apply === 'reshape' ? 0 : multiplyAdds(apply.denotation, dims)),
    0,
  ) *
    replicas <=
  LITERAL_NET_BUDGET;

/** The net's own widths where it is cheap there, else reduced ones. */
export const affordableWidths = (
  declared: Spec['nets'][number],
  options: NetOptions,
): 'literal' | 'reduced' =>
  isCheap(declared.derive({ ...options, widths: 'literal' })) ? 'literal' : 'reduced';
