import { describe, expect, test } from '@jest/globals';
import { BrokenEntries, denseNode, sumOp } from './broken-entries';

const broken = new BrokenEntries('nodes');

describe('the denotation', () => {
  const unknownIndex = broken.node('unknown-index', { denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a,q]'" });
  test('names an unknown index', () => {
    expect(broken.picture(unknownIndex)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/unknown-index.ts:12:47: unknown-index: index 'q' is not bound
       12 |   denotation: 'dx[n,a] = sum(k) dy[n,k] * W[a,q]',
          |                                               ^
       hint: list it on the left side or in a reduction: sum(q) ..."
    `);
  });

  const unknownIndexBelow = broken.node('unknown-index-below', {
    denotation: '`\n    part[n,a,k] = dy[n,k] * W[a,k]\n    dx[n,a] = sum(k) part[n,a,q]\n  `',
  });
  test('names an unknown index inside a template literal', () => {
    expect(broken.picture(unknownIndexBelow)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/unknown-index-below.ts:14:31: unknown-index-below: index 'q' is not bound
       14 |     dx[n,a] = sum(k) part[n,a,q]
          |                               ^
       hint: list it on the left side or in a reduction: sum(q) ..."
    `);
  });

  const together = broken.node('together', { denotation: '`dx[n,a] = ${"sum(k)"} dy[n,k] * W[a,q]`' });
  test('is put together, so that its mistake is shown at its key', () => {
    expect(broken.picture(together)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/together.ts:12:3: together: index 'q' is not bound
       12 |   denotation: \`dx[n,a] = \${"sum(k)"} dy[n,k] * W[a,q]\`,
          |   ^^^^^^^^^^
       hint: list it on the left side or in a reduction: sum(q) ..."
    `);
  });

  const wrongRank = broken.node('wrong-rank', { denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a]'" });
  test('reads a tensor at the wrong rank', () => {
    expect(broken.picture(wrongRank)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/wrong-rank.ts:12:43: wrong-rank: 'W' has rank 2, but 1 index is given
       12 |   denotation: 'dx[n,a] = sum(k) dy[n,k] * W[a]',
          |                                           ^^^^
       hint: give 2 indices, one for each axis"
    `);
  });

  const unknownTensor = broken.node('unknown-tensor', { denotation: "'dx[n,a] = sum(k) dy[n,k] * V[a,k]'" });
  test('reads what the op does not have', () => {
    expect(broken.picture(unknownTensor)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/unknown-tensor.ts:12:43: unknown-tensor: unknown name 'V'
       12 |   denotation: 'dx[n,a] = sum(k) dy[n,k] * V[a,k]',
          |                                           ^
       hint: known here: x, W, b, dy"
    `);
  });

  const otherResult = broken.node('other-result', { denotation: "'dz[n,a] = sum(k) dy[n,k] * W[a,k]'" });
  test('defines another result', () => {
    expect(broken.picture(otherResult)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/other-result.ts:12:16: other-result: the last line defines 'dz', but the result is 'dx'
       12 |   denotation: 'dz[n,a] = sum(k) dy[n,k] * W[a,k]',
          |                ^^
       hint: define dx on the last line"
    `);
  });

  const otherShape = broken.node('other-shape', { denotation: "'dx[n<N,a<K] = sum(k) dy[n,k] * W[a,k]'" });
  test('defines the result with another shape', () => {
    expect(broken.picture(otherShape)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/other-shape.ts:12:23: other-shape: index 'a' runs over A in the declared shape, but over K in the text
       12 |   denotation: 'dx[n<N,a<K] = sum(k) dy[n,k] * W[a,k]',
          |                       ^
       hint: if the shorter read is meant (outside it is 0), write the extent: a<A"
    `);
  });

  const empty = broken.node('empty', { denotation: "''" });
  test('is empty', () => {
    expect(broken.picture(empty)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/empty.ts:12:16: empty: expected a definition, found the end of the line
       12 |   denotation: '',
          |                ^
       hint: write name[indices] = ..."
    `);
  });
});

describe('emit', () => {
  const emitsTransposed = broken.node('emits-transposed', {
    emit: '({ W, dy }) => dotGeneral(W, dy, { contracting: [[1], [1]] })',
  });
  test('returns another shape', () => {
    expect(broken.picture(emitsTransposed)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/emits-transposed.ts:13:3: emits-transposed: emit returns shape [A, N], but 'dx' has shape [N, A]
       13 |   emit: ({ W, dy }) => dotGeneral(W, dy, { contracting: [[1], [1]] }),
          |   ^^^^
       hint: correct the emission, or the declared shape"
    `);
  });

  const emitsNonsense = broken.node('emits-nonsense', {
    emit: '({ W, dy }) => dotGeneral(dy, W, { contracting: [[1], [0]] })',
  });
  test('violates a constraint of an op kind', () => {
    expect(broken.picture(emitsNonsense)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/emits-nonsense.ts:13:3: emits-nonsense: emit failed: dot_general: tensor<NxKxf32> and tensor<AxKxf32> do not fit, contracting [1] x [0], batching [] x []
       13 |   emit: ({ W, dy }) => dotGeneral(dy, W, { contracting: [[1], [0]] }),
          |   ^^^^
       hint: paired axes have the same extent, and both operands one element type"
    `);
  });

  const readsMore = broken.node('reads-more', {
    emit: '({ x, dy }) => dotGeneral(dy, x, { contracting: [[1], [1]] })',
  });
  test('reads an operand that the denotation does not', () => {
    expect(broken.picture(readsMore)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/reads-more.ts:13:3: reads-more: emit reads the operand 'x', which the denotation does not use
       13 |   emit: ({ x, dy }) => dotGeneral(dy, x, { contracting: [[1], [1]] }),
          |   ^^^^
       hint: it uses: W, dy"
    `);
  });

  const readsDim = broken.node('reads-dim', {
    emit: '({ W, dy }, { ph }) => dotGeneral(dy, W, { contracting: [[1], [1]] })',
  });
  test('reads a dim that the op does not have', () => {
    expect(broken.picture(readsDim)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/reads-dim.ts:13:3: reads-dim: emit reads the dim 'ph', which the denotation does not use
       13 |   emit: ({ W, dy }, { ph }) => dotGeneral(dy, W, { contracting: [[1], [1]] }),
          |   ^^^^
       hint: it uses: N, A, K"
    `);
  });

  const throwing = broken.node('throws', { emit: '() => stranger()' });
  test('throws', () => {
    expect(broken.picture(throwing)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/throws.ts:13:3: throws: emit failed: (0 , _stablehlo.stranger) is not a function
       13 |   emit: () => stranger(),
          |   ^^^^
       hint: it may only combine its operands by builder functions"
    `);
  });

  const noTensor = broken.node('no-tensor', { emit: '() => 3' });
  test('returns no tensor', () => {
    expect(broken.picture(noTensor)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/no-tensor.ts:13:3: no-tensor: emit returns no tensor
       13 |   emit: () => 3,
          |   ^^^^
       hint: return the result of a builder function"
    `);
  });
});

describe('the declaration', () => {
  const unknownKey = broken.node('unknown-key', { hypothesis: "['odd-kernel']" });
  test('has an unknown key', () => {
    expect(broken.picture(unknownKey)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/unknown-key.ts:15:3: unknown-key: unknown key 'hypothesis'
       15 |   hypothesis: ['odd-kernel'],
          |   ^^^^^^^^^^
       hint: did you mean 'hypotheses'?"
    `);
  });

  const missingKey = broken.add(
    'nodes/missing-key.ts',
    denseNode('missing-key').replace(/ {2}title:.*\n/, ''),
  );
  test('lacks a key', () => {
    expect(broken.picture(missingKey)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/missing-key.ts:7:3: missing-key: the key 'title' is missing
       7 |   id: 'missing-key',
         |   ^^
       hint: every node has one"
    `);
  });

  const otherName = broken.add('nodes/other-name.ts', denseNode('another'));
  test('has an id that is not the file name', () => {
    expect(broken.picture(otherName)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/other-name.ts:7:3: other-name: the id 'another' is not the file's name
       7 |   id: 'another',
         |   ^^
       hint: name it 'other-name', or rename the file"
    `);
  });

  const denseBiasGrad = broken.add('nodes/dense-bias-grad.ts', denseNode('dense-bias-grad'));
  test('has the id of another file', () => {
    expect(broken.picture(denseBiasGrad)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/dense-bias-grad.ts:7:3: dense-bias-grad: the id 'dense-bias-grad' is taken by packages/spec/src/nodes/dense-bias-grad.ts
       7 |   id: 'dense-bias-grad',
         |   ^^
       hint: give it another id"
    `);
  });

  const noArgument = broken.node('no-argument', { gradientOf: "{ op: dense, argument: 'V' }" });
  test('names an argument that the op does not have', () => {
    expect(broken.picture(noArgument)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/no-argument.ts:10:28: no-argument: 'dense' has no operand 'V'
       10 |   gradientOf: { op: dense, argument: 'V' },
          |                            ^^^^^^^^
       hint: its operands: x, W, b"
    `);
  });

  const noHypothesis = broken.node('no-hypothesis', { hypotheses: "['even-kernel']" });
  test('names a hypothesis that no file declares', () => {
    expect(broken.picture(noHypothesis)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/no-hypothesis.ts:15:3: no-hypothesis: no file declares the hypothesis 'even-kernel'
       15 |   hypotheses: ['even-kernel'],
          |   ^^^^^^^^^^
       hint: hypotheses: classes-positive, eps-positive, odd-kernel, pool-3x3-twins, pool-3x3-unique-max, pool-twins, pool-unique-max, relu-off-kink, relu6-off-kinks, targets-sum-to-one"
    `);
  });

  const second = broken.add('nodes/second.ts', denseNode('second').replace(/ {2}sameAs:.*\n/, ''));
  test('is a second gradient for the same op and argument', () => {
    expect(broken.picture(second)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/second.ts:10:3: second: 'dense-input-grad' is already the gradient of 'dense' in 'x'
       10 |   gradientOf: { op: dense, argument: 'x' },
          |   ^^^^^^^^^^
       hint: say which one nets use: give the other 'sameAs'"
    `);
  });

  const neither = broken.add('nodes/neither.ts', denseNode('neither').replace(/ {2}gradientOf:.*\n/, ''));
  test('is neither a gradient nor a step', () => {
    expect(broken.picture(neither)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/neither.ts:7:3: neither: a node is either the gradient of an op or an optimizer step
       7 |   id: 'neither',
         |   ^^
       hint: give it one of 'gradientOf' and 'updates'"
    `);
  });

  const wrongStep = broken.add(
    'nodes/wrong-step.ts',
    denseNode('wrong-step', { updates: "{ parameter: 'W', gradient: denseInputGrad }" }).replace(
      / {2}(gradientOf|sameAs):.*\n/g,
      '',
    ),
  );
  test('steps by a gradient in another operand', () => {
    expect(broken.picture(wrongStep)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/wrong-step.ts:13:14: wrong-step: 'dense-input-grad' is not the gradient in 'W', but in 'x'
       13 |   updates: { parameter: 'W', gradient: denseInputGrad },
          |              ^^^^^^^^^
       hint: name the node that is the gradient of dense in W"
    `);
  });

  const wrongFolder = broken.add('nodes/wrong-folder.ts', sumOp('wrong-folder'));
  test('stands in the folder of another kind', () => {
    expect(broken.picture(wrongFolder)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/wrong-folder.ts:1:1: wrong-folder: declares an op, but stands in nodes/
       1 | import { defineOp } from '@gradcert/spec';
         | ^
       hint: write 'export default defineNode({ ... })'"
    `);
  });

  const malformed = broken.add('nodes/malformed.ts', 'export default defineNode({\n');
  test('is no TypeScript', () => {
    expect(broken.picture(malformed)).toMatch(
      /^packages\/spec\/.*malformed.ts:1:1: malformed: cannot be loaded: /,
    );
  });

  const nothing = broken.add('nodes/nothing.ts', 'export default 3;\n');
  test('is missing from its file', () => {
    expect(broken.picture(nothing)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/nodes/nodes/nothing.ts:1:1: nothing: exports no declaration
       1 | export default 3;
         | ^
       hint: write 'export default defineNode({ ... })'"
    `);
  });
});
