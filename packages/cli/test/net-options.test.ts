/** From the command line's flags to a net of its kind. */
import { loadSpec, type Net, type Spec } from '@gradcert/spec';
import { describe, expect, test } from '@jest/globals';
import { deriveNet, flagsGiven, netCall, netOptions, type NetFlags } from '../src/net-options';

const spec = loadSpec();

function declared(id: string): Spec['nets'][number] {
  const net = spec.nets.find((candidate) => candidate.id === id);
  if (!net) throw new Error(`no net '${id}'`);
  return net;
}

const derive = (id: string, flags: NetFlags): Net =>
  deriveNet(declared(id), netOptions({ widths: 'reduced', ...flags }, declared(id)));

const lossOf = ({ forward }: Net): string => {
  const loss = forward.at(-1);
  return loss === undefined || loss.apply === 'reshape' ? '' : loss.apply.id;
};

describe('flags', () => {
  test.each<readonly [id: string, flags: NetFlags, parameters: number]>([
    ['resnet34', {}, 146],
    ['resnet34', { convBiases: false }, 110],
    ['convnext-tiny', {}, 182],
    ['convnext-tiny', { headNorm: false, drop: false }, 180],
    ['mnist-cnn', {}, 10],
  ])('%s %j has %d parameters', (id, flags, parameters) => {
    expect(derive(id, flags).parameters).toHaveLength(parameters);
  });

  test('sizes and the batch are those of the inputs', () => {
    const net = derive('resnet34', { batch: 5, size: 32, classes: 7, replicas: 3 });
    expect(net.inputs[0].shape).toEqual([5, 3 * 32 ** 2]);
    expect(net.targets[0].shape).toEqual([5, 7]);
    expect(net.replicas).toBe(3);
  });

  test('a loss is the switch of the net, or an op', () => {
    expect(lossOf(derive('resnet34', {}))).toBe('smoothed-cross-entropy');
    expect(lossOf(derive('resnet34', { loss: 'plain' }))).toBe('mean-cross-entropy');
    expect(lossOf(derive('mnist-cnn', { loss: 'weighted-tanh' }))).toBe('weighted-tanh');
    expect(derive('resnet34', { alpha: 0.25 }).forward.at(-1)?.constants).toEqual({ alpha: 0.25 });
  });

  test('without stochastic depth there are no masks', () => {
    const masks = ({ inputs }: Net): number => inputs.filter(({ kind }) => kind === 'mask').length;
    expect(masks(derive('convnext-tiny', {}))).toBe(18);
    expect(masks(derive('convnext-tiny', { drop: false }))).toBe(0);
  });

  test('make the call that checks the same net again', () => {
    const flags: NetFlags = {
      ...{ widths: 'reduced', batch: 3, bf16: true, replicas: 2, size: 32, classes: 7 },
      ...{ loss: 'plain', drop: false, headNorm: true },
    };
    expect(netCall('convnext-tiny', netOptions(flags, declared('convnext-tiny')))).toBe(
      'npx gradcert net convnext-tiny --widths reduced --batch 3 --replicas 2 --loss plain --size 32 --classes 7' +
        ' --bf16 --no-drop --head-norm',
    );
    expect(netCall('mnist-cnn', { loss: 'weighted-tanh' })).toBe(
      'npx gradcert net mnist-cnn --loss weighted-tanh',
    );
  });

  test('those that are given can be named', () => {
    expect(flagsGiven({ bf16: true, size: 8, convBiases: false }, ['bf16'])).toEqual([
      '--size',
      '--conv-biases',
    ]);
  });
});

describe('what a net has not', () => {
  test.each<readonly [id: string, flags: NetFlags, problem: string]>([
    ['mnist-cnn', { alpha: 0.2 }, "net 'mnist-cnn' has no constant 'alpha' (it has: lr)"],
    ['mnist-cnn', { loss: 'plain' }, 'the loss of mnist-cnn has no smoothing to switch'],
    ['resnet34', { headNorm: false }, "has no switch 'headNorm' (it has: convBias, smoothing)"],
    ['resnet34', { drop: true }, "has no switch 'dropPath' (it has: convBias, smoothing)"],
    ['resnet34', { size: 30 }, "'x' has an extent 2*h that cannot be 15 here"],
    ['resnet34', { loss: 'relu' }, "no op 'relu' is a loss"],
  ])('%s %j', (id, flags, problem) => {
    expect(() => derive(id, flags)).toThrow(problem);
  });
});
