/** The bf16 switch: contractions read bfloat16 operands, everything else stays as it is. */
import type { ElementType, Func, Operation, OperationOf, Value } from './ir';
import { makeOperation } from './operation';

const convertTo = (operand: Value, element: ElementType): [Value, Operation] => {
  const result: Value = { type: { shape: operand.type.shape, element } };
  return [result, makeOperation('convert', [operand], {}, [], result)];
};

/** Operands converted lhs first, right before the contraction, whose result has the given type. */
function contraction(
  operation: OperationOf<'convolution' | 'dot_general'>,
  operands: readonly Value[],
  result: Value,
): Operation[] {
  const converted = operands.map((operand) => convertTo(operand, 'bf16'));
  const values = converted.map(([value]) => value);
  const { kind, attributes, regions } = operation;
  return [
    ...converted.map(([, convert]) => convert),
    makeOperation(kind, values, attributes, regions, result, operation.span),
  ];
}

function switched(operation: Operation, operands: readonly Value[]): { result: Value; body: Operation[] } {
  const original = operation.results[0];
  const isFloat32 = operands.every(({ type }) => type.element === 'f32');
  if (isFloat32 && operation.kind === 'convolution') {
    // A convolution of bf16 operands has a bf16 result; one convert brings it back before anything reads it.
    const rounded: Value = { type: { shape: original.type.shape, element: 'bf16' } };
    const [result, convert] = convertTo(rounded, 'f32');
    return { result, body: [...contraction(operation, operands, rounded), convert] };
  }
  if (isFloat32 && operation.kind === 'dot_general') {
    // A product accumulates in f32: its result type is the accumulator's.
    const result: Value = { type: original.type };
    return { result, body: contraction(operation, operands, result) };
  }
  const result: Value = { ...original };
  return { result, body: [{ ...operation, operands, results: [result] }] };
}

/**
 * The bf16 twin of a function: each operand of a convolution or dot_general is converted to bf16 right before it
 * (lhs, then rhs). The convolution's result is bf16 and is converted to f32 right after; the dot's result is f32.
 * With rounding erased the twin denotes what the function denotes.
 */
export function withBf16(func: Func): Func {
  const replaced = new Map<Value, Value>();
  const current = (value: Value): Value => replaced.get(value) ?? value;
  const body = func.body.flatMap((operation) => {
    const twin = switched(operation, operation.operands.map(current));
    replaced.set(operation.results[0], twin.result);
    return twin.body;
  });
  return { name: func.name, arguments: func.arguments, body, results: func.results.map(current) };
}
