import { parseModule, printModule, verifyModule, type Func } from '@gradcert/stablehlo';
import { loadSpec, type NetOptions } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';

const spec = loadSpec();

function trainStep(id: string, options: NetOptions): Func {
  const net = spec.nets.find((candidate) => candidate.id === id);
  if (!net) throw new Error(`no net '${id}'`);
  const module = net.derive({ widths: 'reduced', ...options }).trainStep();
  expect(verifyModule(module)).toEqual([]);
  return module.functions[0];
}

/** Extents of what each collective sums. */
const collectives = ({ body }: Func): string[] =>
  body
    .filter(({ kind }) => kind === 'all_reduce')
    .map(({ results }) => results[0].type.shape.map((extent) => extent.constant).join('x'));

describe('a train step on four replicas', () => {
  const options = { replicas: 4, switches: { convBias: false } };

  test('has three collectives a batch norm, and one a parameter', () => {
    const net = spec.nets.find(({ id }) => id === 'resnet34')?.derive({ widths: 'reduced', ...options });
    const step = trainStep('resnet34', options);
    expect(net?.parameters).toHaveLength(110);
    // Where a stage begins, the shifts of the block and of its projection have one gradient: it is summed once.
    const shared = 3;
    expect(collectives(step)).toHaveLength(110 - shared + 36 * 3);
    // The last stage has 7 batch norms of 16 channels: each packs four vectors for its cotangent.
    expect(collectives(step).filter((shape) => shape === '64')).toHaveLength(7);
  });

  test('has a collective for each parameter alone where no layer couples examples', () => {
    expect(collectives(trainStep('convnext-tiny', { replicas: 4 }))).toHaveLength(182);
    expect(collectives(trainStep('mnist-cnn', { replicas: 2 }))).toHaveLength(10);
  });

  test('names all replicas in one group, and divides by their number', () => {
    const step = trainStep('mnist-cnn', { replicas: 4 });
    for (const operation of step.body) {
      if (operation.kind !== 'all_reduce') continue;
      expect(operation.attributes.replicaGroups).toEqual([[0, 1, 2, 3]]);
      const [reader] = step.body.filter(({ operands }) => operands.includes(operation.results[0]));
      expect(reader.kind).toBe('divide');
    }
  });

  test('prints to what parses to the same text', () => {
    const shallow = { blocks1: 1, blocks2: 0, blocks3: 0, blocks4: 0 };
    const text = printModule({
      name: 'm',
      functions: [trainStep('resnet34', { ...options, sizes: shallow })],
    });
    expect(text).toContain('replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>');
    expect(printModule(parseModule(text))).toBe(text);
  });

  test('one alone has none', () => {
    expect(collectives(trainStep('mnist-cnn', {}))).toEqual([]);
  });
});
