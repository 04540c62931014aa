/** Would the cases have noticed? Every mutant of an entry against the cases that judge backends. */
import type { AccuracyProfile, DenseArray } from '@gradcert/backends';
import { ieeeModel } from '@gradcert/notation';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { drawOperands, type OperandData } from '../data/recipe';
import { extentsOf } from '../extents';
import { judge } from '../judge';
import { expectation, type Expectation } from '../oracle';
import { planEntry, recipeNamed } from '../plan';
import type { Case, RunLayer } from '../results';
import { meaningOf } from './equivalence';
import { mutantsOf, type Mutant } from './mutant';
import type { MutationOperator } from './operator';

export interface MutantResult {
  readonly entry: string;
  readonly mutant: string;
  readonly operator: string;
  /** equivalent: the normal form proves that it is the entry itself. */
  readonly verdict: 'killed' | 'equivalent' | 'survived';
  /** The layers that notice it. */
  readonly layers: readonly (RunLayer | 'meaning')[];
  /** The case, or claim, that failed first. */
  readonly by?: string;
  /** How the equality of an equivalent one is proved. */
  readonly how?: string;
}

/** IEEE arithmetic: what the mutants are executed in. */
const PROFILE: AccuracyProfile = { id: 'ieee', source: 'IEEE 754', ...ieeeModel };

/** A case with what its verdict needs, drawn when it is first asked for. */
interface Prepared {
  readonly planned: Case;
  readonly data: () => OperandData;
  readonly expected: () => Expectation;
  /** Mutants that failed it. */
  kills: number;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function prepare(entry: CertifiedFunction, spec: Spec): Prepared[] {
  return planEntry(entry, spec)
    .filter(({ layer }) => layer !== 'repeat')
    .map((planned) => {
      const { recipe, dims, variant } = planned;
      const data = once(() => drawOperands(recipeNamed(recipe), entry, dims, variant));
      const expected = once(() => expectation(entry, dims, data(), 'emitted', PROFILE));
      return { planned, data, expected, kills: 0 };
    });
}

/** Does a case fail on the mutant? Undefined where the mutant is no program at its shape. */
function fails(
  entry: CertifiedFunction,
  mutant: Mutant,
  { planned, data, expected }: Prepared,
): boolean | undefined {
  const kernel = mutant.at(planned.dims);
  if (!kernel) return undefined;
  const shape = extentsOf(entry.result.shape, planned.dims);
  const output: DenseArray = { type: 'f32', shape, data: kernel(data(), planned.dims) };
  const exact = planned.layer === 'exact' || planned.layer === 'mantissa';
  return judge(entry, output, expected(), exact).verdict === 'failed';
}

/** Cases that most mutants failed come first, then cheap ones. */
const inOrder = (cases: readonly Prepared[]): Prepared[] =>
  cases.toSorted((a, b) => b.kills - a.kills || a.planned.cost - b.planned.cost);

/** The verdict on each mutant of an entry; those that are no program at any shape of its cases are left out. */
export function* scoreEntry(
  entry: CertifiedFunction,
  spec: Spec,
  operators?: readonly MutationOperator[],
): Generator<MutantResult> {
  const cases = prepare(entry, spec);
  for (const mutant of mutantsOf(entry, operators)) {
    const shapes = cases.map(({ planned }) => planned.dims).filter((dims) => mutant.at(dims));
    if (shapes.length === 0) continue;
    const about = { entry: entry.id, mutant: mutant.id, operator: mutant.operator.name };
    const killers = killersOf(entry, mutant, cases);
    if (killers.length > 0) {
      const layers = killers.map(({ layer }) => layer).sort();
      yield { ...about, verdict: 'killed', layers, by: killers[0].id };
      continue;
    }
    const meaning = meaningOf(entry, mutant, shapes);
    yield { ...about, ...withoutKill(entry, mutant, meaning) };
  }
}

/** The first case of each layer that fails on the mutant. */
function killersOf(entry: CertifiedFunction, mutant: Mutant, cases: readonly Prepared[]): Case[] {
  const killers: Case[] = [];
  for (const prepared of inOrder(cases)) {
    const { planned } = prepared;
    if (killers.some(({ layer }) => layer === planned.layer) || fails(entry, mutant, prepared) !== true)
      continue;
    prepared.kills += 1;
    killers.push(planned);
  }
  return killers;
}

function withoutKill(
  entry: CertifiedFunction,
  { operator }: Mutant,
  meaning: ReturnType<typeof meaningOf>,
): Pick<MutantResult, 'verdict' | 'layers' | 'by' | 'how'> {
  const { printed = false, rounding = false } = operator.kind === 'rewriting' ? operator : {};
  if (meaning?.verdict === 'equal' && !rounding)
    return { verdict: 'equivalent', layers: [], how: meaning.how };
  if (meaning?.verdict === 'different' && printed)
    return { verdict: 'killed', layers: ['meaning'], by: `${entry.id}:meaning` };
  return { verdict: 'survived', layers: [] };
}
