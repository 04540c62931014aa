/** Ties in pools: between twins the parameters' gradients hold and the input has none; between others neither. */
import { real } from '@gradcert/notation';
import type { Net, NetOptions } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';
import {
  checkLossGradient,
  checkNetHypotheses,
  checkSelections,
  executeNet,
  sidesOfDerivative,
  type ExecutedNet,
  type NetHypothesis,
} from '../src';
import { runSteps } from '../src/net-program';
import { spec } from './fixtures';

function derive(id: string, options: NetOptions): Net {
  const net = spec.nets.find((candidate) => candidate.id === id);
  if (!net) throw new Error(`no net '${id}'`);
  return net.derive(options);
}

/** Images that are flat in their left half. */
function flatImages([batch, size]: readonly number[], channels: number): Float32Array {
  const side = Math.sqrt(size / channels);
  return Float32Array.from({ length: batch * size }, (_, at) =>
    at % side < side / 2 ? 0.25 : Math.sin(1.7 * at),
  );
}

/** The net with other values of its inputs or parameters. */
function withValues(net: Net, values: Readonly<Record<string, Float32Array>>): ExecutedNet {
  const executed = executeNet(net);
  for (const [name, data] of Object.entries(values)) {
    const shape = executed.values.get(name)?.shape ?? [];
    executed.values.set(name, real.lift(data, shape));
  }
  runSteps([...net.forward, ...net.backward], executed.values, real);
  return executed;
}

function lossGradientFailures(executed: ExecutedNet): string[] {
  const failed: string[] = [];
  checkLossGradient(executed, {
    directions: 2,
    entries: 0,
    onParameter: ({ parameter, verdict }) => {
      if (verdict === 'failed') failed.push(parameter);
    },
  });
  return failed;
}

const ofPool = (checks: readonly NetHypothesis[], what: NetHypothesis['for']): NetHypothesis | undefined =>
  checks.find(({ hypothesis, for: varied }) => /^pool/.test(hypothesis) && varied === what);

const SHALLOW = { blocks1: 1, blocks2: 1, blocks3: 1, blocks4: 1 };

describe.each<readonly [name: string, execute: () => ExecutedNet, stem: readonly string[]]>([
  [
    'MNIST images',
    () => executeNet(derive('mnist-cnn', { batch: 2, sizes: { channels: 3, hidden: 7 } })),
    ['W1', 'b1', 'W2', 'b2'],
  ],
  [
    'flat regions through two convolutions',
    () => {
      const net = derive('mnist-cnn', { batch: 2, widths: 'reduced' });
      return withValues(net, { x: flatImages(net.inputs[0].shape, 1) });
    },
    ['W1', 'b1', 'W2', 'b2'],
  ],
  [
    'flat regions through the stem of ResNet-34',
    () => {
      const net = derive('resnet34', { batch: 2, widths: 'reduced', sizes: SHALLOW });
      return withValues(net, { x: flatImages(net.inputs[0].shape, 3) });
    },
    ['sW', 'sb', 'sg', 'sbt'],
  ],
])('at ties between twins: %s', (_, execute, stem) => {
  const executed = execute();
  const checks = checkNetHypotheses(executed, spec);

  test('the hypothesis holds for derivatives in the parameters, and not for those in the input', () => {
    expect(ofPool(checks, 'parameters')).toMatchObject({ failing: 0, first: null });
    expect(ofPool(checks, 'inputs')?.failing).toBeGreaterThan(0);
    expect(checks.filter(({ for: what, failing }) => what !== 'inputs' && failing > 0)).toEqual([]);
  });

  test('every parameter node is the derivative of the loss, from both sides', () => {
    expect(lossGradientFailures(executed)).toEqual([]);
    for (const parameter of stem) expect(sidesOfDerivative(executed, parameter).equal).toBe(true);
  });

  test('the loss has no derivative in the input', () => {
    const { right, left, equal } = sidesOfDerivative(executed, 'x');
    expect(equal).toBe(false);
    expect(Math.abs(right - left)).toBeGreaterThan(1e-3 * Math.abs(right));
  });

  test("any selection of a maximum gives the stem's parameters the same gradients", () => {
    const selections = checkSelections(executed);
    expect(selections.map(({ selection, parameter }) => `${selection} ${parameter}`)).toEqual(
      ['first', 'last', 'random'].flatMap((selection) =>
        stem.map((parameter) => `${selection} ${parameter}`),
      ),
    );
    expect(selections.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
    // The emitted chain is the selection of the first maximum, to the bit.
    expect(
      selections.filter(({ selection }) => selection === 'first').map((one) => one.relativeDifference),
    ).toEqual(stem.map(() => 0));
  });
});

describe('at ties between cells that are not twins', () => {
  // Without weights in the second convolution all its elements are the bias, whatever they have read.
  const net = derive('mnist-cnn', { batch: 2, widths: 'reduced' });
  const shape = net.parameters[2].shape;
  const executed = withValues(net, {
    W2: new Float32Array(shape.reduce((count, extent) => count * extent, 1)),
    b2: new Float32Array(shape[0]).fill(0.5),
  });

  test('the hypothesis does not hold, for the parameters either', () => {
    const check = ofPool(checkNetHypotheses(executed, spec), 'parameters');
    expect(check).toMatchObject({ hypothesis: 'pool-twins', step: 'pool', first: 'n=0, c=0, i=0, j=0' });
    expect(check?.failing).toBe(check?.elements);
  });

  test('the loss has no derivative in the weights of that convolution', () => {
    expect(sidesOfDerivative(executed, 'W2').equal).toBe(false);
  });

  test('selections differ in the gradient of those weights', () => {
    const differing = checkSelections(executed).filter(({ verdict }) => verdict === 'failed');
    expect(differing.map(({ selection, parameter }) => `${selection} ${parameter}`)).toEqual([
      'last W2',
      'random W2',
    ]);
  });
});

test('where there are no ties there is a derivative in the input too', () => {
  const executed = executeNet(derive('mnist-cnn', { batch: 2, widths: 'reduced' }));
  expect(checkNetHypotheses(executed, spec).filter(({ failing }) => failing > 0)).toEqual([]);
  expect(sidesOfDerivative(executed, 'x').equal).toBe(true);
});

test('a pre-activation at its kink is found, with its place', () => {
  const net = derive('mnist-cnn', { batch: 2, widths: 'reduced' });
  const bias = executeNet(net).values.get('b3')?.lanes[0] ?? [];
  const weights = executeNet(net).values.get('W3')?.lanes[0] ?? [];
  // The second unit of the first dense layer reads nothing and adds nothing.
  const executed = withValues(net, {
    W3: Float32Array.from(weights, (weight, at) => (at % bias.length === 1 ? 0 : weight)),
    b3: Float32Array.from(bias, (value, at) => (at === 1 ? 0 : value)),
  });
  expect(checkNetHypotheses(executed, spec).filter(({ failing }) => failing > 0)).toEqual([
    { hypothesis: 'relu-off-kink', step: 'relu3', for: 'all', elements: 14, failing: 2, first: 'n=0, m=1' },
  ]);
  expect(sidesOfDerivative(executed, 'b3').equal).toBe(false);
});

test('a net on replicas is asked of as one', () => {
  const executed = executeNet(derive('mnist-cnn', { batch: 1, widths: 'reduced', replicas: 2 }));
  expect(() => checkNetHypotheses(executed, spec)).toThrow(/on one replica: derive it with a larger batch/);
});

test.each<readonly [id: string, sizes: NetOptions['sizes'], asked: readonly string[]]>([
  ['mnist-cnn', {}, ['odd-kernel', 'pool-twins', 'relu-off-kink', 'targets-sum-to-one']],
  [
    'resnet34',
    SHALLOW,
    [
      'classes-positive',
      'eps-positive',
      'odd-kernel',
      'pool-3x3-twins',
      'relu-off-kink',
      'targets-sum-to-one',
    ],
  ],
  // No kink: GELU, layer norm and means are smooth.
  ['convnext-tiny', SHALLOW, ['classes-positive', 'eps-positive', 'odd-kernel', 'targets-sum-to-one']],
  [
    'mobilenet-v2',
    {},
    ['classes-positive', 'eps-positive', 'odd-kernel', 'relu6-off-kinks', 'targets-sum-to-one'],
  ],
])('the hypotheses of %s (%j), and no others, are asked of its activations, and hold', (id, sizes, asked) => {
  const net = derive(id, { batch: 2, widths: 'reduced', sizes });
  const checks = checkNetHypotheses(executeNet(net), spec);
  expect([...new Set(checks.map(({ hypothesis }) => hypothesis))].sort()).toEqual(asked);
  expect(checks.filter(({ failing }) => failing > 0)).toEqual([]);
});
