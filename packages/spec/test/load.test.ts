import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formatAffine, type Affine } from '@gradcert/notation';
import { loadSpec, type CertifiedFunction } from '@gradcert/spec';

const spec = loadSpec();
const SOURCES = join(__dirname, '../src');

const format = (shape: readonly Affine[]): string => shape.map(formatAffine).join(',');

function find(functions: readonly CertifiedFunction[], id: string): CertifiedFunction {
  const found = functions.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

const node = (id: string): CertifiedFunction => find(spec.nodes, id);
const signature = (entry: CertifiedFunction): string =>
  `${entry.operands.map(({ name, shape }) => `${name}[${format(shape)}]`).join(' ')} -> ${entry.result.name}[${format(entry.result.shape)}]`;

/** The parameter gradients of seed 004, in its order. */
const SEED_004: readonly (readonly [id: string, signature: string])[] = [
  ['conv-weight-grad', 'x[N,C,h,w] dy[N,O,h,w] -> dW[O,C,2*ph+1,2*pw+1]'],
  ['conv-bias-grad', 'dy[N,O,h,w] -> db[O]'],
  ['conv-strided-weight-grad', 'x[N,C,2*h,2*w] dy[N,O,h,w] -> dW[O,C,2*ph+1,2*pw+1]'],
  ['conv-strided-bias-grad', 'dy[N,O,h,w] -> db[O]'],
  ['bn-gamma-grad', 'x[N,C,h,w] dy[N,C,h,w] -> dgamma[C]'],
  ['bn-beta-grad', 'dy[N,C,h,w] -> dbeta[C]'],
  ['dense-weight-grad', 'x[N,A] dy[N,K] -> dW[A,K]'],
  ['dense-bias-grad', 'dy[N,K] -> db[K]'],
  ['conv-strided-xla-weight-grad', 'x[N,C,2*h,2*w] dy[N,O,h,w] -> dW[O,C,2*ph+1,2*pw+1]'],
  ['depthwise-weight-grad', 'x[N,C,h,w] dy[N,C,h,w] -> dW[C,1,2*ph+1,2*pw+1]'],
  ['depthwise-strided-weight-grad', 'x[N,C,2*h,2*w] dy[N,C,h,w] -> dW[C,1,2*ph+1,2*pw+1]'],
  ['conv-strided-xla-bias-grad', 'dy[N,O,h,w] -> db[O]'],
  ['depthwise-bias-grad', 'dy[N,C,h,w] -> db[C]'],
  ['depthwise-strided-xla-weight-grad', 'x[N,C,2*h,2*w] dy[N,C,h,w] -> dW[C,1,2*ph+1,2*pw+1]'],
  ['depthwise-strided-xla-bias-grad', 'dy[N,C,h,w] -> db[C]'],
  ['patchify-weight-grad', 'x[N,C,4*h,4*w] dy[N,O,h,w] -> dW[O,C,4,4]'],
  ['ln-gamma-grad', 'x[N,R,D] dy[N,R,D] -> dgamma[D]'],
  ['ln-beta-grad', 'dy[N,R,D] -> dbeta[D]'],
  ['classifier-weight-grad', 'x[N,A] dy[N,K] -> dW[A,K]'],
  ['classifier-bias-grad', 'dy[N,K] -> db[K]'],
];

describe('the declarations', () => {
  test.each(SEED_004)('%s of seed 004 is %s', (id, expected) => {
    expect(signature(node(id))).toBe(expected);
    expect(node(id).source).toBe('seed-004');
    expect(node(id).certificate?.module).toBe('GradNodesB');
  });

  test('there are 20 nodes of seed 004, each with a theorem of its own', () => {
    const theorems = spec.nodes
      .filter(({ source }) => source === 'seed-004')
      .map(({ certificate }) => certificate?.theorem);
    expect(new Set(theorems).size).toBe(20);
    expect(theorems).toHaveLength(20);
  });

  test.each([
    ['relu-input-grad', 'x[N,M] dy[N,M] -> dx[N,M]'],
    ['max-pool-2x2-input-grad', 'x[N,C,2*h,2*w] dy[N,C,h,w] -> dx[N,C,2*h,2*w]'],
    ['dense-input-grad', 'W[A,K] dy[N,K] -> dx[N,A]'],
    ['conv-input-grad', 'W[O,C,2*ph+1,2*pw+1] dy[N,O,h,w] -> dx[N,C,h,w]'],
    ['softmax-ce-logits-grad', 'z[N,K] t[N,K] -> dz[N,K]'],
    ['conv-weight-sgd', 'x[N,C,h,w] W[O,C,2*ph+1,2*pw+1] dy[N,O,h,w] -> nextW[O,C,2*ph+1,2*pw+1]'],
    ['conv-bias-sgd', 'b[O] dy[N,O,h,w] -> nextb[O]'],
    ['dense-weight-sgd', 'x[N,A] W[A,K] dy[N,K] -> nextW[A,K]'],
    ['dense-bias-sgd', 'b[K] dy[N,K] -> nextb[K]'],
  ])('%s of the MNIST CNN is %s', (id, expected) => {
    expect(signature(node(id))).toBe(expected);
    expect(node(id).source).toBe('mnist-cnn');
  });

  test('every file of the folders is an entry: of at most 40 lines, or 110 for a net', () => {
    const entries = [...spec.ops, ...spec.nodes, ...spec.hypotheses, ...spec.nets];
    const files = ['ops', 'nodes', 'hypotheses', 'nets'].flatMap((folder) =>
      readdirSync(join(SOURCES, folder)).map((name) => `packages/spec/src/${folder}/${name}`),
    );
    expect(entries.map(({ file }) => file)).toEqual(files.toSorted((a, b) => folderOrder(a, b)));
    for (const file of files) {
      const lines = readFileSync(join(SOURCES, '../../..', file), 'utf8')
        .trimEnd()
        .split('\n');
      const most = folderOf(file) === 'nets' ? 110 : 40;
      expect([file, lines.length <= most]).toEqual([file, true]);
    }
  });
});

const folderOf = (file: string): string => file.split('/')[3];

const folderOrder = (a: string, b: string): number => {
  const folders = ['ops', 'nodes', 'hypotheses', 'nets'];
  const rank = (file: string): number => folders.indexOf(folderOf(file));
  return rank(a) - rank(b) || (a < b ? -1 : 1);
};

describe('a checked node', () => {
  test('has the dims that it uses, with derived ones as forms of them', () => {
    const weight = node('conv-weight-grad');
    expect(Object.keys(weight.dims)).toEqual(['N', 'C', 'O', 'h', 'w', 'ph', 'pw']);
    expect(weight.dims.ph).toBe('halfKernel');
    expect(formatAffine(weight.derivedDims.kh)).toBe('2*ph+1');
    expect(node('conv-bias-grad').dims).toEqual({ N: 'batch', O: 'channel', h: 'spatial', w: 'spatial' });
    expect(node('conv-bias-grad').derivedDims).toEqual({});
  });

  test('has the constraints that concern its dims', () => {
    expect(format(node('conv-strided-xla-weight-grad').constraints)).toBe('ph-1,pw-1');
    expect(node('conv-strided-xla-bias-grad').constraints).toEqual([]);
  });

  test('has the constants that it mentions', () => {
    expect(node('bn-gamma-grad').constants).toEqual({ eps: 1e-5 });
    expect(node('bn-beta-grad').constants).toEqual({});
    expect(node('dense-bias-sgd').constants).toEqual({ lr: 0.00078125 });
  });

  test('names the checked op and argument, or the gradient that it applies', () => {
    expect(node('conv-input-grad').gradientOf).toEqual({ op: find(spec.ops, 'conv'), argument: 'x' });
    expect(node('conv-bias-sgd').updates).toEqual({ parameter: 'b', gradient: node('conv-bias-grad') });
    expect(node('classifier-bias-grad').sameAs).toBe(node('dense-bias-grad'));
  });

  test('has its text without indentation and its module with symbolic dims', () => {
    expect(node('softmax-ce-logits-grad').denotationText).toBe(
      'e[n,k] = exp(z[n,k])\ndz[n,k] = e[n,k] / (sum(m) e[n,m]) - t[n,k]',
    );
    const [func] = node('conv-input-grad').module.functions;
    expect(func.name).toBe('conv_input_grad');
    expect(func.arguments.map(({ name }) => name)).toEqual(['W', 'dy']);
    expect(func.body.map(({ kind }) => kind)).toEqual(['transpose', 'reverse', 'convolution']);
  });

  test('a loss has the cotangent 1: rank 0, no cotangent operand', () => {
    expect(find(spec.ops, 'softmax-cross-entropy').result.shape).toEqual([]);
    expect(find(spec.ops, 'softmax-cross-entropy').operands[1].kind).toBe('one-hot');
  });
});
