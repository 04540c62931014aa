/** On replicas every entry is itself at the whole batch; wrong collectives are refuted. */
import type { CertifiedFunction, SynchronisedEmit } from '@gradcert/spec';
import {
  broadcastInDim,
  constant,
  dimProduct,
  divide,
  multiply,
  reduceSum,
  subtract,
  type Tensor,
} from '@gradcert/stablehlo';
import { describe, expect, test } from '@jest/globals';
import { entriesOf, proofLayersOf, proveEntry, type ClaimResult } from '../src';
import { differenceOnReplicas } from '../src/proofs/replicas';
import { entry, spec } from './fixtures';

const decide = (judged: CertifiedFunction): ClaimResult | undefined =>
  [...proveEntry(judged, spec, { layers: ['replicas'] })][0];

test('all entries with examples are judged, but for losses', () => {
  const left = entriesOf(spec).filter((each) => !proofLayersOf(each).includes('replicas'));
  expect(left.filter(({ family }) => family !== 'loss').map(({ id }) => id)).toEqual(['zero-bias']);
});

describe.each([1, 2, 3, 4])('on %d replicas', (replicas) => {
  test.each([
    'batch-norm',
    'bn-input-grad',
    'bn-gamma-grad',
    'bn-gamma-sgd',
    'conv-weight-grad',
    'ln-gamma-grad',
  ])('%s is itself at the whole batch', (id) => {
    expect(differenceOnReplicas(entry(id), replicas)).toBeUndefined();
  });
});

describe('a wrong text on replicas is refuted:', () => {
  const refused = (id: string, synchronised: SynchronisedEmit): string => {
    const claim = decide({ ...entry(id), synchronised });
    expect(claim?.verdict).toBe('different');
    return claim?.reason ?? '';
  };
  const right = (id: string): SynchronisedEmit => {
    const { synchronised } = entry(id);
    if (!synchronised) throw new Error(`${id} has one text`);
    return synchronised;
  };
  const coupled = ['batch-norm', 'bn-input-grad', 'bn-gamma-grad'];

  test.each(coupled)('%s by the statistics of its own replica', (id) => {
    const { emit } = entry(id);
    expect(refused(id, (operands, dims, constants) => emit(operands, dims, constants))).toContain(
      'does not compute the denotation',
    );
  });

  test.each(coupled)('%s with the mean of the own variances', (id) => {
    // What is reduced second is the variance: without the distance of the means it is the replica's own.
    refused(id, (operands, dims, constants, mean) => {
      let collectives = 0;
      const own = (): Tensor => {
        const { x } = operands;
        const average = (value: Tensor): Tensor => {
          const sum = reduceSum(value, [0, 2, 3]);
          return divide(sum, constant(dimProduct(x.shape[0], x.shape[2], x.shape[3]), sum.shape));
        };
        const centred = subtract(x, broadcastInDim(average(x), x.shape, [1]));
        return average(multiply(centred, centred));
      };
      return right(id)(operands, dims, constants, (local) => mean(++collectives === 2 ? own() : local));
    });
  });

  test('bn-input-grad divided by the number of replicas', () => {
    refused('bn-input-grad', (operands, dims, constants, mean) => {
      const dx = right('bn-input-grad')(operands, dims, constants, mean);
      return divide(dx, constant(2, dx.shape));
    });
  });

  test('bn-input-grad by means of its own cotangent', () => {
    refused('bn-input-grad', (operands, dims, constants, mean) => {
      let collectives = 0;
      return right('bn-input-grad')(operands, dims, constants, (local) =>
        ++collectives === 3 ? local : mean(local),
      );
    });
  });

  test.each(['bn-gamma-grad', 'conv-weight-grad', 'dense-bias-grad'])(
    '%s that is summed but not divided',
    (id) => {
      // The mean over replicas follows for every parameter; twice as much is the sum of two.
      refused(id, (operands, dims, constants, mean) => {
        const { emit, synchronised } = entry(id);
        const local = synchronised?.(operands, dims, constants, mean) ?? emit(operands, dims, constants);
        return multiply(local, constant(2, local.shape));
      });
    },
  );

  test('a function that couples examples and does not say so', () => {
    expect(decide({ ...entry('batch-norm'), synchronised: undefined })).toMatchObject({
      verdict: 'different',
    });
  });
});
