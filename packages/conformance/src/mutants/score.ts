/** Would the cases have noticed? Every mutant of an entry against the cases that judge backends. */
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { faultsOf } from '../diagnosis/diagnose';
import { planEntry } from '../plan';
import type { Case, RunLayer } from '../results';
import { meaningOf } from './equivalence';
import { isStateful, mutantsOf, type Mutant } from './mutant';
import type { MutationOperator } from './operator';
import { trialsOf, type Trial } from './trial';

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
  /** Those that may notice; all that are planned unless given. */
  readonly cases?: readonly Case[];
  /** Diagnoses the result of every killed mutant, without saying which one it is. */
  readonly diagnose?: boolean;
}

/** A trial with the number of mutants that failed it. */
interface Tried {
  readonly trial: Trial;
  kills: number;
}

/** Cases that most mutants failed come first, then cheap ones. */
const inOrder = (tried: readonly Tried[]): Tried[] =>
  tried.toSorted((a, b) => b.kills - a.kills || a.trial.planned.cost - b.trial.planned.cost);

/** The verdict on each mutant of an entry; those that are no program at any shape of its cases are left out. */
export function* scoreEntry(
  entry: CertifiedFunction,
  spec: Spec,
  { operators, cases = planEntry(entry, spec), diagnose = false }: ScoreOptions = {},
): Generator<MutantResult> {
  const trials = trialsOf(entry, cases);
  const tried = trials.map((trial) => ({ trial, kills: 0 }));
  for (const mutant of mutantsOf(entry, operators)) {
    const shapes = trials.map(({ planned }) => planned.dims).filter((dims) => mutant.at(dims));
    if (shapes.length === 0) continue;
    const about = { entry: entry.id, mutant: mutant.id, operator: mutant.operator.name };
    const kills = isStateful(mutant) ? killsInSequence(mutant, trials) : killsOf(mutant, tried);
    if (kills.length > 0) {
      const layers = kills.map(({ trial }) => trial.planned.layer).sort();
      const diagnosed = diagnose ? diagnosisOf(entry, kills) : {};
      yield { ...about, verdict: 'killed', layers, by: kills[0].trial.planned.id, ...diagnosed };
    } else {
      yield { ...about, ...withoutKill(entry, mutant, meaningOf(entry, mutant, shapes)) };
    }
  }
}

interface Kill {
  readonly trial: Trial;
  readonly result: Float32Array;
}

/** The first case of each layer that fails on the mutant. */
function killsOf(mutant: Mutant, tried: readonly Tried[]): Kill[] {
  const kills: Kill[] = [];
  for (const each of inOrder(tried)) {
    const { trial } = each;
    if (kills.some((kill) => kill.trial.planned.layer === trial.planned.layer)) continue;
    const attempt = trial.attempt(mutant.at);
    if (!attempt?.noticed) continue;
    each.kills += 1;
    kills.push({ trial, result: attempt.result });
  }
  return kills;
}

/** The same of a mutant that keeps something from call to call: each layer runs in order in a process of its own. */
export function killsInSequence(mutant: Mutant, trials: readonly Trial[]): Kill[] {
  const kills: Kill[] = [];
  for (const layer of new Set(trials.map(({ planned }) => planned.layer))) {
    const at = mutant.begin();
    for (const trial of trials.filter(({ planned }) => planned.layer === layer)) {
      const attempt = trial.attempt(at);
      if (!attempt?.noticed) continue;
      kills.push({ trial, result: attempt.result });
      break;
    }
  }
  return kills;
}

/** What the first result says that a recipe's case judged. */
function diagnosisOf(entry: CertifiedFunction, kills: readonly Kill[]): Pick<MutantResult, 'diagnosed'> {
  for (const { trial, result } of kills) {
    if (!trial.judged) continue;
    const { data, expected } = trial.judged;
    const wrong = { dims: trial.planned.dims, data: data(), got: result, expectation: expected() };
    return { diagnosed: [...faultsOf(entry, wrong).keys()] };
  }
  return {};
}

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
