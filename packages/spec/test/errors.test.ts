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

/** All broken entries of this file: they are reported together, so one load shows every error. */
const broken: Record<string, string> = {};
let reported: readonly SpecError[] | undefined;

/** Adds a broken entry to the load. */
function breaks(file: string, text: string): string {
  broken[file] = text;
  return file;
}

/** The picture of the one error of a broken entry. */
function picture(file: string): string {
  reported ??= errorsOf('broken', broken);
  const found = reported.filter((error) => error.file.endsWith(`/${file}`));
  expect(found.map(({ problem }) => problem)).toHaveLength(1);
  return found[0].picture;
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

const breaksNode = (id: string, change: Readonly<Record<string, string>>): string =>
  breaks(`nodes/${id}.ts`, denseNode(id, change));

const sumOp = (id: string): string => `import { defineOp } from '@gradcert/spec';
import { add } from '@gradcert/stablehlo';

export default defineOp({
  id: '${id}',
  title: 'Sum of two branches',
  family: 'activation',
  dims: { N: 'batch', M: 'feature' },
  operands: { a: 'N,M', b: 'N,M' },
  result: 'N,M',
  forward: 'y[n,m] = a[n,m] + b[n,m]',
  emit: ({ a, b }) => add(a, b),
});
`;

const breaksOp = (id: string, from: string, to: string): string =>
  breaks(`ops/${id}.ts`, sumOp(id).replace(from, to));

test('further folders add entries of their own', () => {
  const spec = loadWith('further', {
    'ops/residual-add.ts': sumOp('residual-add'),
    'nodes/dense-again.ts': denseNode('dense-again'),
  });
  expect(spec.ops.at(-1)?.id).toBe('residual-add');
  expect(spec.nodes.at(-1)?.sameAs?.id).toBe('dense-input-grad');
  expect(spec.nodes.at(-1)?.file).toBe('packages/spec/test/.entries/further/nodes/dense-again.ts');
});

describe('the denotation', () => {
  const unknownIndex = breaksNode('unknown-index', { denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a,q]'" });
  test('names an unknown index', () => {
    expect(picture(unknownIndex)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/unknown-index.ts:12:47: unknown-index: index 'q' is not bound
       12 |   denotation: 'dx[n,a] = sum(k) dy[n,k] * W[a,q]',
          |                                               ^
       hint: list it on the left side or in a reduction: sum(q) ..."
    `);
  });

  const unknownIndexBelow = breaksNode('unknown-index-below', {
    denotation: '`\n    part[n,a,k] = dy[n,k] * W[a,k]\n    dx[n,a] = sum(k) part[n,a,q]\n  `',
  });
  test('names an unknown index inside a template literal', () => {
    expect(picture(unknownIndexBelow)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/unknown-index-below.ts:14:31: unknown-index-below: index 'q' is not bound
       14 |     dx[n,a] = sum(k) part[n,a,q]
          |                               ^
       hint: list it on the left side or in a reduction: sum(q) ..."
    `);
  });

  const together = breaksNode('together', { denotation: '`dx[n,a] = ${"sum(k)"} dy[n,k] * W[a,q]`' });
  test('is put together, so that its mistake is shown at its key', () => {
    expect(picture(together)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/together.ts:12:3: together: index 'q' is not bound
       12 |   denotation: \`dx[n,a] = \${"sum(k)"} dy[n,k] * W[a,q]\`,
          |   ^^^^^^^^^^
       hint: list it on the left side or in a reduction: sum(q) ..."
    `);
  });

  const wrongRank = breaksNode('wrong-rank', { denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a]'" });
  test('reads a tensor at the wrong rank', () => {
    expect(picture(wrongRank)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/wrong-rank.ts:12:43: wrong-rank: 'W' has rank 2, but 1 index is given
       12 |   denotation: 'dx[n,a] = sum(k) dy[n,k] * W[a]',
          |                                           ^^^^
       hint: give 2 indices, one for each axis"
    `);
  });

  const unknownTensor = breaksNode('unknown-tensor', { denotation: "'dx[n,a] = sum(k) dy[n,k] * V[a,k]'" });
  test('reads what the op does not have', () => {
    expect(picture(unknownTensor)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/unknown-tensor.ts:12:43: unknown-tensor: unknown name 'V'
       12 |   denotation: 'dx[n,a] = sum(k) dy[n,k] * V[a,k]',
          |                                           ^
       hint: known here: x, W, b, dy"
    `);
  });

  const otherResult = breaksNode('other-result', { denotation: "'dz[n,a] = sum(k) dy[n,k] * W[a,k]'" });
  test('defines another result', () => {
    expect(picture(otherResult)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/other-result.ts:12:16: other-result: the last line defines 'dz', but the result is 'dx'
       12 |   denotation: 'dz[n,a] = sum(k) dy[n,k] * W[a,k]',
          |                ^^
       hint: define dx on the last line"
    `);
  });

  const otherShape = breaksNode('other-shape', { denotation: "'dx[n<N,a<K] = sum(k) dy[n,k] * W[a,k]'" });
  test('defines the result with another shape', () => {
    expect(picture(otherShape)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/other-shape.ts:12:23: other-shape: index 'a' runs over A in the declared shape, but over K in the text
       12 |   denotation: 'dx[n<N,a<K] = sum(k) dy[n,k] * W[a,k]',
          |                       ^
       hint: if the shorter read is meant (outside it is 0), write the extent: a<A"
    `);
  });

  const empty = breaksNode('empty', { denotation: "''" });
  test('is empty', () => {
    expect(picture(empty)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/empty.ts:12:16: empty: expected a definition, found the end of the line
       12 |   denotation: '',
          |                ^
       hint: write name[indices] = ..."
    `);
  });
});

describe('emit', () => {
  const emitsTransposed = breaksNode('emits-transposed', {
    emit: '({ W, dy }) => dotGeneral(W, dy, { contracting: [[1], [1]] })',
  });
  test('returns another shape', () => {
    expect(picture(emitsTransposed)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/emits-transposed.ts:13:3: emits-transposed: emit returns shape [A, N], but 'dx' has shape [N, A]
       13 |   emit: ({ W, dy }) => dotGeneral(W, dy, { contracting: [[1], [1]] }),
          |   ^^^^
       hint: correct the emission, or the declared shape"
    `);
  });

  const emitsNonsense = breaksNode('emits-nonsense', {
    emit: '({ W, dy }) => dotGeneral(dy, W, { contracting: [[1], [0]] })',
  });
  test('violates a constraint of an op kind', () => {
    expect(picture(emitsNonsense)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/emits-nonsense.ts:13:3: emits-nonsense: emit failed: dot_general: tensor<NxKxf32> and tensor<AxKxf32> do not fit, contracting [1] x [0], batching [] x []
       13 |   emit: ({ W, dy }) => dotGeneral(dy, W, { contracting: [[1], [0]] }),
          |   ^^^^
       hint: paired axes have the same extent, and both operands one element type"
    `);
  });

  const readsMore = breaksNode('reads-more', {
    emit: '({ x, dy }) => dotGeneral(dy, x, { contracting: [[1], [1]] })',
  });
  test('reads an operand that the denotation does not', () => {
    expect(picture(readsMore)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/reads-more.ts:13:3: reads-more: emit reads the operand 'x', which the denotation does not use
       13 |   emit: ({ x, dy }) => dotGeneral(dy, x, { contracting: [[1], [1]] }),
          |   ^^^^
       hint: it uses: W, dy"
    `);
  });

  const readsDim = breaksNode('reads-dim', {
    emit: '({ W, dy }, { ph }) => dotGeneral(dy, W, { contracting: [[1], [1]] })',
  });
  test('reads a dim that the op does not have', () => {
    expect(picture(readsDim)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/reads-dim.ts:13:3: reads-dim: emit reads the dim 'ph', which the denotation does not use
       13 |   emit: ({ W, dy }, { ph }) => dotGeneral(dy, W, { contracting: [[1], [1]] }),
          |   ^^^^
       hint: it uses: N, A, K"
    `);
  });

  const throwing = breaksNode('throws', { emit: '() => stranger()' });
  test('throws', () => {
    expect(picture(throwing)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/throws.ts:13:3: throws: emit failed: (0 , _stablehlo.stranger) is not a function
       13 |   emit: () => stranger(),
          |   ^^^^
       hint: it may only combine its operands by builder functions"
    `);
  });

  const noTensor = breaksNode('no-tensor', { emit: '() => 3' });
  test('returns no tensor', () => {
    expect(picture(noTensor)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/no-tensor.ts:13:3: no-tensor: emit returns no tensor
       13 |   emit: () => 3,
          |   ^^^^
       hint: return the result of a builder function"
    `);
  });
});

describe('the declaration', () => {
  const unknownKey = breaksNode('unknown-key', { hypothesis: "['odd-kernel']" });
  test('has an unknown key', () => {
    expect(picture(unknownKey)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/unknown-key.ts:15:3: unknown-key: unknown key 'hypothesis'
       15 |   hypothesis: ['odd-kernel'],
          |   ^^^^^^^^^^
       hint: did you mean 'hypotheses'?"
    `);
  });

  const missingKey = breaks('nodes/missing-key.ts', denseNode('missing-key').replace(/ {2}title:.*\n/, ''));
  test('lacks a key', () => {
    expect(picture(missingKey)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/missing-key.ts:7:3: missing-key: the key 'title' is missing
       7 |   id: 'missing-key',
         |   ^^
       hint: every node has one"
    `);
  });

  const otherName = breaks('nodes/other-name.ts', denseNode('another'));
  test('has an id that is not the file name', () => {
    expect(picture(otherName)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/other-name.ts:7:3: other-name: the id 'another' is not the file's name
       7 |   id: 'another',
         |   ^^
       hint: name it 'other-name', or rename the file"
    `);
  });

  const denseBiasGrad = breaks('nodes/dense-bias-grad.ts', denseNode('dense-bias-grad'));
  test('has the id of another file', () => {
    expect(picture(denseBiasGrad)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/dense-bias-grad.ts:7:3: dense-bias-grad: the id 'dense-bias-grad' is taken by packages/spec/src/nodes/dense-bias-grad.ts
       7 |   id: 'dense-bias-grad',
         |   ^^
       hint: give it another id"
    `);
  });

  const noArgument = breaksNode('no-argument', { gradientOf: "{ op: dense, argument: 'V' }" });
  test('names an argument that the op does not have', () => {
    expect(picture(noArgument)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/no-argument.ts:10:28: no-argument: 'dense' has no operand 'V'
       10 |   gradientOf: { op: dense, argument: 'V' },
          |                            ^^^^^^^^
       hint: its operands: x, W, b"
    `);
  });

  const noHypothesis = breaksNode('no-hypothesis', { hypotheses: "['even-kernel']" });
  test('names a hypothesis that no file declares', () => {
    expect(picture(noHypothesis)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/no-hypothesis.ts:15:3: no-hypothesis: no file declares the hypothesis 'even-kernel'
       15 |   hypotheses: ['even-kernel'],
          |   ^^^^^^^^^^
       hint: hypotheses: eps-positive, odd-kernel, pool-unique-max, relu-off-kink, targets-sum-to-one, positive-weight"
    `);
  });

  const second = breaks('nodes/second.ts', denseNode('second').replace(/ {2}sameAs:.*\n/, ''));
  test('is a second gradient for the same op and argument', () => {
    expect(picture(second)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/second.ts:10:3: second: 'dense-input-grad' is already the gradient of 'dense' in 'x'
       10 |   gradientOf: { op: dense, argument: 'x' },
          |   ^^^^^^^^^^
       hint: say which one nets use: give the other 'sameAs'"
    `);
  });

  const neither = breaks('nodes/neither.ts', denseNode('neither').replace(/ {2}gradientOf:.*\n/, ''));
  test('is neither a gradient nor a step', () => {
    expect(picture(neither)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/neither.ts:7:3: neither: a node is either the gradient of an op or an optimizer step
       7 |   id: 'neither',
         |   ^^
       hint: give it one of 'gradientOf' and 'updates'"
    `);
  });

  const wrongStep = breaks(
    'nodes/wrong-step.ts',
    denseNode('wrong-step', { updates: "{ parameter: 'W', gradient: denseInputGrad }" }).replace(
      / {2}(gradientOf|sameAs):.*\n/g,
      '',
    ),
  );
  test('steps by a gradient in another operand', () => {
    expect(picture(wrongStep)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/wrong-step.ts:13:14: wrong-step: 'dense-input-grad' is not the gradient in 'W', but in 'x'
       13 |   updates: { parameter: 'W', gradient: denseInputGrad },
          |              ^^^^^^^^^
       hint: name the node that is the gradient of dense in W"
    `);
  });

  const wrongFolder = breaks('nodes/wrong-folder.ts', sumOp('wrong-folder'));
  test('stands in the folder of another kind', () => {
    expect(picture(wrongFolder)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/wrong-folder.ts:1:1: wrong-folder: declares an op, but stands in nodes/
       1 | import { defineOp } from '@gradcert/spec';
         | ^
       hint: write 'export default defineNode({ ... })'"
    `);
  });

  const malformed = breaks('nodes/malformed.ts', 'export default defineNode({\n');
  test('is no TypeScript', () => {
    expect(picture(malformed)).toMatch(/^packages\/spec\/.*malformed.ts:1:1: malformed: cannot be loaded: /);
  });

  const nothing = breaks('nodes/nothing.ts', 'export default 3;\n');
  test('is missing from its file', () => {
    expect(picture(nothing)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/nodes/nothing.ts:1:1: nothing: exports no declaration
       1 | export default 3;
         | ^
       hint: write 'export default defineNode({ ... })'"
    `);
  });
});

describe('an op', () => {
  const unknownKind = breaksOp('unknown-kind', "'batch'", "'bach'");
  test('has a dim of unknown kind', () => {
    expect(picture(unknownKind)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/ops/unknown-kind.ts:8:15: unknown-kind: dim 'N' has the unknown kind 'bach'
       8 |   dims: { N: 'bach', M: 'feature' },
         |               ^^^^
       hint: kinds: batch, channel, feature, class, spatial, row, halfKernel, replica; or write a form of other dims: '2*ph+1'"
    `);
  });

  const unknownDim = breaksOp('unknown-dim', "b: 'N,M'", "b: 'N,L'");
  test('has a shape over what is no dim', () => {
    expect(picture(unknownDim)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/ops/unknown-dim.ts:9:31: unknown-dim: 'L' is not a dim
       9 |   operands: { a: 'N,M', b: 'N,L' },
         |                               ^
       hint: declare it in dims, before its use; known here: N, M"
    `);
  });

  const malformedShape = breaksOp('malformed-shape', "result: 'N,M'", "result: 'N,,M'");
  test('has a malformed shape', () => {
    expect(picture(malformedShape)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/ops/malformed-shape.ts:10:14: malformed-shape: expected a name, inf, a number, "(", "[", a reduction, or "-", found ','
       10 |   result: 'N,,M',
          |              ^
       hint: a definition reads name[indices] = expression"
    `);
  });

  const badConstraint = breaksOp('bad-constraint', 'operands:', "constraints: ['N-1', 'L-1'],\n  operands:");
  test('has a constraint over what is no dim', () => {
    expect(picture(badConstraint)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/ops/bad-constraint.ts:9:3: bad-constraint: 'L' is not a dim
       9 |   constraints: ['N-1', 'L-1'],
         |   ^^^^^^^^^^^
       hint: declare it in dims, before its use; known here: N, M"
    `);
  });

  const unread = breaksOp('unread', "'y[n,m] = a[n,m] + b[n,m]'", "'y[n,m] = a[n,m] + a[n,m]'");
  test('has an operand that its forward does not read', () => {
    expect(picture(unread)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/ops/unread.ts:9:25: unread: the forward never reads the operand 'b'
       9 |   operands: { a: 'N,M', b: 'N,M' },
         |                         ^
       hint: read it, or remove it"
    `);
  });

  const noResult = breaksOp('no-result', "'y[n,m] = a[n,m] + b[n,m]'", "'a[n,m] + b[n,m]'");
  test('has a forward without a result', () => {
    expect(picture(noResult)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/ops/no-result.ts:11:3: no-result: no line of the forward defines a result
       11 |   forward: 'a[n,m] + b[n,m]',
          |   ^^^^^^^
       hint: write 'y[n] = ...'"
    `);
  });
});

describe('a hypothesis', () => {
  const guard = breaks(
    'hypotheses/positive-weight.ts',
    `import { defineHypothesis } from '@gradcert/spec';

export default defineHypothesis({
  id: 'positive-weight',
  title: 'Positive weight',
  statement: 'Every weight is positive.',
  guard: 'holds[a,k] = [V[a,k] > 0]',
});
`,
  );
  breaksNode('guarded', { hypotheses: "['positive-weight']" });
  test('has a guard over what an entry that names it does not have', () => {
    expect(picture(guard)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/broken/hypotheses/positive-weight.ts:7:25: positive-weight: for 'guarded': unknown name 'V'
       7 |   guard: 'holds[a,k] = [V[a,k] > 0]',
         |                         ^
       hint: known here: W, dy"
    `);
  });
});

test('all broken entries are reported, and what builds on one of them only once', () => {
  const errors = errorsOf('several', {
    'ops/residual-add.ts': sumOp('residual-add').replace("'batch'", "'bach'"),
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
