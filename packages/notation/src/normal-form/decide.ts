/**
 * Do two programs have the same value, at every shape that the constraints allow?
 *
 * `equal` is a proof, over the reals, wherever both values are finite; it is followed by an evaluation at
 * random shapes. `different` is said with a witness only. `undecided` comes with its reason.
 */
import { affineEquals, formatAffine, scale, addScaled, variable, type Affine } from '../affine';
import { collect } from './collect';
import { withDecimals } from './constants';
import { CaseSplit } from './case-split';
import { contradictory, entails } from './entailment';
import { formatTerm } from './format-term';
import { Functions, isUnitExtent } from './functions';
import { Normalizer } from './normalize';
import { Opaques } from './opaque';
import { assumptionsOf, extentsIn, shapeOf, type DecisionContext, type DecisionSide } from './program';
import { simplify } from './simplify';
import { argument, Names, subtractSums, withinConstraints, type Sum } from './term';
import { Undecidable } from './undecidable';
import { UnsoundProof } from './unsound-proof';
import { Comparison, type Witness } from './witness';

export type Decision =
  | {
      readonly verdict: 'equal';
      /** Terms of the common normal form. */
      readonly terms: number;
      readonly how: string;
    }
  | { readonly verdict: 'different'; readonly witness: Witness }
  | { readonly verdict: 'undecided'; readonly reason: string };

export interface DecideOptions {
  /** Seed of the random shapes and operands. */
  readonly seed?: number;
}

/** Shapes at which a proof is checked, and at which a witness is looked for. */
const CHECKED_SHAPES = 2;
const SEARCHED_SHAPES = 16;

/**
 * Decides whether two programs have the same result.
 * @throws UnsoundProof where an evaluation contradicts a proof: a defect of the normal form
 * @throws RangeError where a program reads a tensor that is neither defined nor an operand
 */
export function decideEqual(
  left: DecisionSide,
  right: DecisionSide,
  context: DecisionContext,
  { seed = 1 }: DecideOptions = {},
): Decision {
  if (contradictory(assumptionsOf(context))) {
    return undecided('the constraints cannot be met together: no shape is admissible');
  }
  const comparison = new Comparison(left, right, context, seed);
  const proof = prove(left, right, context);
  const shapes = proof.proved ? CHECKED_SHAPES : SEARCHED_SHAPES;
  for (let k = 0; k < shapes; k++) {
    const dims = comparison.drawDims();
    if (!dims) return undecided('no small shape meets the constraints, so that nothing can be checked');
    const { data, witness } = comparison.differenceAt(dims);
    if (!witness) continue;
    if (proof.proved) throw new UnsoundProof(left, right, context, witness, data);
    return { verdict: 'different', witness };
  }
  if (!proof.proved) return undecided(proof.reason);
  const places = context.dims.length > 0 ? 'shapes' : 'points';
  const how = `${proof.how}; ${comparison.means} at ${String(shapes)} ${places}`;
  return { verdict: 'equal', terms: proof.terms, how };
}

const undecided = (reason: string): Decision => ({ verdict: 'undecided', reason });

type Proof =
  | { readonly proved: true; readonly terms: number; readonly how: string }
  | { readonly proved: false; readonly reason: string };

function prove(left: DecisionSide, right: DecisionSide, context: DecisionContext): Proof {
  try {
    return proveEqual(left, right, context);
  } catch (error) {
    if (error instanceof Undecidable) return { proved: false, reason: error.message };
    throw error;
  }
}

function proveEqual(left: DecisionSide, right: DecisionSide, context: DecisionContext): Proof {
  const assumptions = assumptionsOf(context);
  const wrong = wrongShape(left, context, assumptions) ?? wrongShape(right, context, assumptions);
  if (wrong !== undefined) return { proved: false, reason: wrong };
  const names = new Names();
  const opaques = new Opaques();
  const normalForm = ({ statements, result }: DecisionSide): Sum =>
    new Normalizer(withDecimals(statements), {
      operands: context.operands,
      assumptions,
      names,
      opaques,
    }).tensor(result).sum;
  const [a, b] = [normalForm(left), normalForm(right)];
  const inside = [...assumptions, ...resultConstraints(context.resultShape)];
  const difference = collect(simplify(subtractSums(a, b), { names, opaques, context: inside }));
  if (difference.length === 0) return { proved: true, terms: a.length, how: 'normal form' };
  const split = new CaseSplit(new Functions(opaques, names), { names, opaques });
  if (split.vanishes(difference, inside)) {
    return { proved: true, terms: a.length, how: `normal form, ${String(split.count)} cases` };
  }
  return { proved: false, reason: leftOver(difference, opaques) };
}

/** The constraints on `@0`, `@1`... as indices of the result. */
const resultConstraints = (shape: readonly Affine[]): Affine[] =>
  shape.flatMap((extent, axis) =>
    isUnitExtent(extent) ? [] : withinConstraints(variable(argument(axis)), extent),
  );

/** What is wrong with the shapes of a program; undefined where they are right. */
function wrongShape(
  program: DecisionSide,
  context: DecisionContext,
  assumptions: readonly Affine[],
): string | undefined {
  for (const { extent, of } of extentsIn(program)) {
    if (entails(assumptions, extent)) continue;
    return `the extent ${formatAffine(extent)} in '${of}' may be negative: the constraints do not exclude it`;
  }
  const [shape, declared] = [shapeOf(program, context), context.resultShape];
  const isSame =
    shape.length === declared.length &&
    shape.every((extent, axis) => sameForm(extent, declared[axis], assumptions));
  if (isSame) return undefined;
  return `'${program.result}' has shape ${formatShape(shape)}, not ${formatShape(declared)}`;
}

function sameForm(a: Affine, b: Affine, assumptions: readonly Affine[]): boolean {
  if (affineEquals(a, b)) return true;
  const difference = addScaled(a, b, -1);
  return entails(assumptions, difference) && entails(assumptions, scale(difference, -1));
}

const formatShape = (shape: readonly Affine[]): string => `[${shape.map(formatAffine).join(', ')}]`;

/** The reason that a reader sees: a term of the difference. */
function leftOver(difference: Sum, opaques: Opaques): string {
  const [term] = difference;
  const others = difference.length - 1;
  const more = others === 0 ? '' : ` (and ${String(others)} more)`;
  return `no rule shows that the sides agree: the term ${formatTerm(term, opaques)} of their difference has no counterpart${more}`;
}
