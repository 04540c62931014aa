/** Error rules of comparisons and of what depends on them. */
import type { Comparison } from '../../ast';
import { literal, type Accumulator, type Emitter, type Lanes } from '../algebra';
import { float64Source } from '../scalar';
import { bounded, INFLATION, lanesOf, type Bounded } from './arithmetic';

/** 1 or 0; the error is 1 where the operands are closer than their errors, so that both outcomes are allowed. */
export function compareBound(emitter: Emitter, comparison: Comparison, x: Bounded, y: Bounded): Bounded {
  const v = emitter.bind(float64Source(comparison, [x.v, y.v]));
  const slack = emitter.bind(`(${x.e}+${y.e})*${literal(INFLATION)}`);
  const e = emitter.bind(`${slack}===0||Math.abs(${x.v}-${y.v})>${slack}?0:1`);
  return { v, e, q: '1' };
}

/** The chosen branch; where the condition is undecided, the hull of both around the one that float64 chooses. */
export function selectBound(
  emitter: Emitter,
  condition: Bounded,
  then: Bounded,
  otherwise: Bounded,
): Bounded {
  const chosen = emitter.bind(`${condition.v}!==0`);
  const v = emitter.bind(`${chosen}?${then.v}:${otherwise.v}`);
  const own = emitter.bind(`${chosen}?${then.e}:${otherwise.e}`);
  const other = emitter.bind(`${chosen}?${otherwise.e}:${then.e}`);
  const decided = `${condition.e}===0||Math.abs(${condition.v})>${condition.e}`;
  const gap = emitter.bind(`Math.abs(${then.v}-${otherwise.v})`);
  const hull = emitter.bind(
    `${gap}===0?Math.max(${own},${other}):Math.max(${own},(${gap}+${other})*${literal(INFLATION)})`,
  );
  const e = emitter.bind(`${decided}?${own}:${hull}===${hull}?${hull}:Infinity`);
  return { v, e, q: emitter.bind(`${chosen}?${then.q}:${otherwise.q}`) };
}

/**
 * The greater (or smaller) of two: within the winner's error, or as far as the other may lie beyond it.
 * Folding it over many terms gives the bound of their maximum.
 */
export function extremeBound(emitter: Emitter, kind: 'max' | 'min', x: Bounded, y: Bounded): Bounded {
  const v = emitter.bind(float64Source(kind, [x.v, y.v]));
  const gap = emitter.bind(`Math.abs(${x.v}-${y.v})`);
  const xWins = emitter.bind(`${x.v}${kind === 'max' ? '>' : '<'}${y.v}`);
  if (x.e === '0' && y.e === '0') {
    return { v, e: emitter.bind(`${v}===${v}?0:Infinity`), q: emitter.bind(`Math.min(${x.q},${y.q})`) };
  }
  const beyond = (error: string): string => `(${error}>${gap}?(${error}-${gap})*${literal(INFLATION)}:0)`;
  const e = emitter.bind(
    `${v}!==${v}?Infinity:${gap}>0?${xWins}?Math.max(${x.e},${beyond(y.e)}):Math.max(${y.e},${beyond(x.e)}):Math.max(${x.e},${y.e})`,
  );
  return { v, e, q: emitter.bind(`Math.min(${x.q},${y.q})`) };
}

export function extremeAccumulator(emitter: Emitter, kind: 'max' | 'min', initial: Lanes): Accumulator {
  const state = initial.map((value) => {
    const name = emitter.fresh();
    emitter.line(`let ${name}=${value};`);
    return name;
  });
  return {
    step(term) {
      const next = lanesOf(extremeBound(emitter, kind, bounded(state), bounded(term)));
      emitter.line(state.map((name, lane) => `${name}=${next[lane] ?? 'NaN'};`).join(''));
    },
    result: () => state,
  };
}

/**
 * The first maximum's ordinal: exact unless a term that is not exact (or any term, where the maximum is not)
 * may reach the maximum; then any ordinal is allowed (error: the number of terms).
 */
export function argmaxAccumulator(emitter: Emitter, count: string): Accumulator {
  const [best, error, place, exactRival, rival] = [1, 2, 3, 4, 5].map(() => emitter.fresh()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  emitter.line(`let ${best}=-Infinity,${error}=0,${place}=0,${exactRival}=-Infinity,${rival}=-Infinity;`);
  /** Counts a term among those that lost. */
  const lose = (v: string, e: string): string =>
    `if(${e}===0){if(${v}>${exactRival})${exactRival}=${v};}else if(!(${v}+${e}<=${rival}))${rival}=${v}+${e};`;
  return {
    ordinals: true,
    step([v = 'NaN', e = 'NaN'], ordinal) {
      emitter.line(
        `if(${v}>${best}){${lose(best, error)}${best}=${v};${error}=${e};${place}=${ordinal};}else{${lose(v, e)}}`,
      );
    },
    result() {
      const least = emitter.bind(`${best}-${error}*${literal(INFLATION)}`);
      const decided = `${rival}<${least}&&(${error}===0||${exactRival}<${least})`;
      // No term lost and all are exact: rival is still -Infinity, and so may the maximum be.
      const e = emitter.bind(`${decided}||${rival}===-Infinity&&${error}===0?0:${count}`);
      return [emitter.bind(place), e, '1'];
    },
  };
}
