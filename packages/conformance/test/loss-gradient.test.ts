import type { Application, Net } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';
import { checkLossGradient, executeNet, runNetNodes, type CaseResult, type ParameterCheck } from '../src';
import { backend, spec } from './fixtures';

function netOf(id: string) {
  const found = spec.nets.find((net) => net.id === id);
  if (!found) throw new Error(`no net ${id}`);
  return found;
}

const derive = (): Net => netOf('mnist-cnn').derive({ batch: 2, widths: 'reduced' });

function check(net: Net): ParameterCheck[] {
  const checks: ParameterCheck[] = [];
  checkLossGradient(executeNet(net), { onParameter: (each) => checks.push(each) });
  return checks;
}

describe('the loss-gradient layer', () => {
  test('every parameter of the MNIST CNN holds', () => {
    const checks = check(derive());
    expect(checks).toHaveLength(10);
    expect(checks.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  });

  test('a relu whose cotangent reads the wrong activation is refuted, by the parameters below it', () => {
    const net = derive();
    const masks = net.backward.filter(
      (step) => step.apply !== 'reshape' && step.apply.id === 'relu-input-grad',
    );
    const [upper, lower] = [masks[0], masks[1]];
    const wrong: Application = { ...upper, operands: { ...upper.operands, x: lower.operands.x } };
    const sabotaged: Net = { ...net, backward: net.backward.map((step) => (step === upper ? wrong : step)) };
    const failed = check(sabotaged).filter(({ verdict }) => verdict === 'failed');
    expect(failed.map(({ parameter }) => parameter)).toEqual([
      'W1',
      'b1',
      'W2',
      'b2',
      'W3',
      'b3',
      'W4',
      'b4',
    ]);
    expect(failed[0].message).toMatch(/the node gives .*, the derivative of the loss is/);
  });

  test("every node runs at the chain's own operands, inside its bound", async () => {
    const collected: CaseResult[] = [];
    await runNetNodes(executeNet(derive()), {
      handle: backend(),
      onResult: (result) => void collected.push(result),
    });
    expect(collected.length).toBeGreaterThan(15);
    expect(collected.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  });
});
