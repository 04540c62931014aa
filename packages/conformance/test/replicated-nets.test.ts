/** Data parallel nets: every replica ends with the gradients of one net that has all their examples. */
import { evaluate, real, type TensorValue } from '@gradcert/notation';
import { loadSpec, type Net, type NetOptions } from '@gradcert/spec';
import { unfold } from '@gradcert/stablehlo';
import { describe, expect, test } from '@jest/globals';
import { checkLossGradient, executeNet } from '../src';
import { netData } from '../src/net-data';
import { valueOf } from '../src/net-program';

const spec = loadSpec();

/** One block of each kind. */
const shallow = { blocks1: 1, blocks2: 1, blocks3: 1, blocks4: 1 };

function derive(id: string, options: NetOptions): Net {
  const net = spec.nets.find((candidate) => candidate.id === id);
  if (!net) throw new Error(`no net '${id}'`);
  return net.derive({ widths: 'reduced', sizes: shallow, ...options });
}

/** The largest difference of a parameter's gradient on any replica from that of the whole, relative to the whole's largest element. */
function differences(replicated: Net, whole: Net): Map<string, number> {
  const local = executeNet(replicated).values;
  const { values } = executeNet(whole);
  return new Map(
    whole.parameters.map(({ name, application: { result } }) => {
      const [expected] = valueOf(values, result).lanes;
      const [got] = valueOf(local, result).lanes;
      expect(got).toHaveLength((replicated.replicas ?? 1) * expected.length);
      let scale = 0;
      let difference = 0;
      expected.forEach((element) => (scale = Math.max(scale, Math.abs(element))));
      got.forEach((element, at) => {
        difference = Math.max(difference, Math.abs(element - expected[at % expected.length]));
      });
      // The gradient of a bias before a batch norm is 0 but for rounding.
      return [name, scale < 1e-12 ? 0 : difference / scale];
    }),
  );
}

describe.each([
  ['resnet34', { switches: { convBias: false } }],
  ['convnext-tiny', {}],
] as const)('%s', (id, options) => {
  test.each([3])('on %d replicas has the gradients of all examples', (replicas) => {
    const apart = derive(id, { ...options, batch: 2, replicas });
    const whole = derive(id, { ...options, batch: 2 * replicas });
    const wrong = [...differences(apart, whole)].filter(([, difference]) => !(difference < 1e-9));
    expect(wrong).toEqual([]);
  });

  test('each of them the derivative of the mean loss', () => {
    const { failed, checked } = checkLossGradient(
      executeNet(derive(id, { ...options, batch: 2, replicas: 2 })),
      { directions: 1, entries: 0 },
    );
    expect(checked).toBeGreaterThan(30);
    expect(failed).toBe(0);
  });
});

/** What the whole emitted train step gives on its own data: on every replica, where there are several. */
function trained(net: Net): Record<string, TensorValue> {
  const { replicas } = net;
  const { statements, results } = unfold(net.trainStep().functions[0], { replicas });
  const inputs = Object.fromEntries(netData(net));
  return evaluate(statements, real, { dims: {}, inputs, outputs: results });
}

test('one text, run by every replica in lock step, ends with the parameters of one net', () => {
  const replicas = 3;
  const options = { sizes: { ...shallow, blocks2: 0, blocks3: 0, blocks4: 0 }, batch: 2 };
  const got = trained(derive('resnet34', { ...options, replicas }));
  const expected = trained(derive('resnet34', { ...options, batch: 2 * replicas }));
  const names = Object.keys(expected).filter((name) => name.startsWith('next'));
  expect(names).toHaveLength(50);
  for (const name of names) {
    const [whole] = expected[name].lanes;
    const [parts] = got[name].lanes;
    expect(parts).toHaveLength(replicas * whole.length);
    parts.forEach((element, at) => {
      expect(element).toBeCloseTo(whole[at % whole.length], 10);
    });
  }
});

test('a net whose batch norms go by their own replica is another net', () => {
  const options = { switches: { convBias: false }, batch: 2 };
  const apart = derive('resnet34', { ...options, replicas: 2 });
  const local = derive('resnet34', options);
  const forward = apart.forward.map((step, at) =>
    step.apply !== 'reshape' && step.apply.id === 'batch-norm'
      ? { ...step, apply: local.forward[at].apply }
      : step,
  );
  const wrong = differences({ ...apart, forward }, derive('resnet34', { ...options, batch: 4 }));
  expect([...wrong.values()].filter((difference) => difference > 1e-3).length).toBeGreaterThan(30);
});
