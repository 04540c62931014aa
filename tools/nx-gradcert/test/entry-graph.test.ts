import { describe, expect, test } from '@jest/globals';
import { entriesBehind, readEntry, type EntryFile } from '../entry-graph';

const FILES: Readonly<Record<string, string>> = {
  'ops/conv.ts': `export default defineOp({ id: 'conv', family: 'convolution' });`,
  'ops/relu.ts': `export default defineOp({ id: 'relu', family: 'activation', hypotheses: ['off-kink'] });`,
  'nodes/conv-grad.ts': `import { lean } from '../certificate';
    import { kernelGradient } from '../emit/kernel-gradient';
    import conv from '../ops/conv';
    export default defineNode({ id: 'conv-grad', family: 'convolution' });`,
  'nodes/conv-step.ts': `import convGrad from './conv-grad';
    export default defineNode({ id: 'conv-step', family: 'optimizer' });`,
  'nodes/relu-grad.ts': `import relu from '../ops/relu';
    export default defineNode({ id: 'relu-grad', family: 'activation' });`,
  'nets/net.ts': `import conv from '../ops/conv';
    export default defineNet({ id: 'net' });`,
  'hypotheses/off-kink.ts': `export default defineHypothesis({ id: 'off-kink' });`,
};
const path = (name: string): string => `packages/spec/src/${name}`;
const entries = Object.entries(FILES).flatMap(([name, text]) => readEntry(path(name), text) ?? []);

const behind = (id: string): readonly string[] => {
  const entry = entries.find((candidate) => candidate.id === id) as EntryFile;
  return entriesBehind(entry, entries).map((file) => file.slice('packages/spec/src/'.length));
};

describe('an entry', () => {
  test('is read from its path and text', () => {
    expect(readEntry(path('nodes/conv-grad.ts'), FILES['nodes/conv-grad.ts'])).toMatchObject({
      id: 'conv-grad',
      kind: 'node',
      family: 'convolution',
      imports: [path('ops/conv.ts')],
    });
  });

  test.each(['index.ts', 'emit/padding.ts', 'nodes/index.ts'])('%s is none', (name) => {
    expect(readEntry(path(name), '')).toBeUndefined();
  });
});

describe('what decides the outcome of', () => {
  test.each([
    ['an op: its file, and the nets that use it', 'conv', ['nets/net.ts', 'ops/conv.ts']],
    ['a node: its op as well', 'conv-grad', ['nets/net.ts', 'nodes/conv-grad.ts', 'ops/conv.ts']],
    [
      'a step: the node that it applies',
      'conv-step',
      ['nets/net.ts', 'nodes/conv-grad.ts', 'nodes/conv-step.ts', 'ops/conv.ts'],
    ],
    [
      'a node under a hypothesis: its file',
      'relu-grad',
      ['hypotheses/off-kink.ts', 'nodes/relu-grad.ts', 'ops/relu.ts'],
    ],
    [
      'a net: every node of its ops, and no other',
      'net',
      ['nets/net.ts', 'nodes/conv-grad.ts', 'nodes/conv-step.ts', 'ops/conv.ts'],
    ],
    ['a hypothesis: its file', 'off-kink', ['hypotheses/off-kink.ts']],
  ])('%s', (_, id, files) => {
    expect(behind(id)).toEqual(files);
  });
});
