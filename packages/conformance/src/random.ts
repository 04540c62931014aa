import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

// Looked up once: inside a vm context (a test runner's) every look-up of a global is slow.
const { cos, log, PI, sqrt } = Math;

/** A stream of random numbers that depends on its name alone. */
export interface RandomStream {
  /** Uniform in [0, 1). */
  uniform(): number;
  /** Uniform integer in [from, to], both included. */
  integer(from: number, to: number): number;
  /** Standard normal. */
  normal(): number;
  /** -1 or 1. */
  sign(): number;
}

/** 32-bit FNV-1a of a string (http://www.isthe.com/chongo/tech/comp/fnv/): seeds come from names. */
function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash ^= name.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}

export function randomStream(name: string): RandomStream {
  const generator = xoroshiro128plus(hashName(name));
  const uniform = (): number => uniformFloat64(generator);
  return {
    uniform,
    integer: (from, to) => uniformInt(generator, from, to),
    // Box-Muller; 1 - u keeps the logarithm's argument away from 0.
    normal: () => sqrt(-2 * log(1 - uniform())) * cos(2 * PI * uniform()),
    sign: () => (uniform() < 0.5 ? -1 : 1),
  };
}
