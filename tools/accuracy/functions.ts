/** The functions of an accuracy profile: their StableHLO name, exact values, and the arguments at which they are measured. */

export interface MeasuredFunction {
  /** Field of AccuracyProfile.ulp. */
  readonly name: 'divide' | 'sqrt' | 'rsqrt' | 'exp' | 'log' | 'tanh' | 'logistic';
  /** One or two lines that define %r of %x. */
  readonly body: (type: string) => string;
  /** In float64, whose error of 2^-52 is nothing beside 2^-24. */
  readonly exact: (x: number) => number;
  /** Ends of the intervals in which every float32 is taken, by magnitude; beyond them nothing is left to show. */
  readonly magnitudes: readonly (readonly [number, number])[];
  readonly signs: readonly (1 | -1)[];
}

const unary =
  (kind: string) =>
  (type: string): string =>
    `%r = stablehlo.${kind} %x : ${type}`;

/** Two binades are enough for what is scaled by even powers of two, and the subnormal numbers beside them. */
const oneScale = [
  [2 ** -149, 2 ** -126],
  [1, 4],
] as const;

export const measuredFunctions: readonly MeasuredFunction[] = [
  {
    name: 'divide',
    body: (type) =>
      `%one = stablehlo.constant dense<1.0> : ${type}\n    %r = stablehlo.divide %one, %x : ${type}`,
    exact: (x) => 1 / x,
    magnitudes: oneScale,
    signs: [1],
  },
  { name: 'sqrt', body: unary('sqrt'), exact: Math.sqrt, magnitudes: oneScale, signs: [1] },
  { name: 'rsqrt', body: unary('rsqrt'), exact: (x) => 1 / Math.sqrt(x), magnitudes: oneScale, signs: [1] },
  {
    name: 'exp',
    body: unary('exponential'),
    exact: Math.exp,
    magnitudes: [[2 ** -26, 128]],
    signs: [1, -1],
  },
  {
    name: 'log',
    body: unary('log'),
    exact: Math.log,
    // Between 2^-10 and 2^10, and the ends.
    magnitudes: [
      [2 ** -149, 2 ** -125],
      [2 ** -10, 2 ** 10],
      [2 ** 126, 2 ** 127],
    ],
    signs: [1],
  },
  { name: 'tanh', body: unary('tanh'), exact: Math.tanh, magnitudes: [[2 ** -26, 32]], signs: [1, -1] },
  {
    name: 'logistic',
    body: unary('logistic'),
    exact: (x) => 1 / (1 + Math.exp(-x)),
    magnitudes: [[2 ** -26, 128]],
    signs: [1, -1],
  },
];
