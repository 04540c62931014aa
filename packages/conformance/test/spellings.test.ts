/**
 * Texts of one meaning, and texts that look like it. Each is emitted for a node in place of its own: the right
 * ones are proved for every shape, each wrong one is refuted with a witness.
 */
import { add as plus, constant as fixed, substitute, variable, type Affine } from '@gradcert/notation';
import type { CertifiedFunction, Emit, EmitDims } from '@gradcert/spec';
import {
  add,
  broadcastInDim,
  buildFunction,
  buildModule,
  constant,
  convolution,
  dimProduct,
  divide,
  dotGeneral,
  multiply,
  pad,
  parameter,
  reduceSum,
  reshape,
  reverse,
  rsqrt,
  slice,
  subtract,
  transpose,
  type Tensor,
} from '@gradcert/stablehlo';
import { describe, expect, test } from '@jest/globals';
import { proveEntry } from '../src';
import type { ClaimResult } from '../src';
import { entry, spec } from './fixtures';

/** The claim that the node's denotation is the meaning of what `emit` gives. */
function meaningOf(id: string, emit: Emit): ClaimResult {
  const node = entry(id);
  const operands = Object.fromEntries(node.operands.map(({ name, shape }) => [name, parameter(name, shape)]));
  const primary = Object.fromEntries(Object.keys(node.dims).map((name) => [name, variable(name)]));
  const derived = Object.entries(node.derivedDims).map(
    ([name, form]) => [name, substitute(form, primary)] as const,
  );
  const dims: EmitDims = { ...primary, ...Object.fromEntries(derived) };
  const result = emit(operands, dims, node.constants);
  const module = buildModule([buildFunction('respelt', Object.values(operands), [result])]);
  const respelt: CertifiedFunction = { ...node, emit, module };
  const [claim] = proveEntry(respelt, spec, { layers: ['meaning'] });
  return claim;
}

const SWAP = [1, 0, 2, 3];
type Pads = readonly (readonly [low: Affine, high: Affine])[];

/** Half a kernel on each side, more (or less) of it before and after. */
const half = ({ ph, pw }: EmitDims, low = 0, high = low): Pads => [
  [plus(ph, low), plus(ph, high)],
  [plus(pw, low), plus(pw, high)],
];
const square = (low: number, high: number): Pads => [0, 1].map(() => [fixed(low), fixed(high)] as const);
const dilated = (dy: Tensor, high: number): Tensor =>
  pad(dy, { high: [0, 0, high, high], interior: [0, 0, 1, 1] });
const kernelGradient = (x: Tensor, dy: Tensor, padding: Pads): Tensor =>
  transpose(convolution(transpose(x, SWAP), transpose(dy, SWAP), { padding }), SWAP);
const imageGradient = (dy: Tensor, W: Tensor, padding: Pads): Tensor =>
  convolution(dy, transpose(reverse(W, [2, 3]), SWAP), { padding });

const overImage = (x: Tensor, sum: Tensor): Tensor => broadcastInDim(sum, x.shape, [1]);
const total = (x: Tensor): Tensor => reduceSum(x, [0, 2, 3]);

/** The scale gradient of batch normalisation by a count of elements and an epsilon. */
const scaleGradient = (x: Tensor, dy: Tensor, count: Tensor, eps: number | undefined): Tensor => {
  const centred = subtract(x, divide(overImage(x, total(x)), constant(dimProduct(...batch(x)), x.shape)));
  const variance = divide(overImage(x, total(multiply(centred, centred))), count);
  const shifted = eps === undefined ? variance : add(variance, constant(eps, x.shape));
  return total(multiply(dy, multiply(centred, rsqrt(shifted))));
};
const batch = ({ shape }: Tensor): Affine[] => [0, 2, 3].map((axis) => shape[axis]);
const count = (x: Tensor): Tensor => constant(dimProduct(...batch(x)), x.shape);

interface Spelling {
  readonly name: string;
  readonly of: string;
  readonly emit: Emit;
}

const right: Spelling[] = [
  {
    name: 'the kernel transposed, then reversed',
    of: 'conv-input-grad',
    emit: ({ W, dy }, dims) => convolution(dy, reverse(transpose(W, SWAP), [2, 3]), { padding: half(dims) }),
  },
  {
    name: 'the kernel reversed, then transposed',
    of: 'conv-input-grad',
    emit: ({ W, dy }, dims) => imageGradient(dy, W, half(dims)),
  },
  {
    name: "the pooling mean's cotangent broadcast, then divided",
    of: 'mean-pool-input-grad',
    emit: ({ dy }, { N, C, h, w }) => {
      const spread = broadcastInDim(dy, [N, C, h, w], [0, 1]);
      return divide(spread, constant(dimProduct(h, w), spread.shape));
    },
  },
  {
    name: "the pooling mean's cotangent divided, then broadcast",
    of: 'mean-pool-input-grad',
    emit: ({ dy }, { N, C, h, w }) =>
      broadcastInDim(divide(dy, constant(dimProduct(h, w), dy.shape)), [N, C, h, w], [0, 1]),
  },
  {
    name: "the pooling mean's cotangent with its axes of extent 1 expanded",
    of: 'mean-pool-input-grad',
    emit: ({ dy }, { N, C, h, w }) => {
      const spread = broadcastInDim(reshape(dy, [N, C, 1, 1]), [N, C, h, w], [0, 1, 2, 3]);
      return divide(spread, constant(dimProduct(h, w), spread.shape));
    },
  },
  {
    name: 'the dense input cotangent by way of rows',
    of: 'dense-input-grad',
    emit: ({ W, dy }, { N, A, K }) => {
      const rows = reshape(dy, [N, 1, K]);
      return reshape(dotGeneral(rows, W, { contracting: [[2], [1]] }), [N, A]);
    },
  },
  {
    name: 'epsilon before the statistics',
    of: 'bn-gamma-grad',
    emit: ({ x, dy }, _dims, { eps }) => scaleGradient(x, dy, count(x), eps),
  },
];

const wrong: Spelling[] = [
  {
    name: 'the padding pair swapped, weight gradient of SAME',
    of: 'conv-strided-xla-weight-grad',
    emit: ({ x, dy }, dims) => kernelGradient(x, dilated(dy, 1), half(dims, 1, -1)),
  },
  {
    name: 'the padding pair swapped, input gradient of the even kernel',
    of: 'downsample-input-grad',
    emit: ({ W, dy }) => imageGradient(dilated(dy, 1), W, square(0, 1)),
  },
  {
    name: 'the high pad of the odd kernel for the even one',
    of: 'downsample-weight-grad',
    emit: ({ x, dy }) => kernelGradient(x, dilated(dy, 1), square(0, 0)),
  },
  {
    name: 'the same, the window widened before to make up for it',
    of: 'downsample-weight-grad',
    emit: ({ x, dy }) => kernelGradient(x, dilated(dy, 1), square(1, 0)),
  },
  {
    name: 'the symmetric padding for SAME',
    of: 'conv-strided-xla-input-grad',
    emit: ({ W, dy }, dims) => imageGradient(dilated(dy, 1), W, half(dims)),
  },
  {
    name: 'the shift of the input cotangent used for the weight',
    of: 'depthwise-strided-xla-weight-grad',
    emit: ({ x, dy }, { C, ...dims }) => {
      const byChannel = convolution(transpose(x, SWAP), transpose(dilated(dy, 1), SWAP), {
        padding: half(dims, 1, -1),
        batchGroupCount: C,
      });
      return transpose(byChannel, SWAP);
    },
  },
  {
    name: 'no reverse',
    of: 'conv-input-grad',
    emit: ({ W, dy }, dims) => convolution(dy, transpose(W, SWAP), { padding: half(dims) }),
  },
  {
    name: 'one axis reversed',
    of: 'conv-strided-input-grad',
    emit: ({ W, dy }, dims) =>
      convolution(dilated(dy, 1), transpose(reverse(W, [2]), SWAP), { padding: half(dims) }),
  },
  {
    name: 'a wrong reduced dim, of the same shape',
    of: 'dense-bias-grad',
    emit: ({ dy }, { K }) => broadcastInDim(reduceSum(dy, [0, 1]), [K], []),
  },
  {
    name: 'a wrong reduced dim, of another shape',
    of: 'conv-bias-grad',
    emit: ({ dy }) => reduceSum(dy, [1, 2, 3]),
  },
  {
    name: 'm - 1 for m',
    of: 'bn-gamma-grad',
    emit: ({ x, dy }, _dims, { eps }) => scaleGradient(x, dy, subtract(count(x), constant(1, x.shape)), eps),
  },
  {
    name: 'no epsilon',
    of: 'bn-gamma-grad',
    emit: ({ x, dy }) => scaleGradient(x, dy, count(x), undefined),
  },
  {
    name: 'the identity instead of the sum over the batch',
    of: 'dense-bias-grad',
    emit: ({ dy }, { K }) => reshape(slice(dy, { start: [0, 0], limit: [1, K] }), [K]),
  },
];

test.each(right)('$of, $name: proved for every shape', ({ of, emit }) => {
  expect(meaningOf(of, emit)).toMatchObject({
    verdict: 'proved',
    how: expect.stringContaining('for every shape'),
  });
});

describe.each(wrong)('$of, $name', ({ of, emit }) => {
  test('is different, and the witness is printed', () => {
    const { verdict, reason } = meaningOf(of, emit);
    expect(verdict).toBe('different');
    expect(reason).toMatch(
      /the emitted text does not unfold to the denotation: at \S+ (\(.+\) \w+\[[\d, ]+\]|the extent of axis \d) of the text is \S+, of the denotation \S+/,
    );
    expect(reason).toContain('packages/spec/src/nodes/');
  });
});
