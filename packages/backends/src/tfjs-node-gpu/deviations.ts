import type { KnownDeviation } from '../backend';
import { layerNormDeviation } from '../tfjs/layer-norm-deviation';
import { softmaxDeviation } from '../tfjs/softmax-deviation';

/** Seen on tfjs-node-gpu 4.22.0 with TensorFlow 2.15.1. */
export const deviations: readonly KnownDeviation[] = [softmaxDeviation, layerNormDeviation];
