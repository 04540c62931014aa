/** Execution in bfloat16: every operation, and every addition of a sum, is rounded to it. */
import { roundingAlgebra } from './float32';
import { roundBfloat16 } from './rounding';
import { sequentialSum } from './scalar';

const round = (expression: string): string => `roundBfloat16(${expression})`;

export const bfloat16 = roundingAlgebra(
  'bfloat16',
  round,
  roundBfloat16,
  sequentialSum((sum, term) => round(`${sum}+${term}`)),
);
