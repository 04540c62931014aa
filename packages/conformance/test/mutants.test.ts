/** Mutants: that those of some entries are noticed, and that one which is not would be said to survive. */
import { describe, expect, test } from '@jest/globals';
import { entriesOf, mutantsOf, mutationOperators, scoreEntry, type MutationOperator } from '../src';
import { entry, spec } from './fixtures';

/** A mutant that is the entry itself. */
const unchanged = {
  kind: 'rewriting',
  name: 'unchanged',
  title: 'nothing was wrong',
  fault: 'index',
  *changes(operation) {
    if (operation.kind === 'convolution') yield { what: '', by: [operation] };
  },
} satisfies MutationOperator;

const verdicts = (id: string, operators?: readonly MutationOperator[]): string[] =>
  [...scoreEntry(entry(id), spec, operators && { operators })].map(({ verdict }) => verdict);

describe('operators', () => {
  test('are at least twenty, each of a name of its own', () => {
    expect(new Set(mutationOperators.map(({ name }) => name)).size).toBe(mutationOperators.length);
    expect(mutationOperators.length).toBeGreaterThanOrEqual(20);
  });

  const made = new Map<string, number>();
  for (const each of entriesOf(spec)) {
    for (const { operator } of mutantsOf(each)) made.set(operator.name, (made.get(operator.name) ?? 0) + 1);
  }

  test.each(mutationOperators.map(({ name }) => name))('%s has a mutant of some entry', (name) => {
    expect(made.get(name)).toBeGreaterThan(0);
  });

  test('mutants of an entry have names of their own', () => {
    const ids = [...mutantsOf(entry('conv-strided-weight-grad'))].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

// All entries are what `gradcert mutate` is for.
test.each(['conv-input-grad', 'relu6-input-grad', 'drop-path-input-grad', 'smoothed-ce-logits-grad'])(
  'no mutant of %s survives',
  (id) => {
    const results = [...scoreEntry(entry(id), spec)];
    expect(results.length).toBeGreaterThanOrEqual(15);
    expect(results.filter(({ verdict }) => verdict === 'survived')).toEqual([]);
    for (const { verdict, by, how } of results) expect(verdict === 'killed' ? by : how).toBeDefined();
  },
);

describe('what no case notices', () => {
  test('is equivalent where the normal form proves it', () => {
    expect(verdicts('conv-input-grad', [unchanged])).toEqual(['equivalent']);
  });

  test('survives where it would differ by rounding', () => {
    expect(verdicts('conv-input-grad', [{ ...unchanged, beyondReals: true }])).toEqual(['survived']);
  });

  test('survives where nothing proves it: a kernel that is wrong at no size that is run', () => {
    const atSizesUnseen: MutationOperator = {
      kind: 'behaviour',
      name: 'at-sizes-unseen',
      title: 'wrong beyond what was run',
      fault: 'index',
      *misbehaviours() {
        yield {
          what: '',
          wrap: (kernel) => (operands, dims) => (dims.N > 1000 ? new Float32Array() : kernel(operands, dims)),
        };
      },
    };
    expect(verdicts('conv-input-grad', [atSizesUnseen])).toEqual(['survived']);
  });

  test('is killed by the proof of the text where it is a fault of the text', () => {
    const digits = mutationOperators.filter(({ name }) => name === 'constant-digits');
    const results = [...scoreEntry(entry('gelu'), spec, { operators: digits })];
    expect(results).toMatchObject([{ verdict: 'killed', layers: ['meaning'], by: 'gelu:meaning' }]);
  });
});

test('a mutant that is no program at any shape is none', () => {
  const transposed: MutationOperator = {
    ...unchanged,
    *changes(operation) {
      if (operation.kind === 'transpose')
        yield { what: '', by: [{ ...operation, attributes: { permutation: [0] } }] };
    },
  };
  expect(verdicts('conv-input-grad', [transposed])).toEqual([]);
});
