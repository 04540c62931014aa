import { describe, expect, test } from '@jest/globals';
import {
  add,
  broadcastInDim,
  buildFunction,
  convert,
  convolution,
  parameter,
  transpose,
  withBf16,
  type Func,
  type Operation,
  type Tensor,
  type Value,
} from '@gradcert/stablehlo';
import { bf16Twin, loadSpec, type CertifiedFunction } from '@gradcert/spec';

const spec = loadSpec();
const switchable = [...spec.ops, ...spec.nodes].filter(({ precision }) => precision === 'switchable');

/** Where a text breaks the rule: converts stand right at a convolution, around all of it and around nothing else. */
function misplaced({ body, results, arguments: parameters }: Func): string[] {
  const maker = new Map(body.map((operation) => [operation.results[0], operation]));
  const readers = (value: Value): Operation[] => body.filter(({ operands }) => operands.includes(value));
  const isBf16 = (value: Value): boolean => value.type.element === 'bf16';
  const problems = [...results, ...parameters].filter(isBf16).map(() => 'a signature in bf16');
  for (const operation of body) {
    const [result] = operation.results;
    if (operation.kind === 'convolution') {
      if (!operation.operands.every(isBf16)) problems.push('an operand of a convolution that is not rounded');
      if (!isBf16(result)) problems.push('a result of a convolution that is not rounded');
      continue;
    }
    if (operation.kind !== 'convert') {
      if ([result, ...operation.operands].some(isBf16)) problems.push(`a ${operation.kind} in bf16`);
      continue;
    }
    const goesDown = isBf16(result);
    const around = goesDown ? readers(result) : [maker.get(operation.operands[0])];
    if (around.length !== 1 || around[0]?.kind !== 'convolution')
      problems.push('a convert away from its convolution');
  }
  return problems;
}

const textOf = ({ module }: CertifiedFunction): Func => module.functions[0];

describe('bf16 twins', () => {
  test.each(switchable.map((entry) => [entry.id, entry] as const))(
    '%s has its converts in place',
    (_, entry) => {
      const text = textOf(bf16Twin(entry));
      expect(misplaced(text)).toEqual([]);
      expect(text.body.filter(({ kind }) => kind === 'convert').length).toBeGreaterThan(0);
      // Without the converts it is the f32 text.
      const kinds = (func: Func): string[] =>
        func.body.map(({ kind }) => kind).filter((kind) => kind !== 'convert');
      expect(kinds(text)).toEqual(kinds(textOf(entry)));
    },
  );
});

test.each(['mnist-cnn', 'resnet34', 'convnext-tiny'])(
  'the train step of %s has its converts in place',
  (id) => {
    const net = spec.nets.find((candidate) => candidate.id === id);
    const [step] = net?.derive({ widths: 'reduced', bf16: true }).trainStep().functions ?? [];
    expect(misplaced(step)).toEqual([]);
    const convolutions = step.body.filter(({ kind }) => kind === 'convolution');
    expect(step.body.filter(({ kind }) => kind === 'convert')).toHaveLength(3 * convolutions.length);
  },
);

describe('a twin by hand', () => {
  const x = parameter('x', [2, 3, 4, 4]);
  const dy = parameter('dy', [2, 3, 4, 4]);
  const b = parameter('b', [3]);
  const swap = (tensor: Tensor): Tensor => transpose(tensor, [1, 0, 2, 3]);
  const down = (tensor: Tensor): Tensor => convert(tensor, 'bf16');
  const up = (tensor: Tensor): Tensor => convert(tensor, 'f32');
  const twin = (result: Tensor): Func => buildFunction('twin', [x, dy, b], [result]);
  const biased = (y: Tensor, bias: Tensor): Tensor => add(y, broadcastInDim(bias, y.shape, [1]));

  test('by the rule', () => {
    expect(misplaced(twin(biased(swap(up(convolution(down(swap(x)), down(swap(dy))))), b)))).toEqual([]);
    expect(misplaced(withBf16(twin(biased(swap(convolution(swap(x), swap(dy))), b))))).toEqual([]);
  });

  test('that converts too early, before the transposes', () => {
    const problems = misplaced(twin(up(convolution(swap(down(x)), swap(down(dy))))));
    expect(problems).toContain('a transpose in bf16');
    expect(problems).toContain('a convert away from its convolution');
  });

  test('that converts back too late, after the transpose', () => {
    const problems = misplaced(twin(up(swap(convolution(down(x), down(dy))))));
    expect(problems).toEqual(['a transpose in bf16', 'a convert away from its convolution']);
  });

  test('that rounds the bias as well', () => {
    const problems = misplaced(twin(biased(up(convolution(down(swap(x)), down(swap(dy)))), up(down(b)))));
    expect(problems).toContain('a convert away from its convolution');
  });

  test('that accumulates into f32, or rounds no operand', () => {
    expect(misplaced(twin(convolution(down(x), down(dy), { element: 'f32' })))).toEqual([
      'a result of a convolution that is not rounded',
    ]);
    expect(misplaced(twin(convolution(x, dy)))).toHaveLength(2);
  });
});
