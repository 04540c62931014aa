/** Every sentence that the language says about a mistake. Codes are stable; sentences are pinned by one test. */
import { distance } from 'fastest-levenshtein';
import type { Span } from './ast';

export type ProblemCode =
  | 'syntax'
  | 'nesting-too-deep'
  | 'unknown-name'
  | 'unbound-index'
  | 'unknown-function'
  | 'wrong-arity'
  | 'reduction-without-body'
  | 'wrong-rank'
  | 'not-a-tensor'
  | 'index-bound-twice'
  | 'name-taken'
  | 'reserved-name'
  | 'defined-twice'
  | 'used-before-definition'
  | 'not-affine'
  | 'extent-unknown'
  | 'extent-conflict'
  | 'extent-not-of-dims'
  | 'unused-index'
  | 'exponent-not-integer';

export interface Problem {
  readonly code: ProblemCode;
  readonly span: Span;
  readonly problem: string;
  readonly hint: string;
}

/** Text that no rule of the grammar takes. */
export const syntax = (span: Span, expected: string, found: string, hint: string): Problem => ({
  code: 'syntax',
  span,
  problem: `expected ${expected}, found ${found === '' ? 'the end of the line' : `'${found}'`}`,
  hint,
});

export const nestingTooDeep = (span: Span, limit: number): Problem => ({
  code: 'nesting-too-deep',
  span,
  problem: `more than ${String(limit)} nested or chained operations`,
  hint: 'name a part of it on a line of its own and read that',
});

export const unknownName = (span: Span, name: string, known: readonly string[]): Problem => ({
  code: 'unknown-name',
  span,
  problem: `unknown name '${name}'`,
  hint: nearestOr(
    name,
    known,
    known.length === 0 ? 'nothing is declared here' : `known here: ${known.join(', ')}`,
  ),
});

export const unboundIndex = (span: Span, name: string, known: readonly string[]): Problem => ({
  code: 'unbound-index',
  span,
  problem: `index '${name}' is not bound`,
  hint: nearestOr(name, known, `list it on the left side or in a reduction: sum(${name}) ...`),
});

export const unknownFunction = (span: Span, name: string, known: readonly string[]): Problem => ({
  code: 'unknown-function',
  span,
  problem: `unknown function '${name}'`,
  hint: nearestOr(
    name,
    known,
    `functions: ${known.join(', ')}; a tensor is read with [ ], and a product needs *`,
  ),
});

export const wrongArity = (span: Span, name: string, expected: number, got: number): Problem => ({
  code: 'wrong-arity',
  span,
  problem: `'${name}' takes ${count(expected, 'value')}, got ${String(got)}`,
  hint:
    name === 'max' || name === 'min'
      ? `${name}(a, b) compares two values; as a reduction it needs a body: ${name}(i) x[i]`
      : `write ${name}(${['a', 'b', 'c'].slice(0, expected).join(', ')})`,
});

export const reductionWithoutBody = (span: Span, name: string): Problem => ({
  code: 'reduction-without-body',
  span,
  problem: `'${name}' needs bare index names in ( ) and then a body`,
  hint: `write ${name}(i) x[i]; a body that begins with '-' or adds goes in parentheses: ${name}(i) (x[i] - y[i])`,
});

export const wrongRank = (span: Span, name: string, rank: number, got: number): Problem => ({
  code: 'wrong-rank',
  span,
  problem: `'${name}' has rank ${String(rank)}, but ${got === 0 ? 'no index is' : `${count(got, 'index')} ${got === 1 ? 'is' : 'are'}`} given`,
  hint: rank === 0 ? `use it bare: ${name}` : `give ${count(rank, 'index')}, one for each axis`,
});

export const notATensor = (span: Span, name: string, what: string): Problem => ({
  code: 'not-a-tensor',
  span,
  problem: `'${name}' is ${what}, it has no elements`,
  hint: `use it bare: ${name}`,
});

export const indexBoundTwice = (span: Span, name: string): Problem => ({
  code: 'index-bound-twice',
  span,
  problem: `index '${name}' is already bound here`,
  hint: 'give the inner index another name',
});

export const nameTaken = (span: Span, name: string, what: string): Problem => ({
  code: 'name-taken',
  span,
  problem: `'${name}' is already ${what}`,
  hint: 'choose another name',
});

export const reservedName = (span: Span, name: string): Problem => ({
  code: 'reserved-name',
  span,
  problem: `'${name}' is a word of the language`,
  hint: 'choose another name',
});

export const definedTwice = (span: Span, name: string, what: 'input' | 'line'): Problem => ({
  code: 'defined-twice',
  span,
  problem: what === 'input' ? `'${name}' is an operand, it cannot be defined` : `'${name}' is defined twice`,
  hint: 'a tensor has one definition: choose another name',
});

export const usedBeforeDefinition = (span: Span, name: string, itself: boolean): Problem => ({
  code: 'used-before-definition',
  span,
  problem: itself ? `'${name}' is used in its own definition` : `'${name}' is used before its definition`,
  hint: itself
    ? 'a definition reads operands and earlier lines only'
    : `move the line that defines '${name}' up`,
});

export type NotAffineReason =
  | { readonly kind: 'product'; readonly left: string; readonly right: string }
  | { readonly kind: 'division' }
  | { readonly kind: 'fraction' }
  | { readonly kind: 'value'; readonly what: string };

/** An index slot or extent that is no integer combination of indices and dims. */
export function notAffine(span: Span, reason: NotAffineReason): Problem {
  switch (reason.kind) {
    case 'product':
      return {
        code: 'not-affine',
        span,
        problem: `a product of '${reason.left}' and '${reason.right}' cannot address a tensor: only multiples by a number can`,
        hint: 'write the stride as a number: 2*i',
      };
    case 'division':
      return {
        code: 'not-affine',
        span,
        problem: 'a quotient cannot address a tensor',
        hint: 'name the smaller extent and write the larger as its multiple (2*h), or use a bracket: [a == 2*i+p]',
      };
    case 'fraction':
      return {
        code: 'not-affine',
        span,
        problem: 'an address takes whole numbers only',
        hint: 'use an integer of at most 2^53',
      };
    case 'value':
      return {
        code: 'not-affine',
        span,
        problem: `${reason.what} cannot address a tensor`,
        hint: 'use indices, dims and integers: 2*i+p-1; to select by a value, compare: [arg[i] == k]',
      };
    default:
      return reason satisfies never;
  }
}

export const extentUnknown = (span: Span, name: string): Problem => ({
  code: 'extent-unknown',
  span,
  problem: `the extent of index '${name}' is not known`,
  hint: `no read has '${name}' alone in a slot, so write it: ${name}<3`,
});

export const extentConflict = (
  span: Span,
  name: string,
  first: { readonly extent: string; readonly from: string },
  second: { readonly extent: string; readonly from: string },
): Problem => ({
  code: 'extent-conflict',
  span,
  problem: `index '${name}' runs over ${first.extent} in ${first.from}, but over ${second.extent} in ${second.from}`,
  hint: `if the shorter read is meant (outside it is 0), write the extent: ${name}<${first.extent}`,
});

export const extentNotOfDims = (span: Span, name: string): Problem => ({
  code: 'extent-not-of-dims',
  span,
  problem: `an extent is made of dims and integers, but '${name}' is an index`,
  hint: `use a bracket for a range that moves: sum(j<N) [j < ${name}]*x[j]`,
});

export const unusedIndex = (span: Span, name: string, declared: string | undefined): Problem => ({
  code: 'unused-index',
  span,
  problem: `index '${name}' is not used on the right side`,
  hint: `if the result is meant to repeat along it, write its extent: ${name}<${declared ?? '3'}`,
});

export const exponentNotInteger = (span: Span): Problem => ({
  code: 'exponent-not-integer',
  span,
  problem: 'an exponent is a whole number',
  hint: 'use sqrt, rsqrt or exp and log for other powers',
});

function count(amount: number, noun: string): string {
  const plural = noun === 'index' ? 'indices' : `${noun}s`;
  return `${String(amount)} ${amount === 1 ? noun : plural}`;
}

/** The nearest known name where it is near enough to be meant, else the other hint. */
function nearestOr(name: string, known: readonly string[], otherwise: string): string {
  const limit = name.length <= 2 ? 1 : 2;
  const ranked = known
    .map((candidate) => ({ candidate, away: distance(name, candidate) }))
    .filter(({ candidate, away }) => away <= limit && away < candidate.length)
    .sort((a, b) => a.away - b.away);
  const nearest = ranked.at(0);
  return nearest === undefined ? otherwise : `did you mean '${nearest.candidate}'?`;
}
