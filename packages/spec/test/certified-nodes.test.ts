/** The twenty certified parameter nodes: what they read, which share a text, and where nets use them. */
import { loadSpec, type CertifiedFunction, type Net, type NetOptions } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';

const spec = loadSpec();

function node(id: string): CertifiedFunction {
  const found = spec.nodes.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no node '${id}'`);
  return found;
}

const certified = spec.nodes.filter(({ source }) => source === 'seed-004');

test('there are twenty, each under a theorem of its own', () => {
  expect(certified).toHaveLength(20);
  const theorems = certified.map(({ certificate }) => certificate?.theorem);
  expect(new Set(theorems).size).toBe(20);
  expect(theorems).not.toContain(undefined);
});

test('none holds a step size: they are the gradients, not the steps', () => {
  expect(certified.filter(({ constants }) => 'lr' in constants)).toEqual([]);
  const stepped = new Set(spec.nodes.flatMap(({ updates }) => (updates ? [updates.gradient.id] : [])));
  expect(certified.filter(({ id, sameAs }) => !stepped.has((sameAs ?? { id }).id))).toEqual([]);
});

describe('what they read', () => {
  test.each([
    ['conv-weight-grad', ['x', 'dy']],
    ['conv-bias-grad', ['dy']],
    ['bn-gamma-grad', ['x', 'dy']],
    ['bn-beta-grad', ['dy']],
    ['dense-weight-grad', ['x', 'dy']],
    ['dense-bias-grad', ['dy']],
    ['depthwise-weight-grad', ['x', 'dy']],
    ['ln-gamma-grad', ['x', 'dy']],
    ['ln-beta-grad', ['dy']],
    ['classifier-bias-grad', ['dy']],
    ['patchify-bias-grad', ['dy']],
  ])('%s reads %j: the parameter itself does not enter', (id, operands) => {
    expect(node(id).operands.map(({ name }) => name)).toEqual(operands);
  });
});

/** Kinds and attributes of the operations, in order: the text but for names and sizes. */
const shapeless = (id: string): string =>
  JSON.stringify(node(id).module.functions[0].body.map(({ kind, attributes }) => [kind, attributes]));

describe('nodes that share a text', () => {
  test.each([
    [
      'sums over channels',
      [
        'conv-bias-grad',
        'conv-strided-bias-grad',
        'conv-strided-xla-bias-grad',
        'depthwise-bias-grad',
        'depthwise-strided-xla-bias-grad',
        'bn-beta-grad',
        'patchify-bias-grad',
      ],
    ],
    ['outer products', ['dense-weight-grad', 'classifier-weight-grad']],
    ['sums over the batch', ['dense-bias-grad', 'classifier-bias-grad']],
  ])('%s', (_, ids) => {
    expect(new Set(ids.map(shapeless)).size).toBe(1);
  });

  test('the two paddings of SAME do not', () => {
    expect(shapeless('depthwise-strided-xla-weight-grad')).not.toBe(
      shapeless('depthwise-strided-weight-grad'),
    );
    expect(shapeless('conv-strided-xla-weight-grad')).not.toBe(shapeless('conv-strided-weight-grad'));
  });
});

describe('where nets use them', () => {
  function derive(id: string, options?: NetOptions): Net {
    const net = spec.nets.find((candidate) => candidate.id === id);
    if (!net) throw new Error(`no net '${id}'`);
    return net.derive(options);
  }

  /** Shapes of the parameters whose gradient is that node. */
  const sites = (net: Net, nodeId: string): readonly (readonly number[])[] =>
    net.parameters
      .filter(({ application: { apply } }) => apply !== 'reshape' && apply.id === nodeId)
      .map(({ shape }) => shape);
  const kernels = (net: Net, nodeId: string): number[] =>
    [...new Set(sites(net, nodeId).map((shape) => shape[2]))].sort((a, b) => a - b);

  test('one strided node is for the stem, the downsampling blocks and the projections of ResNet-34', () => {
    const net = derive('resnet34');
    expect(kernels(net, 'conv-strided-weight-grad')).toEqual([1, 3, 7]);
    expect(sites(net, 'conv-strided-weight-grad')).toHaveLength(7);
    expect(sites(net, 'bn-gamma-grad')).toHaveLength(36);
    expect(sites(net, 'conv-bias-grad').length + sites(net, 'conv-strided-bias-grad').length).toBe(36);
  });

  test('EfficientNet-B0 has SAME at its stem alone; its strided depthwise is symmetric', () => {
    const net = derive('efficientnet-b0', { switches: { convBias: true } });
    expect(sites(net, 'conv-strided-xla-weight-grad')).toEqual([[32, 3, 3, 3]]);
    expect(sites(net, 'conv-strided-xla-bias-grad')).toEqual([[32]]);
    expect(kernels(net, 'depthwise-weight-grad')).toEqual([3, 5]);
    expect(sites(net, 'depthwise-strided-weight-grad')).toHaveLength(4);
    expect(sites(net, 'depthwise-strided-xla-weight-grad')).toEqual([]);
  });

  test('EfficientNet-B0 has no bias at a depthwise convolution: the batch norm after it has one', () => {
    expect(sites(derive('efficientnet-b0'), 'depthwise-bias-grad')).toEqual([]);
  });

  test('EfficientNet-B0 squeezes by dense layers that are not square', () => {
    const shapes = sites(derive('efficientnet-b0'), 'dense-weight-grad');
    expect(shapes.filter(([inputs, outputs]) => inputs !== outputs)).toHaveLength(shapes.length);
    expect(shapes.length).toBeGreaterThan(30);
  });

  test('MobileNetV2 has SAME at its four strided depthwise convolutions', () => {
    const net = derive('mobilenet-v2', { switches: { convBias: true } });
    expect(sites(net, 'depthwise-strided-xla-weight-grad')).toHaveLength(4);
    expect(sites(net, 'depthwise-strided-xla-bias-grad')).toHaveLength(4);
    expect(sites(net, 'depthwise-strided-weight-grad')).toEqual([]);
  });

  test('ConvNeXt-T has one patchify stem, biases at its depthwise convolutions, a classifier of its own', () => {
    const net = derive('convnext-tiny');
    expect(sites(net, 'patchify-weight-grad')).toEqual([[96, 3, 4, 4]]);
    expect(sites(net, 'depthwise-bias-grad')).toHaveLength(18);
    expect(sites(net, 'channel-ln-gamma-grad')).toHaveLength(22);
    expect(sites(net, 'ln-gamma-grad')).toHaveLength(1);
    expect(sites(net, 'classifier-weight-grad')).toEqual([[768, 10]]);
    expect(sites(net, 'classifier-bias-grad')).toEqual([[10]]);
  });
});
