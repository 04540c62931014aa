/**
 * The identity that makes a denotation the VJP of a forward in an argument, at single shapes and points: for a
 * direction t,
 *     < cotangent, d/ds forward(argument + s t) >  =  < denotation, t >,
 * the left side by dual numbers through the forward. Where both are polynomial this is decided in the prime
 * field, without rounding (Schwartz-Zippel: a wrong identity survives one random point with probability of
 * about degree / 2^26); else in float64 at 1e-12 relative.
 */
import {
  apply,
  definition,
  dual,
  evaluate,
  isPolynomial,
  primeField,
  range,
  read,
  real,
  sum,
  variable,
  type Affine,
  type ScalarAlgebra,
  type Definition,
  type Statement,
  type TensorValue,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { drawOperands } from '../data/recipe';
import { elementCount, extentsOf, unravel, type DimValues } from '../extents';
import { fieldTensor } from '../field-data';
import { liftOperands } from '../oracle';
import { recipeNamed } from '../plan';
import { randomStream } from '../random';
import { shapeName } from '../shapes';
import { wrongElement, type Gradient } from './gradient';

const RELATIVE = 1e-12;

/** Whether the identity is decided in the prime field. */
export const isInField = (entry: CertifiedFunction, { op }: Gradient): boolean =>
  isPolynomial(op.denotation) && isPolynomial(entry.denotation);

/** What is wrong with the denotation at these dims; undefined where nothing is. */
export function differenceAt(
  entry: CertifiedFunction,
  gradient: Gradient,
  dims: DimValues,
): string | undefined {
  const pairing = new Pairing(entry, gradient, dims, isInField(entry, gradient));
  return pairing.agrees(pairing.randomDirection()) ? undefined : pairing.witness();
}

/** Both sides of the identity, at one shape and one point. */
class Pairing {
  private readonly base: ScalarAlgebra;
  private readonly point: Record<string, TensorValue>;
  private readonly argumentExtents: number[];

  constructor(
    private readonly entry: CertifiedFunction,
    private readonly gradient: Gradient,
    private readonly dims: DimValues,
    private readonly inField: boolean,
  ) {
    this.base = inField ? primeField : real;
    const { op, argument } = gradient;
    const cotangent = { name: `d${op.result.name}`, extents: extentsOf(op.result.shape, dims) };
    this.point = inField
      ? Object.fromEntries(
          op.operands.map(({ name, shape }) => [name, this.random(extentsOf(shape, dims), name)]),
        )
      : liftOperands(op, dims, drawOperands(recipeNamed('normal'), op, dims, ''), real);
    this.point[cotangent.name] = this.random(cotangent.extents, cotangent.name);
    this.argumentExtents = this.point[argument].shape.slice();
  }

  private random(extents: readonly number[], name: string): TensorValue {
    const seed = `denotation ${this.entry.id} ${name} ${shapeName(this.dims)}`;
    if (this.inField) return fieldTensor(extents, seed);
    const stream = randomStream(seed);
    return real.lift(
      Float64Array.from({ length: elementCount(extents) }, () => stream.normal()),
      extents,
    );
  }

  randomDirection(): TensorValue {
    return this.random(this.argumentExtents, 'direction');
  }

  private unitDirection(ordinal: number): TensorValue {
    const data = new Float64Array(elementCount(this.argumentExtents));
    data[ordinal] = 1;
    return this.base.lift(data, this.argumentExtents);
  }

  /** < cotangent, derivative of the forward along the direction > */
  derivative(direction: TensorValue): number {
    const { op, argument } = this.gradient;
    const algebra = dual(this.base);
    const inputs = Object.fromEntries(
      Object.entries(this.point).map(([name, { shape, lanes }]) => {
        const along = name === argument ? direction.lanes[0] : new Float64Array(lanes[0].length);
        return [name, { shape, lanes: [lanes[0], along] }];
      }),
    );
    const paired = pairWith(op.denotation, op.result, `d${op.result.name}`);
    return evaluate(paired, algebra, { dims: this.dims, inputs })[PAIRED].lanes[1][0];
  }

  /** < denotation, direction >, and the sum of its terms' magnitudes. */
  private denoted(direction: TensorValue): { value: number; magnitude: number } {
    const inputs: Record<string, TensorValue> = { ...this.point, [DIRECTION]: direction };
    const statements = pairWith(this.entry.denotation, this.entry.result, DIRECTION);
    const { [PAIRED]: value, [MAGNITUDE]: magnitude } = evaluate(statements, this.base, {
      dims: this.dims,
      inputs,
      outputs: [PAIRED, MAGNITUDE],
    });
    return { value: value.lanes[0][0], magnitude: magnitude.lanes[0][0] };
  }

  agrees(direction: TensorValue): boolean {
    const derivative = this.derivative(direction);
    const { value, magnitude } = this.denoted(direction);
    if (this.inField) return derivative === value;
    return Math.abs(derivative - value) <= RELATIVE * Math.max(magnitude, Math.abs(derivative));
  }

  /** The first element of the denotation that is not the derivative along its unit direction. */
  witness(): string {
    for (let ordinal = 0; ordinal < elementCount(this.argumentExtents); ordinal++) {
      const unit = this.unitDirection(ordinal);
      if (this.agrees(unit)) continue;
      return wrongElement(this.entry, this.gradient, {
        dims: this.dims,
        index: unravel(ordinal, this.argumentExtents),
        denoted: this.denoted(unit).value,
        derivative: this.derivative(unit),
        algebra: this.base.name,
      });
    }
    return 'the two sides differ along a random direction, though along no single element';
  }
}

const PAIRED = 'paired with';
const MAGNITUDE = 'magnitude of';
const DIRECTION = 'direction';

/** The statements, then the inner product of their result with a tensor of its shape, and of the magnitudes. */
function pairWith(
  statements: readonly Statement[],
  result: { readonly name: string; readonly shape: readonly Affine[] },
  other: string,
): Statement[] {
  const ranges = result.shape.map((extent, axis) => range(`axis${String(axis)}`, extent));
  const index = ranges.map(({ index: name }) => variable(name));
  const term =
    result.shape.length === 0 && other !== DIRECTION
      ? read(result.name, [])
      : apply('multiply', read(result.name, index), read(other, index));
  const inner: Definition[] = [
    definition(PAIRED, [], sum(ranges, term)),
    definition(MAGNITUDE, [], sum(ranges, apply('abs', term))),
  ];
  return [...statements, inner[1], inner[0]];
}
