import { mnistExamples } from '../data/mnist';
import { defineNet } from '../define';
import conv from '../ops/conv';
import dense from '../ops/dense';
import maxPool2x2 from '../ops/max-pool-2x2';
import relu from '../ops/relu';
import softmaxCrossEntropy from '../ops/softmax-cross-entropy';

export default defineNet({
  id: 'mnist-cnn',
  title: 'MNIST CNN',
  source: 'mnist-cnn',
  batch: 128,
  widths: {
    literal: { side: 28, channels: 32, hidden: 512, classes: 10 },
    reduced: { side: 8, channels: 3, hidden: 7, classes: 4 },
  },
  forward: (net, { batch, side, channels, hidden, classes }) => {
    const grid = [batch, channels, side, side];
    const layer = (k: number, weight: number[], outputs: number) => ({
      W: net.parameter(`W${String(k)}`, weight),
      b: net.parameter(`b${String(k)}`, [outputs]),
    });
    const image = net.reshape(net.input('x', [batch, side ** 2]), [batch, 1, side, side]);
    const conv1 = net.apply('conv1', conv, { x: image, ...layer(1, [channels, 1, 3, 3], channels) });
    const relu1 = net.reshape(net.apply('relu1', relu, { x: net.flatten(conv1) }), grid);
    const conv2 = net.apply('conv2', conv, { x: relu1, ...layer(2, [channels, channels, 3, 3], channels) });
    const relu2 = net.reshape(net.apply('relu2', relu, { x: net.flatten(conv2) }), grid);
    const pool = net.flatten(net.apply('pool', maxPool2x2, { x: relu2 }));
    const dense3 = net.apply('dense3', dense, { x: pool, ...layer(3, [pool.shape[1], hidden], hidden) });
    const relu3 = net.apply('relu3', relu, { x: dense3 });
    const dense4 = net.apply('dense4', dense, { x: relu3, ...layer(4, [hidden, hidden], hidden) });
    const relu4 = net.apply('relu4', relu, { x: dense4 });
    const z = net.apply('logits', dense, { x: relu4, ...layer(5, [hidden, classes], classes) });
    net.loss(softmaxCrossEntropy, z, 'onehot');
  },
  examples: (count, { side, classes }) => (side === 28 && classes === 10 ? mnistExamples(count) : undefined),
  reportsMean: true,
  lossSlot: 'lslot',
});
