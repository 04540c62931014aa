import { describe, expect, test } from '@jest/globals';
import { parseModule, printModule, verifyModule, type Func } from '@gradcert/stablehlo';
import { loadSpec, type Application, type Net, type NetOptions } from '@gradcert/spec';

const spec = loadSpec();

function mnistCnn(options?: NetOptions): Net {
  const net = spec.nets.find(({ id }) => id === 'mnist-cnn');
  if (!net) throw new Error('no mnist-cnn');
  return net.derive(options);
}

const nameOf = ({ apply }: Application): string => (apply === 'reshape' ? apply : apply.id);
const withoutReshapes = (steps: readonly Application[]): Application[] =>
  steps.filter(({ apply }) => apply !== 'reshape');
const trainStepOf = (net: Net): Func => net.trainStep().functions[0];

describe('the MNIST CNN at literal widths', () => {
  const net = mnistCnn();

  test('has ten parameters in signature order', () => {
    expect(net.parameters.map(({ name, shape }) => `${name} [${shape.join(', ')}]`)).toEqual([
      'W1 [32, 1, 3, 3]',
      'b1 [32]',
      'W2 [32, 32, 3, 3]',
      'b2 [32]',
      'W3 [6272, 512]',
      'b3 [512]',
      'W4 [512, 512]',
      'b4 [512]',
      'W5 [512, 10]',
      'b5 [10]',
    ]);
    expect(net.inputs).toEqual([{ name: 'x', shape: [128, 784], kind: 'real' }]);
    expect(net.targets).toEqual([{ name: 'onehot', shape: [128, 10], kind: 'one-hot' }]);
    expect(net.loss).toBe('loss');
  });

  test('goes forward', () => {
    expect(withoutReshapes(net.forward).map((step) => `${step.result} ${nameOf(step)}`)).toEqual([
      'conv1 conv',
      'relu1 relu',
      'conv2 conv',
      'relu2 relu',
      'pool max-pool-2x2',
      'dense3 dense',
      'relu3 relu',
      'dense4 dense',
      'relu4 relu',
      'logits dense',
      'loss softmax-cross-entropy',
    ]);
  });

  test('goes back from the loss, each parameter where its cotangent is ready, the image left out', () => {
    expect(withoutReshapes(net.backward).map((step) => `${step.result} ${nameOf(step)}`)).toEqual([
      'dlogits softmax-ce-logits-grad',
      'dW5 dense-weight-grad',
      'db5 dense-bias-grad',
      'drelu4 dense-input-grad',
      'ddense4 relu-input-grad',
      'dW4 dense-weight-grad',
      'db4 dense-bias-grad',
      'drelu3 dense-input-grad',
      'ddense3 relu-input-grad',
      'dW3 dense-weight-grad',
      'db3 dense-bias-grad',
      'dpool_128x6272 dense-input-grad',
      'drelu2_128x32x28x28 max-pool-2x2-input-grad',
      'dconv2_128x25088 relu-input-grad',
      'dW2 conv-weight-grad',
      'db2 conv-bias-grad',
      'drelu1_128x32x28x28 conv-input-grad',
      'dconv1_128x25088 relu-input-grad',
      'dW1 conv-weight-grad',
      'db1 conv-bias-grad',
    ]);
  });

  test('the pool goes back at its post-relu input, the relu at its pre-activation', () => {
    const step = (result: string) => net.backward.find((candidate) => candidate.result === result);
    expect(step('drelu2_128x32x28x28')?.operands).toEqual({ x: 'relu2_128x32x28x28', dy: 'dpool' });
    expect(step('dconv2_128x25088')?.operands).toEqual({ x: 'conv2_128x25088', dy: 'drelu2' });
  });

  test('names the step that computes each gradient', () => {
    expect(net.parameters.map(({ application }) => application.result)).toEqual(
      net.parameters.map(({ name }) => `d${name}`),
    );
    const [{ application }] = net.parameters;
    expect(net.backward).toContain(application);
    expect(application.dims).toEqual({ N: 128, C: 1, O: 32, h: 28, w: 28, ph: 1, pw: 1 });
    expect(application.operands).toEqual({ x: 'x_128x1x28x28', dy: 'dconv1' });
    expect(application.shape).toEqual([32, 1, 3, 3]);
  });

  test('updates every parameter by its fused step', () => {
    expect(net.updates.map((step) => `${step.result} ${nameOf(step)}`)).toEqual([
      'nextW1 conv-weight-sgd',
      'nextb1 conv-bias-sgd',
      'nextW2 conv-weight-sgd',
      'nextb2 conv-bias-sgd',
      'nextW3 dense-weight-sgd',
      'nextb3 dense-bias-sgd',
      'nextW4 dense-weight-sgd',
      'nextb4 dense-bias-sgd',
      'nextW5 dense-weight-sgd',
      'nextb5 dense-bias-sgd',
    ]);
    expect(net.updates[0].constants).toEqual({ lr: 0.00078125 });
  });

  test('every value is defined before it is read, once', () => {
    const defined = new Set([...net.inputs, ...net.targets, ...net.parameters].map(({ name }) => name));
    for (const { operands, result } of [...net.forward, ...net.backward, ...net.updates]) {
      expect(Object.values(operands).filter((name) => !defined.has(name))).toEqual([]);
      expect(defined.has(result)).toBe(false);
      defined.add(result);
    }
  });
});

describe('the train step', () => {
  const step = trainStepOf(mnistCnn());

  test('has arguments and results in the order of the published one', () => {
    const parameters = ['W1', 'b1', 'W2', 'b2', 'W3', 'b3', 'W4', 'b4', 'W5', 'b5'];
    expect(step.arguments.map(({ name }) => name)).toEqual(['x', ...parameters, 'lslot', 'onehot']);
    expect(step.results.map(({ name }) => name)).toEqual([
      ...parameters.map((name) => `next${name}`),
      'loss_mean',
    ]);
    // The loss slot has the place of the loss: every state argument but one faces its successor.
    const shapes = (values: Func['arguments']) => values.map(({ type }) => type.shape.map((e) => e.constant));
    expect(shapes(step.results)).toEqual(shapes(step.arguments.slice(1, -1)));
  });

  test('verifies, and prints to what parses to the same text', () => {
    const module = mnistCnn().trainStep();
    expect(verifyModule(module)).toEqual([]);
    const text = printModule(module);
    expect(text).toContain('func.func @mnist_cnn_train_step(%x: tensor<128x784xf32>');
    expect(printModule(parseModule(text))).toBe(text);
    expect(printModule(mnistCnn().trainStep())).toBe(text);
  });

  test('computes no gradient outside the fused updates, and none of the image', () => {
    const kinds = step.body.map(({ kind }) => kind);
    const count = (kind: string): number => kinds.filter((candidate) => candidate === kind).length;
    // Two forward, one input cotangent, two kernel gradients.
    expect(count('convolution')).toBe(5);
    // Three forward, three input cotangents, three weight gradients.
    expect(count('dot_general')).toBe(9);
    expect(count('select_and_scatter')).toBe(1);
  });
});

describe('options', () => {
  test('reduced widths and another batch', () => {
    const net = mnistCnn({ widths: 'reduced', batch: 3 });
    expect(net.inputs[0].shape).toEqual([3, 64]);
    expect(net.parameters.map(({ shape }) => shape.join('x'))).toEqual([
      '3x1x3x3',
      '3',
      '3x3x3x3',
      '3',
      '48x7',
      '7',
      '7x7',
      '7',
      '7x4',
      '4',
    ]);
    expect(verifyModule(net.trainStep())).toEqual([]);
  });

  test('bf16 rounds the operands of convolutions, and of nothing else', () => {
    const body = trainStepOf(mnistCnn({ widths: 'reduced', bf16: true })).body;
    const elements = (kind: string): Set<string> =>
      new Set(
        body.filter((op) => op.kind === kind).flatMap((op) => op.operands.map(({ type }) => type.element)),
      );
    expect(elements('convolution')).toEqual(new Set(['bf16']));
    expect(elements('dot_general')).toEqual(new Set(['f32']));
    expect(verifyModule(mnistCnn({ widths: 'reduced', bf16: true }).trainStep())).toEqual([]);
  });
});
