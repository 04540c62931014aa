import { describe, expect, test } from '@jest/globals';
import { printModule, verifyModule, type Func } from '@gradcert/stablehlo';
import { loadSpec, type Application, type Net, type NetOptions } from '@gradcert/spec';

const spec = loadSpec();

function derive(id: string, options?: NetOptions): Net {
  const net = spec.nets.find((candidate) => candidate.id === id);
  if (!net) throw new Error(`no ${id}`);
  return net.derive(options);
}

const names = (net: Net): string[] => net.parameters.map(({ name }) => name);
const trainStepOf = (net: Net): Func => net.trainStep().functions[0];
const shapeOf = (net: Net, name: string): string | undefined =>
  net.parameters.find((parameter) => parameter.name === name)?.shape.join('x');
const nodesUsed = (steps: readonly Application[]): Set<string> =>
  new Set(steps.map(({ apply }) => (apply === 'reshape' ? apply : apply.id)));

describe.each<readonly [id: string, off: NetOptions['switches'], parameters: number, without: number]>([
  ['resnet34', { convBias: false }, 146, 110],
  ['convnext-tiny', { headNorm: false }, 182, 180],
  ['efficientnet-b0', { convBias: false }, 213, 213],
  ['mobilenet-v2', { convBias: false }, 158, 158],
])('%s at literal widths', (id, switches, parameters, without) => {
  test(`has ${String(parameters)} parameters, ${String(without)} with a part left out`, () => {
    expect(names(derive(id))).toHaveLength(parameters);
    expect(names(derive(id, { switches }))).toHaveLength(without);
  });

  test('has at reduced widths a parameter of every kind that it has at literal ones', () => {
    const literal = derive(id);
    const reduced = derive(id, { widths: 'reduced' });
    expect(nodesUsed(reduced.backward)).toEqual(nodesUsed(literal.backward));
  });

  // Without the switch the text is a part of that with it: one net shows both.
  test.each(id === 'resnet34' ? [false, true] : [true])(
    'has a train step that verifies (bf16: %s)',
    (bf16) => {
      const net = derive(id, { batch: 32, bf16 });
      const module = net.trainStep();
      expect(verifyModule(module)).toEqual([]);
      expect(module.functions[0].results).toHaveLength(parameters + 1);
      const text = printModule(module);
      expect(text.includes('bf16')).toBe(bf16);
      expect(text).toContain('tensor<32x150528xf32>');
    },
  );
});

describe('ResNet-34', () => {
  const net = derive('resnet34', { switches: { convBias: false } });

  test('names its parameters block by block', () => {
    const identity = (block: string) =>
      ['W1', 'g1', 'bt1', 'W2', 'g2', 'bt2'].map((part) => `${block}${part}`);
    const down = (block: string) => [...identity(block), `${block}Wp`, `${block}gp`, `${block}btp`];
    const stage = (number: number, blocks: number) =>
      Array.from({ length: blocks }, (_, block) => identity(`s${String(number)}b${String(block)}`)).flat();
    expect(names(net)).toEqual([
      ...['sW', 'sg', 'sbt'],
      ...stage(1, 3),
      ...[...down('d2'), ...stage(2, 3)],
      ...[...down('d3'), ...stage(3, 5)],
      ...[...down('d4'), ...stage(4, 2)],
      ...['Wd', 'bd'],
    ]);
    expect(shapeOf(net, 'd3Wp')).toBe('256x128x1x1');
    expect(shapeOf(net, 'Wd')).toBe('512x10');
  });

  test('takes and gives arguments in the published order', () => {
    const step = trainStepOf(net);
    expect(step.arguments.map(({ name }) => name)).toEqual(['x', ...names(net), 'onehot']);
    expect(step.results.map(({ name }) => name)).toEqual([
      ...names(net).map((name) => `next${name}`),
      'loss',
    ]);
  });

  test('adds the cotangent of a block and that of the skip around it, the block first', () => {
    const sum = net.backward.find(({ result }) => result === 'ds1b0out');
    expect(sum?.operands).toEqual({ main: 'ds1b0out_s1b1c1_x', skip: 'ds1b1sum' });
  });

  test('has its own epsilon, step size and classes where options say so', () => {
    const other = derive('resnet34', {
      sizes: { classes: 1000 },
      constants: { eps: 1e-3, alpha: 0.2 },
    });
    expect(shapeOf(other, 'Wd')).toBe('512x1000');
    const constants = Object.fromEntries(
      [...other.forward, ...other.backward, ...other.updates].flatMap((step) =>
        Object.entries(step.constants),
      ),
    );
    expect(constants).toEqual({ eps: 1e-3, alpha: 0.2, lr: 0.1 });
    expect(() => derive('resnet34', { sizes: { side: 224, depth: 3 } })).toThrow(
      "net 'resnet34' has no size 'depth' (it has: side, width, blocks1, blocks2, blocks3, blocks4, classes)",
    );
    expect(() => derive('resnet34', { switches: { bias: true } })).toThrow("has no switch 'bias'");
    expect(() => derive('resnet34', { loss: 'relu' })).toThrow("no op 'relu' is a loss");
  });
});

describe('ConvNeXt-T', () => {
  const net = derive('convnext-tiny');

  test('names its parameters in forward order', () => {
    const parameters = names(net);
    const block = ['dW', 'db', 'ng', 'nbt', 'eW', 'eb', 'pW', 'pb', 'lg'];
    expect(parameters.slice(0, 4)).toEqual(['psW', 'psb', 'psng', 'psnbt']);
    expect(parameters.slice(4, 13)).toEqual(block.map((part) => `s1b0${part}`));
    expect(parameters.filter((name) => name.startsWith('d2'))).toEqual(['d2ng', 'd2nbt', 'd2W', 'd2b']);
    expect(parameters.slice(-4)).toEqual(['hng', 'hnbt', 'Wd', 'bd']);
    expect(shapeOf(net, 's4b2eW')).toBe('3072x768x1x1');
  });

  test('takes its 18 drop masks after the parameters, and none where it drops nothing', () => {
    const masks = Array.from({ length: 18 }, (_, site) => `dp${String(site)}`);
    expect(trainStepOf(net).arguments.map(({ name }) => name)).toEqual([
      'x',
      ...names(net),
      ...masks,
      'onehot',
    ]);
    const still = trainStepOf(derive('convnext-tiny', { switches: { dropPath: false } }));
    expect(still.arguments.map(({ name }) => name)).toEqual(['x', ...names(net), 'onehot']);
  });
});
