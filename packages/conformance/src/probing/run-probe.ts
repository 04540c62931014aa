/** Runs a probe: real data through a net up to its pool, batch by batch. */
import type { Net, Spec } from '@gradcert/spec';
import { LowerNet } from './lower-net';
import type { Probe, ProbeImage, ProbeReport } from './probe';
import { ProbeTally } from './tally';

/**
 * Runs a probe on images, in float32 as the software backend does it, with the net's seeded initial parameters.
 * Yields the report so far after each batch.
 * @throws RangeError where no file declares the probe's net
 */
export function* runProbe(
  probe: Probe,
  images: readonly ProbeImage[],
  spec: Spec,
): Generator<ProbeReport, void> {
  const declared = spec.nets.find(({ id }) => id === probe.net);
  if (!declared) throw new RangeError(`the probe '${probe.id}' is about '${probe.net}', which is no net`);
  const tally = new ProbeTally();
  const bySize = new Map<number, LowerNet>();
  for (let start = 0; start < images.length; start += probe.batch) {
    const batch = images.slice(start, start + probe.batch);
    const derive = (sizes: Probe['sizes']): Net => declared.derive({ batch: batch.length, sizes });
    const lower =
      bySize.get(batch.length) ??
      new LowerNet(derive(probe.sizes), derive({ ...probe.sizes, ...probe.oneChannel }), spec);
    bySize.set(batch.length, lower);
    lower.count(batch, tally);
    yield tally.report();
  }
}
