/** Execution in IEEE binary16: every operation, and every addition of a sum, is rounded to it. */
import { roundingAlgebra } from './float32';
import { roundFloat16 } from './rounding';
import { sequentialSum } from './scalar';

const round = (expression: string): string => `roundFloat16(${expression})`;

export const float16 = roundingAlgebra(
  'float16',
  round,
  roundFloat16,
  sequentialSum((sum, term) => round(`${sum}+${term}`)),
);
