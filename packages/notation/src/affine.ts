/**
 * Affine forms: integer combinations of named indices and dims, plus an integer constant.
 * Everything that addresses a tensor (index slots, extents, index brackets) is one of these.
 */
export interface Affine {
  readonly constant: number;
  /** Coefficient of each name; a coefficient is never zero. */
  readonly terms: Readonly<Record<string, number>>;
}

/** What the constructors accept where an affine form is expected. */
export type AffineLike = Affine | number;

/** Values of index variables and dims. */
export type Environment = Readonly<Record<string, number>>;

export const constant = (value: number): Affine => ({ constant: value, terms: {} });

export const variable = (name: string, coefficient = 1): Affine => ({
  constant: 0,
  terms: coefficient === 0 ? {} : { [name]: coefficient },
});

export const affine = (value: AffineLike): Affine => (typeof value === 'number' ? constant(value) : value);

/** a + factor * b */
export function addScaled(a: AffineLike, b: AffineLike, factor: number): Affine {
  const left = affine(a);
  const right = affine(b);
  const terms: Record<string, number> = {};
  for (const [name, coefficient] of Object.entries(left.terms)) {
    const sum = coefficient + factor * (right.terms[name] ?? 0);
    if (sum !== 0) terms[name] = sum;
  }
  for (const [name, coefficient] of Object.entries(right.terms)) {
    if (left.terms[name] === undefined && factor !== 0) terms[name] = factor * coefficient;
  }
  return { constant: left.constant + factor * right.constant, terms };
}

export const add = (a: AffineLike, b: AffineLike): Affine => addScaled(a, b, 1);
export const subtract = (a: AffineLike, b: AffineLike): Affine => addScaled(a, b, -1);
export const scale = (a: AffineLike, factor: number): Affine => addScaled(0, a, factor);

/**
 * floor(a / divisor) where it is affine again: every coefficient is a multiple of the divisor
 * (then the floor acts on the constant alone). Returns undefined where it is not.
 */
export function floorDivide(a: AffineLike, divisor: number): Affine | undefined {
  const form = affine(a);
  const terms: Record<string, number> = {};
  for (const [name, coefficient] of Object.entries(form.terms)) {
    if (coefficient % divisor !== 0) return undefined;
    terms[name] = coefficient / divisor;
  }
  return { constant: Math.floor(form.constant / divisor), terms };
}

/** Replaces names by affine forms, all at once. */
export function substitute(form: Affine, bindings: Readonly<Record<string, AffineLike>>): Affine {
  let result = constant(form.constant);
  for (const [name, coefficient] of Object.entries(form.terms)) {
    result = addScaled(result, bindings[name] ?? variable(name), coefficient);
  }
  return result;
}

/**
 * The value of a form.
 * @throws RangeError where a name has no value.
 */
export function evaluateAffine(form: Affine, environment: Environment): number {
  let value = form.constant;
  for (const [name, coefficient] of Object.entries(form.terms)) {
    const bound = environment[name];
    if (bound === undefined) throw new RangeError(`'${name}' has no value`);
    value += coefficient * bound;
  }
  return value;
}

export const isConstant = (form: Affine): boolean => Object.keys(form.terms).length === 0;

/** A string that two forms share exactly if they are equal. */
export function affineKey(form: Affine): string {
  const names = Object.keys(form.terms).sort();
  return [...names.map((name) => `${String(form.terms[name])}*${name}`), form.constant].join('+');
}

export const affineEquals = (a: Affine, b: Affine): boolean => affineKey(a) === affineKey(b);

/** The form as a reader writes it: `2*i+p-1`. Names come in the order in which they were added. */
export function formatAffine(form: Affine): string {
  let text = '';
  for (const [name, coefficient] of Object.entries(form.terms)) {
    const magnitude = Math.abs(coefficient);
    const sign = coefficient < 0 ? '-' : text === '' ? '' : '+';
    text += sign + (magnitude === 1 ? name : `${String(magnitude)}*${name}`);
  }
  if (form.constant !== 0 || text === '') {
    text += form.constant < 0 || text === '' ? String(form.constant) : `+${String(form.constant)}`;
  }
  return text;
}
