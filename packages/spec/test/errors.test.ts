import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { loadSpec, SpecError, SpecLoadError, type Spec } from '@gradcert/spec';

/** Entries are written below the package, so that they find it by its name. */
const ROOT = join(__dirname, '.entries');

afterAll(() => {
  rmSync(ROOT, { recursive: true, force: true });
});

/** Loads the built-in entries and these files. */
function loadWith(folder: string, files: Readonly<Record<string, string>>): Spec {
  for (const [name, text] of Object.entries(files)) {
    const file = join(ROOT, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return loadSpec({ folders: [join(ROOT, folder)] });
}

function errorsOf(folder: string, files: Readonly<Record<string, string>>): readonly SpecError[] {
  try {
    loadWith(folder, files);
  } catch (error) {
    if (error instanceof SpecLoadError) return error.errors;
    throw error;
  }
  throw new Error('the entries load');
}

/** The picture of the only error. */
function pictureOf(folder: string, files: Readonly<Record<string, string>>): string {
  const errors = errorsOf(folder, files);
  expect(errors.map(({ problem }) => problem)).toHaveLength(1);
  return errors[0].picture;
}

/** A gradient of dense in x that is right, but for what a test changes. */
const denseNode = (id: string, change: Readonly<Record<string, string>> = {}): string => {
  const lines = {
    id: `'${id}'`,
    title: "'A gradient'",
    family: "'dense'",
    gradientOf: "{ op: dense, argument: 'x' }",
    sameAs: 'denseInputGrad',
    denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a,k]'",
    emit: '({ W, dy }) => dotGeneral(dy, W, { contracting: [[1], [1]] })',
    source: "'test'",
    ...change,
  };
  return `import { defineNode } from '@gradcert/spec';
import dense from '@gradcert/spec/ops/dense';
import denseInputGrad from '@gradcert/spec/nodes/dense-input-grad';
import { dotGeneral, transpose, stranger } from '@gradcert/stablehlo';

export default defineNode({
${Object.entries(lines)
  .map(([key, value]) => `  ${key}: ${value},\n`)
  .join('')}});
`;
};

const denseError = (id: string, change: Readonly<Record<string, string>>): string =>
  pictureOf(id, { [`nodes/${id}.ts`]: denseNode(id, change) });

const OP = `import { defineOp } from '@gradcert/spec';
import { add } from '@gradcert/stablehlo';

export default defineOp({
  id: 'residual-add',
  title: 'Sum of two branches',
  family: 'activation',
  dims: { N: 'batch', M: 'feature' },
  operands: { a: 'N,M', b: 'N,M' },
  result: 'N,M',
  forward: 'y[n,m] = a[n,m] + b[n,m]',
  emit: ({ a, b }) => add(a, b),
});
`;

const opError = (id: string, from: string, to: string): string =>
  pictureOf(id, { 'ops/residual-add.ts': OP.replace(from, to) });

test('further folders add entries of their own', () => {
  const spec = loadWith('further', {
    'ops/residual-add.ts': OP,
    'nodes/dense-again.ts': denseNode('dense-again'),
  });
  expect(spec.ops.at(-1)?.id).toBe('residual-add');
  expect(spec.nodes.at(-1)?.sameAs?.id).toBe('dense-input-grad');
  expect(spec.nodes.at(-1)?.file).toBe('packages/spec/test/.entries/further/nodes/dense-again.ts');
});

describe('the denotation', () => {
  test('names an unknown index', () => {
    expect(denseError('unknown-index', { denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a,q]'" }))
      .toMatchInlineSnapshot(`
     "packages/spec/test/.entries/unknown-index/nodes/unknown-index.ts:12:47: unknown-index: index 'q' is not bound
       12 |   denotation: 'dx[n,a] = sum(k) dy[n,k] * W[a,q]',
          |                                               ^
       hint: list it on the left side or in a reduction: sum(q) ..."
    `);
  });

  test('names an unknown index inside a template literal', () => {
    const denotation = '`\n    part[n,a,k] = dy[n,k] * W[a,k]\n    dx[n,a] = sum(k) part[n,a,q]\n  `';
    expect(denseError('unknown-index-below', { denotation })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/unknown-index-below/nodes/unknown-index-below.ts:14:31: unknown-index-below: index 'q' is not bound
       14 |     dx[n,a] = sum(k) part[n,a,q]
          |                               ^
       hint: list it on the left side or in a reduction: sum(q) ..."
    `);
  });

  test('reads a tensor at the wrong rank', () => {
    expect(denseError('wrong-rank', { denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a]'" }))
      .toMatchInlineSnapshot(`
     "packages/spec/test/.entries/wrong-rank/nodes/wrong-rank.ts:12:43: wrong-rank: 'W' has rank 2, but 1 index is given
       12 |   denotation: 'dx[n,a] = sum(k) dy[n,k] * W[a]',
          |                                           ^^^^
       hint: give 2 indices, one for each axis"
    `);
  });

  test('reads what the op does not have', () => {
    expect(denseError('unknown-tensor', { denotation: "'dx[n,a] = sum(k) dy[n,k] * V[a,k]'" }))
      .toMatchInlineSnapshot(`
     "packages/spec/test/.entries/unknown-tensor/nodes/unknown-tensor.ts:12:43: unknown-tensor: unknown name 'V'
       12 |   denotation: 'dx[n,a] = sum(k) dy[n,k] * V[a,k]',
          |                                           ^
       hint: known here: x, W, b, dy"
    `);
  });

  test('defines another result', () => {
    expect(denseError('other-result', { denotation: "'dz[n,a] = sum(k) dy[n,k] * W[a,k]'" }))
      .toMatchInlineSnapshot(`
     "packages/spec/test/.entries/other-result/nodes/other-result.ts:12:16: other-result: the last line defines 'dz', but the result is 'dx'
       12 |   denotation: 'dz[n,a] = sum(k) dy[n,k] * W[a,k]',
          |                ^^
       hint: define dx on the last line"
    `);
  });

  test('defines the result with another shape', () => {
    expect(denseError('other-shape', { denotation: "'dx[n<N,a<K] = sum(k) dy[n,k] * W[a,k]'" }))
      .toMatchInlineSnapshot(`
     "packages/spec/test/.entries/other-shape/nodes/other-shape.ts:12:23: other-shape: index 'a' runs over A in the declared shape, but over K in the text
       12 |   denotation: 'dx[n<N,a<K] = sum(k) dy[n,k] * W[a,k]',
          |                       ^
       hint: if the shorter read is meant (outside it is 0), write the extent: a<A"
    `);
  });

  test('is empty', () => {
    expect(denseError('empty', { denotation: "''" })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/empty/nodes/empty.ts:12:16: empty: expected a definition, found the end of the line
       12 |   denotation: '',
          |                ^
       hint: write name[indices] = ..."
    `);
  });
});

describe('emit', () => {
  test('returns another shape', () => {
    expect(
      denseError('emits-transposed', {
        emit: '({ W, dy }) => dotGeneral(W, dy, { contracting: [[1], [1]] })',
      }),
    ).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/emits-transposed/nodes/emits-transposed.ts:13:3: emits-transposed: emit returns shape [A, N], but 'dx' has shape [N, A]
       13 |   emit: ({ W, dy }) => dotGeneral(W, dy, { contracting: [[1], [1]] }),
          |   ^^^^
       hint: correct the emission, or the declared shape"
    `);
  });

  test('violates a constraint of an op kind', () => {
    expect(
      denseError('emits-nonsense', {
        emit: '({ W, dy }) => dotGeneral(dy, W, { contracting: [[1], [0]] })',
      }),
    ).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/emits-nonsense/nodes/emits-nonsense.ts:13:3: emits-nonsense: emit failed: dot_general: tensor<NxKxf32> and tensor<AxKxf32> do not fit, contracting [1] x [0], batching [] x []
       13 |   emit: ({ W, dy }) => dotGeneral(dy, W, { contracting: [[1], [0]] }),
          |   ^^^^
       hint: paired axes have the same extent, and both operands one element type"
    `);
  });

  test('reads an operand that the denotation does not', () => {
    expect(
      denseError('reads-more', { emit: '({ x, dy }) => dotGeneral(dy, x, { contracting: [[1], [1]] })' }),
    ).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/reads-more/nodes/reads-more.ts:13:3: reads-more: emit reads the operand 'x', which the denotation does not use
       13 |   emit: ({ x, dy }) => dotGeneral(dy, x, { contracting: [[1], [1]] }),
          |   ^^^^
       hint: it uses: W, dy"
    `);
  });

  test('throws', () => {
    expect(denseError('throws', { emit: '() => stranger()' })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/throws/nodes/throws.ts:13:3: throws: emit failed: (0 , _stablehlo.stranger) is not a function
       13 |   emit: () => stranger(),
          |   ^^^^
       hint: it may only combine its operands by builder functions"
    `);
  });

  test('returns no tensor', () => {
    expect(denseError('no-tensor', { emit: '() => 3' })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/no-tensor/nodes/no-tensor.ts:13:3: no-tensor: emit returns no tensor
       13 |   emit: () => 3,
          |   ^^^^
       hint: return the result of a builder function"
    `);
  });
});

describe('the declaration', () => {
  test('has an unknown key', () => {
    expect(denseError('unknown-key', { hypothesis: "['odd-kernel']" })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/unknown-key/nodes/unknown-key.ts:15:3: unknown-key: unknown key 'hypothesis'
       15 |   hypothesis: ['odd-kernel'],
          |   ^^^^^^^^^^
       hint: did you mean 'hypotheses'?"
    `);
  });

  test('lacks a key', () => {
    const text = denseNode('missing-key').replace(/ {2}title:.*\n/, '');
    expect(pictureOf('missing-key', { 'nodes/missing-key.ts': text })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/missing-key/nodes/missing-key.ts:7:3: missing-key: the key 'title' is missing
       7 |   id: 'missing-key',
         |   ^^
       hint: every node has one"
    `);
  });

  test('has an id that is not the file name', () => {
    expect(pictureOf('other-name', { 'nodes/other-name.ts': denseNode('another') })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/other-name/nodes/other-name.ts:7:3: other-name: the id 'another' is not the file's name
       7 |   id: 'another',
         |   ^^
       hint: name it 'other-name', or rename the file"
    `);
  });

  test('has the id of another file', () => {
    expect(pictureOf('twice', { 'nodes/dense-bias-grad.ts': denseNode('dense-bias-grad') }))
      .toMatchInlineSnapshot(`
     "packages/spec/test/.entries/twice/nodes/dense-bias-grad.ts:7:3: dense-bias-grad: the id 'dense-bias-grad' is taken by packages/spec/src/nodes/dense-bias-grad.ts
       7 |   id: 'dense-bias-grad',
         |   ^^
       hint: give it another id"
    `);
  });

  test('names an argument that the op does not have', () => {
    expect(denseError('no-argument', { gradientOf: "{ op: dense, argument: 'V' }" })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/no-argument/nodes/no-argument.ts:10:28: no-argument: 'dense' has no operand 'V'
       10 |   gradientOf: { op: dense, argument: 'V' },
          |                            ^^^^^^^^
       hint: its operands: x, W, b"
    `);
  });

  test('names a hypothesis that no file declares', () => {
    expect(denseError('no-hypothesis', { hypotheses: "['even-kernel']" })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/no-hypothesis/nodes/no-hypothesis.ts:15:3: no-hypothesis: no file declares the hypothesis 'even-kernel'
       15 |   hypotheses: ['even-kernel'],
          |   ^^^^^^^^^^
       hint: hypotheses: eps-positive, odd-kernel, pool-unique-max, relu-off-kink, targets-sum-to-one"
    `);
  });

  test('is a second gradient for the same op and argument', () => {
    const text = denseNode('second').replace(/ {2}sameAs:.*\n/, '');
    expect(pictureOf('second', { 'nodes/second.ts': text })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/second/nodes/second.ts:10:3: second: 'dense-input-grad' is already the gradient of 'dense' in 'x'
       10 |   gradientOf: { op: dense, argument: 'x' },
          |   ^^^^^^^^^^
       hint: say which one nets use: give the other 'sameAs'"
    `);
  });

  test('is neither a gradient nor a step', () => {
    const text = denseNode('neither').replace(/ {2}gradientOf:.*\n/, '');
    expect(pictureOf('neither', { 'nodes/neither.ts': text })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/neither/nodes/neither.ts:7:3: neither: a node is either the gradient of an op or an optimizer step
       7 |   id: 'neither',
         |   ^^
       hint: give it one of 'gradientOf' and 'updates'"
    `);
  });

  test('steps by a gradient in another operand', () => {
    const text = denseNode('wrong-step', { updates: "{ parameter: 'W', gradient: denseInputGrad }" });
    expect(
      pictureOf('wrong-step', { 'nodes/wrong-step.ts': text.replace(/ {2}(gradientOf|sameAs):.*\n/g, '') }),
    ).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/wrong-step/nodes/wrong-step.ts:13:14: wrong-step: 'dense-input-grad' is not the gradient in 'W', but in 'x'
       13 |   updates: { parameter: 'W', gradient: denseInputGrad },
          |              ^^^^^^^^^
       hint: name the node that is the gradient of dense in W"
    `);
  });

  test('stands in the folder of another kind', () => {
    expect(pictureOf('wrong-folder', { 'nodes/residual-add.ts': OP })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/wrong-folder/nodes/residual-add.ts:1:1: residual-add: a op stands in the folder of nodes
       1 | import { defineOp } from '@gradcert/spec';
         | ^
       hint: write 'export default defineNode({ ... })'"
    `);
  });

  test('is missing from its file', () => {
    expect(pictureOf('nothing', { 'nodes/nothing.ts': 'export default 3;\n' })).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nothing/nodes/nothing.ts:1:1: nothing: exports no declaration
       1 | export default 3;
         | ^
       hint: write 'export default defineNode({ ... })'"
    `);
  });
});

describe('an op', () => {
  test('has a dim of unknown kind', () => {
    expect(opError('unknown-kind', "'batch'", "'bach'")).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/unknown-kind/ops/residual-add.ts:8:15: residual-add: dim 'N' has the unknown kind 'bach'
       8 |   dims: { N: 'bach', M: 'feature' },
         |               ^^^^
       hint: kinds: batch, channel, feature, class, spatial, row, halfKernel, replica; or write a form of other dims: '2*ph+1'"
    `);
  });

  test('has a shape over what is no dim', () => {
    expect(opError('unknown-dim', "b: 'N,M'", "b: 'N,L'")).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/unknown-dim/ops/residual-add.ts:9:31: residual-add: 'L' is not a dim
       9 |   operands: { a: 'N,M', b: 'N,L' },
         |                               ^
       hint: declare it in dims, before its use; known here: N, M"
    `);
  });

  test('has a malformed shape', () => {
    expect(opError('malformed-shape', "result: 'N,M'", "result: 'N,,M'")).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/malformed-shape/ops/residual-add.ts:10:14: residual-add: expected a name, inf, a number, "(", "[", a reduction, or "-", found ','
       10 |   result: 'N,,M',
          |              ^
       hint: a definition reads name[indices] = expression"
    `);
  });

  test('has an operand that its forward does not read', () => {
    expect(opError('unread', "'y[n,m] = a[n,m] + b[n,m]'", "'y[n,m] = a[n,m] + a[n,m]'"))
      .toMatchInlineSnapshot(`
     "packages/spec/test/.entries/unread/ops/residual-add.ts:12:3: residual-add: emit reads the operand 'b', which the forward does not use
       12 |   emit: ({ a, b }) => add(a, b),
          |   ^^^^
       hint: it uses: a"
    `);
  });

  test('has a forward without a result', () => {
    expect(opError('no-result', "'y[n,m] = a[n,m] + b[n,m]'", "'a[n,m] + b[n,m]'")).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/no-result/ops/residual-add.ts:11:3: residual-add: no line of the forward defines a result
       11 |   forward: 'a[n,m] + b[n,m]',
          |   ^^^^^^^
       hint: write 'y[n] = ...'"
    `);
  });
});

test('a guard is held to the operands of the entries that name its hypothesis', () => {
  expect(
    pictureOf('guard', {
      'hypotheses/positive-weight.ts': `import { defineHypothesis } from '@gradcert/spec';

export default defineHypothesis({
  id: 'positive-weight',
  title: 'Positive weight',
  statement: 'Every weight is positive.',
  guard: 'holds[a,k] = [V[a,k] > 0]',
});
`,
      'nodes/guarded.ts': denseNode('guarded', { hypotheses: "['positive-weight']" }),
    }),
  ).toMatchInlineSnapshot(`
   "packages/spec/test/.entries/guard/hypotheses/positive-weight.ts:7:25: positive-weight: for 'guarded': unknown name 'V'
     7 |   guard: 'holds[a,k] = [V[a,k] > 0]',
       |                         ^
     hint: known here: W, dy"
  `);
});

test('all broken entries are reported, and what builds on one of them only once', () => {
  const errors = errorsOf('several', {
    'ops/residual-add.ts': OP.replace("'batch'", "'bach'"),
    'nodes/bad-index.ts': denseNode('bad-index', { denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a,q]'" }),
    'nodes/on-bad-node.ts': denseNode('on-bad-node', { sameAs: 'badIndex' }).replace(
      'import dense ',
      "import badIndex from './bad-index';\nimport dense ",
    ),
    'nodes/bad-key.ts': denseNode('bad-key', { colour: "'red'" }),
  });
  expect(errors.map(({ entry, line }) => [entry, line])).toEqual([
    ['bad-key', 15],
    ['residual-add', 8],
    ['bad-index', 12],
  ]);
  expect(new SpecLoadError(errors).message).toContain('\n\n');
});
