/** Error rules of the functions: the mean value theorem for the argument's error, the model for the function's own. */
import { literal, type Emitter } from '../algebra';
import { float64Source } from '../scalar';
import { INFLATION, type Arithmetic, type Bounded } from './arithmetic';

export type FunctionName = 'exp' | 'log' | 'sqrt' | 'rsqrt' | 'tanh' | 'logistic' | 'erf';

export function functionBound(
  emitter: Emitter,
  arithmetic: Arithmetic,
  name: FunctionName,
  x: Bounded,
): Bounded {
  const { model } = arithmetic;
  const v = emitter.bind(float64Source(name, [x.v]));
  /** The smallest argument that there may be. */
  const least = (): string => emitter.bind(`${x.v}-${x.e}*${literal(INFLATION)}`);
  const error = (
    ulp: number,
    propagated: string,
    relative = arithmetic.relative(ulp),
    absolute = 0,
  ): string => arithmetic.rounded(v, propagated, relative, arithmetic.absolute(ulp) + absolute);
  const onNoGrid = (e: string): Bounded => ({ v, e: emitter.bind(e), q: '0' });

  switch (name) {
    case 'exp': {
      // exp(x + d) - exp(x) = exp(x) (exp(d) - 1). The ULPs grow with |x|, but a result below the smallest
      // number is within the absolute part, so magnitudes beyond 110 count as 110.
      const { constant, perMagnitude } = model.ulp.exp;
      const relative =
        perMagnitude === 0
          ? arithmetic.relative(constant)
          : emitter.bind(
              `(${literal(constant)}+${literal(perMagnitude)}*Math.min(110,Math.abs(${x.v})+${x.e}))*${literal(2 ** -23)}`,
            );
      const e = error(
        constant + 110 * perMagnitude,
        `${v}*Math.expm1(${x.e})`,
        relative,
        model.absolute?.exp,
      );
      return {
        v,
        e: emitter.bind(`${x.v}===-Infinity&&${x.e}===0?0:${e}`),
        q: emitter.bind(`${v}===0?Infinity:0`),
      };
    }
    case 'log': {
      const e = error(model.ulp.log, `-Math.log1p(-${x.e}/${x.v})`, undefined, model.absolute?.log);
      return onNoGrid(`${least()}>0?${e}:Infinity`);
    }
    case 'sqrt': {
      const from = least();
      const e = error(model.ulp.sqrt, `${x.e}===0?0:${x.e}/(${v}+Math.sqrt(Math.max(0,${from})))`);
      const exact =
        model.ulp.sqrt <= 0.5 ? `${x.e}===0&&${v}*${v}===${x.v}&&${arithmetic.isFloat32(v)}?0:` : '';
      const bound = emitter.bind(`${exact}${from}>=0?${e}:Infinity`);
      return { v, e: bound, q: emitter.bind(`${bound}===0?quantum(${v}):0`) };
    }
    case 'rsqrt': {
      const from = least();
      const e = error(model.ulp.rsqrt, `1/Math.sqrt(${from})-${v}`);
      return onNoGrid(`${from}>0?${e}:Infinity`);
    }
    case 'tanh':
      return onNoGrid(error(model.ulp.tanh, x.e, undefined, model.absolute?.tanh));
    case 'logistic':
      // The slope is s (1 - s): at most 1/4, and s(x + d) <= s(x) exp(d).
      return onNoGrid(
        error(
          model.ulp.logistic,
          `Math.min(${x.e}/4,${v}*Math.expm1(${x.e}))`,
          undefined,
          model.absolute?.logistic,
        ),
      );
    case 'erf':
      return onNoGrid(
        error(model.ulp.erf, `${literal(2 / Math.sqrt(Math.PI))}*${x.e}`, undefined, model.absolute?.erf),
      );
    default:
      return name satisfies never;
  }
}
