/** The layers of an entry's cases. */
import type { Case, RunLayer } from '@gradcert/conformance';

const RUN_LAYERS: readonly RunLayer[] = ['exact', 'mantissa', 'bounded', 'repeat', 'laws'];

/** Cases by layer, in the layers' order; layers without a case are left out. */
export function casesByLayer(
  cases: readonly Case[],
): readonly { readonly layer: RunLayer; readonly cases: readonly Case[] }[] {
  return RUN_LAYERS.map((layer) => ({
    layer,
    cases: cases.filter((one) => one.layer === layer),
  })).filter((group) => group.cases.length > 0);
}
