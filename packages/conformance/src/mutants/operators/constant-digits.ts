import { withAttributes } from '../build';
import type { RewritingOperator } from '../operator';

const DIGITS = 6;

export default {
  kind: 'rewriting',
  name: 'constant-digits',
  title: 'a constant was printed with six digits',
  fault: 'number',
  printed: true,
  *changes(operation) {
    if (operation.kind !== 'constant') return;
    const { value } = operation.attributes;
    if (typeof value !== 'number' || !Number.isFinite(value)) return;
    const printed = Number(value.toPrecision(DIGITS));
    if (Math.fround(printed) === Math.fround(value)) return;
    yield { what: String(value), by: [withAttributes(operation, { value: printed, literal: undefined })] };
  },
} satisfies RewritingOperator;
