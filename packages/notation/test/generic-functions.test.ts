import { describe, expect, test } from '@jest/globals';
import { evaluate, genericFunctions, parseProgram, parseShape, rightDerivative } from '../src';

/** The elements of the last definition, with random residues for w and data for x. */
function classes(text: string, x: number[]): number[] {
  const n = x.length;
  const statements = parseProgram(text, { dims: ['n'], tensors: { w: parseShape('n'), x: parseShape('n') } });
  const w = genericFunctions.lift([1234567, 7654321, 24681357, 13572468].slice(0, n), [n]);
  const inputs = { w, x: genericFunctions.lift(x, [n]) };
  const result = evaluate(statements, genericFunctions, { dims: { n }, inputs });
  return Array.from(Object.values(result)[0].lanes[0]);
}

const different = (values: readonly number[]): number => new Set(values).size;

describe('elements as functions of what is varied', () => {
  test('reading equal data makes them equal, whatever the order of the terms', () => {
    // Windows 0 and 1 of a convolution read (0,0) and (0,0), window 2 reads (0,5).
    const [a, b, c] = classes('y[i<3] = sum(p<2) w[p] * x[i+p]', [0, 0, 0, 5]);
    expect([a === b, b === c]).toEqual([true, false]);
    expect(different(classes('y[i<2] = w[i] * x[i] + w[1-i] * x[1-i]', [0.5, 0.5]))).toBe(1);
  });

  test('choices are not made: what is different stays so, though both are cut to 0', () => {
    expect(different(classes('y[i] = max(x[i] * w[i], 0)', [-1, -2, 3, 4]))).toBe(4);
    expect(different(classes('y[i] = max(-w[0], x[i])', [1, 1, 1, 2]))).toBe(2);
    expect(different(classes('y[i] = select([w[i] > 0], 1, 2)', [0, 0, 0, 0]))).toBe(4);
  });

  test('a maximum over a window is a function of what the window holds', () => {
    expect(different(classes('y[i<3] = max(p<2) w[0] * x[i+p]', [1, 2, 1, 2]))).toBe(1);
    expect(different(classes('y[i<3] = max(p<2) w[0] * x[i+p]', [1, 2, 1, 3]))).toBe(2);
    expect(different(classes('y[i<3] = argmax(p<2) w[0] * x[i+p]', [1, 2, 1, 2]))).toBe(2);
  });
});

describe('the derivative from the right', () => {
  /** Value and derivative of the last definition at x, along a direction. */
  function derivative(text: string, x: number[], along: number[]): number[] {
    const n = x.length;
    const statements = parseProgram(text, { dims: ['n'], tensors: { x: parseShape('n') } });
    const [lane] = rightDerivative.lift(x, [n]).lanes;
    const inputs = { x: { shape: [n], lanes: [lane, Float64Array.from(along)] } };
    const [{ lanes }] = Object.values(evaluate(statements, rightDerivative, { dims: { n }, inputs }));
    return lanes.map((values) => values[0]);
  }

  test.each<readonly [text: string, x: number[], along: number[], right: number, left: number]>([
    ['y = max(x[0], 0)', [0], [3], 3, 0],
    ['y = max(0, x[0])', [0], [3], 3, 0],
    ['y = min(x[0], 6)', [6], [3], 0, 3],
    ['y = abs(x[0])', [0], [2], 2, -2],
    ['y = max(i) x[i]', [1, 4, 4], [9, 2, 5], 5, 2],
    ['y = min(i) x[i]', [4, 1, 1], [9, 2, 5], 2, 5],
    ['y = max(max(x[0], x[1]), 2 * x[0])', [0, 0], [1, -1], 2, -1],
    ['y = max(x[0], 0) - max(-x[0], 0)', [0], [3], 3, 3],
  ])('%s at %j along %j is %d, from the left %d', (text, x, along, right, left) => {
    const opposite = along.map((element) => -element);
    expect(derivative(text, x, along)[1]).toBe(right);
    expect(0 - derivative(text, x, opposite)[1]).toBe(left);
  });
});
