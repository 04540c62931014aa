/** Is a node the derivative of its op's forward at one point? From the right and from the left, element by element. */
import { evaluate, real, rightDerivative, type TensorValue } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { drawOperands } from '../data/recipe';
import { elementCount, extentsOf, unravel, type DimValues } from '../extents';
import { evaluateDenotation, evaluateEmitted, liftOperands } from '../oracle';
import { recipeNamed } from '../plan';
import { randomStream } from '../random';
import { shapeName } from '../shapes';

/** A node that is the gradient of an op. */
export type GradientNode = CertifiedFunction & Required<Pick<CertifiedFunction, 'gradientOf'>>;

/** A node with the data of its op's operands and of its cotangent. */
export interface Point {
  readonly node: GradientNode;
  /** The op at the node's constants. */
  readonly op: CertifiedFunction;
  readonly argument: string;
  readonly dims: DimValues;
  readonly operands: Readonly<Record<string, TensorValue>>;
}

/** Ordinary data at a shape: standard normal where an operand's kind does not say otherwise. */
export function drawPoint(gradient: GradientNode, dims: DimValues): Point {
  const { op, argument } = gradient.gradientOf;
  const operands = liftOperands(op, dims, drawOperands(recipeNamed('normal'), op, dims, ''), real);
  const name = `d${op.result.name}`;
  const extents = extentsOf(op.result.shape, dims);
  const stream = randomStream(`cotangent ${gradient.id} ${shapeName(dims)}`);
  const cotangent = Float64Array.from({ length: elementCount(extents) }, () => stream.normal());
  return {
    node: gradient,
    op,
    argument,
    dims,
    operands: { ...operands, [name]: real.lift(cotangent, extents) },
  };
}

/** Largest difference of two ways to one value, relative to it or to 1: float64 through one op. */
const RELATIVE = 1e-9;

/** What is wrong at a point, in one line; undefined where the node is the derivative. */
export function differenceAt(point: Point): string | undefined {
  return differenceOfForward(point) ?? differenceOfGradient(point);
}

/** The first element at which the op's text does not compute what its forward says. */
function differenceOfForward({ op, dims, operands }: Point): string | undefined {
  const [denoted] = evaluateDenotation(op, dims, operands, real).lanes;
  const [emitted] = evaluateEmitted(op, dims, operands, real).lanes;
  const at = denoted.findIndex((value, index) => !agree(value, emitted[index] ?? NaN));
  if (at < 0) return undefined;
  const name = element(op.result.name, at, extentsOf(op.result.shape, dims));
  if (Number.isNaN(denoted[at])) return `${name} is ${digits(denoted[at])}`;
  return `${name} is ${digits(denoted[at])}, its text computes ${digits(emitted[at] ?? NaN)}`;
}

/** The first element of the node that is not the derivative from both sides. */
function differenceOfGradient(point: Point): string | undefined {
  const { node, argument, dims, operands } = point;
  const extents = operands[argument].shape;
  const [gradient] = evaluateDenotation(node, dims, operands, real).lanes;
  for (let at = 0; at < elementCount(extents); at++) {
    const right = derivativeFromTheRight(point, at, 1);
    const left = -derivativeFromTheRight(point, at, -1);
    if (agree(gradient[at], right) && agree(gradient[at], left)) continue;
    const name = element(node.result.name, at, extents);
    return (
      `the node gives ${name} = ${digits(gradient[at])}, ` +
      `the derivative is ${digits(right)} from the right and ${digits(left)} from the left`
    );
  }
  return undefined;
}

/** d < cotangent, forward > / ds at one element of the argument + s * direction, for s > 0. */
function derivativeFromTheRight(
  { op, argument, dims, operands }: Point,
  at: number,
  direction: 1 | -1,
): number {
  const inputs = Object.fromEntries(
    Object.entries(operands).map(([name, { shape, lanes }]) => {
      const lifted = rightDerivative.lift(lanes[0], shape);
      if (name === argument) lifted.lanes[1][at] = direction;
      return [name, lifted];
    }),
  );
  const { [op.result.name]: result } = evaluate(op.denotation, rightDerivative, { dims, inputs });
  const [, derivatives] = result.lanes;
  if (op.result.shape.length === 0) return derivatives[0];
  const [cotangent] = operands[`d${op.result.name}`].lanes;
  let sum = 0;
  for (let index = 0; index < derivatives.length; index++) sum += derivatives[index] * cotangent[index];
  return sum;
}

/** NaN agrees with nothing. Data are of the order of 1, so a difference of them that is 0 is 0 to that. */
const agree = (a: number, b: number): boolean =>
  Math.abs(a - b) <= RELATIVE * Math.max(1, Math.abs(a), Math.abs(b));

const element = (name: string, at: number, extents: readonly number[]): string =>
  extents.length === 0 ? name : `${name}[${unravel(at, extents).join(',')}]`;

const digits = (value: number): string =>
  Number.isNaN(value) ? 'no number' : String(Number(value.toFixed(6)));
