import { describe, expect, test } from '@jest/globals';
import { SpecLoadError } from '@gradcert/spec';
import { BrokenEntries, denseNode, errorsOf, loadWith, sumOp } from './broken-entries';

const broken = new BrokenEntries('ops');

test('further folders add entries of their own', () => {
  const spec = loadWith('further', {
    'ops/branch-sum.ts': sumOp('branch-sum'),
    'nodes/dense-again.ts': denseNode('dense-again'),
  });
  expect(spec.ops.at(-1)?.id).toBe('branch-sum');
  expect(spec.nodes.at(-1)?.sameAs?.id).toBe('dense-input-grad');
  expect(spec.nodes.at(-1)?.file).toBe('packages/spec/test/.entries/further/nodes/dense-again.ts');
});

describe('an op', () => {
  const unknownKind = broken.op('unknown-kind', "'batch'", "'bach'");
  test('has a dim of unknown kind', () => {
    expect(broken.picture(unknownKind)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/ops/ops/unknown-kind.ts:8:15: unknown-kind: dim 'N' has the unknown kind 'bach'
       8 |   dims: { N: 'bach', M: 'feature' },
         |               ^^^^
       hint: kinds: batch, channel, feature, class, spatial, row, halfKernel, replica; or write a form of other dims: '2*ph+1'"
    `);
  });

  const unknownDim = broken.op('unknown-dim', "b: 'N,M'", "b: 'N,L'");
  test('has a shape over what is no dim', () => {
    expect(broken.picture(unknownDim)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/ops/ops/unknown-dim.ts:9:31: unknown-dim: 'L' is not a dim
       9 |   operands: { a: 'N,M', b: 'N,L' },
         |                               ^
       hint: declare it in dims, before its use; known here: N, M"
    `);
  });

  const malformedShape = broken.op('malformed-shape', "result: 'N,M'", "result: 'N,,M'");
  test('has a malformed shape', () => {
    expect(broken.picture(malformedShape)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/ops/ops/malformed-shape.ts:10:14: malformed-shape: expected "-", a reduction, a name, "[", "(", or a number, found ','
       10 |   result: 'N,,M',
          |              ^
       hint: a definition reads name[indices] = expression"
    `);
  });

  const badConstraint = broken.op('bad-constraint', 'operands:', "constraints: ['N-1', 'L-1'],\n  operands:");
  test('has a constraint over what is no dim', () => {
    expect(broken.picture(badConstraint)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/ops/ops/bad-constraint.ts:9:3: bad-constraint: 'L' is not a dim
       9 |   constraints: ['N-1', 'L-1'],
         |   ^^^^^^^^^^^
       hint: declare it in dims, before its use; known here: N, M"
    `);
  });

  const unread = broken.op('unread', "'y[n,m] = a[n,m] + b[n,m]'", "'y[n,m] = a[n,m] + a[n,m]'");
  test('has an operand that its forward does not read', () => {
    expect(broken.picture(unread)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/ops/ops/unread.ts:9:25: unread: the forward never reads the operand 'b'
       9 |   operands: { a: 'N,M', b: 'N,M' },
         |                         ^
       hint: read it, or remove it"
    `);
  });

  const noResult = broken.op('no-result', "'y[n,m] = a[n,m] + b[n,m]'", "'a[n,m] + b[n,m]'");
  test('has a forward without a result', () => {
    expect(broken.picture(noResult)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/ops/ops/no-result.ts:11:3: no-result: no line of the forward defines a result
       11 |   forward: 'a[n,m] + b[n,m]',
          |   ^^^^^^^
       hint: write 'y[n] = ...'"
    `);
  });
});

describe('a hypothesis', () => {
  const guard = broken.add(
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
  broken.node('guarded', { hypotheses: "['positive-weight']" });
  test('has a guard over what an entry that names it does not have', () => {
    expect(broken.picture(guard)).toMatchInlineSnapshot(`
     "packages/spec/test/.entries/ops/hypotheses/positive-weight.ts:7:25: positive-weight: for 'guarded': unknown name 'V'
       7 |   guard: 'holds[a,k] = [V[a,k] > 0]',
         |                         ^
       hint: known here: W, W_function, dy, dy_function"
    `);
  });
});

test('all broken entries are reported, and what builds on one of them only once', () => {
  const errors = errorsOf('several', {
    'ops/branch-sum.ts': sumOp('branch-sum').replace("'batch'", "'bach'"),
    'nodes/bad-index.ts': denseNode('bad-index', { denotation: "'dx[n,a] = sum(k) dy[n,k] * W[a,q]'" }),
    'nodes/on-bad-node.ts': denseNode('on-bad-node', { sameAs: 'badIndex' }).replace(
      'import dense ',
      "import badIndex from './bad-index';\nimport dense ",
    ),
    'nodes/bad-key.ts': denseNode('bad-key', { colour: "'red'" }),
  });
  expect(errors.map(({ entry, line }) => [entry, line])).toEqual([
    ['bad-key', 15],
    ['branch-sum', 8],
    ['bad-index', 12],
  ]);
  expect(new SpecLoadError(errors).message).toContain('\n\n');
});

test('a net that cannot be derived says so when it is asked for', () => {
  const broken = `import { defineNet } from '@gradcert/spec';
export default defineNet({
  id: 'broken',
  title: 'Broken',
  source: 'none',
  batch: 2,
  widths: { literal: {}, reduced: {} },
  forward: (net, { batch }) => {
    net.input('x', [batch, 4]);
  },
});
`;
  const net = loadWith('net', { 'nets/broken.ts': broken }).nets.find(({ id }) => id === 'broken');
  expect(() => net?.derive()).toThrow(SpecLoadError);
  expect(() => net?.derive()).toThrow(/nets\/broken\.ts:8:3: broken: /);
});
