import type { Expression, Statement } from '@gradcert/notation';

/** 'any': it is 0, which is of every degree. Undefined: of none. */
type Degree = number | 'any' | undefined;

/**
 * The degree of a result in an operand, f(c x) = c^degree f(x), where it is a polynomial of it whose terms all have
 * that degree; undefined elsewhere. Of degree 1 it is linear.
 */
export function degreeIn(statements: readonly Statement[], operand: string): Degree {
  const degrees = new Map<string, Degree>([[operand, 1]]);
  const degreeOfTensor = (name: string): Degree => (degrees.has(name) ? degrees.get(name) : 0);
  const degreeOf = (part: Expression): Degree => {
    switch (part.kind) {
      case 'number':
        return part.value === 0 ? 'any' : 0;
      case 'affine':
      case 'bracket':
        return 0;
      case 'read':
        return degreeOfTensor(part.tensor);
      case 'power':
        return powered(degreeOf(part.base), part.exponent);
      case 'reduce': {
        const degree = degreeOf(part.body);
        return part.reducer === 'sum' || part.reducer === 'mean' ? degree : ofFunction([degree]);
      }
      case 'apply':
        return applied(part.operator, part.operands.map(degreeOf));
      default:
        return part satisfies never;
    }
  };
  let last: Degree = 'any';
  for (const statement of statements) {
    last = statement.kind === 'view' ? degreeOfTensor(statement.source) : degreeOf(statement.body);
    degrees.set(statement.name, last);
  }
  return last;
}

/** A function of what does not depend on the operand does not either. */
const ofFunction = (degrees: readonly Degree[]): Degree =>
  degrees.every((degree) => degree === 0 || degree === 'any') ? 0 : undefined;

const powered = (degree: Degree, exponent: number): Degree => {
  if (typeof degree === 'number' && degree > 0) return exponent >= 0 ? degree * exponent : undefined;
  return exponent > 0 ? degree : ofFunction([degree]);
};

function ofSum(left: Degree, right: Degree): Degree {
  if (left === 'any') return right;
  return right === 'any' || left === right ? left : undefined;
}

function ofProduct(left: Degree, right: Degree): Degree {
  if (left === undefined || right === undefined) return undefined;
  return left === 'any' || right === 'any' ? 'any' : left + right;
}

function applied(operator: string, degrees: readonly Degree[]): Degree {
  const [first, second, third] = degrees;
  switch (operator) {
    case 'negate':
      return first;
    case 'add':
    case 'subtract':
      return ofSum(first, second);
    case 'multiply':
      return ofProduct(first, second);
    case 'divide':
      return second === 0 ? first : undefined;
    case 'select':
      return ofFunction([first]) === 0 ? ofSum(second, third) : undefined;
    default:
      return ofFunction(degrees);
  }
}
