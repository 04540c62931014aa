import { mnistTestSet } from '@gradcert/spec';
import type { Probe } from '../probing/probe';

export default {
  id: 'mnist-pool-twins',
  title: 'Ties of the MNIST CNN in its pool',
  question:
    'Which 2x2 windows of the MNIST test images have their positive maximum at several cells, and are those twins?',
  net: 'mnist-cnn',
  sizes: {},
  oneChannel: { channels: 1 },
  batch: 20,
  takesFolder: false,
  images: () => {
    const { count, images } = mnistTestSet();
    const size = images.length / count;
    return Array.from({ length: count }, (_, at) => ({
      name: `test image ${String(at)}`,
      pixels: images.subarray(at * size, (at + 1) * size),
    }));
  },
} satisfies Probe;
