/** Documents as JSON, which has no NaN and no infinities: they are written as strings, so that a wrong value stays readable. */

const write = (_key: string, item: unknown): unknown =>
  typeof item === 'number' && !Number.isFinite(item) ? String(item) : item;

/** A document, for a reader too. */
export const toJson = (value: object): string => `${JSON.stringify(value, write, 2)}\n`;

/** A document on one line, its end included. */
export const toJsonLine = (value: object): string => `${JSON.stringify(value, write)}\n`;

/** Fields that hold a number of their own; a message may well read 'NaN'. */
const numeric = new Set([
  ...['error', 'bound', 'tightness', 'got', 'expected', 'ulps'],
  ...['divide', 'sqrt', 'rsqrt', 'exp', 'constant', 'perMagnitude', 'log', 'tanh', 'logistic', 'erf'],
]);
const numbers: Readonly<Record<string, number>> = { NaN, Infinity, '-Infinity': -Infinity };

/** Reads what toJson wrote. @throws SyntaxError where the text is no JSON. */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (key, item: unknown) =>
    numeric.has(key) && typeof item === 'string' && item in numbers ? numbers[item] : item,
  );
