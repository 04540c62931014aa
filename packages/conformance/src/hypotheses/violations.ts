/** Small changes that may break a guard, made from what the guard mentions. */
import { add, evaluateAffine, type TensorValue } from '@gradcert/notation';
import { guardStatements, variantOf, type CertifiedFunction, type Hypothesis } from '@gradcert/spec';
import { drawPoint, type GradientNode, type Point } from './derivative-check';
import { unravel } from '../extents';
import { definitionsOf, subexpressions } from '../features';
import { misfitWith } from './retype';

export interface Violation {
  /** In words: 'x[0,1] = 0'. */
  readonly change: string;
  /** Changes of one kind differ by the element alone: 'x = 0', 'x tied'. */
  readonly kind: string;
  readonly point: Point;
  /** Where the change is one of types: how the text then misses its shape. */
  readonly misfit?: string;
}

/**
 * One change each: a constant or a dim that the guard compares becomes a number of the guard, a derived dim grows by
 * one, an element of an operand becomes a number of the guard or equal to another element.
 */
export function* violations(hypothesis: Hypothesis, point: Point): Generator<Violation> {
  const { node, dims, operands } = point;
  const { numbers, comparedDims, mentions } = vocabulary(hypothesis, node);
  for (const name of Object.keys(node.constants).filter(mentions)) {
    for (const value of numbers) {
      const change = `${name} = ${String(value)}`;
      yield { change, kind: change, point: atConstant(point, name, value) };
    }
  }
  for (const name of Object.keys(node.derivedDims).filter(mentions)) {
    const grown = add(node.derivedDims[name], 1);
    yield {
      change: `${name} = ${String(evaluateAffine(grown, dims))}`,
      kind: `${name} grown`,
      point: { ...point, node: { ...node, derivedDims: { ...node.derivedDims, [name]: grown } } },
      misfit: misfitWith(node, name),
    };
  }
  for (const name of comparedDims) {
    for (const value of numbers.filter((number) => Number.isInteger(number) && number >= 0)) {
      const change = `${name} = ${String(value)}`;
      yield { change, kind: change, point: drawPoint(node, { ...dims, [name]: value }) };
    }
  }
  for (const name of Object.keys(operands).filter(mentions)) {
    const { shape, lanes } = operands[name];
    const elementName = (at: number): string => `${name}[${unravel(at, shape).join(',')}]`;
    for (let at = 0; at < lanes[0].length; at++) {
      for (const value of numbers) {
        const change = `${elementName(at)} = ${String(value)}`;
        yield { change, kind: `${name} = ${String(value)}`, point: atElement(point, name, at, value) };
      }
      for (let other = 0; other < lanes[0].length; other++) {
        if (other === at) continue;
        const change = `${elementName(at)} = ${elementName(other)}`;
        yield { change, kind: `${name} tied`, point: atElement(point, name, at, lanes[0][other]) };
      }
    }
  }
}

interface Vocabulary {
  readonly numbers: readonly number[];
  /** Primary dims in comparisons of indices. */
  readonly comparedDims: readonly string[];
  /** Is it one of the guard's words? (Derived dims are gone from its statements.) */
  readonly mentions: (name: string) => boolean;
}

function vocabulary({ guard }: Hypothesis, node: CertifiedFunction): Vocabulary {
  const numbers = new Set<number>();
  const compared = new Set<string>();
  for (const { body } of definitionsOf(guardStatements(guard, node))) {
    for (const expression of subexpressions(body)) {
      if (expression.kind === 'number' && expression.name === undefined) numbers.add(expression.value);
      if (expression.kind !== 'bracket') continue;
      for (const form of [expression.left, expression.right]) {
        numbers.add(form.constant);
        for (const name of Object.keys(form.terms)) compared.add(name);
      }
    }
  }
  return {
    numbers: [...numbers].filter(Number.isFinite),
    comparedDims: Object.keys(node.dims).filter((name) => compared.has(name)),
    mentions: (name) => new RegExp(`\\b${name}\\b`).test(guard),
  };
}

function atConstant(point: Point, name: string, value: number): Point {
  const setting = { constants: { [name]: value }, bf16: false };
  // A variant is of what its entry is of.
  return { ...point, node: variantOf(point.node, setting) as GradientNode, op: variantOf(point.op, setting) };
}

function atElement(point: Point, name: string, at: number, value: number): Point {
  const { shape, lanes } = point.operands[name];
  const data = Float64Array.from(lanes[0]);
  data[at] = value;
  const changed: TensorValue = { shape, lanes: [data] };
  return { ...point, operands: { ...point.operands, [name]: changed } };
}
