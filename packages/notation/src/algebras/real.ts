/** The real numbers, as float64 holds them. Roundings to bf16 and f16 are erased. */
import { literal } from './algebra';
import { erf } from './erf';
import { float64Source, scalarAlgebra, sequentialSum } from './scalar';

export const real = scalarAlgebra({
  name: 'real',
  storage: 'float64',
  library: { erf },
  element: (value) => value,
  scalar: {
    number: literal,
    integer: (expression) => expression,
    apply: float64Source,
    order: (value) => value,
    sum: sequentialSum((sum, term) => `${sum}+${term}`),
  },
});
