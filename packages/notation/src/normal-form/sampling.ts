/** Random shapes and operands at which two programs are compared. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { evaluateAffine, type Affine, type Environment } from '../affine';
import { PRIME } from '../algebras/prime-field';
import { assumptionsOf, type DecisionContext } from './program';

/** Shapes with more elements than this in one tensor are not drawn: evaluation is to be quick. */
const MOST_ELEMENTS = 4000;
const MOST_TRIES = 4000;

export class Sampler {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  integer(from: number, to: number): number {
    return uniformInt(this.generator, from, to);
  }

  private normal(): number {
    const [u, v] = [uniformFloat64(this.generator), uniformFloat64(this.generator)];
    // Box-Muller; 1 - u keeps the logarithm's argument away from 0
    return Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * v);
  }

  /**
   * Dims up to about `most` that meet the assumptions; undefined where none was found.
   * @param extents what is not negative besides
   */
  dims(context: DecisionContext, extents: readonly Affine[], most: number): Environment | undefined {
    const assumptions = [...assumptionsOf(context), ...extents];
    // Where there is nothing to choose, the one shape is taken, however large.
    if (context.dims.length === 0) return assumptions.every((form) => form.constant >= 0) ? {} : undefined;
    const shapes = [...Object.values(context.operands), context.resultShape];
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const wide = most + Math.floor((6 * attempt) / MOST_TRIES);
      const dims = Object.fromEntries(context.dims.map((name) => [name, this.integer(0, wide)]));
      if (assumptions.some((form) => evaluateAffine(form, dims) < 0)) continue;
      if (shapes.every((shape) => sizeOf(shape, dims) <= MOST_ELEMENTS)) return dims;
    }
    return undefined;
  }

  /** Residues, for the prime field. */
  residues(size: number): Float64Array {
    return Float64Array.from({ length: size }, () => this.integer(0, PRIME - 1));
  }

  /** Normal data, at one of several scales. */
  normals(size: number): Float64Array {
    const scale = [1, 1, 2 ** -8][this.integer(0, 2)];
    return Float64Array.from({ length: size }, () => Math.fround(scale * this.normal()));
  }

  /** Few values, so that there are ties; the thresholds are among them. */
  ties(size: number, thresholds: readonly number[]): Float64Array {
    const values = [-1, 0, 1, 2, ...thresholds];
    return Float64Array.from({ length: size }, () => values[this.integer(0, values.length - 1)]);
  }
}

export const extentsAt = (shape: readonly Affine[], dims: Environment): number[] =>
  shape.map((extent) => evaluateAffine(extent, dims));

export const sizeOf = (shape: readonly Affine[], dims: Environment): number =>
  extentsAt(shape, dims).reduce((product, extent) => product * extent, 1);
