import type { KnownDeviation } from '../backend';
import { layerNormDeviation } from '../tfjs/layer-norm-deviation';
import { softmaxDeviation } from '../tfjs/softmax-deviation';

/** Seen on @tensorflow/tfjs 4.22.0. */
export const deviations: readonly KnownDeviation[] = [softmaxDeviation, layerNormDeviation];
