import { parseProgram } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';
import { entriesOf, proveEntry } from '../src';
import { entry, spec } from './fixtures';

describe('proofs', () => {
  /** The node with another denotation. */
  const denoting = (node: CertifiedFunction, text: string): CertifiedFunction => ({
    ...node,
    denotationText: text,
    denotation: parseProgram(text, {
      dims: Object.keys(node.dims),
      tensors: Object.fromEntries(node.operands.map(({ name, shape }) => [name, shape])),
      results: { [node.result.name]: node.result.shape },
      constants: node.constants,
    }),
  });

  test('a denotation that is not the derivative is refuted in the prime field, with the element', () => {
    const node = entry('conv-weight-grad');
    const wrong = denoting(node, 'dW[o,c,p,q] = sum(n,i,j) x[n,c,i+p-pw,j+q-ph] * dy[n,o,i,j]');
    const [claim] = proveEntry(wrong, spec, { layers: ['denotation'] });
    expect(claim).toMatchObject({ verdict: 'different', how: expect.stringContaining('prime field') });
    expect(claim.reason).toMatch(/not the VJP of 'conv' in W: at .* dW\[.*\] is \d+, the derivative is \d+/);
  });

  test('a wrong factor in a denotation with functions is refuted in float64', () => {
    const node = entry('bn-gamma-grad');
    const wrong = denoting(node, node.denotationText.replace('rsqrt(', '1.000000001 * rsqrt('));
    const [claim] = proveEntry(wrong, spec, { layers: ['denotation'] });
    expect(claim).toMatchObject({ verdict: 'different', how: expect.stringContaining('float64') });
  });

  test('every gradient and every step is proved to denote the derivative, for every shape', () => {
    const claims = entriesOf(spec).flatMap((each) => [...proveEntry(each, spec, { layers: ['denotation'] })]);
    expect(claims.length).toBeGreaterThan(80);
    expect(claims.filter(({ verdict, how }) => verdict !== 'proved' || !how.includes('every shape'))).toEqual(
      [],
    );
  });

  test('targets that need not sum to 1 refute the cotangent of a cross-entropy', () => {
    const node = entry('softmax-ce-logits-grad');
    const real = (of: CertifiedFunction): CertifiedFunction => ({
      ...of,
      operands: of.operands.map((operand) => ({ ...operand, kind: 'real' })),
    });
    const free = real({
      ...node,
      gradientOf: node.gradientOf && { ...node.gradientOf, op: real(node.gradientOf.op) },
    });
    expect([...proveEntry(free, spec, { layers: ['denotation'] })][0].verdict).toBe('different');
  });

  test('a wrong tie convention is not proved', () => {
    const node = entry('relu-input-grad');
    const wrong = denoting(node, 'dx[n,m] = [x[n,m] >= 0] * dy[n,m]');
    const [claim] = proveEntry(wrong, spec, { layers: ['denotation'] });
    expect(claim).toMatchObject({ verdict: 'different' });
    expect(claim.reason).toMatch(/dx\[.*\] is .*, the derivative is 0/);
  });

  test('an optimizer step with the wrong sign is refuted', () => {
    const node = entry('dense-bias-sgd');
    const wrong = denoting(node, node.denotationText.replace('- lr', '+ lr'));
    expect([...proveEntry(wrong, spec, { layers: ['denotation'] })][0].verdict).toBe('different');
  });
});
