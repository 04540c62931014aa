import type { Graph, NetValue } from '../net/graph';
import dense from '../ops/dense';
import meanCrossEntropy from '../ops/mean-cross-entropy';
import smoothedCrossEntropy from '../ops/smoothed-cross-entropy';

/** A dense layer Wd, bd from features [N,A] to logits, and the cross-entropy of its softmax. */
export function classify(net: Graph, features: NetValue, classes: number, smoothing: boolean): void {
  const W = net.parameter('Wd', [features.shape[1], classes]);
  const b = net.parameter('bd', [classes]);
  const logits = net.apply('logits', dense, { x: features, W, b });
  net.loss(smoothing ? smoothedCrossEntropy : meanCrossEntropy, logits, 'onehot');
}
