/** Would the cases have noticed? Every mutant of an entry against the cases that judge backends. */
import type { DenseArray } from '@gradcert/backends';
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { drawOperands, type OperandData } from '../data/recipe';
import { faultsOf } from '../diagnosis/diagnose';
import { extentsOf } from '../extents';
import { ieeeProfile } from '../ieee';
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
  /** Operators that a diagnosis of its result names, where one was asked for. */
  readonly diagnosed?: readonly string[];
}

export interface ScoreOptions {
  /** All of them unless given. */
  readonly operators?: readonly MutationOperator[];
  /** Diagnoses the result of every killed mutant, without saying which one it is. */
  readonly diagnose?: boolean;
}

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
    .filter(({ layer }) => layer !== 'repeat' && layer !== 'laws')
    .map((planned) => {
      const { recipe, dims, variant } = planned;
      const data = once(() => drawOperands(recipeNamed(recipe), entry, dims, variant));
      const expected = once(() => expectation(entry, dims, data(), 'emitted', ieeeProfile));
      return { planned, data, expected, kills: 0 };
    });
}

/** What the mutant computes in a case; undefined where it is no program at its shape. */
function resultOf(mutant: Mutant, { planned: { dims }, data }: Prepared): Float32Array | undefined {
  return mutant.at(dims)?.(data(), dims);
}

function isRight(entry: CertifiedFunction, { planned, expected }: Prepared, result: Float32Array): boolean {
  const shape = extentsOf(entry.result.shape, planned.dims);
  const output: DenseArray = { type: 'f32', shape, data: result };
  const exact = planned.layer === 'exact' || planned.layer === 'mantissa';
  return judge(entry, output, expected(), exact).verdict === 'passed';
}

/** Cases that most mutants failed come first, then cheap ones. */
const inOrder = (cases: readonly Prepared[]): Prepared[] =>
  cases.toSorted((a, b) => b.kills - a.kills || a.planned.cost - b.planned.cost);

/** The verdict on each mutant of an entry; those that are no program at any shape of its cases are left out. */
export function* scoreEntry(
  entry: CertifiedFunction,
  spec: Spec,
  { operators, diagnose = false }: ScoreOptions = {},
): Generator<MutantResult> {
  const cases = prepare(entry, spec);
  for (const mutant of mutantsOf(entry, operators)) {
    const shapes = cases.map(({ planned }) => planned.dims).filter((dims) => mutant.at(dims));
    if (shapes.length === 0) continue;
    const about = { entry: entry.id, mutant: mutant.id, operator: mutant.operator.name };
    const kills = killsOf(entry, mutant, cases);
    if (kills.length > 0) {
      const layers = kills.map(({ prepared }) => prepared.planned.layer).sort();
      const [{ prepared, result }] = kills;
      const diagnosed = diagnose ? { diagnosed: diagnosisOf(entry, prepared, result) } : {};
      yield { ...about, verdict: 'killed', layers, by: prepared.planned.id, ...diagnosed };
    } else {
      yield { ...about, ...withoutKill(entry, mutant, meaningOf(entry, mutant, shapes)) };
    }
  }
}

interface Kill {
  readonly prepared: Prepared;
  readonly result: Float32Array;
}

/** The first case of each layer that fails on the mutant. */
function killsOf(entry: CertifiedFunction, mutant: Mutant, cases: readonly Prepared[]): Kill[] {
  const kills: Kill[] = [];
  for (const prepared of inOrder(cases)) {
    if (kills.some((kill) => kill.prepared.planned.layer === prepared.planned.layer)) continue;
    const result = resultOf(mutant, prepared);
    if (!result || isRight(entry, prepared, result)) continue;
    prepared.kills += 1;
    kills.push({ prepared, result });
  }
  return kills;
}

const diagnosisOf = (
  entry: CertifiedFunction,
  { planned: { dims }, data, expected }: Prepared,
  got: Float32Array,
): string[] => [...faultsOf(entry, { dims, data: data(), got, expectation: expected() }).keys()];

function withoutKill(
  entry: CertifiedFunction,
  { operator }: Mutant,
  meaning: ReturnType<typeof meaningOf>,
): Pick<MutantResult, 'verdict' | 'layers' | 'by' | 'how'> {
  const { printed = false, beyondReals = false } = operator.kind === 'rewriting' ? operator : {};
  if (meaning?.verdict === 'equal' && !beyondReals)
    return { verdict: 'equivalent', layers: [], how: meaning.how };
  if (meaning?.verdict === 'different' && printed)
    return { verdict: 'killed', layers: ['meaning'], by: `${entry.id}:meaning` };
  return { verdict: 'survived', layers: [] };
}
