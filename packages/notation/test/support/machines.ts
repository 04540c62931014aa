/** Float32 machines, conforming and worse, for tests of the error bound. */
import {
  float32Blocked,
  float32Fma,
  float32Pairwise,
  float32Sequential,
  type ErrorModel,
  type Operator,
  type ScalarAlgebra,
} from '../../src';
import { roundingAlgebra } from '../../src/algebras/float32';
import { float64Source, scalarAlgebra, sequentialSum } from '../../src/algebras/scalar';

/** Every order of summation, with and without fused multiply-add, under IEEE arithmetic. */
export const IEEE_MACHINES: readonly ScalarAlgebra[] = [
  float32Sequential,
  float32Pairwise,
  float32Blocked,
  float32Fma,
];

/** A GPU's promises: flushed subnormals, functions good to some ULPs. */
export const LOOSE = {
  flushToZero: true,
  ulp: {
    divide: 2.5,
    sqrt: 4,
    rsqrt: 2,
    exp: { constant: 3, perMagnitude: 2 },
    log: 3,
    tanh: 5,
    logistic: 8,
    erf: 6,
  },
  absolute: { log: 2 ** -21, tanh: 1e-5, logistic: 1e-5, erf: 1e-6 },
} satisfies ErrorModel;

const flushed = (expression: string): string => `flush(Math.fround(${expression}))`;
const flush = (value: number): number => (Math.abs(value) < 2 ** -126 ? 0 : value);

const isPowerOfTwo = (value: number): number => Number(Math.log2(Math.abs(value)) % 1 === 0);

/** Pseudo-random in [-1, 1], fixed for each value. */
function jitter(value: number): number {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  let h = Math.imul(bits.getInt32(0) ^ Math.imul(bits.getInt32(4), 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) / 2 ** 31;
}

/** A machine that uses all the freedom that LOOSE gives: its functions err as far as they may. */
export const looseMachine: ScalarAlgebra = (() => {
  const base = roundingAlgebra(
    'loose',
    flushed,
    (value) => flush(Math.fround(value)),
    (emitter) => sequentialSum((sum, term) => flushed(`${sum}+${term}`))(emitter),
  );
  const { ulp, absolute } = LOOSE;
  const freedom: Partial<Record<Operator, (x: string) => string>> = {
    divide: () => String(ulp.divide),
    sqrt: () => String(ulp.sqrt),
    rsqrt: () => String(ulp.rsqrt),
    exp: (x) => `(${String(ulp.exp.constant)}+${String(ulp.exp.perMagnitude)}*Math.abs(${x}))`,
    log: () => String(ulp.log),
    tanh: () => String(ulp.tanh),
    logistic: () => String(ulp.logistic),
    erf: () => String(ulp.erf),
  };
  const offset: Partial<Record<Operator, number>> = absolute;
  return scalarAlgebra({
    name: 'loose',
    storage: 'float32',
    library: { ...base.library, flush, jitter, isPowerOfTwo },
    element: (value) => flush(Math.fround(value)),
    scalar: {
      ...base.scalar,
      apply(operator, operands) {
        const ulps = freedom[operator];
        const [x = 'NaN', y = 'NaN'] = operands;
        if (!ulps) return base.scalar.apply(operator, operands);
        const exact = `(${float64Source(operator, operands)})`;
        // An exact power-of-two divisor keeps quotients exact; half an ULP is kept back for the last rounding.
        const wobble = `(${ulps(x)}*${String(2 ** -23)}-${String(2 ** -24)})*jitter(${x})`;
        const err = operator === 'divide' ? `(isPowerOfTwo(${y})?0:${wobble})` : wobble;
        const extra = offset[operator];
        return flushed(`${exact}*(1+${err})${extra === undefined ? '' : `+${String(extra)}*jitter(${x})`}`);
      },
    },
  });
})();
