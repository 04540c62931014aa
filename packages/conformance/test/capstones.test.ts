/** Whole nets at reduced widths: every parameter's gradient is the loss's, and wrong chains are named by it. */
import {
  loadSpec,
  type Application,
  type CertifiedFunction,
  type Net,
  type NetOptions,
} from '@gradcert/spec';
import {
  broadcastInDim,
  buildFunction,
  buildModule,
  constant,
  multiply,
  parameter,
} from '@gradcert/stablehlo';
import { describe, expect, test } from '@jest/globals';
import { checkingTogether, checkLossGradient, ended, executeNet, type LossGradientOptions } from '../src';

const spec = loadSpec();

function derive(id: string, options: NetOptions = {}): Net {
  const net = spec.nets.find((candidate) => candidate.id === id);
  if (!net) throw new Error(`no net '${id}'`);
  return net.derive({ batch: 2, widths: 'reduced', ...options });
}

/** Names of the parameters whose gradient is not the loss's. */
function failures(net: Net, options: LossGradientOptions = {}): string[] {
  const failed: string[] = [];
  checkLossGradient(executeNet(net), {
    ...options,
    onParameter: ({ parameter: name, verdict }) => {
      if (verdict !== 'passed') failed.push(name);
    },
  });
  return failed;
}

/** The same along directions that move many parameters at once. */
function failuresTogether(net: Net, names = net.parameters.map(({ name }) => name)): string[] {
  return ended(checkingTogether(executeNet(net), names))
    .filter(({ verdict }) => verdict === 'failed')
    .map(({ parameter }) => parameter);
}

const FAST: LossGradientOptions = { directions: 1, entries: 0 };

describe.each<readonly [id: string, parameters: number]>([
  ['resnet34', 146],
  ['convnext-tiny', 182],
  ['efficientnet-b0', 161],
  ['mobilenet-v2', 113],
])('every parameter of %s', (id, parameters) => {
  // Batch statistics over two numbers alone would be degenerate.
  const batch = 3;

  // The net's own loss is what the generated suites check, one parameter after the other.
  test.each<readonly [loss: string, net: NetOptions]>([
    ['plain cross-entropy', { switches: { smoothing: false } }],
    ['an arbitrary smooth loss, in bf16 with rounding erased', { loss: 'weighted-tanh', bf16: true }],
  ])('%s', (_, options) => {
    const net = derive(id, { batch, ...options });
    expect(net.parameters).toHaveLength(parameters);
    expect(failuresTogether(net)).toEqual([]);
  });
});

test('every parameter of mnist-cnn: an arbitrary smooth loss, in bf16 with rounding erased', () => {
  const net = derive('mnist-cnn', { loss: 'weighted-tanh', bf16: true });
  expect(net.parameters).toHaveLength(10);
  expect(failures(net)).toEqual([]);
});

test.each<readonly [id: string, part: string, present: boolean, parameters: number]>([
  ['resnet34', 'convBias', false, 110],
  ['convnext-tiny', 'headNorm', false, 180],
  ['convnext-tiny', 'dropPath', false, 182],
  ['mobilenet-v2', 'convBias', true, 150],
])('every parameter of %s with %s: %s (%d of them)', (id, part, present, parameters) => {
  const net = derive(id, { batch: 3, switches: { [part]: present } });
  expect(net.parameters).toHaveLength(parameters);
  expect(failuresTogether(net)).toEqual([]);
});

/** One block of each kind. */
const shallow = { blocks1: 1, blocks2: 1, blocks3: 2, blocks4: 1 };

const stepOf = (net: Net, result: string): Application => {
  const step = net.backward.find((candidate) => candidate.result === result);
  if (!step) throw new Error(`no step '${result}'`);
  return step;
};

/** The net with one step of its backward replaced. */
function sabotage(net: Net, result: string, change: (step: Application) => Partial<Application>): Net {
  const step = stepOf(net, result);
  const wrong = { ...step, ...change(step) };
  return { ...net, backward: net.backward.map((candidate) => (candidate === step ? wrong : candidate)) };
}

const reading =
  (operands: Readonly<Record<string, string>>) =>
  (step: Application): Partial<Application> => ({ operands: { ...step.operands, ...operands } });

const named = (net: Net, pattern: RegExp): string[] =>
  net.parameters.map(({ name }) => name).filter((name) => pattern.test(name));

// The gradient of a bias before a batch norm is 0, with any cotangent from above: no wrong chain shows there.
describe('a wrong chain of ResNet-34', () => {
  const net = derive('resnet34', { sizes: shallow });

  test('that drops a skip cotangent is named by every parameter below', () => {
    const dropped = sabotage(net, 'dd2out', ({ operands }) => ({
      apply: 'reshape',
      operands: { input: operands.main },
    }));
    expect(failures(dropped, FAST)).toEqual(named(net, /^(s|s1b0|d2)(W|g|bt)/));
  });

  test('is named by the parameters together too', () => {
    const dropped = sabotage(net, 'dd2out', ({ operands }) => ({
      apply: 'reshape',
      operands: { input: operands.main },
    }));
    const names = named(net, /(W|g|bt)[12p]?$/);
    expect(failuresTogether(dropped, names)).toEqual(named(net, /^(s|s1b0|d2)(W|g|bt)/));
    expect(failuresTogether(net, names)).toEqual([]);
  });

  test("that takes the projection's cotangent after the relu is named by the projection and all below", () => {
    const after = sabotage(net, 'dd2np_grid', reading({ input: 'dd2out' }));
    expect(failures(after, FAST)).toEqual(named(net, /^(s|s1b0)(W|g|bt)|^d2(W|g|bt)p/));
  });
});

describe('a wrong chain of ConvNeXt-T', () => {
  const net = derive('convnext-tiny', { sizes: shallow });

  test('whose drop mask is on the skip is named by every parameter below', () => {
    const masked = sabotage(net, 'ds3b0out', reading({ skip: 'ds3b1l' }));
    expect(failures(masked, FAST)).toEqual(named(net, /^(ps|s1|d2|s2|d3|s3b0)/));
  });

  test('whose layer scale takes its cotangent before the drop mask is named by that scale alone', () => {
    const before = sabotage(net, 'ds3b1lg', reading({ dy: 'ds3b1out_grid' }));
    const step = stepOf(net, 'ds3b1l_grid');
    const unmasked: Application = { ...step, operands: { input: 'ds3b1out' }, result: 'ds3b1out_grid' };
    const wrong = {
      ...before,
      backward: before.backward.flatMap((each) => (each === step ? [each, unmasked] : [each])),
    };
    expect(failures(wrong, FAST)).toEqual(['s3b1lg']);
  });

  test('that normalises over positions instead of channels is named by every parameter below', () => {
    const step = stepOf(net, 'ds2b0n_x');
    const wrong = sabotage(net, step.result, ({ apply }) => ({
      apply: overPositions(apply as CertifiedFunction),
    }));
    expect(failures(wrong, FAST)).toEqual(named(net, /^(ps|s1|d2|s2b0d)/));
  });
});

/** The input gradient of channel-layer-norm with means over the positions of each channel. */
function overPositions(entry: CertifiedFunction): CertifiedFunction {
  const rows = spec.nodes.find(({ id }) => id === 'ln-input-grad');
  if (!rows) throw new Error('no ln-input-grad');
  const [x, gamma, dy] = entry.operands.map(({ name, shape }) => parameter(name, shape));
  const ones = constant(1, [x.shape[2]]);
  const g = multiply(broadcastInDim(gamma, x.shape, [1]), dy);
  const result = rows.emit({ x, gamma: ones, dy: g }, {}, entry.constants);
  return { ...entry, module: buildModule([buildFunction('wrong', [x, gamma, dy], [result])]) };
}
