/** `prove --with`: what others say of the texts becomes claims. */
import { describe, expect, test } from '@jest/globals';
import type { EvaluatorDefinition, TextEvaluator } from '@gradcert/backends';
import { entriesOf, type ClaimResult } from '@gradcert/conformance';
import { loadSpec } from '@gradcert/spec';
import { detected } from '../../backends/test/detected';
import { secondOpinions } from '../src/second-opinions';
import { call } from './program';

const entries = entriesOf(loadSpec()).filter(({ id }) => id === 'dense-bias-grad');

/** Two evaluators: one answers as it is told, the other aborts. */
function evaluators(evaluate: TextEvaluator['evaluate']): readonly EvaluatorDefinition[] {
  const opens = (answer: TextEvaluator['evaluate']) => () =>
    Promise.resolve({ evaluate: answer, close: () => Promise.resolve() });
  return [
    { title: 'zeros', replicates: true, open: opens(evaluate) },
    { title: 'aborts', replicates: false, open: opens(() => Promise.reject(new Error('aborted'))) },
  ];
}

test('a wrong answer is a difference, none is undecided, and both are told', async () => {
  const told: ClaimResult[] = [];
  const zeros: TextEvaluator['evaluate'] = (_, inputs) =>
    Promise.resolve(inputs.map(() => ({ type: 'f64', shape: [3], data: new Float64Array(3) })));
  const claims = await secondOpinions(
    { evaluators: evaluators(zeros) },
    entries,
    ['meaning', 'replicas'],
    (claim) => told.push(claim),
  );
  expect(claims.map(({ layer, how, verdict }) => `${layer}, ${how}: ${verdict}`)).toEqual([
    'meaning, computed by zeros in float64: different',
    'meaning, computed by aborts in float64: undecided',
    'replicas, computed by zeros in float64 on 2 devices: different',
    'replicas, computed by zeros in float64 on 3 devices: different',
  ]);
  expect(claims[1].reason).toBe('aborted');
  expect(told).toEqual(claims);
});

test('a backend without a verifier is named, with those that have one', async () => {
  const { code, stderr } = await call(['prove', 'relu', '--with', 'tfjs-cpu']);
  expect(stderr).toContain("backend 'tfjs-cpu' verifies no text");
  expect(stderr).toContain('these do: xla');
  expect(code).toBe(2);
});

const xla = detected('xla');
if (!xla.available) {
  test(`prove --with xla: NOT TRIED, since it cannot start here (${xla.reason})`, async () => {
    const { code, stderr } = await call(['prove', 'relu:text', '--with', 'xla']);
    expect(stderr).toContain('npx gradcert backends install xla');
    expect(code).toBe(3);
  });
} else {
  describe('prove --with xla', () => {
    const claimsOf = async (query: string): Promise<readonly ClaimResult[]> => {
      const { stdout, code } = await call(['prove', query, '--with', 'xla', '--json']);
      expect(code).toBe(0);
      return (JSON.parse(stdout) as { readonly claims: readonly ClaimResult[] }).claims;
    };

    test('every text of every entry and net is parsed and verified', async () => {
      const claims = (await claimsOf('*:text')).filter(({ how }) =>
        how.startsWith('parsed and verified by xla'),
      );
      const { nets } = loadSpec();
      expect(claims.map(({ node }) => node).sort()).toEqual(
        [...entriesOf(loadSpec()), ...nets].map(({ id }) => id).sort(),
      );
      expect(claims.filter(({ verdict }) => verdict !== 'proved')).toEqual([]);
    });

    test('computes what the interpreter and the denotation do, and on devices the law of replicas', async () => {
      const meanings = await claimsOf('bn-gamma-grad:meaning');
      expect(meanings.map(({ verdict }) => verdict)).toEqual(['proved', 'sampled', 'sampled']);
      const replicated = await claimsOf('bn-*:replicas');
      expect(replicated.filter(({ how }) => how.endsWith('on 3 devices')).length).toBeGreaterThan(3);
    });
  });
}
