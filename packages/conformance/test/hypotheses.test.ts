import { parseProgram } from '@gradcert/notation';
import type { CertifiedFunction, Hypothesis, Spec } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';
import { proveEntry, whatFailsWithout, type ClaimResult } from '../src';
import type { GradientNode } from '../src/hypotheses/derivative-check';
import { entry, spec } from './fixtures';

function hypothesis(id: string): Hypothesis {
  const found = spec.hypotheses.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no hypothesis '${id}'`);
  return found;
}

const withoutIt = (id: string, node: string): string[] =>
  whatFailsWithout(hypothesis(id), entry(node) as GradientNode).counterexamples.map(
    ({ at, difference }) => `${at}: ${difference}`,
  );

function claim(node: CertifiedFunction, hypotheses: Spec['hypotheses'] = spec.hypotheses): ClaimResult {
  const [result] = proveEntry(node, { ...spec, hypotheses }, { layers: ['hypotheses'] });
  return result;
}

describe('what fails without a hypothesis', () => {
  test.each<readonly [id: string, node: string, counterexamples: readonly (string | RegExp)[]]>([
    [
      'relu-off-kink',
      'relu-input-grad',
      [
        /^N1\.M1 with x\[0,0\] = 0: the node gives dx\[0,0\] = 0, the derivative is \S+ from the right and 0 from the left$/,
      ],
    ],
    [
      'relu6-off-kinks',
      'relu6-input-grad',
      [/x\[0,0\] = 0: .* 0 from the left$/, /x\[0,0\] = 6: .* 0 from the right/],
    ],
    ['pool-unique-max', 'max-pool-2x2-input-grad', [/with x\[0,0,0,0\] = x\[0,0,1,1\]: .* 0 from the left$/]],
    [
      'pool-3x3-unique-max',
      'max-pool-3x3-input-grad',
      [/with x\[0,0,0,0\] = x\[0,0,1,1\]: .* 0 from the left$/],
    ],
    ['eps-positive', 'bn-input-grad', ['N1.C1.h1.w1 with eps = 0: y[0,0,0,0] is no number']],
    ['eps-positive', 'ln-input-grad', ['N1.R1.D1 with eps = 0: y[0,0,0] is no number']],
    [
      'classes-positive',
      'smoothed-ce-logits-grad',
      ['N1.K2 with K = 0: L is 0, its text computes no number'],
    ],
    [
      'odd-kernel',
      'conv-input-grad',
      [
        'N1.C1.O1.h1.w1.ph0.pw0 with kh = 2: the text gives dx the shape [N, C, h-1, w], it has [N, C, h, w]',
        'N1.C1.O1.h1.w1.ph0.pw0 with kw = 2: the text gives dx the shape [N, C, h, w-1], it has [N, C, h, w]',
      ],
    ],
  ])('%s of %s', (id, node, expected) => {
    const found = withoutIt(id, node);
    expect(found).toHaveLength(expected.length);
    found.forEach((text, at) => {
      expect(text).toMatch(expected[at]);
    });
  });

  test('targets-sum-to-one: the probabilities are multiplied by the sum', () => {
    const [first] = withoutIt('targets-sum-to-one', 'mean-ce-logits-grad');
    const [gradient, right, left] = [...first.matchAll(/-?0\.\d+/g)].map(([number]) => Number(number));
    expect(right).toBe(left);
    expect(right).not.toBeCloseTo(gradient);
  });
});

describe('the layer hypotheses', () => {
  const relu = entry('relu-input-grad');

  test('says of a node what fails without each of its own', () => {
    const { verdict, how } = claim(relu);
    expect(verdict).toBe('sampled');
    expect(how).toContain('without relu-off-kink: at N1.M1 with x[0,0] = 0');
  });

  test('cannot decide a hypothesis that the node does not need', () => {
    const needless = { ...hypothesis('relu-off-kink'), guard: 'holds[n,m] = [x[n,m] != 7]' };
    expect(claim(relu, [needless])).toMatchObject({
      verdict: 'undecided',
      reason: 'relu-off-kink: no change that breaks the guard breaks the node: is it needed?',
    });
  });

  test('refutes a node that is not the derivative where its hypothesis holds', () => {
    const signature = {
      dims: Object.keys(relu.dims),
      tensors: Object.fromEntries(relu.operands.map(({ name, shape }) => [name, shape])),
    };
    const doubled = parseProgram('dx[n,m] = 2 * [x[n,m] > 0] * dy[n,m]', signature);
    const { verdict, reason } = claim({ ...relu, denotation: doubled });
    expect(verdict).toBe('different');
    expect(reason).toMatch(/relu-off-kink: at \S+, on ordinary data: the node gives/);
  });

  test('refutes a guard that ordinary data break', () => {
    const narrow = { ...hypothesis('relu-off-kink'), guard: 'holds[n,m] = [x[n,m] > 100]' };
    const { verdict, reason } = claim(relu, [narrow]);
    expect(verdict).toBe('different');
    expect(reason).toContain('the guard is false on ordinary data');
  });
});
