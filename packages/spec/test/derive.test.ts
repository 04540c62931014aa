import { describe, expect, test } from '@jest/globals';
import { loadSpec, type CertifiedFunction, type Net, type NetSpec } from '@gradcert/spec';
import dense from '../src/ops/dense';
import maxPool2x2 from '../src/ops/max-pool-2x2';
import relu from '../src/ops/relu';
import softmaxCrossEntropy from '../src/ops/softmax-cross-entropy';
import { Catalogue } from '../src/net/catalogue';
import { deriveNet } from '../src/net/derive';
import { NetError } from '../src/net/net-error';

const spec = loadSpec();

function op(id: string): CertifiedFunction {
  const found = spec.ops.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

const BUILT_IN = [dense, relu, maxPool2x2, softmaxCrossEntropy].map((key) => [key, op(key.id)] as const);

const netOf = (forward: NetSpec['forward']): NetSpec => ({
  id: 'net',
  title: 'A net',
  source: 'test',
  batch: 3,
  widths: { literal: {}, reduced: {} },
  forward,
});

const derive = (forward: NetSpec['forward'], ops: readonly CertifiedFunction[] = []): Net => {
  const known = new Map([...BUILT_IN, ...ops.map((extra) => [{ ...relu, id: extra.id }, extra] as const)]);
  return deriveNet(netOf(forward), 'net.ts', new Catalogue(known, spec.nodes));
};

function problemOf(forward: NetSpec['forward']): string {
  try {
    derive(forward);
  } catch (error) {
    if (error instanceof NetError) return error.problem;
    throw error;
  }
  throw new Error('the net is derived');
}

describe('a value that is read twice', () => {
  const twice: NetSpec['forward'] = (net, { batch }) => {
    const W = net.parameter('W', [4, 4]);
    const b = net.parameter('b', [4]);
    const hidden = net.apply('hidden', dense, { x: net.input('x', [batch, 4]), W, b });
    const bent = net.apply('bent', relu, { x: hidden });
    // The hidden layer is the next layer's input, past the relu, and its weight as well.
    const z = net.apply('z', dense, { x: bent, W: net.reshape(hidden, [4, 3]), b: net.parameter('c', [3]) });
    net.apply('loss', softmaxCrossEntropy, { z, t: net.target('t', [batch, 3], 'one-hot') });
  };

  test('needs the op that sums its cotangents', () => {
    expect(problemOf(twice)).toBe("'hidden' is read 2 times, so its cotangents must be summed");
  });

  test('has the sum of its readers cotangents', () => {
    const { backward } = derive(twice, [op('residual-add')]);
    const sum = backward.find(({ result }) => result === 'dhidden');
    expect(sum?.apply).toBe(op('residual-add'));
    expect(sum?.operands).toEqual({ main: 'dhidden_bent', skip: 'dhidden_hidden_4x3' });
    const weight = backward.find(({ result }) => result === 'dW');
    expect(weight?.operands.dy).toBe('dhidden');
  });
});

describe('a forward that is no net', () => {
  test.each<readonly [problem: string, forward: NetSpec['forward']]>([
    [
      'the forward does not end with a loss',
      (net) => {
        net.apply('y', relu, { x: net.input('x', [3, 4]) });
      },
    ],
    [
      "two values have the name 'x'",
      (net) => {
        net.input('x', [3, 4]);
        net.parameter('x', [4]);
      },
    ],
    [
      "'y' gives 'dense' no operand 'b'",
      (net) => {
        net.apply('y', dense, { x: net.input('x', [3, 4]), W: net.parameter('W', [4, 2]) });
      },
    ],
    [
      "'y': 'relu' has no operand 'W'",
      (net) => {
        const x = net.input('x', [3, 4]);
        net.apply('y', relu, { x, W: x });
      },
    ],
    [
      "'y' applies 'dense': 'W' has an extent A that cannot be 5 here",
      (net) => {
        const b = net.parameter('b', [2]);
        net.apply('y', dense, { x: net.input('x', [3, 4]), W: net.parameter('W', [5, 2]), b });
      },
    ],
    [
      "'y' applies 'max-pool-2x2': 'x' has an extent 2*h that cannot be 5 here",
      (net) => {
        net.apply('y', maxPool2x2, { x: net.input('x', [3, 1, 5, 4]) });
      },
    ],
    [
      "'x' of shape [3, 4] cannot be reshaped to [3, 5]",
      (net) => {
        net.reshape(net.input('x', [3, 4]), [3, 5]);
      },
    ],
    [
      "'y' applies 'tanh', which is not an op of the spec",
      (net) => {
        net.apply('y', { ...relu, id: 'tanh' }, { x: net.input('x', [3, 4]) });
      },
    ],
    [
      "the loss does not depend on the parameter 'b'",
      (net) => {
        net.parameter('b', [2]);
        const z = net.input('z', [3, 4]);
        net.apply('loss', softmaxCrossEntropy, { z, t: net.target('t', [3, 4], 'one-hot') });
      },
    ],
    [
      "no node is the gradient of 'softmax-cross-entropy' in 't', which 'loss' needs",
      (net) => {
        const t = net.parameter('t', [3, 4]);
        net.apply('loss', softmaxCrossEntropy, { z: net.input('z', [3, 4]), t });
      },
    ],
    [
      "the parameter 'W' is read twice",
      (net) => {
        const W = net.parameter('W', [4, 4]);
        const b = net.parameter('b', [4]);
        const once = net.apply('once', dense, { x: net.input('x', [3, 4]), W, b });
        const z = net.apply('z', dense, { x: once, W, b: net.parameter('c', [4]) });
        net.apply('loss', softmaxCrossEntropy, { z, t: net.target('t', [3, 4], 'one-hot') });
      },
    ],
    [
      "no node updates a parameter by 'softmax-ce-logits-grad', which 'z' needs",
      (net) => {
        const z = net.parameter('z', [3, 4]);
        net.apply('loss', softmaxCrossEntropy, { z, t: net.target('t', [3, 4], 'one-hot') });
      },
    ],
  ])('%s', (problem, forward) => {
    expect(problemOf(forward)).toBe(problem);
  });
});
