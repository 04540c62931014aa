import type { BehaviourOperator } from '../operator';
import { gradientByRule, maximaOf, poolingOf } from '../windows';

/** Shows where windows overlap: elsewhere no element receives two cotangents. */
export default {
  kind: 'behaviour',
  name: 'scatter-overwrites',
  title: 'what overlapping windows scatter was written, not added',
  fault: 'index',
  *misbehaviours(entry) {
    const pooling = poolingOf(entry);
    if (!pooling?.windowDimensions.some((extent, axis) => extent > pooling.windowStrides[axis])) return;
    yield {
      what: '',
      wrap: () =>
        gradientByRule(
          entry,
          (window, x) => ({ elements: maximaOf(window, x).slice(0, 1), share: 1 }),
          (_, scattered) => scattered,
        ),
    };
  },
} satisfies BehaviourOperator;
