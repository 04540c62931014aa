/** The sums that a cotangent enters: those of a backward kernel, not the statistics that its forward had saved. */
import type { Operation, Value } from '@gradcert/stablehlo';
import type { Place } from '../mutants/operator';

function isMadeOf(value: Value, source: Value, producer: Place['producer']): boolean {
  if (value === source) return true;
  return producer(value)?.operands.some((operand) => isMadeOf(operand, source, producer)) ?? false;
}

/** Is the operation a sum whose terms depend on the cotangent, the last operand? */
export function sumsCotangent(operation: Operation, { entry, producer }: Place): boolean {
  const cotangent = entry.module.functions[0].arguments.at(-1);
  return (
    operation.kind === 'reduce' &&
    cotangent !== undefined &&
    isMadeOf(operation.operands[0], cotangent, producer)
  );
}
